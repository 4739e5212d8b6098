import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { KnowledgeChunk } from '../../api/schemas.ts';
import { useList } from '../../api/use-list.ts';
import { type Column, RecordTable } from '../../parts/record-table.tsx';
import { chunksPath } from './knowledge-queries.ts';

/** Passages of a source under their headings. */
export function ChunkList({ agentId, fileId }: { agentId: string; fileId: string }) {
  const { t } = useTranslation();
  const list = useList(chunksPath, {}, { values: { agentId, fileId } });
  const columns: Column<KnowledgeChunk>[] = [
    {
      key: 'chunk',
      header: t('knowledge.chunks'),
      cell: ({ heading_path: headings, text, questions }) => (
        <div>
          {headings.length > 0 && (
            <Text fw={600} size="sm">
              {headings.join(' › ')}
            </Text>
          )}
          <Text size="sm" className="passage">
            {text}
          </Text>
          {questions.length > 0 && (
            <Text size="xs" c="dimmed">
              {t('knowledge.questions', { questions: questions.join(' ') })}
            </Text>
          )}
        </div>
      ),
    },
  ];
  return (
    <RecordTable
      label={t('knowledge.chunks')}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      empty={{ title: t('knowledge.no_chunks_title'), text: t('knowledge.no_chunks_text') }}
    />
  );
}
