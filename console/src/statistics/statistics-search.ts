import { isDay, oneOf } from '../search-values.ts';

/** Views of the statistics page. */
export const statisticsViews = ['overview', 'trends', 'agents', 'calls', 'desk'] as const;
export type StatisticsView = (typeof statisticsViews)[number];

/** Search parameters of the statistics page. */
export interface StatisticsSearch {
  view?: StatisticsView | undefined;
  from?: string | undefined;
  to?: string | undefined;
  agent_id?: string | undefined;
  by?: 'month' | undefined;
}

export function readStatisticsSearch(raw: Record<string, unknown>): StatisticsSearch {
  const { from, to, agent_id } = raw;
  const view = oneOf(statisticsViews, raw['view']);
  return {
    ...(view && { view }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(typeof agent_id === 'string' && { agent_id }),
    ...(raw['by'] === 'month' && { by: 'month' }),
  };
}
