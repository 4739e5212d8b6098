import type { WholesalePriceTiers } from '@parley/contract/resources/reseller-billing';
import type { UsageKind, WholesaleTiers } from './prices.rules.ts';

/** Presents wholesale prices as the API shows them. */
export function presentWholesaleTiers({ currency, validFrom, tiers }: WholesaleTiers): WholesalePriceTiers {
  return {
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
  };
}
