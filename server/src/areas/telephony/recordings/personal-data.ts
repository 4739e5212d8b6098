import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of jobs over recordings; the recordings themselves are with the calls. */
export const recordingsPersonalData = personalData({
  tables: [
    impersonalTable('recording_jobs', {
      about: 'repairs and syncs of recordings: ids of calls and names of files, deleted after 30 days',
      impersonal: [
        'call_ids',
        'changed',
        'checked',
        'created_at',
        'dry_run',
        'error',
        'findings',
        'finished_at',
        'id',
        'kind',
        'problems',
        'state',
        'tenant_id',
      ],
    }),
  ],
});
