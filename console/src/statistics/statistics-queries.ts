import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export interface StatisticsFilters {
  from: string;
  to: string;
  agent_id?: string | undefined;
}

const liveMs = 15_000;

/** The overview, read again while the page is open. */
export const dashboardQuery = queryOptions({
  queryKey: ['/api/statistics/dashboard'],
  queryFn: () => api.get('/api/statistics/dashboard'),
  refetchInterval: liveMs,
});

export const dailyQuery = (query: StatisticsFilters) =>
  queryOptions({
    queryKey: ['/api/statistics/daily', query],
    queryFn: () => api.get('/api/statistics/daily', { query: { ...query } }),
    placeholderData: keepPreviousData,
  });

export const monthlyQuery = ({ from, to, agent_id }: StatisticsFilters) =>
  queryOptions({
    queryKey: ['/api/statistics/monthly', from, to, agent_id],
    queryFn: () =>
      api.get('/api/statistics/monthly', { query: { from: from.slice(0, 7), to: to.slice(0, 7), agent_id } }),
    placeholderData: keepPreviousData,
  });

export const agentsQuery = (query: StatisticsFilters) =>
  queryOptions({
    queryKey: ['/api/statistics/agents', query],
    queryFn: () => api.get('/api/statistics/agents', { query: { ...query } }),
    placeholderData: keepPreviousData,
  });

export const detailedQuery = (query: StatisticsFilters) =>
  queryOptions({
    queryKey: ['/api/calls/statistics/detailed', query],
    queryFn: () => api.get('/api/calls/statistics/detailed', { query: { ...query } }),
    placeholderData: keepPreviousData,
  });
