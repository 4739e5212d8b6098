import { personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of limits of chats. */
export const chatLimitsPersonalData = personalData({
  tables: [
    subjectTable('chat_blocks', {
      about: 'temporary blocks of visitors, by keyed hash of their network address',
      personal: { address_hash: 'network_address' },
      impersonal: ['blocked_until', 'created_at', 'tenant_id'],
      links: [],
      exported: { omitted: 'a keyed hash of a network address, which no phone number leads to' },
      erasure: { kind: 'keep', reason: 'deleted when the block ends' },
    }),
    subjectTable('upload_windows', {
      about: 'uploaded bytes by hour and keyed hash of a network address',
      personal: { address_hash: 'network_address' },
      impersonal: ['bytes', 'hour_at', 'tenant_id'],
      links: [],
      exported: { omitted: 'a keyed hash of a network address, which no phone number leads to' },
      erasure: { kind: 'keep', reason: 'deleted after an hour' },
    }),
  ],
});
