import { eventPlaces, impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of SIP trunks. */
export const sipTrunksPersonalData = personalData({
  tables: [
    impersonalTable('sip_trunks', {
      about: 'SIP trunks; passwords are in secrets',
      impersonal: [
        'config',
        'created_at',
        'id',
        'inbound_password_id',
        'is_active',
        'name',
        'password_id',
        'tenant_id',
        'updated_at',
        'version',
      ],
    }),
    impersonalTable('shared_trunk_pace', {
      about: 'next attempts over shared SIP trunks',
      impersonal: ['next_at', 'trunk_id'],
    }),
    impersonalTable('sip_trunk_status', {
      about: 'registrations of SIP trunks',
      impersonal: [
        'alive_until',
        'changed_at',
        'detail',
        'process_id',
        'registered_until',
        'state',
        'tenant_id',
        'trunk_id',
      ],
    }),
  ],
  events: [...eventPlaces('none', [], ['trunk.changed'])],
});
