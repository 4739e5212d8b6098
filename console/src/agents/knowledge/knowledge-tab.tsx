import './texts.ts';
import { Box, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { FileText, Globe, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { KnowledgeBaseFile } from '../../api/schemas.ts';
import { usePermission } from '../../api/session.ts';
import { useList } from '../../api/use-list.ts';
import { Card } from '../../parts/card.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { notify } from '../../parts/notify.tsx';
import { type Column, RecordTable } from '../../parts/record-table.tsx';
import { Timestamp } from '../../parts/timestamp.tsx';
import { AnswerSettings } from './answer-settings.tsx';
import { filesPath, readingMs, useRefreshKnowledge } from './knowledge-queries.ts';
import { SearchPreview } from './search/search-preview.tsx';
import { SourceStatus } from './source-status.tsx';
import { TextForm } from './text-form.tsx';
import { UploadArea } from './upload-area.tsx';
import { UrlForm } from './url-form.tsx';

/** Knowledge of the agent: its sources with their states, and ways to add and delete some. */
export function KnowledgeTab() {
  const { t } = useTranslation();
  const { agentId } = useParams({ from: '/shell/agents/$agentId' });
  const mayWrite = usePermission('kb:write');
  const list = useList(filesPath, {}, { values: { agentId }, refreshMs: readingMs });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = (list.rows ?? []).filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const toggle = (id: string) =>
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <Stack gap="lg">
      <Card
        title={t('agents.tabs.knowledge')}
        text={t('knowledge.text')}
        aside={mayWrite && (list.rows?.length ?? 0) > 0 && <AddButtons agentId={agentId} />}
      >
        {mayWrite && <UploadArea agentId={agentId} />}
        {chosen.length > 0 && (
          <DeleteButton agentId={agentId} fileIds={chosen} onDeleted={() => setSelected(new Set())} />
        )}
        <RecordTable
          label={t('agents.tabs.knowledge')}
          list={list}
          columns={useColumns({ agentId, selected, toggle: mayWrite ? toggle : null })}
          keyOf={({ id }) => id}
          empty={{
            title: t('knowledge.empty_title'),
            text: t('knowledge.empty_text'),
            action: mayWrite && <AddButtons agentId={agentId} />,
          }}
        />
      </Card>
      <AnswerSettings agentId={agentId} />
      <SearchPreview agentId={agentId} />
    </Stack>
  );
}

function useColumns(given: {
  agentId: string;
  selected: ReadonlySet<string>;
  toggle: ((id: string) => void) | null;
}): Column<KnowledgeBaseFile>[] {
  const { t } = useTranslation();
  const { agentId, selected, toggle } = given;
  const selection: Column<KnowledgeBaseFile> = {
    key: 'select',
    header: t('knowledge.select_column'),
    isHeaderHidden: true,
    cell: ({ id, name }) => (
      <Checkbox aria-label={t('knowledge.select', { name })} checked={selected.has(id)} onChange={() => toggle?.(id)} />
    ),
  };
  return [
    ...(toggle ? [selection] : []),
    { key: 'name', header: t('knowledge.name'), cell: (file) => <SourceName agentId={agentId} file={file} /> },
    { key: 'status', header: t('knowledge.status'), cell: (file) => <SourceStatus file={file} /> },
    { key: 'content', header: t('knowledge.content'), cell: (file) => <SourceContent file={file} /> },
    {
      key: 'updated',
      header: t('knowledge.updated'),
      cell: ({ changed_at: changedAt, created_at: createdAt }) => <Timestamp at={changedAt ?? createdAt} />,
    },
  ];
}

function SourceName({ agentId, file }: { agentId: string; file: KnowledgeBaseFile }) {
  const { t } = useTranslation();
  return (
    <Box miw={{ sm: 180 }}>
      <Link
        to="/agents/$agentId/knowledge/$fileId"
        params={{ agentId, fileId: file.id }}
        className="row-link breakable"
      >
        {file.name}
      </Link>
      <Text size="sm" c="dimmed" className="breakable">
        {t(`knowledge.kinds.${file.kind}`)}
        {file.url !== null && ` · ${file.url}`}
        {file.schedule !== 'never' && ` · ${t(`knowledge.schedules.${file.schedule}`)}`}
      </Text>
    </Box>
  );
}

function SourceContent({ file }: { file: KnowledgeBaseFile }) {
  const { t } = useTranslation();
  return (
    <div>
      <Text span fz="inherit" style={{ whiteSpace: 'nowrap' }}>
        {t('knowledge.passages', { count: file.chunks })}
      </Text>
      {file.kind === 'site' && file.indexed_at !== null && (
        <Text size="sm" c="dimmed">
          {t('knowledge.kept_pages', { kept: file.pages.kept, seen: file.pages.seen })}
        </Text>
      )}
    </div>
  );
}

function AddButtons({ agentId }: { agentId: string }) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'text' | 'url' | null>(null);
  const close = () => setDialog(null);
  const done = () => {
    close();
    notify(t('knowledge.added'));
  };
  return (
    <Group gap="sm">
      <Button variant="default" leftSection={<FileText size={16} aria-hidden />} onClick={() => setDialog('text')}>
        {t('knowledge.add_text')}
      </Button>
      <Button variant="default" leftSection={<Globe size={16} aria-hidden />} onClick={() => setDialog('url')}>
        {t('knowledge.add_url')}
      </Button>
      <FormDialog isOpen={dialog === 'text'} title={t('knowledge.add_text')} size="lg" onClose={close}>
        <TextForm agentId={agentId} edited={null} onDone={done} onCancel={close} />
      </FormDialog>
      <FormDialog isOpen={dialog === 'url'} title={t('knowledge.add_url')} onClose={close}>
        <UrlForm agentId={agentId} onDone={done} onCancel={close} />
      </FormDialog>
    </Group>
  );
}

function DeleteButton(props: { agentId: string; fileIds: string[]; onDeleted(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshKnowledge();
  const [isAsking, setAsking] = useState(false);
  const { agentId, fileIds } = props;
  const count = fileIds.length;
  return (
    <Stack align="flex-start">
      <Button color="red.8" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {t('knowledge.delete_selected', { count })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('knowledge.delete_title', { count })}
        confirmLabel={t('common.delete')}
        isDangerous
        onClose={() => setAsking(false)}
        run={async () => {
          await api.post(`${filesPath}/delete`, { path: { agentId }, body: { file_ids: fileIds } });
          notify(t('knowledge.deleted'));
          await refresh();
          props.onDeleted();
        }}
      >
        {t('knowledge.delete_text')}
      </ConfirmDialog>
    </Stack>
  );
}
