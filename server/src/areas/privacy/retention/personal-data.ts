import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Tables of the retention: settings and counts. */
export const retentionPersonalData = personalData({
  tables: [
    impersonalTable('retention_policies', {
      about: 'how long each kind of data is kept',
      impersonal: ['days', 'tenant_id', 'updated_at', 'version'],
    }),
    impersonalTable('retention_bounds', {
      about: 'floors and ceilings of resellers and the platform',
      impersonal: ['bounds', 'tenant_id', 'updated_at', 'version'],
    }),
    impersonalTable('retention_runs', {
      about: 'counts of nightly deletions',
      impersonal: ['deleted', 'finished_at', 'id', 'started_at', 'tenant_id'],
    }),
  ],
});
