import { z } from 'zod';
import { ResellerPackageId, TenantId } from '../ids.ts';
import { rules } from '../rules.ts';

/** Calendar month, such as 2026-03. */
export const Month = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: 'must be a month such as 2026-03' })
  .meta({ description: 'Calendar month, such as 2026-03, by the local days of each customer' });

const micros = z
  .string()
  .regex(/^-?\d+$/)
  .meta({ description: 'Millionths of the currency’s unit, exact' });

/** Prices of one tier. Unit: millionths of the currency's unit. */
const WholesaleTier = z.object({
  from_seconds: z.int().meta({ description: 'Seconds of calls of the month above which the prices apply' }),
  inbound_minute_micros: micros,
  outbound_minute_micros: micros,
  web_minute_micros: micros,
  chat_turn_micros: micros,
  message_micros: micros,
});

/** Wholesale prices of a reseller that are valid now. */
export const WholesalePriceTiers = z
  .object({
    currency: z.string(),
    valid_from: z.iso.datetime(),
    tiers: z.array(WholesaleTier),
  })
  .meta({ id: 'WholesalePriceTiers' });
export type WholesalePriceTiers = z.infer<typeof WholesalePriceTiers>;

const price = z
  .string()
  .regex(/^\d{1,10}$/, rules.price_micros)
  .meta({ description: 'Millionths of the currency’s unit', examples: ['40000'] });

/** Wholesale prices from `valid_from` on, in place of those before. */
export const PriceTiersReplace = z
  .strictObject({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, rules.currency)
      .meta({ description: 'ISO 4217' }),
    valid_from: z.iso.datetime().optional().meta({ description: 'Not in the past; default: now' }),
    tiers: z
      .array(
        z.strictObject({
          from_seconds: z.int().min(0).max(1_000_000_000),
          inbound_minute_micros: price,
          outbound_minute_micros: price,
          web_minute_micros: price,
          chat_turn_micros: price,
          message_micros: price,
        }),
      )
      .min(1)
      .max(20)
      .refine((tiers) => tiers.every((tier, at) => tier.from_seconds > (tiers[at - 1]?.from_seconds ?? -1)), {
        message: rules.tiers_ascending,
      })
      .refine((tiers) => tiers[0]?.from_seconds === 0, { message: rules.tiers_from_zero }),
  })
  .meta({ id: 'PriceTiersReplace' });
export type PriceTiersReplace = z.infer<typeof PriceTiersReplace>;

/** Wholesale prices that the platform has set and that are valid now; null: none set there. */
export const WholesalePrices = z
  .object({
    usual: WholesalePriceTiers.nullable().meta({
      description: 'Default prices, for resellers without individual prices',
    }),
    own: WholesalePriceTiers.nullable().meta({ description: 'Of this reseller; null: the usual ones apply' }),
    packages: z
      .array(z.object({ id: ResellerPackageId, name: z.string(), price_tiers: WholesalePriceTiers.nullable() }))
      .meta({ description: 'Packages of the reseller; null: the prices of the reseller apply to their customers' }),
  })
  .meta({ id: 'WholesalePrices' });
export type WholesalePrices = z.infer<typeof WholesalePrices>;

export const UsualPriceTiers = z
  .object({ price_tiers: WholesalePriceTiers.nullable() })
  .meta({ id: 'UsualPriceTiers' });

const Amount = z.object({ currency: z.string(), minor_units: z.int(), micros });

/** Use of one customer in the month: cost of the reseller, and what the customer was charged. */
export const ResellerBillingLine = z.object({
  customer_id: TenantId,
  customer_name: z.string().meta({ description: 'Empty for a purged customer' }),
  call_seconds: z.int(),
  chat_turns: z.int(),
  messages: z.int(),
  wholesale: z.array(Amount).meta({ description: 'Cost, by currency; empty where nothing has a price' }),
  retail: z.array(Amount).meta({ description: 'Charged to the customer for the same use, by currency' }),
});

export const ResellerBilling = z
  .object({
    month: z.string(),
    customers: z.array(ResellerBillingLine),
    wholesale: z.array(Amount).meta({ description: 'Sum of the cost, exact in micros: that of the ledger' }),
    retail: z.array(Amount),
  })
  .meta({ id: 'ResellerBilling' });
export type ResellerBilling = z.infer<typeof ResellerBilling>;
