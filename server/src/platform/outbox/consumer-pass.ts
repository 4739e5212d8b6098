import { isConnectionLoss } from '#db/connection-loss.ts';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { ConsumedEvent, OutboxConsumer } from '#platform/outbox/consumer.ts';
import { type ConsumerCursor, LeaseLost } from '#platform/outbox/consumer-cursor.ts';
import type { DeferredEvent, DeferredHead } from '#platform/outbox/deferred-events.ts';
import { formatPosition } from '#platform/outbox/event-position.ts';
import { faultText } from '#platform/outbox/fault-text.ts';
import { backoffMs } from '#platform/outbox/retry-policy.ts';
import type { StoredEvent } from '#platform/outbox/stored-events.ts';

/** Engines of consumers. */
export interface ConsumerEngine {
  db: Database;
  bus: Bus;
  clock: Clock;
  log: Logger;
}

/** One consumer under one lease. */
export interface ConsumerPass extends ConsumerEngine {
  consumer: OutboxConsumer;
  cursor: ConsumerCursor;
  /** Aborts when the process stops or the lease is lost: no further event is begun. */
  signal: AbortSignal;
}

export function consumed(event: StoredEvent): ConsumedEvent {
  const { position, ...rest } = event;
  return { ...rest, position: formatPosition(position) } as ConsumedEvent;
}

/** Rethrows errors that are not the event's fault: the pass ends and starts again. */
export function rethrowUnlessEventFault(error: unknown): void {
  if (error instanceof LeaseLost || isConnectionLoss(error)) throw error;
}

/** Computes the state of an event after a failed attempt, and logs it. `attempts` includes this one. */
export function failedAttempt(pass: ConsumerPass, event: StoredEvent, attempts: number, error: unknown) {
  const { consumer, clock, log } = pass;
  const isDead = attempts >= consumer.retry.attempts;
  const delayMs = backoffMs(consumer.retry, attempts, Math.random());
  const line = {
    consumer: consumer.name,
    position: formatPosition(event.position),
    type: event.type,
    tenantId: event.tenantId,
    attempts,
    err: error,
  };
  if (isDead)
    log.error({ event: 'outbox.dead_letter', ...line }, 'an event failed at its last attempt and is a dead letter now');
  else log.warn({ event: 'outbox.event_failed', ...line, delayMs }, 'a consumer failed on an event, which is retried');
  return { attempts, isDead, nextAttemptAt: new Date(clock.now().getTime() + delayMs), error: faultText(error) };
}

export function firstFailure(pass: ConsumerPass, event: StoredEvent, error: unknown): DeferredEvent {
  return { event, ...failedAttempt(pass, event, 1, error) };
}

/** An event behind an earlier unhandled one of its topic. */
export function heldBack(pass: ConsumerPass, event: StoredEvent): DeferredEvent {
  return { event, attempts: 0, nextAttemptAt: pass.clock.now(), isDead: false, error: null };
}

export const isDue = (head: DeferredHead, now: Date) => head.nextAttemptAt <= now;
