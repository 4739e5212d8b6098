import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Subscriptions: no personal data. */
export const subscriptionsPersonalData = personalData({
  tables: [
    impersonalTable('subscriptions', {
      about: 'subscriptions of customers to plans',
      impersonal: [
        'anchor_day',
        'cancel_at_period_end',
        'currency',
        'ended_at',
        'id',
        'included_seconds',
        'name',
        'period_end',
        'period_ends_at',
        'period_start',
        'plan_id',
        'price_minor_units',
        'started_at',
        'tenant_id',
        'timezone',
      ],
    }),
  ],
});
