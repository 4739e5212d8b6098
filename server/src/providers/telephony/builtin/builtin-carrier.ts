import type { Clock } from '#platform/clock/clock.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { type NumberQuery, TelephonyError, type TelephonyProvider } from '../telephony-provider.ts';
import { type FictionRange, fictionRanges, numbersOf, rangeOf } from './fiction-ranges.ts';

/** Ledger of sold numbers, shared by all processes. */
export interface BuiltinLedger {
  /** Those of `numbers` that cannot be bought at `now`. */
  unavailable(numbers: readonly string[], now: Date): Promise<Set<string>>;
  /** Returns false when the number is sold or in quarantine. Of two concurrent purchases, one succeeds. */
  sell(number: string, ref: string, now: Date): Promise<boolean>;
  refOf(number: string): Promise<string | undefined>;
  returnNumber(ref: string, freeFrom: Date): Promise<void>;
}

/**
 * Creates a carrier without an account: it sells fictitious numbers, which cost nothing, are unreachable in the public
 * network and work within this installation. A released number is in quarantine for `quarantineDays`.
 */
export function createBuiltinCarrier(options: {
  ledger: BuiltinLedger;
  clock: Clock;
  newId: () => string;
  quarantineDays: number;
}): TelephonyProvider {
  const { ledger, clock } = options;
  return {
    id: 'builtin',

    async search(query) {
      const found = fictionRanges
        .filter((range) => matchesRange(range, query))
        .flatMap((range) => numbersOf(range).map((number) => ({ range, number })))
        .filter(({ number }) => number.includes(query.contains ?? ''));
      const gone = await ledger.unavailable(
        found.map(({ number }) => number),
        clock.now(),
      );
      return found
        .filter(({ number }) => !gone.has(number))
        .slice(0, query.limit)
        .map(({ range, number }) => ({
          number,
          country: range.country,
          type: range.type,
          locality: range.locality,
          capabilities: ['voice'],
          monthlyPriceMinorUnits: 0,
          currency: range.currency,
        }));
    },

    async purchase(number) {
      if (!rangeOf(number)) throw new TelephonyError('not_found', 'The built-in carrier has no such number');
      const ref = options.newId();
      if (!(await ledger.sell(number, ref, clock.now()))) {
        throw new TelephonyError('number_taken', 'This number is sold already');
      }
      return { providerRef: ref };
    },

    async find(number) {
      const ref = await ledger.refOf(number);
      return ref === undefined ? undefined : { providerRef: ref };
    },

    release: (ref) => ledger.returnNumber(ref, new Date(clock.now().getTime() + options.quarantineDays * dayMs)),
  };
}

function matchesRange(range: FictionRange, query: NumberQuery): boolean {
  if (range.country !== query.country) return false;
  if (query.type !== undefined && range.type !== query.type) return false;
  return query.areaCode === undefined || range.areaCode.startsWith(query.areaCode);
}
