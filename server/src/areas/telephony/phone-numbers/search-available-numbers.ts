import { CountryCode } from '@parley/contract/phone-number';
import { AvailableNumber, CarrierId, NumberType } from '@parley/contract/resources/phone-number';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { type CarrierOffer, chooseCarrier, refusalOf } from './carriers.ts';
import { exampleOffer } from './phone-numbers.examples.ts';
import { operation } from './phone-numbers.operation.ts';

const Found = z.object({ provider: CarrierId, data: z.array(AvailableNumber) }).meta({ id: 'AvailableNumbers' });

/** Searches numbers a carrier currently offers. Does not reserve them. */
export const searchAvailableNumbers = operation({
  method: 'GET',
  path: '/api/phone-numbers/available',
  id: 'searchAvailableNumbers',
  summary: 'Search available numbers',
  description:
    'Asks the first carrier configured, or the one named. `builtin` needs no account: its numbers cost nothing and are reached within this installation.',
  access: apiKey('numbers:read'),
  transaction: 'none',
  requestsPerMinute: 120,
  query: z.strictObject({
    country: CountryCode,
    area_code: z
      .string()
      .regex(/^\d{1,5}$/, 'digits without the leading 0')
      .optional()
      .meta({ description: 'Without leading 0', examples: ['212', '20', '8'] }),
    contains: z
      .string()
      .regex(/^\d{1,15}$/, 'digits')
      .optional()
      .meta({ description: 'Digits anywhere in the number', examples: ['01', '5550'] }),
    type: NumberType.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    provider: CarrierId.optional(),
  }),
  answer: { status: 200, schema: Found },
  refusals: ['not_configured', 'unavailable', 'conflict'],
  example: {
    query: { country: 'US', area_code: '212' },
    answer: { provider: 'builtin', data: [exampleOffer] },
  },
  async run({ query, deps }) {
    const carrier = chooseCarrier(deps.carriers, query.provider, 'query/provider');
    const offers = await carrier
      .search({
        country: query.country,
        limit: query.limit,
        ...(query.area_code ? { areaCode: query.area_code } : {}),
        ...(query.contains ? { contains: query.contains } : {}),
        ...(query.type ? { type: query.type } : {}),
      })
      .catch((error: unknown) => {
        throw refusalOf(error);
      });
    return { provider: carrier.id, data: offers.slice(0, query.limit).map(presentOffer) };
  },
});

function presentOffer(offer: CarrierOffer): AvailableNumber {
  const { number, country, type, locality, capabilities, currency } = offer;
  const price = { monthly_price_minor_units: offer.monthlyPriceMinorUnits, currency };
  return { number, country, type, locality, capabilities, ...price };
}
