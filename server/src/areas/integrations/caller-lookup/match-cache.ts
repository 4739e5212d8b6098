import type { matchPerson } from '#areas/integrations/connections';
import type { Clock } from '#platform/clock/clock.ts';

export type Match = ReturnType<typeof matchPerson>;

/** Time for which a match is kept: of one person, and of none or several. Unit: milliseconds. */
const foundMs = 10 * 60_000;
const unknownMs = 60_000;
const entriesMax = 2_000;

/** Matches of numbers, for a short time and in memory only. Calls of one number at once share a request. */
export class MatchCache {
  readonly #clock: Clock;
  readonly #entries = new Map<string, { match: Promise<Match>; until: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The match under the key, or that of `find`. A failure is not kept. */
  get(key: string, find: () => Promise<Match>): Promise<Match> {
    const known = this.#entries.get(key);
    if (known && known.until > this.#clock.monotonicMs()) return known.match;
    this.#entries.delete(key);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= entriesMax && oldest !== undefined) this.#entries.delete(oldest);
    const entry = { match: find(), until: Number.POSITIVE_INFINITY };
    this.#entries.set(key, entry);
    entry.match.then(
      ({ kind }) => {
        entry.until = this.#clock.monotonicMs() + (kind === 'one' ? foundMs : unknownMs);
      },
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    return entry.match;
  }
}
