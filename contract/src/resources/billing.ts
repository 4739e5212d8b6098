import { z } from 'zod';
import { MinutePackageId, PlanId, PriceListId, ResellerId, SubscriptionId, TenantId } from '../ids.ts';
import { Name } from '../names.ts';
import { rules } from '../rules.ts';
import { TimeZone } from './agent.ts';

/** Largest amount: 10 billion minor units. */
const MinorUnits = z.int().min(0).max(10_000_000_000);
/** Largest price of a unit: 1,000 in the currency's unit. */
const PriceMicros = z.int().min(0).max(1_000_000_000);
/** A thousand years of minutes are no offer. */
const Seconds = z.int().min(0).max(1_000_000_000);

export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, rules.currency)
  .meta({ description: 'ISO 4217', examples: ['EUR'] });

export const WhenEmpty = z.enum(['stop', 'grace', 'overage']).meta({
  description:
    'What follows when minutes and prepaid money are used up. `stop`: calls are refused. `grace`: calls go on for `grace_seconds`, which the next minutes make up for. `overage`: further minutes are charged at the price list and invoiced',
});
export type WhenEmpty = z.infer<typeof WhenEmpty>;

const planFields = {
  name: Name,
  description: z.string().max(2000),
  currency: Currency,
  price_minor_units: MinorUnits.meta({ description: 'Fee of a month' }),
  included_seconds: Seconds.meta({ description: 'Seconds of calls included in each period' }),
  when_empty: WhenEmpty,
  grace_seconds: Seconds,
  overage_limit_minor_units: MinorUnits.nullable().meta({
    description: 'Most overage that is not paid; null: no limit',
  }),
};

/** A monthly plan as customers see it. */
export const PlanOffer = z
  .object({ id: PlanId, ...planFields, is_current: z.boolean(), created_at: z.iso.datetime() })
  .meta({ id: 'PlanOffer' });
export type PlanOffer = z.infer<typeof PlanOffer>;

