import { eventPlaces, impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Tables of balances: no personal data. */
export const balancePersonalData = personalData({
  tables: [
    impersonalTable('billing_accounts', {
      about: 'billing terms of customers',
      impersonal: [
        'created_at',
        'currency',
        'grace_seconds',
        'low_seconds',
        'low_since',
        'overage_limit_micros',
        'tenant_id',
        'updated_at',
        'when_empty',
      ],
    }),
    impersonalTable('minute_lots', {
      about: 'minutes bought, granted or included in a plan',
      impersonal: [
        'credited_at',
        'expires_at',
        'id',
        'key',
        'kind',
        'package_id',
        'remaining_seconds',
        'seconds',
        'subscription_id',
        'tenant_id',
      ],
    }),
    impersonalTable('call_holds', {
      about: 'reservations of calls in progress',
      impersonal: [
        'covered_seconds',
        'created_at',
        'currency',
        'expires_at',
        'id',
        'kind',
        'overage_micros',
        'seconds',
        'tenant_id',
        'wallet_micros',
      ],
    }),
  ],
  events: eventPlaces('none', [], ['balance.low']),
});
