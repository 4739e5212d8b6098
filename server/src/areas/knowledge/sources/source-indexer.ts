import { setMaxListeners } from 'node:events';
import type { BackgroundWorker } from '#platform/areas/area.ts';
import { type ClaimedSource, claimSources, renewLease } from './claim-sources.queries.ts';
import { type IndexDeps, indexSource } from './index-source.ts';

export interface IndexerTimes {
  /** Interval of looking for due sources. */
  pollMs: number;
  /** A source whose process died is read by another after this. */
  leaseMs: number;
  /** Interval of renewing the lease of a source that is being read. */
  renewMs: number;
}

const defaultTimes: IndexerTimes = { pollMs: 1_000, leaseMs: 90_000, renewMs: 10_000 };

/** Sources read at the same time: files cost memory, sites mostly wait for their servers. */
const lanes = [
  { kinds: ['file', 'text'], slots: 2 },
  { kinds: ['url'], slots: 2 },
  { kinds: ['site'], slots: 4 },
] as const;

interface Lane {
  kinds: readonly string[];
  slots: number;
  running: Set<Promise<void>>;
}

/**
 * Reads due sources. Any number of processes read at the same time: sources are claimed with leases, so one whose process
 * died is read again by another.
 */
export class SourceIndexer implements BackgroundWorker {
  readonly #deps: IndexDeps;
  readonly #times: IndexerTimes;
  readonly #lanes: readonly Lane[] = lanes.map((lane) => ({ ...lane, running: new Set() }));
  readonly #aborting = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;

  constructor(deps: IndexDeps, times: Partial<IndexerTimes> = {}) {
    this.#deps = deps;
    this.#times = { ...defaultTimes, ...times };
    // One listener for each source that is being read.
    setMaxListeners(0, this.#aborting.signal);
  }

  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    void this.#poll();
  }

  /** Gives back what is being read: its lease ends, and another process or the next start reads it. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    clearTimeout(this.#timer);
    this.#aborting.abort(new Error('The process stops'));
    await Promise.all(this.#lanes.flatMap(({ running }) => [...running]));
  }

  /** Reads everything that is due and returns when it is done. */
  async indexDue(): Promise<void> {
    while ((await this.#claim()) > 0) await Promise.all(this.#lanes.flatMap(({ running }) => [...running]));
  }

  async #poll(): Promise<void> {
    try {
      await this.#claim();
    } catch (error) {
      this.#deps.log.error({ event: 'knowledge.claim_failed', err: error }, 'due sources could not be claimed');
    }
    if (this.#isRunning) this.#timer = setTimeout(() => void this.#poll(), this.#times.pollMs);
  }

  /** Claims due sources for the free slots and begins to read them; returns their number. */
  async #claim(): Promise<number> {
    const { clock, db, newId } = this.#deps;
    let count = 0;
    for (const lane of this.#lanes) {
      const limit = lane.slots - lane.running.size;
      if (limit <= 0) continue;
      const order = { kinds: lane.kinds, limit, leaseId: newId(), leaseMs: this.#times.leaseMs, now: clock.now() };
      const claimed = await claimSources(db.platform, order);
      count += claimed.length;
      for (const each of claimed) this.#begin(lane, each);
    }
    return count;
  }

  #begin(lane: Lane, claimed: ClaimedSource): void {
    const running = this.#index(claimed)
      .catch((error) =>
        this.#deps.log.error(
          { event: 'knowledge.indexing_failed', err: error, sourceId: claimed.id },
          'a source could not be indexed',
        ),
      )
      .finally(() => lane.running.delete(running));
    lane.running.add(running);
  }

  async #index(claimed: ClaimedSource): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#aborting.signal, lost.signal]);
    let pages: number | null = null;
    const renew = setInterval(() => {
      this.#renew(claimed, pages).then(
        (isOurs) => isOurs || lost.abort(new Error('The lease of the source was lost')),
        () => {},
      );
    }, this.#times.renewMs);
    try {
      await indexSource(this.#deps, claimed, { signal, onPage: (count) => (pages = count) });
    } finally {
      clearInterval(renew);
      if (this.#aborting.signal.aborted) await this.#giveBack(claimed);
    }
  }

  #renew(claimed: ClaimedSource, pagesSeen: number | null): Promise<boolean> {
    const { clock, db } = this.#deps;
    const until = new Date(clock.now().getTime() + this.#times.leaseMs);
    return db.app.inTenant(claimed.tenantId, (tx) => renewLease(tx, claimed, { until, pagesSeen }));
  }

  /** Lets another process read the source at once. */
  async #giveBack(claimed: ClaimedSource): Promise<void> {
    const { clock, db } = this.#deps;
    await db.app
      .inTenant(claimed.tenantId, (tx) => renewLease(tx, claimed, { until: clock.now(), pagesSeen: null }))
      .catch(() => {});
  }
}
