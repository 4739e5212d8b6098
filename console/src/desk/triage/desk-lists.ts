import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import type { ChatLabel, ChatTeam } from '../../api/schemas.ts';

const staleMs = 60_000;
const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);

export const labelsQuery = queryOptions({
  queryKey: ['/api/chat/labels', 'all'],
  queryFn: async (): Promise<ChatLabel[]> =>
    (await api.get('/api/chat/labels', { query: { limit: 200 } })).data.toSorted(byName),
  staleTime: staleMs,
});

export const teamsQuery = queryOptions({
  queryKey: ['/api/chat/teams', 'all'],
  queryFn: async (): Promise<ChatTeam[]> =>
    (await api.get('/api/chat/teams', { query: { limit: 200 } })).data.toSorted(byName),
  staleTime: staleMs,
});

export const viewsQuery = queryOptions({
  queryKey: ['/api/chat/operator/views'],
  queryFn: async () => (await api.get('/api/chat/operator/views')).data,
  staleTime: staleMs,
});

export const useLabels = (): readonly ChatLabel[] => useQuery(labelsQuery).data ?? [];
export const useTeams = (): readonly ChatTeam[] => useQuery(teamsQuery).data ?? [];
