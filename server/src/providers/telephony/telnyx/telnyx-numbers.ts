import { z } from 'zod';
import { matchesQuery } from '../number-filter.ts';
import type { AvailableNumber, NumberCapability, NumberQuery, NumberType } from '../telephony-provider.ts';

const Found = z.object({
  data: z.array(
    z.object({
      phone_number: z.string(),
      phone_number_type: z.string().optional(),
      region_information: z.array(z.object({ region_type: z.string(), region_name: z.string().nullish() })).nullish(),
      features: z.array(z.object({ name: z.string() })).nullish(),
      cost_information: z.object({ monthly_cost: z.string().nullish(), currency: z.string().nullish() }).nullish(),
    }),
  ),
});

export function searchPath(query: NumberQuery): string {
  const parameters = new URLSearchParams({
    'filter[country_code]': query.country,
    'filter[phone_number_type]': query.type ?? 'local',
    'filter[features][]': 'voice',
    'filter[limit]': String(query.limit),
  });
  if (query.areaCode !== undefined) parameters.set('filter[national_destination_code]', query.areaCode);
  if (query.contains !== undefined) parameters.set('filter[phone_number][contains]', query.contains);
  return `available_phone_numbers?${parameters}`;
}

/** Reads the numbers that match the query. Malformed entries are left out. */
export function readAvailable(body: unknown, query: NumberQuery): AvailableNumber[] {
  const found = Found.safeParse(body);
  if (!found.success) return [];
  return found.data.data
    .filter(({ phone_number }) => matchesQuery(phone_number, query))
    .slice(0, query.limit)
    .map((each) => {
      const regions = each.region_information ?? [];
      const named = (type: string) => regions.find(({ region_type }) => region_type === type)?.region_name;
      const monthly = Number(each.cost_information?.monthly_cost ?? Number.NaN);
      const currency = each.cost_information?.currency ?? null;
      const hasPrice = Number.isFinite(monthly) && currency !== null;
      return {
        number: each.phone_number,
        country: query.country,
        type: typeOf(each.phone_number_type) ?? query.type ?? 'local',
        locality: named('location') ?? named('rate_center') ?? named('state') ?? null,
        capabilities: capabilitiesOf(each.features ?? []),
        // Carriers bill in dollars and euros, which have two decimals.
        monthlyPriceMinorUnits: hasPrice ? Math.round(monthly * 100) : null,
        currency: hasPrice ? currency.toUpperCase() : null,
      };
    });
}

function typeOf(name: string | undefined): NumberType | undefined {
  return (['local', 'mobile', 'national', 'toll_free'] as const).find((type) => type === name);
}

function capabilitiesOf(features: readonly { name: string }[]): NumberCapability[] {
  return (['voice', 'sms', 'mms', 'fax'] as const).filter((name) => features.some((feature) => feature.name === name));
}
