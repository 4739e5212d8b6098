import { readEvents, type StreamEvent } from '@parley/contract/browser/event-stream';
import type { DeskEvent } from '../desk/desk-state.ts';
import { ApiError } from './api-error.ts';

/** `Data` is what the events of the stream carry. */
export interface StreamOptions<Data> {
  /** Where an earlier stream of this desk ended; null: from now on. */
  lastEventId: string | null;
  /** How far the stream was read. */
  onPosition(lastEventId: string | null): void;
  /** Opens the stream, after the event `lastEventId` where there is one. Refuses with `ApiError`. */
  open(lastEventId: string | null, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  onEvent(event: { id: string | null; type: string; data: Data }): void;
  /** The stream is open, and events from now on arrive. */
  onReady(): void;
  /** Events were missed and can no longer be replayed. */
  onReset(): void;
  /** The connection is gone; another try is under way. */
  onLost(): void;
  /** Waits before the try after `failures` that went wrong; over early when `signal` says so. */
  pause(failures: number, signal: AbortSignal): Promise<void>;
  signal: AbortSignal;
}

/**
 * Follows an event stream, such as that of the desk, until `signal` aborts: opens the stream, and again with the last event seen whenever it breaks.
 * Resolves when it was stopped, or when the server will never let this person follow it.
 */
export async function followStream<Data extends object = DeskEvent['data']>(
  options: StreamOptions<Data>,
): Promise<void> {
  const { signal } = options;
  let { lastEventId } = options;
  let failures = 0;

  function take({ id, event, data }: StreamEvent): void {
    failures = 0;
    if (event === 'reset') return options.onReset();
    const told = readEnvelope<Data>(data);
    if (event === 'ready') {
      lastEventId = cursorOf(told) ?? id ?? lastEventId;
      options.onPosition(lastEventId);
      return options.onReady();
    }
    // The standard keeps the last id for events that have none: those are passing, such as typing.
    const isStored = id !== null && id !== lastEventId;
    lastEventId = id ?? lastEventId;
    options.onPosition(lastEventId);
    options.onEvent({ id: isStored ? id : null, type: event, data: told });
  }

  while (!signal.aborted) {
    try {
      await readEvents(await options.open(lastEventId, signal), take);
    } catch (error) {
      if (isFinal(error)) return;
    }
    if (signal.aborted) return;
    // The first break is often a proxy's time limit and heals unseen; only a failed reconnection is worth a word.
    if (failures > 0) options.onLost();
    await options.pause(failures, signal);
    failures += 1;
  }
}

/** A retry cannot succeed after 401 or 403. */
const isFinal = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403);

function readEnvelope<Data>(text: string): Data & { cursor?: string } {
  const envelope = JSON.parse(text) as { data?: Data };
  return (envelope.data ?? {}) as Data & { cursor?: string };
}

const cursorOf = (data: { cursor?: string }) => data.cursor ?? null;

/** Longer after each failure, up to ten seconds, and never in step with others; at once when the network is back. */
export function retryDelay(failures: number, signal: AbortSignal): Promise<void> {
  const waitMs = Math.min(10_000, 500 * 2 ** failures) * (0.7 + Math.random() * 0.6);
  return new Promise((resolve) => {
    const timer = setTimeout(done, waitMs);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      removeEventListener('online', done);
      resolve();
    }
    signal.addEventListener('abort', done);
    addEventListener('online', done);
  });
}
