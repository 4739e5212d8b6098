import { callLink, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of call queues: that a call waited. */
export const callQueuesPersonalData = personalData({
  tables: [
    subjectTable('queued_callers', {
      about: 'callers who waited in a queue for people of the directory',
      personal: {},
      impersonal: ['call_id', 'entry_id', 'id', 'joined_at', 'left_at', 'outcome', 'position_joined', 'tenant_id'],
      links: [callLink],
      exported: {
        key: 'queued_callers',
        with: ['call_id', 'joined_at', 'left_at', 'outcome'],
        orderBy: ['joined_at', 'id'],
      },
      erasure: { kind: 'delete' },
    }),
  ],
});
