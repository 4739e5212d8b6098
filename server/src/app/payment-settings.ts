import { address, type SettingsTable, text } from '#platform/config/settings.ts';

/** Settings of payments. */
export const paymentSettings = {
  stripeSecretKey: {
    variable: 'PARLEY_STRIPE_SECRET_KEY',
    doc: 'Secret or restricted key of a Stripe account, which then takes card payments of customers without a reseller. Without it that of the console is used; without both, orders are paid by invoice.',
    schema: text().optional(),
    isSecret: true,
  },
  stripeWebhookSecret: {
    variable: 'PARLEY_STRIPE_WEBHOOK_SECRET',
    doc: 'Signing secret (`whsec_...`) of the webhook at `/api/webhooks/stripe`. Without it payments at Stripe are not noticed.',
    schema: text().optional(),
    isSecret: true,
  },
  stripeUrl: {
    variable: 'PARLEY_STRIPE_URL',
    doc: "Address of the API instead of Stripe's, for tests.",
    schema: address(/^https?$/, 'https://api.stripe.com').optional(),
  },
} satisfies SettingsTable;
