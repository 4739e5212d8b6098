import {
  defineDetail,
  defineFieldRefusal,
  defineRefusal,
  defineSentenceAtField,
} from '#platform/http/define-refusal.ts';

export const planMissing = defineRefusal('not_found', 'plan_missing', 'There is no plan with this id on offer');
export const packageMissing = defineRefusal(
  'not_found',
  'minute_package_missing',
  'There is no minute package with this id on offer',
);
export const priceListMissing = defineRefusal('not_found', 'price_list_missing', 'There is no price list with this id');
export const priceListBegun = defineRefusal(
  'conflict',
  'price_list_begun',
  'This price list has begun, so only its name and its end can change; create another one for new prices',
);

const endFirst = defineSentenceAtField(
  { refusal: 'invalid_request', detail: 'invalid_period' },
  'price_list_ends_first',
  'The end must be after the beginning',
);
export const endBeforeStart = () => endFirst('/valid_until');

const unknownSeller = defineDetail('unknown_reseller', 'offer_reseller_unknown', 'there is no reseller with this id');
const unknownCustomer = defineDetail(
  'unknown_customer',
  'price_list_customer_unknown',
  'there is no customer of this seller with this id',
);
export const sellerUnknown = defineRefusal(
  'invalid_request',
  'offer_seller_unknown',
  'The seller of the offer does not exist',
  { details: [unknownSeller('/reseller_id')] },
);
export const customerUnknown = defineRefusal(
  'invalid_request',
  'offer_customer_unknown',
  'The customer of the price list does not exist, or is another seller’s',
  { details: [unknownCustomer('/customer_id')] },
);

export const tiersInPast = defineFieldRefusal(
  'in_past',
  'tiers_in_past',
  'expected an instant that is not past: what was used keeps its price',
);
