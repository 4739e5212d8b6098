import './texts.ts';
import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { KnowledgeBaseFileDetail } from '../../api/schemas.ts';
import { usePermission } from '../../api/session.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Card } from '../../parts/card.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Page } from '../../parts/page.tsx';
import { Timestamp } from '../../parts/timestamp.tsx';
import { ChunkList } from './chunk-list.tsx';
import { DocumentTable } from './document-table.tsx';
import { fileQuery } from './knowledge-queries.ts';
import { SourceActions } from './source-actions.tsx';
import { SourceStatus } from './source-status.tsx';

/** One source of an agent's knowledge: its status, documents and passages. */
export function SourcePage() {
  const { t } = useTranslation();
  const { agentId, fileId } = useParams({ from: '/shell/agents/$agentId/knowledge/$fileId' });
  const { data: file } = useSuspenseQuery(fileQuery(agentId, fileId));
  const mayWrite = usePermission('kb:write');
  return (
    <Page
      title={file.name}
      description={
        file.url === null ? (
          t(`knowledge.kinds.${file.kind}`)
        ) : (
          <a href={file.url} target="_blank" rel="noreferrer" className="breakable">
            {file.url}
          </a>
        )
      }
      before={<BackLink to="/agents/$agentId/knowledge" params={{ agentId }} label={t('knowledge.back')} />}
      actions={<SourceActions file={file} mayWrite={mayWrite} />}
    >
      <Card title={t('knowledge.facts')}>
        <SourceFacts file={file} />
      </Card>
      {file.url !== null && (
        <Card title={t('knowledge.documents')} text={t('knowledge.documents_text')}>
          <DocumentTable documents={file.documents} />
        </Card>
      )}
      <Card title={t('knowledge.chunks')} text={t('knowledge.chunks_text')}>
        {/* Another reading, another list. */}
        <ChunkList key={file.indexed_at} agentId={agentId} fileId={fileId} />
      </Card>
    </Page>
  );
}

function SourceFacts({ file }: { file: KnowledgeBaseFileDetail }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  const time = (at: string | null) => at && <Timestamp at={at} />;
  const languages = [...new Set(file.documents.flatMap(({ language }) => (language === null ? [] : [language])))];
  return (
    <Stack>
      <Facts
        facts={[
          [t('knowledge.status'), <SourceStatus key="status" file={file} />],
          [t('knowledge.kind'), t(`knowledge.kinds.${file.kind}`)],
          [t('knowledge.content'), t('knowledge.passages', { count: file.chunks })],
          [
            t('knowledge.documents'),
            file.kind === 'site' ? t('knowledge.kept_pages', { kept: file.pages.kept, seen: file.pages.seen }) : null,
          ],
          [t('knowledge.characters'), number(file.characters)],
          [t('knowledge.size'), file.bytes > 0 ? `${number(Math.max(1, Math.round(file.bytes / 1024)))} kB` : null],
          [t('knowledge.language'), languages.join(', ')],
          [t('knowledge.schedule'), file.url === null ? null : t(`knowledge.schedules.${file.schedule}`)],
          [t('knowledge.visited'), file.url === null ? null : time(file.visited_at)],
          [t('knowledge.next_visit'), time(file.next_visit_at)],
          [t('knowledge.indexed'), time(file.indexed_at)],
          [t('knowledge.updated'), time(file.changed_at)],
        ]}
      />
    </Stack>
  );
}
