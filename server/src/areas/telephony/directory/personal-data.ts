import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of the directory. */
export const directoryPersonalData = personalData({
  tables: [
    staffTable('directory_entries', {
      about: 'people and departments that callers are transferred to',
      personal: {
        name: 'name',
        aliases: 'name',
        title: 'content',
        destinations: 'phone_number',
        fallback: 'phone_number',
        whisper: 'content',
      },
      impersonal: [
        'created_at',
        'department',
        'hours',
        'id',
        'kind',
        'languages',
        'mode',
        'queue',
        'tenant_id',
        'updated_at',
      ],
    }),
  ],
});
