/**
 * Short messages between the processes of one installation, for signals that need not be kept: new rows in the outbox,
 * an ephemeral event such as typing. May lose messages while its connection is down, so nothing may depend on one arriving.
 */
export interface Bus {
  /** Sends to every process, this one included. Never waits; throws RangeError for what is larger than `maxMessageBytes`. */
  publish(topic: string, message: string): void;
  /** Delivers to the listeners of this process alone, before it returns. */
  tellHere(topic: string, message: string): void;
  /** Calls `listener` for each message of `topic` from now on; returns how to stop. */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  /** Calls `listener` when messages may have been lost and what they stood for should be looked up. */
  onGap(listener: () => void): void;
  /** Resolves when messages published from now on by any process arrive here; rejects while its server is out of reach. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Largest message with its topic, as JSON in UTF-8. PostgreSQL limits a notification to less than 8,000 bytes. */
export const maxMessageBytes = 7900;

/** The listeners of one process, shared by all engines. */
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

  tellGap(): void {
    for (const listener of this.#onGap) listener();
  }
}

/** What is said within this time is said at once, and once. Unit: milliseconds. */
const coalesceMs = 5;

/** Messages on their way out of one process: equal ones within 5 ms become one, and all of them one call of `send`. */
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

/** What travels for a message. Throws RangeError when that is too large for any one of the engines. */
export function encodeMessage(topic: string, message: string): string {
  const payload = JSON.stringify({ topic, message });
  const bytes = Buffer.byteLength(payload);
  if (bytes > maxMessageBytes) {
    throw new RangeError(`A bus message holds at most ${maxMessageBytes} bytes with its topic; this one has ${bytes}`);
  }
  return payload;
}

/** What `encodeMessage` wrote, or null for what somebody else did: anyone on that server may say something there. */
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
