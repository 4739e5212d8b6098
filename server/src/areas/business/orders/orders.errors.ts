import { defineRefusal } from '#platform/http/define-refusal.ts';

export const orderNotFound = defineRefusal('not_found', 'order_not_found', 'There is no order with this id');

/** Not offered to every customer: assigned by the seller alone. */
export const offerNotFound = defineRefusal('not_found', 'offer_not_found', 'There is no such plan or package on offer');

export const orderNotPending = defineRefusal(
  'conflict',
  'order_not_pending',
  'This order is {{status}}; only a pending one can be changed or paid',
);

export const orderInvoiced = defineRefusal(
  'conflict',
  'order_invoiced',
  'This order has an invoice; ask the seller to credit it',
);

export const notSignedByStripe = defineRefusal(
  'unauthenticated',
  'stripe_signature_wrong',
  'The request is no event signed by Stripe',
);

export const paymentPageFailed = defineRefusal(
  'unavailable',
  'payment_page_failed',
  'The payment provider did not answer; try again, or pay by invoice',
);
