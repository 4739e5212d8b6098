import { eventPlaces, impersonalTable, personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of numbers of accounts. */
export const phoneNumbersPersonalData = personalData({
  tables: [
    staffTable('phone_numbers', {
      about: 'numbers of an account, and the number a call falls back to',
      personal: {
        number: 'phone_number',
        raw_input: 'phone_number',
        called_as: 'phone_number',
        fallback: 'phone_number',
      },
      impersonal: [
        'agent_id',
        'agent_version',
        'caller_id_allowed',
        'capabilities',
        'country',
        'created_at',
        'currency',
        'direction',
        'id',
        'label',
        'max_concurrent_calls',
        'monthly_price_minor_units',
        'provider',
        'provider_ref',
        'released_at',
        'source',
        'status',
        'tenant_id',
        'trunk_id',
        'type',
        'updated_at',
        'version',
      ],
    }),
    impersonalTable('number_pool', {
      about: 'numbers of the platform',
      impersonal: [
        'capabilities',
        'claimed_at',
        'country',
        'currency',
        'id',
        'locality',
        'monthly_price_minor_units',
        'number',
        'previous_tenant_id',
        'provider',
        'provider_ref',
        'quarantined_until',
        'reseller_id',
        'type',
      ],
    }),
    impersonalTable('builtin_numbers', {
      about: 'numbers of the built-in carrier',
      impersonal: ['bought_at', 'free_from', 'number', 'ref'],
    }),
    impersonalTable('number_purchases', {
      about: 'purchases of numbers',
      impersonal: ['answer', 'busy_until', 'created_at', 'key', 'number_id', 'principal', 'request_hash', 'tenant_id'],
    }),
  ],
  events: [...eventPlaces('none', [], ['number.assigned'])],
});
