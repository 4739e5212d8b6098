import { isConnectionLoss } from '#db/connection-loss.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import type { OutboxConsumer } from './consumer.ts';
import { type ConsumerCursor, LeaseLost } from './consumer-cursor.ts';
import { acquireLease, releaseLease, renewLease } from './consumer-leases.ts';
import { type ConsumerEngine, type ConsumerPass, isDue } from './consumer-pass.ts';
import { readDeferredHeads, topicKey } from './deferred-events.ts';
import { deliverDeferred, deliverEvents } from './deliver-events.ts';
import { handleDeferred, handleEvents } from './handle-events.ts';

export interface ConsumerTimes {
  /** Time after which a dead process's consumers are taken over. */
  leaseMs: number;
  /** Interval of reads without a wake-up, for what was announced while this process could not be reached. */
  pollMs: number;
  batch: number;
}

export const defaultTimes: ConsumerTimes = { leaseMs: 15_000, pollMs: 10_000, batch: 100 };

/** Published with the name of a consumer when a process releases its lease, so that another acquires it at once. */
export const leaseFreeTopic = 'outbox.lease_free';
/** Published with the name of a consumer when one of its deferred events was made due or dropped by hand. */
export const deferredChangedTopic = 'outbox.deferred_changed';

/** Deferred events retried in one pass, before new ones are read. */
const deferredPerPass = 50;
/** Interval of storing an idle cursor, so that later reads begin near the end. Unit: milliseconds. */
const idleWriteMs = 60_000;
/** Longest wait after an interruption. Unit: milliseconds. */
const interruptedMs = 2_000;

/**
 * Runs one consumer in this process: waits for its lease, then reads and handles events until stopped or taken over.
 */
export class ConsumerRunner {
  readonly #consumer: OutboxConsumer;
  readonly #engine: ConsumerEngine;
  readonly #times: ConsumerTimes;
  readonly #stopping = new AbortController();
  readonly #unsubscribe: (() => void)[];
  #wake = () => {};
  #isWoken = false;
  #holdsLease = false;
  #previousLease: string | undefined;
  #lastIdleWriteMs = 0;
  readonly #ended: Promise<void>;

  constructor(parts: ConsumerEngine & { feed: EventFeed; consumer: OutboxConsumer; times: ConsumerTimes }) {
    const { feed, consumer, times, ...engine } = parts;
    this.#consumer = consumer;
    this.#engine = engine;
    this.#times = times;
    const types = new Set<string>(consumer.types);
    const wakeByName = (name: string) => name === consumer.name && this.#wakeUp();
    this.#unsubscribe = [
      feed.onEvent((event) => this.#holdsLease && types.has(event.type) && this.#wakeUp()),
      engine.bus.subscribe(leaseFreeTopic, wakeByName),
      engine.bus.subscribe(deferredChangedTopic, wakeByName),
    ];
    this.#ended = this.#run();
  }

  /** Finishes the event in progress, then releases the lease. */
  async stop(): Promise<void> {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#stopping.abort();
    this.#wakeUp();
    await this.#ended;
  }

  #wakeUp(): void {
    this.#isWoken = true;
    this.#wake();
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        const { leaseMs } = this.#times;
        const asked = { consumer: this.#consumer.name, leaseMs, previous: this.#previousLease };
        const cursor = await acquireLease(this.#engine.db, asked);
        if (cursor) await this.#consume(cursor);
        else await this.#sleep((leaseMs / 3) * (0.8 + 0.4 * Math.random()));
      } catch (error) {
        this.#logInterruption(error);
        await this.#sleep(Math.min(interruptedMs, this.#times.pollMs));
      }
    }
  }

  #logInterruption(error: unknown): void {
    const { log } = this.#engine;
    const line = { event: 'outbox.consumer_interrupted', consumer: this.#consumer.name };
    if (error instanceof LeaseLost) log.warn(line, 'another process has taken over a consumer');
    else if (isConnectionLoss(error)) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ ...line, reason }, 'a consumer lost the database and continues from its cursor');
    } else log.error({ ...line, err: error }, 'a consumer was interrupted and continues from its cursor');
  }

  /** Consumes under one lease until it is lost or the process stops. */
  async #consume(cursor: ConsumerCursor): Promise<void> {
    const { db, bus, log } = this.#engine;
    const held = { consumer: this.#consumer.name, lease: cursor.lease };
    this.#previousLease = cursor.lease;
    this.#holdsLease = true;
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal]);
    const renewal = setInterval(() => {
      renewLease(db, { ...held, leaseMs: this.#times.leaseMs })
        .then((isHeld) => isHeld || lost.abort())
        .catch((error) => log.warn({ event: 'outbox.lease_not_renewed', err: error }, 'a lease could not be renewed'));
    }, this.#times.leaseMs / 3);
    const pass: ConsumerPass = { ...this.#engine, consumer: this.#consumer, cursor, signal };
    try {
      while (!signal.aborted) {
        this.#isWoken = false;
        const { isIdle, nextDueAt } = await this.#pass(pass);
        if (isIdle && !signal.aborted) await this.#sleep(this.#idleMs(nextDueAt));
      }
    } finally {
      clearInterval(renewal);
      this.#holdsLease = false;
      await releaseLease(db, held).catch(() => {});
      bus.publish(leaseFreeTopic, this.#consumer.name);
    }
    if (lost.signal.aborted) throw new LeaseLost(`The consumer ${held.consumer} is held elsewhere`);
  }

  /** Retries what is due, then reads one batch. */
  async #pass(pass: ConsumerPass): Promise<{ isIdle: boolean; nextDueAt: Date | undefined }> {
    const { db, clock, cursor, consumer, signal } = pass;
    let heads = await readDeferredHeads(db, consumer.name);
    const due = heads.filter((head) => isDue(head, clock.now())).slice(0, deferredPerPass);
    for (const head of due) {
      if (signal.aborted) break;
      if (consumer.work.kind === 'handle') await handleDeferred(pass, consumer.work, head);
      else await deliverDeferred(pass, consumer.work, head);
    }
    if (due.length > 0) heads = await readDeferredHeads(db, consumer.name);
    const { events, upTo } = await cursor.read(consumer.types, this.#times.batch);
    if (events.length > 0 && !signal.aborted) {
      const blocked = new Set(heads.map(topicKey));
      if (consumer.work.kind === 'handle') await handleEvents(pass, consumer.work, events, blocked);
      else await deliverEvents(pass, consumer.work, events, blocked);
    }
    if (!signal.aborted) await this.#scanned(cursor, upTo);
    return { isIdle: events.length === 0 && due.length === 0, nextDueAt: heads[0]?.nextAttemptAt };
  }

  async #scanned(cursor: ConsumerCursor, upTo: ConsumerCursor['scanned']): Promise<void> {
    cursor.scannedTo(upTo);
    const nowMs = this.#engine.clock.monotonicMs();
    if (!cursor.isBehindScan || nowMs - this.#lastIdleWriteMs < idleWriteMs) return;
    this.#lastIdleWriteMs = nowMs;
    await cursor.moveWith(cursor.scanned);
  }

  #idleMs(nextDueAt: Date | undefined): number {
    const { pollMs } = this.#times;
    if (!nextDueAt) return pollMs;
    return Math.max(0, Math.min(pollMs, nextDueAt.getTime() - this.#engine.clock.now().getTime()));
  }

  async #sleep(ms: number): Promise<void> {
    if (this.#stopping.signal.aborted || this.#isWoken) {
      this.#isWoken = false;
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = () => {};
  }
}
