import { WholesalePriceTiers } from '@parley/contract/resources/reseller-billing';
import { z } from 'zod';
import { type UsageKind, wholesaleTiersAt } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { exampleTiers, operation } from './billing.operation.ts';

/** Gets the wholesale prices that are valid now. */
export const getResellerPriceTiers = operation({
  method: 'GET',
  path: '/api/reseller/price-tiers',
  id: 'getResellerPriceTiers',
  summary: 'Get wholesale prices',
  description: 'Those of the reseller, else the usual ones of the installation; null where none are set.',
  access: reseller({ needsAdmin: true, or: ['billing'] }),
  answer: {
    status: 200,
    schema: z.object({ price_tiers: WholesalePriceTiers.nullable() }).meta({ id: 'ResellerPriceTiers' }),
  },
  example: { answer: { price_tiers: exampleTiers } },
  async run({ tx, tenantId: resellerId, now }) {
    const found = await wholesaleTiersAt(tx, { resellerId, at: now });
    if (!found) return { price_tiers: null };
    const { currency, validFrom, tiers } = found;
    return {
      price_tiers: {
        currency,
        valid_from: validFrom.toISOString(),
        tiers: tiers.map(({ fromSeconds, rates }) => {
          const micros = (kind: UsageKind) => String(rates[kind]);
          return {
            from_seconds: fromSeconds,
            inbound_minute_micros: micros('inbound_call'),
            outbound_minute_micros: micros('outbound_call'),
            web_minute_micros: micros('web_call'),
            chat_turn_micros: micros('chat_turn'),
            message_micros: micros('message'),
          };
        }),
      },
    };
  },
});
