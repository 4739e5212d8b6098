import { z } from 'zod';
import { callingCodeOf, matchesQuery } from '../number-filter.ts';
import type { AvailableNumber, NumberCapability, NumberQuery, NumberType } from '../telephony-provider.ts';

const lists: Readonly<Record<NumberType, string>> = {
  local: 'Local',
  mobile: 'Mobile',
  national: 'National',
  toll_free: 'TollFree',
};

const Found = z.object({
  available_phone_numbers: z.array(
    z.object({
      phone_number: z.string(),
      locality: z.string().nullish(),
      region: z.string().nullish(),
      capabilities: z.record(z.string(), z.boolean()).optional(),
    }),
  ),
});

/** Path of the list of numbers of a type; undefined for a country without numbers. */
export function searchPath(query: NumberQuery): string | undefined {
  const code = callingCodeOf(query.country);
  if (code === undefined) return undefined;
  const parameters = new URLSearchParams({ VoiceEnabled: 'true', PageSize: String(Math.min(100, query.limit)) });
  // Twilio accepts AreaCode in North America only; elsewhere a pattern has the same effect.
  if (query.areaCode !== undefined && code === '1') parameters.set('AreaCode', query.areaCode);
  const isPrefix = query.areaCode !== undefined && code !== '1';
  if (isPrefix) parameters.set('Contains', `+${code}${query.areaCode}*`);
  else if (query.contains !== undefined) parameters.set('Contains', query.contains);
  return `AvailablePhoneNumbers/${query.country}/${lists[query.type ?? 'local']}.json?${parameters}`;
}

/** Reads the numbers that match the query. Malformed entries are left out. */
export function readAvailable(body: unknown, query: NumberQuery): AvailableNumber[] {
  const found = Found.safeParse(body);
  if (!found.success) return [];
  return found.data.available_phone_numbers
    .filter(({ phone_number }) => matchesQuery(phone_number, query))
    .slice(0, query.limit)
    .map((each) => ({
      number: each.phone_number,
      country: query.country,
      type: query.type ?? 'local',
      locality: each.locality ?? each.region ?? null,
      capabilities: capabilitiesOf(each.capabilities ?? {}),
      monthlyPriceMinorUnits: null,
      currency: null,
    }));
}

/** Twilio writes some of them in upper case. */
function capabilitiesOf(named: Record<string, boolean>): NumberCapability[] {
  const can = new Set(Object.entries(named).flatMap(([name, isThere]) => (isThere ? [name.toLowerCase()] : [])));
  return (['voice', 'sms', 'mms', 'fax'] as const).filter((name) => can.has(name));
}
