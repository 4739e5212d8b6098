import type { EventData } from '@parley/contract/events';
import type { CallId, TenantId } from '@parley/contract/ids';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import { earlier } from './choose-dials.rules.ts';
import { type Claim, claimDials } from './claim-dials.queries.ts';
import type { Dial, OutboundLimits } from './dial.rules.ts';
import { dialLeaseMs, renewDials } from './dials.queries.ts';
import { findDueTenants, findExpiredDials, findLostDials, findNextDue } from './due-dials.queries.ts';
import { expireDial, recoverDial } from './lost-dials.ts';
import { type DialParts, type Flight, inDialTransaction, runDial } from './run-dial.ts';

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
const everyMs = dialLeaseMs / 3;
/** Back-off after `no_capacity`, so that other processes go first. Unit: milliseconds. */
const restMs = 1000;
/** Minimum interval between polls for calls delayed by pace. Unit: milliseconds. */
const leastMs = 10;
const tenantsAtOnce = 500;
const callsOfTenantAtOnce = 50;
const othersAtOnce = 50;

/** Starts at once. */
export function createDialer(deps: DialerDeps): Dialer {
  const { db, bus, clock, processId, limits, log } = deps;
  const flights = new Map<CallId, Flight>();
  let isStopping = false;
  let restUntilMs = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Free lines minus those reserved for calls being set up. */
  function free(): number {
    if (isStopping || clock.monotonicMs() < restUntilMs) return 0;
    const onTheirWay = [...flights.values()].filter((flight) => !flight.isPlaced()).length;
    return Math.max(0, deps.capacity() - onTheirWay);
  }

  async function look(): Promise<void> {
    if (isStopping) return;
    const now = clock.now();
    for (const ref of await findExpiredDials(db.platform, now, othersAtOnce)) {
      await inDialTransaction(deps, ref.tenantId, (context) => expireDial(context, ref));
    }
    const nextAt = free() > 0 ? await dialAll(await findDueTenants(db.platform, now, tenantsAtOnce)) : null;
    if (isStopping) return;
    wakeAt(earlier(nextAt, await findNextDue(db.platform, now)));
  }

  /** Divides the free lines among tenants; unused shares are redistributed. */
  async function dialAll(due: TenantId[]): Promise<Date | null> {
    let nextAt: Date | null = null;
    let waiting = due;
    while (waiting.length > 0 && free() > 0) {
      const share = Math.min(callsOfTenantAtOnce, Math.max(1, Math.floor(free() / waiting.length)));
      const again: TenantId[] = [];
      for (const tenantId of waiting) {
        const most = Math.min(share, free());
        if (most === 0) break;
        const claim = await claimFor(tenantId, most);
        nextAt = earlier(nextAt, claim.nextAt);
        if (claim.hasMore) again.push(tenantId);
        for (const dial of claim.dials) take(dial);
      }
      waiting = again;
    }
    return nextAt;
  }

  function claimFor(tenantId: TenantId, most: number): Promise<Claim> {
    const now = clock.now();
    return db.app.inTenant(tenantId, (tx) => claimDials(tx, { tenantId, processId, most, limits, now }));
  }

  function take(dial: Dial): void {
    const { callId } = dial;
    const before = flights.get(callId);
    before?.abort('lost');
    const flight = runDial(dial, deps, before?.done);
    flights.set(callId, flight);
    void flight.done.then((outcome) => {
      if (flights.get(callId) === flight) flights.delete(callId);
      if (outcome === 'no_capacity') restUntilMs = clock.monotonicMs() + restMs;
      // Its end frees capacity, here or elsewhere.
      bus.publish(queueTopic, '');
    });
  }

  /** Serialized polls; concurrent requests share the next one. */
  let looking: Promise<void> | undefined;
  let nextLook: Promise<void> | undefined;
  function dialDue(): Promise<void> {
    if (!looking) {
      looking = look().finally(() => {
        looking = undefined;
      });
      return looking;
    }
    nextLook ??= looking
      .catch(() => {})
      .then(() => {
        nextLook = undefined;
        return dialDue();
      });
    return nextLook;
  }

  function wake(): void {
    if (!isStopping)
      dialDue().catch((error) =>
        log.warn({ event: 'dial.poll_failed', err: error }, 'queue of outbound calls not polled'),
      );
  }

  function wakeAt(at: Date | null): void {
    clearTimeout(timer);
    if (at === null) return;
    const inMs = at.getTime() - clock.now().getTime();
    // Later times are covered by the poll interval.
    if (inMs <= everyMs) timer = setTimeout(wake, Math.max(leastMs, inMs));
  }

  async function renew(): Promise<void> {
    const before = [...flights.keys()];
    const held = await renewDials(db.platform, processId, before);
    for (const callId of before) if (!held.has(callId)) flights.get(callId)?.abort('lost');
  }

  async function recover(): Promise<void> {
    let found = 0;
    for (const ref of await findLostDials(db.platform, othersAtOnce)) {
      // A stalled process may be late to renew dials it still holds.
      if (flights.has(ref.id)) continue;
      if (await inDialTransaction(deps, ref.tenantId, (context) => recoverDial(context, ref))) found += 1;
    }
    if (found === 0) return;
    log.warn({ event: 'dial.recovered', calls: found }, 'outbound calls of a crashed process recovered');
    wake();
  }

  const ticks = [
    every(renew, { event: 'dial.lease_not_renewed', message: 'leases of outbound calls not renewed' }),
    every(recover, { event: 'dial.not_recovered', message: 'lost outbound calls not recovered' }),
    every(dialDue, { event: 'dial.poll_failed', message: 'queue of outbound calls not polled' }),
  ];

  function every(work: () => Promise<void>, failure: { event: string; message: string }): () => void {
    const run = () => void work().catch((error) => log.warn({ event: failure.event, err: error }, failure.message));
    run();
    const interval = setInterval(run, everyMs);
    return () => clearInterval(interval);
  }

  const stopListening = [
    bus.subscribe(queueTopic, wake),
    deps.feed.onEvent((event) => {
      if (event.type === 'call.status' && (event.data as EventData<'call.status'>).status === 'queued') wake();
    }),
  ];

  return {
    dialDue,
    renew,
    recover,
    underWay: () => flights.size,
    async stop(waitMs = 0) {
      isStopping = true;
      clearTimeout(timer);
      for (const stop of stopListening) stop();
      await (nextLook ?? looking)?.catch(() => {});
      const giveBack = setTimeout(() => {
        for (const flight of flights.values()) if (!flight.isAnswered()) flight.abort('give_back');
      }, waitMs);
      while (flights.size > 0) await Promise.all([...flights.values()].map((flight) => flight.done));
      clearTimeout(giveBack);
      // Leases are renewed until the last call is over.
      for (const stop of ticks) stop();
    },
  };
}
