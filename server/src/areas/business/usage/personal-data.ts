import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Tables of usage: ids, times and amounts. They outlive the conversations, as billing facts. */
export const usagePersonalData = personalData({
  tables: [
    impersonalTable('usage_records', {
      about: 'calls, answers and messages as they are billed, without number or content',
      impersonal: [
        'at',
        'covered_seconds',
        'currency',
        'customer_id',
        'day',
        'entry_id',
        'id',
        'invoice_id',
        'kind',
        'micros',
        'quantity',
        'rate_micros',
        'retail_currency',
        'retail_micros',
        'source',
        'tenant_id',
      ],
    }),
    impersonalTable('usage_days', {
      about: 'sums of usage_records by day',
      impersonal: [
        'covered_seconds',
        'currency',
        'customer_id',
        'day',
        'events',
        'kind',
        'micros',
        'quantity',
        'retail_micros',
        'tenant_id',
      ],
    }),
  ],
});
