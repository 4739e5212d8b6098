import { Badge, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { KnowledgeBaseFile } from '../../api/schemas.ts';
import { isBeingRead } from './knowledge-queries.ts';

const colors = { queued: 'gray', indexing: 'blue', ready: 'green', failed: 'red' } as const;

/** Status of a source: how far its reading is, or why it failed. */
export function SourceStatus({ file }: { file: KnowledgeBaseFile }) {
  const { t } = useTranslation();
  const { status, error, kind, pages, chunks } = file;
  return (
    <Stack gap={2} align="flex-start">
      <Badge color={colors[status]}>{t(`knowledge.statuses.${status}`)}</Badge>
      {status === 'indexing' && kind === 'site' && pages.seen > 0 && (
        <Text size="xs" c="dimmed">
          {t('knowledge.pages_so_far', { count: pages.seen })}
        </Text>
      )}
      {error && (status === 'failed' || isBeingRead(status)) && (
        <Text size="xs" title={error.message}>
          {t(`knowledge.errors.${error.code}`)}
        </Text>
      )}
      {status !== 'ready' && chunks > 0 && (
        <Text size="xs" c="dimmed">
          {t('knowledge.still_used')}
        </Text>
      )}
    </Stack>
  );
}
