import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api/api.ts';

export const webhooksPath = '/api/end-of-call-webhooks';
export const webhookPath = '/api/end-of-call-webhooks/{webhookId}';
export const deliveriesPath = '/api/end-of-call-webhooks/{webhookId}/deliveries';

export const webhookQuery = (webhookId: string) =>
  queryOptions({
    queryKey: [webhookPath, webhookId],
    queryFn: ({ signal }) => api.get(webhookPath, { path: { webhookId }, signal }),
  });

/** Returns a function that reads webhooks and their logs anew. */
export function useRefreshWebhooks(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const paths = [webhooksPath, webhookPath, deliveriesPath];
    await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }, [queryClient]);
}

/** Redelivers all deliveries of a state in a span, request after request; returns their number. */
export async function redeliverSpan(
  webhookId: string,
  span: { from: Date; to: Date; status: 'delivered' | 'failed' | 'missed' },
): Promise<number> {
  const body = { from: span.from.toISOString(), to: span.to.toISOString(), status: span.status };
  for (let queued = 0; ; ) {
    const answer = await api.post(`${webhookPath}/redeliver`, { path: { webhookId }, body });
    queued += answer.queued;
    if (!answer.has_more || answer.queued === 0) return queued;
  }
}

const dayMs = 86_400_000;

/** Redelivers all missed events: the log goes back 30 days. Ends a day ahead, in case this clock is behind. */
export function redeliverMissed(webhookId: string): Promise<number> {
  const now = Date.now();
  const span = { from: new Date(now - 31 * dayMs), to: new Date(now + dayMs) };
  return redeliverSpan(webhookId, { ...span, status: 'missed' });
}
