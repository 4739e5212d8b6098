import type { MinutePackageId, PlanId, PriceListId, ResellerId, TenantId } from '@parley/contract/ids';
import type * as api from '@parley/contract/resources/billing';
import type { Selectable } from 'kysely';
import type { PriceLists } from '#db/schema.generated.ts';
import type { MinutePackage, Plan } from './offers.rules.ts';

const planFields = (plan: Plan) => ({
  id: plan.id as PlanId,
  name: plan.name,
  description: plan.description,
  currency: plan.currency,
  price_minor_units: plan.priceMinorUnits,
  included_seconds: plan.includedSeconds,
  when_empty: plan.whenEmpty,
  grace_seconds: plan.graceSeconds,
  overage_limit_minor_units: plan.overageLimitMinorUnits,
  created_at: plan.createdAt.toISOString(),
});

/** Plan as customers see it. */
export const presentPlanOffer = (plan: Plan, currentPlanId: string | null): api.PlanOffer => ({
  ...planFields(plan),
  is_current: plan.id === currentPlanId,
});

/** Plan as its seller sees it. */
export const presentPlan = (plan: Plan): api.Plan => ({
  ...planFields(plan),
  ...managedFields(plan),
});

const packageFields = (offer: MinutePackage) => ({
  id: offer.id as MinutePackageId,
  name: offer.name,
  seconds: offer.seconds,
  currency: offer.currency,
  price_minor_units: offer.priceMinorUnits,
  valid_days: offer.validDays,
  created_at: offer.createdAt.toISOString(),
});

/** Package as customers see it. */
export const presentPackageOffer = (offer: MinutePackage) => packageFields(offer);

/** Package as its seller sees it. */
export const presentPackage = (offer: MinutePackage): api.MinutePackage => ({
  ...packageFields(offer),
  ...managedFields(offer),
});

const managedFields = (offer: Plan | MinutePackage) => ({
  is_public: offer.isPublic,
  reseller_id: offer.resellerId as ResellerId | null,
  updated_at: offer.updatedAt.toISOString(),
  retired_at: offer.retiredAt?.toISOString() ?? null,
});

export const presentPriceList = (row: Selectable<PriceLists>): api.PriceList => ({
  id: row.id as PriceListId,
  name: row.name,
  currency: row.currency,
  inbound_minute_micros: Number(row.inbound_minute_micros),
  outbound_minute_micros: Number(row.outbound_minute_micros),
  web_minute_micros: Number(row.web_minute_micros),
  chat_turn_micros: Number(row.chat_turn_micros),
  message_micros: Number(row.message_micros),
  call_increment_seconds: row.call_increment_seconds,
  valid_from: row.valid_from.toISOString(),
  valid_until: row.valid_until?.toISOString() ?? null,
  customer_id: row.customer_id as TenantId | null,
  reseller_id: row.reseller_id as ResellerId | null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