const managed = {
  reseller_id: ResellerId.nullable().meta({ description: 'The seller; null: the installation itself' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};
const offered = {
  ...managed,
  is_public: z.boolean().meta({ description: 'Offered to every customer of the seller' }),
  retired_at: z.iso.datetime().nullable(),
};

export const Plan = z.object({ id: PlanId, ...planFields, ...offered }).meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

export const PlanCreate = z.strictObject({
  ...planFields,
  description: planFields.description.default(''),
  when_empty: WhenEmpty.default('stop'),
  grace_seconds: Seconds.default(0),
  overage_limit_minor_units: planFields.overage_limit_minor_units.default(null),
  is_public: z.boolean().default(true),
  reseller_id: ResellerId.nullable().default(null),
});

/** A plan of the reseller that asks. */
export const ResellerPlanCreate = PlanCreate.omit({ reseller_id: true });

/** Changes apply to subscriptions that begin later. The currency and the seller stay. */
export const PlanUpdate = z.strictObject({
  name: planFields.name.optional(),
  description: planFields.description.optional(),
  price_minor_units: planFields.price_minor_units.optional(),
  included_seconds: planFields.included_seconds.optional(),
  when_empty: WhenEmpty.optional(),
  grace_seconds: Seconds.optional(),
  overage_limit_minor_units: planFields.overage_limit_minor_units.optional(),
  is_public: z.boolean().optional(),
});

const packageFields = {
  name: Name,
  seconds: Seconds.min(1),
  currency: Currency,
  price_minor_units: MinorUnits,
  valid_days: z.int().min(1).max(3660).nullable().meta({ description: 'Days until the minutes expire; null: never' }),
};

/** Minutes that can be bought. */
export const MinutePackage = z
  .object({ id: MinutePackageId, ...packageFields, ...offered })
  .meta({ id: 'MinutePackage' });
export type MinutePackage = z.infer<typeof MinutePackage>;

export const MinutePackageOffer = z
  .object({ id: MinutePackageId, ...packageFields, created_at: z.iso.datetime() })
  .meta({ id: 'MinutePackageOffer' });

export const MinutePackageCreate = z.strictObject({
  ...packageFields,
  valid_days: packageFields.valid_days.default(null),
  is_public: z.boolean().default(true),
  reseller_id: ResellerId.nullable().default(null),
});

/** A minute package of the reseller that asks. */
export const ResellerMinutePackageCreate = MinutePackageCreate.omit({ reseller_id: true });

export const MinutePackageUpdate = z.strictObject({
  name: packageFields.name.optional(),
  seconds: packageFields.seconds.optional(),
  price_minor_units: MinorUnits.optional(),
  valid_days: packageFields.valid_days.optional(),
  is_public: z.boolean().optional(),
});

const priceFields = {
  name: Name,
  currency: Currency,
  inbound_minute_micros: PriceMicros,
  outbound_minute_micros: PriceMicros,
  web_minute_micros: PriceMicros,
  chat_turn_micros: PriceMicros.meta({ description: 'Price of an answer of an agent in a chat' }),
  message_micros: PriceMicros.meta({ description: 'Price of a text message' }),
  call_increment_seconds: z
    .int()
    .min(1)
    .max(60)
    .meta({ description: 'A call is charged in steps of so many seconds, the last one in full' }),
};
const validity = {
  valid_from: z.iso.datetime(),
  valid_until: z.iso.datetime().nullable().meta({ description: 'Null: until another list follows' }),
};

/** Retail prices. Prices are millionths of the currency's unit: 0.09 EUR is 90000. */
export const PriceList = z
  .object({
    id: PriceListId,
    ...priceFields,
    ...validity,
    customer_id: TenantId.nullable().meta({ description: 'Null: for all customers of the seller' }),
    ...managed,
  })
  .meta({ id: 'PriceList' });
export type PriceList = z.infer<typeof PriceList>;

export const PriceListCreate = z.strictObject({
  ...priceFields,
  chat_turn_micros: PriceMicros.default(0),
  message_micros: PriceMicros.default(0),
  call_increment_seconds: priceFields.call_increment_seconds.default(1),
  valid_from: z.iso.datetime(),
  valid_until: z.iso.datetime().nullable().default(null),
  customer_id: TenantId.nullable().default(null),
  reseller_id: ResellerId.nullable().default(null),
});

/** A price list of the reseller that asks. */
export const ResellerPriceListCreate = PriceListCreate.omit({ reseller_id: true });

/** Changes of a price list: only name and end of one that has begun, since uses were charged by its prices. */
export const PriceListUpdate = z.strictObject({
  name: Name.optional(),
  inbound_minute_micros: PriceMicros.optional(),
  outbound_minute_micros: PriceMicros.optional(),
  web_minute_micros: PriceMicros.optional(),
  chat_turn_micros: PriceMicros.optional(),
  message_micros: PriceMicros.optional(),
  valid_from: z.iso.datetime().optional(),
  valid_until: z.iso.datetime().nullable().optional(),
});

const Money = z.object({ amount_minor_units: z.int(), currency: Currency });

export const MinuteLot = z.object({
  kind: z.enum(['package', 'plan', 'grant']),
  seconds: z.int(),
  remaining_seconds: z.int(),
  credited_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
});

/** Minutes and prepaid money of an account. */
export const MinuteBalance = z
  .object({
    is_billed: z.boolean().meta({ description: 'False: no call is refused for its balance' }),
    remaining_seconds: z.int().meta({ description: 'With those reserved; negative while the grace is in use' }),
    reserved_seconds: z.int().meta({ description: 'Reserved by calls in progress' }),
    when_empty: WhenEmpty.nullable(),
    grace_seconds: z.int(),
    low_seconds: z.int().nullable().meta({ description: '`balance.low` is sent at so many seconds left' }),
    is_low: z.boolean(),
    lots: z.array(MinuteLot).meta({ description: 'In the order in which they are used' }),
    prepaid: z.array(Money),
    owed: z.array(Money).meta({ description: 'Charged and not paid' }),
  })
  .meta({ id: 'MinuteBalance' });
export type MinuteBalance = z.infer<typeof MinuteBalance>;

export const UsageKind = z.enum(['inbound_call', 'outbound_call', 'web_call', 'chat_turn', 'message']);

/** Use of a period by kind. */
export const UsageLine = z.object({
  kind: UsageKind,
  events: z.int(),
  quantity: z.int().meta({ description: 'Seconds of calls; otherwise a count' }),
  covered_seconds: z.int().meta({ description: 'Seconds paid with minutes' }),
  charge: Money.nullable().meta({ description: 'Charged in money, rounded; null: it had no price' }),
});

export const CurrentSubscription = z.object({
  id: SubscriptionId,
  plan_id: PlanId,
  name: z.string(),
  currency: Currency,
  price_minor_units: z.int(),
  included_seconds: z.int(),
  cancel_at_period_end: z.boolean(),
  started_at: z.iso.datetime(),
});

/** Subscription of an account and its use in the current period. */
export const SubscriptionOverview = z
  .object({
    subscription: CurrentSubscription.nullable(),
    period: z.object({
      first_day: z.iso.date(),
      last_day: z.iso.date(),
      timezone: TimeZone,
    }),
    usage: z.array(UsageLine),
    cost: z.array(Money).meta({
      description: 'Fee of the plan and charged use of this period, by currency; what the period costs so far',
    }),
  })
  .meta({ id: 'SubscriptionOverview', description: 'Without a subscription the period is the calendar month' });
export type SubscriptionOverview = z.infer<typeof SubscriptionOverview>;

export const SubscriptionAssign = z.strictObject({ plan_id: PlanId });

export const MinuteGrant = z.strictObject({
  seconds: Seconds.min(1),
  expires_at: z.iso.datetime().nullable().default(null),
  reason: z.string().trim().min(1).max(500).meta({ description: 'For the audit log' }),
});
