import type { EventData } from '@parley/contract/events';
import type { CallId, TenantId } from '@parley/contract/ids';
import { leaseRenewalMs } from '#db/lease.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import { earlier } from './choose-dials.rules.ts';
import { type Claim, claimDials } from './claim-dials.queries.ts';
import type { Dial, OutboundLimits } from './dial.rules.ts';
import { DialAttempt, type DialParts, inDialTransaction } from './dial-attempt.ts';
import { renewDials } from './dials.queries.ts';
import { findDueTenants, findExpiredDials, findLostDials, findNextDue } from './due-dials.queries.ts';
import { expireDial, recoverDial } from './lost-dials.ts';
import { SharedRun } from './shared-run.ts';

export interface DialerDeps extends DialParts {
  feed: EventFeed;
  /** Free lines of this process. */
  capacity(): number;
  limits: OutboundLimits;
}

/** Dials queued calls, round-robin over tenants. Any number of processes may share one database. */
export interface Dialer {
  /** Claims due calls; resolves when they are handed to their lines. */
  dialDue(): Promise<void>;
  /** Renews the leases of this process's dials; hangs up lost ones. */
  renew(): Promise<void>;
  /** Requeues dials of crashed processes. */
  recover(): Promise<void>;
  /** Number of calls this process dials or carries. */
  underWay(): number;
  /**
   * Stops dialling. Calls unanswered within `waitMs` are requeued; resolves when the last call of this process is over,
   * so the line's owner must end them.
   */
  stop(waitMs?: number): Promise<void>;
}

/** Bus topic: a call may have become diallable. */
const queueTopic = 'outbound.queue';
/** Poll interval, since the bus may lose messages. Unit: milliseconds. */
const everyMs = leaseRenewalMs;
/** Back-off after `no_capacity`, so that other processes go first. Unit: milliseconds. */
const restMs = 1000;
/** Minimum interval between polls for calls delayed by pace. Unit: milliseconds. */
const leastMs = 10;
const tenantsAtOnce = 500;
const callsOfTenantAtOnce = 50;
const othersAtOnce = 50;

/** Starts at once. */
export function createDialer(deps: DialerDeps): Dialer {
  const dialer = new QueueDialer(deps);
  dialer.start();
  return dialer;
}

