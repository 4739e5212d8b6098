import type { NumberType } from '../telephony-provider.ts';

/** Range of numbers reserved for drama and books, unreachable in the public network. */
export interface FictionRange {
  country: string;
  currency: string;
  /** National destination code without trunk prefix. */
  areaCode: string;
  locality: string | null;
  type: NumberType;
  /** E.164 without its last digits. */
  prefix: string;
  first: number;
  last: number;
  /** Digits that `first` and `last` are padded to. */
  digits: number;
}

/** Source: NANPA, "555-0100 through 555-0199 reserved for entertainment and advertising", in every area code. */
const unitedStates: [areaCode: string, locality: string][] = [
  ['212', 'New York'],
  ['202', 'Washington'],
  ['312', 'Chicago'],
  ['415', 'San Francisco'],
];

/** Source: Ofcom, telephone numbers for use in TV and radio drama programmes. */
const unitedKingdom: [areaCode: string, locality: string | null, prefix: string, type: NumberType][] = [
  ['20', 'London', '+442079460', 'local'],
  ['161', 'Manchester', '+441614960', 'local'],
  ['7700', null, '+447700900', 'mobile'],
];

/** Source: PTS, numbers for use in films and books. */
const sweden: [areaCode: string, locality: string | null, prefix: string, first: number, type: NumberType][] = [
  ['8', 'Stockholm', '+468465004', 0, 'local'],
  ['31', 'Göteborg', '+46313900', 600, 'local'],
  ['70', null, '+46701740', 605, 'mobile'],
];

export const fictionRanges: readonly FictionRange[] = [
  ...unitedStates.map(([areaCode, locality]) => ({
    country: 'US',
    currency: 'USD',
    areaCode,
    locality,
    type: 'local' as const,
    prefix: `+1${areaCode}555`,
    first: 100,
    last: 199,
    digits: 4,
  })),
  ...unitedKingdom.map(([areaCode, locality, prefix, type]) => ({
    country: 'GB',
    currency: 'GBP',
    areaCode,
    locality,
    type,
    prefix,
    first: 0,
    last: 999,
    digits: 3,
  })),
  ...sweden.map(([areaCode, locality, prefix, first, type]) => ({
    country: 'SE',
    currency: 'SEK',
    areaCode,
    locality,
    type,
    prefix,
    first,
    last: first === 0 ? 99 : 699,
    digits: first === 0 ? 2 : 3,
  })),
];

export function numbersOf(range: FictionRange): string[] {
  return Array.from(
    { length: range.last - range.first + 1 },
    (_, at) => range.prefix + String(range.first + at).padStart(range.digits, '0'),
  );
}

/** Finds the range of a number. */
export function rangeOf(number: string): FictionRange | undefined {
  return fictionRanges.find((range) => {
    if (!number.startsWith(range.prefix)) return false;
    const rest = number.slice(range.prefix.length);
    return (
      rest.length === range.digits && /^\d+$/.test(rest) && Number(rest) >= range.first && Number(rest) <= range.last
    );
  });
}
