/**
 * Publishes short messages between the processes of one installation, for signals that need no storage: new rows in the
 * outbox, an ephemeral event such as typing. May lose messages while its connection is down, so no feature may depend
 * on the arrival of one.
 */
export interface Bus {
  /**
   * Publishes to every process, this one included. Never waits; throws RangeError for a message above
   * `maxMessageBytes`.
   */
  publish(topic: string, message: string): void;
  /** Delivers to the listeners of this process alone, before it returns. */
  publishLocally(topic: string, message: string): void;
  /** Calls `listener` for each message of `topic` from now on; returns the unsubscribe function. */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  /** Calls `listener` when messages may have been lost and the state should be read again. */
  onGap(listener: () => void): void;
  /**
   * Resolves when messages published from now on by any process arrive here; rejects while the server is unreachable.
   */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Largest message with its topic, as JSON in UTF-8. PostgreSQL limits a notification to less than 8,000 bytes. */
export const maxMessageBytes = 7900;

/** Listeners of one process, shared by all engines. */
export class Listeners {
  readonly #byTopic = new Map<string, Set<(message: string) => void>>();
  readonly #onGap = new Set<() => void>();

  subscribe(topic: string, listener: (message: string) => void): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  onGap(listener: () => void): void {
    this.#onGap.add(listener);
  }

  deliver(topic: string, message: string): void {
    for (const listener of this.#byTopic.get(topic) ?? []) listener(message);
  }

  notifyGap(): void {
    for (const listener of this.#onGap) listener();
  }
}

/** Window in which messages are batched and deduplicated. Unit: milliseconds. */
const coalesceMs = 5;

/** Outgoing messages of one process: equal ones within 5 ms become one, and all of them one call of `send`. */
export class Outgoing {
  readonly #send: (payloads: string[]) => void;
  readonly #pending = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(send: (payloads: string[]) => void) {
    this.#send = send;
  }

  publish(topic: string, message: string): void {
    const payload = encodeMessage(topic, message);
    if (this.#isClosed) return;
    this.#pending.add(payload);
    this.#timer ??= setTimeout(() => this.#flush(), coalesceMs);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #flush(): void {
    this.#timer = undefined;
    const payloads = [...this.#pending];
    this.#pending.clear();
    this.#send(payloads);
  }
}

/** Encodes a message. Throws RangeError when it is too large for any of the engines. */
export function encodeMessage(topic: string, message: string): string {
  const payload = JSON.stringify({ topic, message });
  const bytes = Buffer.byteLength(payload);
  if (bytes > maxMessageBytes) {
    throw new RangeError(`A bus message holds at most ${maxMessageBytes} bytes with its topic; this one has ${bytes}`);
  }
  return payload;
}

/** Decodes a message of `encodeMessage`; null for the payloads of other clients, since the server may be shared. */
export function decodeMessage(payload: string): { topic: string; message: string } | null {
  try {
    const { topic, message } = JSON.parse(payload) as { topic: unknown; message: unknown };
    return typeof topic === 'string' && typeof message === 'string' ? { topic, message } : null;
  } catch {
    return null;
  }
}

/** The server that carries the bus does not answer. */
export class BusUnreachable extends Error {
  override readonly name = 'BusUnreachable';
}
