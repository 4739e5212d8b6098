import { Badge, Button, Group } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/api.ts';
import type { KnowledgeIndex } from '../../../api/schemas.ts';
import { notify, notifyError } from '../../../parts/notify.tsx';
import { useErrorMessage } from '../../../parts/use-error-message.ts';
import { readingMs } from '../knowledge-queries.ts';

const indexPath = '/api/agents/{agentId}/knowledge-base/index';
const reindexPath = '/api/agents/{agentId}/knowledge-base/reindex';

const colors: Record<KnowledgeIndex['state'], string> = {
  empty: 'gray',
  ready: 'green',
  queued: 'blue',
  building: 'blue',
  failed: 'red',
};

const indexQuery = (agentId: string) =>
  queryOptions({
    queryKey: [indexPath, agentId],
    queryFn: ({ signal }) => api.get(indexPath, { path: { agentId }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'queued' || data?.state === 'building' ? readingMs : readingMs * 5,
  });

/** State of the index, and the button that orders it anew. */
export function IndexState({ agentId, mayWrite }: { agentId: string; mayWrite: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const messageOf = useErrorMessage();
  const { data } = useQuery(indexQuery(agentId));
  async function reindex(): Promise<void> {
    try {
      await api.post(reindexPath, { path: { agentId } });
      await queryClient.invalidateQueries({ queryKey: [indexPath] });
      notify(t('knowledge.search.reindexing'));
    } catch (error) {
      notifyError(messageOf(error));
    }
  }
  return (
    <Group gap="sm">
      {data && <Badge color={colors[data.state]}>{t(`knowledge.search.states.${data.state}`)}</Badge>}
      {mayWrite && (
        <Button variant="default" disabled={data?.chunks === 0} onClick={() => void reindex()}>
          {t('knowledge.search.reindex')}
        </Button>
      )}
    </Group>
  );
}
