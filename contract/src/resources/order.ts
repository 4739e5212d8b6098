import { z } from 'zod';
import { InvoiceId, OrderId, PaymentLinkId, TenantId } from '../ids.ts';
import { nameOf } from '../names.ts';
import { rules } from '../rules.ts';
import { Currency, MinorUnits } from './money.ts';

/** Way in which an order is paid: by invoice and bank transfer, or on a page of Stripe. */
export const PaymentProviderName = z.enum(['built_in', 'stripe']);
export type PaymentProviderName = z.infer<typeof PaymentProviderName>;

export const Order = z
  .object({
    id: OrderId,
    kind: z.enum(['minutes', 'plan']),
    item: z.object({ id: z.guid(), name: z.string(), seconds: z.int() }),
    currency: Currency,
    net_minor_units: z.int().meta({ description: 'Without VAT' }),
    status: z.enum(['pending', 'paid', 'cancelled', 'refunded']).meta({
      description: 'pending: nothing is credited yet; paid: minutes or plan are there; refunded: they were taken back',
    }),
    payment_provider: PaymentProviderName,
    payment_url: z.string().meta({ description: 'Page to pay on' }),
    invoice_id: InvoiceId.nullable().meta({ description: 'Null until it is paid by card or an invoice is asked for' }),
    created_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    payment_failed_at: z.iso.datetime().nullable().meta({
      description: 'When a payment of the order last failed, such as a direct debit; null: none did, or it is paid',
    }),
    is_disputed: z.boolean().meta({ description: 'The bank took the payment back after a dispute' }),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

export const OrderCreate = z.strictObject({
  package_id: z.guid().meta({ description: 'One of the packages on offer' }),
});

const returnUrl = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .optional();

export const CheckoutSessionCreate = z
  .strictObject({
    plan_id: z.guid().optional().meta({ description: 'A plan on offer' }),
    package_id: z.guid().optional().meta({ description: 'A minute package on offer' }),
    order_id: OrderId.optional().meta({ description: 'An order that is not paid yet' }),
    return_url: returnUrl.meta({ description: 'Page to come back to; default: the billing page of the console' }),
  })
  .refine(
    ({ plan_id, package_id, order_id }) => [plan_id, package_id, order_id].filter(Boolean).length === 1,
    rules.one_of_offers,
  );

export const CheckoutSession = z
  .object({
    url: z.string().meta({ description: 'Page on which the customer pays' }),
    expires_at: z.iso.datetime(),
    order_id: OrderId,
  })
  .meta({ id: 'CheckoutSession' });

export const PortalSessionCreate = z.strictObject({ return_url: returnUrl });
export const PortalSession = z.object({ url: z.string(), expires_at: z.iso.datetime() }).meta({ id: 'PortalSession' });

export const PlanUpgrade = z.strictObject({ plan_id: z.guid() });

export const PaymentLinkCreate = z
  .strictObject({
    tenant_id: TenantId,
    description: nameOf(200),
    currency: Currency,
    net_minor_units: MinorUnits.min(1).meta({ description: 'Without VAT, which is added' }),
  })
  .meta({ id: 'PaymentLinkCreate' });

export const PaymentLink = z
  .object({
    id: PaymentLinkId,
    url: z.string(),
    payment_provider: PaymentProviderName,
    invoice_id: InvoiceId.meta({ description: 'Invoice that is paid through the link' }),
    total_minor_units: z.int(),
    currency: Currency,
  })
  .meta({ id: 'PaymentLink' });
export type PaymentLink = z.infer<typeof PaymentLink>;
