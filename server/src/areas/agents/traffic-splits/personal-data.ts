import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of traffic splits: none. */
export const trafficSplitsPersonalData = personalData({
  tables: [
    impersonalTable('traffic_splits', {
      about: 'shares of new conversations for fixed versions of agents',
      impersonal: ['agent_id', 'ended_at', 'id', 'share', 'started_at', 'tenant_id', 'version'],
    }),
  ],
});
