import { area } from '#platform/areas/area.ts';
import { cancelOrder } from './cancel-order.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { createPaymentLink } from './create-payment-link.ts';
import { createPortalSession } from './create-portal-session.ts';
import { getOrder } from './get-order.ts';
import { invoiceOrder } from './invoice-order.ts';
import { listOrders } from './list-orders.ts';
import { orderMinutes } from './order-minutes.ts';
import { forgettingJobs } from './order-retention.ts';
import type { OrdersDeps } from './orders.operation.ts';
import { periodInvoiceJobs } from './period-invoices.ts';
import { ordersPersonalData } from './personal-data.ts';
import { receiveStripeWebhook } from './receive-stripe-webhook.ts';
import { upgradeSubscription } from './upgrade-subscription.ts';

export { onInvoiceCredited, onInvoicePaid } from './invoice-changes.ts';

/** Orders of minutes and plans, and how they are paid. */
export const ordersArea = area<OrdersDeps>({
  name: 'orders',
  personalData: ordersPersonalData,
  jobs: (deps) => [...periodInvoiceJobs(deps), ...forgettingJobs(deps)],
  operations: {
    'Subscription and billing': [
      upgradeSubscription,
      createCheckoutSession,
      createPortalSession,
      createPaymentLink,
      receiveStripeWebhook,
    ],
    'Top-ups': [orderMinutes, listOrders, getOrder, invoiceOrder, cancelOrder],
  },
});
