import { Badge, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { KnowledgeDocument } from '../../api/schemas.ts';
import { wholeList } from '../../api/use-list.ts';
import { type Column, RecordTable } from '../../parts/record-table.tsx';
import { Timestamp } from '../../parts/timestamp.tsx';

const colors = { kept: 'green', skipped: 'gray' } as const;

/** Pages of a source, kept or skipped with the reason. */
export function DocumentTable({ documents }: { documents: KnowledgeDocument[] }) {
  const { t } = useTranslation();
  const columns: Column<KnowledgeDocument>[] = [
    {
      key: 'document',
      header: t('knowledge.document'),
      cell: ({ title, url }) => (
        <div className="breakable">
          {title || url}
          {title && url && (
            <Text size="sm" c="dimmed">
              {url}
            </Text>
          )}
        </div>
      ),
    },
    {
      key: 'status',
      header: t('knowledge.status'),
      cell: ({ status, skipped }) => (
        <div>
          <Badge color={colors[status]}>{t(`knowledge.document_statuses.${status}`)}</Badge>
          {skipped && (
            <Text size="xs" title={skipped.message}>
              {t(`knowledge.errors.${skipped.code}`)}
            </Text>
          )}
        </div>
      ),
    },
    { key: 'chunks', header: t('knowledge.content'), cell: ({ chunks }) => t('knowledge.passages', { count: chunks }) },
    { key: 'changed', header: t('knowledge.updated'), cell: ({ changed_at: at }) => <Timestamp at={at} /> },
  ];
  return (
    <RecordTable
      label={t('knowledge.documents')}
      list={wholeList(documents, { error: null, refetch: async () => {} })}
      columns={columns}
      keyOf={({ id }) => id}
      empty={{ title: t('knowledge.no_documents_title'), text: t('knowledge.no_documents_text') }}
    />
  );
}
