import { personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of calls from a browser. */
export const webVoicePersonalData = personalData({
  tables: [
    subjectTable('web_voice_sessions', {
      about: 'sessions of calls from a browser, deleted when they expire',
      personal: {
        metadata: 'content',
        dynamic_variables: 'content',
        agent_override: 'content',
        token_hash: 'credential',
      },
      impersonal: ['agent_id', 'agent_version', 'created_at', 'expires_at', 'id', 'origin', 'tenant_id', 'used_at'],
      links: [{ by: 'reference', object: 'calls', column: 'id' }],
      exported: { omitted: 'the same data as the call it began' },
      erasure: { kind: 'delete' },
    }),
  ],
});
