import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api/api.ts';

export const numbersPath = '/api/phone-numbers';
export const numberPath = '/api/phone-numbers/{numberId}';
export const checkPath = '/api/phone-numbers/{numberId}/check';

/** Carriers that sell numbers here, and the SIP address of this installation. */
export const connectionQuery = queryOptions({
  queryKey: ['/api/phone-numbers/connection'],
  queryFn: ({ signal }) => api.get('/api/phone-numbers/connection', { signal }),
});

/** Check of a number: its agent, line and newest call. */
export const checkQuery = (numberId: string) =>
  queryOptions({
    queryKey: [checkPath, numberId],
    queryFn: ({ signal }) => api.get(checkPath, { path: { numberId }, signal }),
  });

/** Returns a function that reads numbers and their checks anew. */
export function useRefreshNumbers(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([numbersPath, checkPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }, [queryClient]);
}

/** Buys a number of the built-in carrier; its agent is the given one. */
export async function getTestNumber(agentId: string | null) {
  const query = { country: 'US', provider: 'builtin', limit: 1 } as const;
  const { data } = await api.get('/api/phone-numbers/available', { query });
  const [offer] = data;
  if (offer === undefined) return null;
  const bought = await api.post('/api/phone-numbers/purchase', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { phone_number: offer.number, provider: 'builtin' },
  });
  return agentId === null ? bought : assign(bought.id, agentId);
}

export const assign = (numberId: string, agentId: string) =>
  api.post(`${numberPath}/assign`, { path: { numberId }, body: { agent_id: agentId } });
