import { setMaxListeners } from 'node:events';
import type { BackgroundWorker, Engines } from '#platform/areas/area.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  dropErased,
  type EndpointRef,
  findDueEndpoints,
  releaseClaims,
} from './claim-deliveries.queries.ts';
import type { DisableDeps } from './disable-endpoint.ts';
import { EndpointLane, type LaneSending } from './endpoint-lane.ts';
import { EndpointSendings } from './endpoint-sending.ts';
import { ResultRecorder } from './record-results.ts';
import { nextTryAt } from './schedule.rules.ts';
import { requestTimeoutMs, sendDelivery } from './send-delivery.ts';

export interface SenderTimes {
  /** Interval of looking for due deliveries of all endpoints. */
  pollMs: number;
  /** A claimed delivery of a dead process is sent by another after this. More than a request takes. */
  leaseMs: number;
  requestTimeoutMs: number;
  /** Time that running requests get at a stop. */
  drainMs: number;
}

const defaultTimes: SenderTimes = { pollMs: 1_000, leaseMs: 60_000, requestTimeoutMs, drainMs: 5_000 };

type SenderDeps = DisableDeps & Pick<Engines, 'egress' | 'vault'>;

/**
 * Sends due deliveries. Each endpoint has a lane with its own queue and concurrency, so one that is slow or hangs delays
 * no other. Any number of processes send at the same time: deliveries are claimed with leases. A request whose result
 * was not written, because its process died, is made again: at least once, always under the same `webhook-id`.
 */
export class DeliverySender implements BackgroundWorker {
  readonly #deps: SenderDeps;
  readonly #times: SenderTimes;
  readonly #sendings: EndpointSendings;
  readonly #results: ResultRecorder;
  readonly #lanes = new Map<string, EndpointLane>();
  readonly #aborting = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;

  constructor(deps: SenderDeps, times: Partial<SenderTimes> = {}) {
    this.#deps = deps;
    this.#times = { ...defaultTimes, ...times };
    this.#sendings = new EndpointSendings(deps);
    this.#results = new ResultRecorder(deps);
    // One listener for each running request.
    setMaxListeners(0, this.#aborting.signal);
  }

  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    void this.#poll();
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    clearTimeout(this.#timer);
    for (const lane of this.#lanes.values()) lane.stop();
    const deadline = this.#deps.clock.monotonicMs() + this.#times.drainMs;
    const isBusy = () => [...this.#lanes.values()].some((lane) => lane.isBusy);
    while (isBusy() && this.#deps.clock.monotonicMs() < deadline) await pause(20);
    this.#aborting.abort(new Error('The process stops'));
    while (isBusy()) await pause(5);
    await this.#results.settled();
    this.#lanes.clear();
  }

  /** Something may be due for this endpoint. Ignored where the sender does not run. */
  notice(endpoint: EndpointRef): void {
    if (!this.#isRunning) return;
    let lane = this.#lanes.get(endpoint.id);
    if (!lane) {
      lane = this.#laneOf(endpoint);
      this.#lanes.set(endpoint.id, lane);
    }
    lane.run();
  }

  async #poll(): Promise<void> {
    const { db, clock, log } = this.#deps;
    try {
      for (const endpoint of await findDueEndpoints(db.platform, clock.now())) this.notice(endpoint);
    } catch (error) {
      log.warn({ event: 'webhooks.poll_failed', err: error }, 'due deliveries could not be read; this is retried');
    }
    if (this.#isRunning) this.#timer = setTimeout(() => void this.#poll(), this.#times.pollMs);
  }

  #laneOf(endpoint: EndpointRef): EndpointLane {
    const { db, clock, log, newId } = this.#deps;
    return new EndpointLane({
      endpoint,
      claim: (_, limit) =>
        claimDeliveries(db.platform, {
          endpoint,
          now: clock.now(),
          leaseId: newId(),
          leaseMs: this.#times.leaseMs,
          limit,
        }),
      send: (delivery) => this.#send(delivery),
      onIdle: () => void this.#lanes.delete(endpoint.id),
      onFault: (error) =>
        log.warn({ event: 'webhooks.claim_failed', err: error }, 'deliveries could not be claimed; this is retried'),
    });
  }

  async #send(claim: ClaimedDelivery): Promise<LaneSending> {
    const { db, log, clock, newId } = this.#deps;
    try {
      const ref = { tenantId: claim.tenantId, id: claim.endpointId };
      const endpoint = await this.#sendings.find(ref, claim.endpointVersion);
      // Deleted since it was claimed, with all its deliveries.
      if (endpoint === null) return { isAccepted: true, recorded: Promise.resolve() };
      if (claim.body === null) {
        await dropErased(db.platform, claim);
        return { isAccepted: true, recorded: Promise.resolve() };
      }
      const { eventId, body, isRedelivery } = claim;
      const parts = { ...this.#deps, timeoutMs: this.#times.requestTimeoutMs };
      const sent = await sendDelivery(parts, { endpoint, eventId, body, isRedelivery }, this.#aborting.signal);
      const now = clock.now();
      const tries = claim.tries + 1;
      const again = { tries, retryAfterMs: sent.retryAfterMs, now, random: Math.random() };
      const recorded = this.#results.record({
        claim,
        attemptId: newId(),
        attempt: sent.attempt,
        isSuccess: sent.isSuccess,
        isGone: sent.isGone,
        nextTryAt: sent.isSuccess || sent.isGone ? null : nextTryAt(again),
        at: now,
      });
      return { isAccepted: sent.isSuccess, recorded };
    } catch (error) {
      await releaseClaims(db.platform, [claim]).catch(() => {});
      if (!this.#aborting.signal.aborted) {
        log.error({ event: 'webhooks.send_failed', err: error }, 'a delivery could not be sent; this is retried');
        // Not at once: the fault is ours and may last.
        await pause(this.#times.pollMs);
      }
      return { isAccepted: false, recorded: Promise.resolve() };
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
