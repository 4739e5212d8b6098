import { impersonalTable, personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of orders. */
export const ordersPersonalData = personalData({
  tables: [
    impersonalTable('orders', {
      about: 'orders of minutes and plans',
      impersonal: [
        'created_at',
        'currency',
        'id',
        'invoice_id',
        'item',
        'is_disputed',
        'item_id',
        'kind',
        'net_minor_units',
        'paid_at',
        'payment_failed_at',
        'provider',
        'status',
        'tenant_id',
      ],
    }),
    staffTable('payment_customers', {
      about: 'accounts as customers of a payment provider',
      personal: { reference: 'reference' },
      impersonal: ['created_at', 'provider', 'tenant_id'],
    }),
    impersonalTable('early_refunds', {
      about: 'refunds that a payment provider reported before the payment',
      impersonal: ['currency', 'is_dispute', 'payment_reference', 'provider', 'received_at', 'refunded_minor_units'],
    }),
    impersonalTable('provider_events', {
      about: 'events of payment providers that were handled',
      impersonal: ['handled_at', 'id', 'provider', 'type'],
    }),
  ],
});
