import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of tools. */
export const toolsPersonalData = personalData({
  tables: [
    staffTable('tools', {
      about: 'tools and their settings',
      personal: { definition: 'content' },
      impersonal: [
        'created_at',
        'deleted_at',
        'id',
        'name',
        'previous_signing_secret_id',
        'previous_signing_until',
        'revision',
        'signing_secret_hint',
        'signing_secret_id',
        'tenant_id',
        'type',
        'updated_at',
      ],
    }),
    staffTable('tool_revisions', {
      about: 'revisions of tools and their authors',
      personal: { definition: 'content', author: 'name' },
      impersonal: ['created_at', 'revision', 'tenant_id', 'tool_id'],
    }),
  ],
});
