import { area } from '#platform/areas/area.ts';
import { getAgentStatistics } from './get-agent-statistics.ts';
import { getCallStatistics } from './get-call-statistics.ts';
import { getCallUsage } from './get-call-usage.ts';
import { getDailyStatistics } from './get-daily-statistics.ts';
import { getDetailedCallStatistics } from './get-detailed-call-statistics.ts';
import { getMonthlyStatistics } from './get-monthly-statistics.ts';
import { getPlatformOverview } from './get-platform-overview.ts';
import { getStatisticsDashboard } from './get-statistics-dashboard.ts';
import { statisticsPersonalData } from './personal-data.ts';
import type { StatisticsDeps } from './statistics.operation.ts';
import { statisticsConsumers } from './statistics-consumers.ts';
import { statisticsJobs } from './statistics-jobs.ts';

export type { CallRates } from './cost.rules.ts';
export type { StatisticsDeps } from './statistics.operation.ts';

/** Statistics of calls and chats, from roll-ups by day and month in the tenant's time zone. */
export const statisticsArea = area<StatisticsDeps>({
  name: 'statistics',
  module: 'statistics',
  operations: {
    Calls: [getCallUsage, getDetailedCallStatistics, getCallStatistics],
    Statistics: [
      getStatisticsDashboard,
      getDailyStatistics,
      getMonthlyStatistics,
      getAgentStatistics,
      getPlatformOverview,
    ],
  },
  personalData: statisticsPersonalData,
  jobs: statisticsJobs,
  consumers: statisticsConsumers,
});