class QueueDialer implements Dialer {
  readonly #deps: DialerDeps;
  readonly #attempts = new Map<CallId, DialAttempt>();
  /** Serialized polls; concurrent requests share the next one. */
  readonly #poll = new SharedRun(() => this.#pollQueue());
  #stopPeriodic: (() => void)[] = [];
  #unsubscribe: (() => void)[] = [];
  #isStopping = false;
  #restUntilMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: DialerDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { bus, feed } = this.#deps;
    this.#stopPeriodic = [
      this.#every(() => this.renew(), {
        event: 'dial.lease_not_renewed',
        message: 'leases of outbound calls not renewed',
      }),
      this.#every(() => this.recover(), { event: 'dial.not_recovered', message: 'lost outbound calls not recovered' }),
      this.#every(() => this.dialDue(), { event: 'dial.poll_failed', message: 'queue of outbound calls not polled' }),
    ];
    this.#unsubscribe = [
      bus.subscribe(queueTopic, () => this.#requestPoll()),
      feed.onEvent((event) => {
        if (event.type !== 'call.status') return;
        if ((event.data as EventData<'call.status'>).status === 'queued') this.#requestPoll();
      }),
    ];
  }

  dialDue(): Promise<void> {
    return this.#poll.run();
  }

  async renew(): Promise<void> {
    const { db, processId } = this.#deps;
    const callIds = [...this.#attempts.keys()];
    const held = await renewDials(db.platform, processId, callIds);
    for (const callId of callIds) if (!held.has(callId)) this.#attempts.get(callId)?.abort('lost');
  }

  async recover(): Promise<void> {
    const { db, log } = this.#deps;
    let recovered = 0;
    for (const ref of await findLostDials(db.platform, othersAtOnce)) {
      // A stalled process may be late to renew dials it still holds.
      if (this.#attempts.has(ref.id)) continue;
      if (await inDialTransaction(this.#deps, ref.tenantId, (context) => recoverDial(context, ref))) recovered += 1;
    }
    if (recovered === 0) return;
    log.warn({ event: 'dial.recovered', calls: recovered }, 'outbound calls of a crashed process recovered');
    this.#requestPoll();
  }

  underWay(): number {
    return this.#attempts.size;
  }

  async stop(waitMs = 0): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    await this.#poll.idle().catch(() => {});
    const giveBack = setTimeout(() => {
      for (const attempt of this.#attempts.values()) if (!attempt.isAnswered) attempt.abort('give_back');
    }, waitMs);
    while (this.#attempts.size > 0) await Promise.all([...this.#attempts.values()].map(({ done }) => done));
    clearTimeout(giveBack);
    // Leases are renewed until the last call is over.
    for (const stop of this.#stopPeriodic) stop();
  }

  #every(work: () => Promise<void>, { event, message }: { event: string; message: string }): () => void {
    const run = () => void work().catch((error) => this.#deps.log.warn({ event, err: error }, message));
    run();
    const interval = setInterval(run, everyMs);
    return () => clearInterval(interval);
  }

  #requestPoll(): void {
    if (this.#isStopping) return;
    this.dialDue().catch((error) =>
      this.#deps.log.warn({ event: 'dial.poll_failed', err: error }, 'queue of outbound calls not polled'),
    );
  }

  #schedulePoll(at: Date | null): void {
    clearTimeout(this.#timer);
    if (at === null) return;
    const inMs = at.getTime() - this.#deps.clock.now().getTime();
    // Later times are covered by the poll interval.
    if (inMs <= everyMs) this.#timer = setTimeout(() => this.#requestPoll(), Math.max(leastMs, inMs));
  }

  async #pollQueue(): Promise<void> {
    if (this.#isStopping) return;
    const { db, clock } = this.#deps;
    const now = clock.now();
    for (const ref of await findExpiredDials(db.platform, now, othersAtOnce)) {
      await inDialTransaction(this.#deps, ref.tenantId, (context) => expireDial(context, ref));
    }
    const nextAt =
      this.#freeLines() > 0 ? await this.#dialTenants(await findDueTenants(db.platform, now, tenantsAtOnce)) : null;
    if (this.#isStopping) return;
    this.#schedulePoll(earlier(nextAt, await findNextDue(db.platform, now)));
  }

  /** Free lines minus those reserved for calls being set up. */
  #freeLines(): number {
    const { capacity, clock } = this.#deps;
    if (this.#isStopping || clock.monotonicMs() < this.#restUntilMs) return 0;
    const unplaced = [...this.#attempts.values()].filter((attempt) => !attempt.isPlaced).length;
    return Math.max(0, capacity() - unplaced);
  }

  /** Divides the free lines among tenants; unused shares are redistributed. Returns when the next dial is due. */
  async #dialTenants(due: TenantId[]): Promise<Date | null> {
    let nextAt: Date | null = null;
    let waiting = due;
    while (waiting.length > 0 && this.#freeLines() > 0) {
      const share = Math.min(callsOfTenantAtOnce, Math.max(1, Math.floor(this.#freeLines() / waiting.length)));
      const again: TenantId[] = [];
      for (const tenantId of waiting) {
        const most = Math.min(share, this.#freeLines());
        if (most === 0) break;
        const claim = await this.#claim(tenantId, most);
        nextAt = earlier(nextAt, claim.nextAt);
        if (claim.hasMore) again.push(tenantId);
        for (const dial of claim.dials) this.#dial(dial);
      }
      waiting = again;
    }
    return nextAt;
  }

  #claim(tenantId: TenantId, most: number): Promise<Claim> {
    const { db, clock, processId, limits } = this.#deps;
    const now = clock.now();
    return db.app.inTenant(tenantId, (tx) => claimDials(tx, { tenantId, processId, most, limits, now }));
  }

  #dial(dial: Dial): void {
    const { bus, clock } = this.#deps;
    const { callId } = dial;
    const previous = this.#attempts.get(callId);
    previous?.abort('lost');
    const attempt = new DialAttempt(dial, this.#deps, previous?.done);
    this.#attempts.set(callId, attempt);
    void attempt.done.then((outcome) => {
      if (this.#attempts.get(callId) === attempt) this.#attempts.delete(callId);
      if (outcome === 'no_capacity') this.#restUntilMs = clock.monotonicMs() + restMs;
      // Its end frees capacity, here or elsewhere.
      bus.publish(queueTopic, '');
    });
  }
}
