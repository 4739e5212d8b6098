/** Views of the statistics page. */
export const statisticsViews = ['overview', 'trends', 'agents', 'calls'] as const;
export type StatisticsView = (typeof statisticsViews)[number];

/** Search parameters of the statistics page. */
export interface StatisticsSearch {
  view?: StatisticsView | undefined;
  from?: string | undefined;
  to?: string | undefined;
  agent_id?: string | undefined;
  by?: 'month' | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

export function readStatisticsSearch(raw: Record<string, unknown>): StatisticsSearch {
  const view = statisticsViews.find((one) => one === raw['view']);
  const dayOf = (value: unknown) => (typeof value === 'string' && day.test(value) ? value : undefined);
  const [from, to, agentId] = [dayOf(raw['from']), dayOf(raw['to']), raw['agent_id']];
  return {
    ...(view && { view }),
    ...(from && { from }),
    ...(to && { to }),
    ...(typeof agentId === 'string' && { agent_id: agentId }),
    ...(raw['by'] === 'month' && { by: 'month' }),
  };
}
