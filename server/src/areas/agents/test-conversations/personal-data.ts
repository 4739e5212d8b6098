import {
  callLink,
  chatLink,
  impersonalTable,
  personalData,
  subjectTable,
} from '#platform/personal-data/personal-data.ts';

/** Personal data of test conversations: those made of a chat or a call hold its words, without numbers and addresses. */
export const testConversationsPersonalData = personalData({
  tables: [
    subjectTable('test_conversations', {
      about: 'conversations that test agents',
      personal: { name: 'content', turns: 'content', expect: 'content', tools: 'content', variables: 'content' },
      impersonal: [
        'agent_id',
        'call_id',
        'created_at',
        'id',
        'last_status',
        'runs_on_change',
        'session_id',
        'tenant_id',
        'updated_at',
      ],
      links: [callLink, chatLink],
      exported: { omitted: 'the same words are in the transcript or the messages' },
      erasure: { kind: 'delete' },
    }),
    subjectTable('test_results', {
      about: 'outcomes of test conversations',
      personal: { name: 'content', turns: 'content', variables: 'content', checks: 'content' },
      impersonal: [
        'checks_met',
        'checks_total',
        'created_at',
        'fault',
        'model',
        'path',
        'run_id',
        'status',
        'tenant_id',
        'test_id',
      ],
      links: [],
      exported: { omitted: 'the same words are in the transcript or the messages' },
      erasure: { kind: 'keep', reason: 'deleted with its test, by a foreign key' },
    }),
    impersonalTable('test_runs', {
      about: 'runs of test conversations',
      impersonal: [
        'agent_id',
        'agent_version',
        'created_at',
        'due_at',
        'finished_at',
        'id',
        'lease_id',
        'state',
        'tenant_id',
        'test_ids',
        'trigger',
      ],
    }),
  ],
});
