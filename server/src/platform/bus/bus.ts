/**
 * Short messages between the processes of one installation, for what need not be kept: that the outbox has something
 * new, that somebody is typing. May lose messages while its connection is down, so nothing may depend on one arriving.
 */
export interface Bus {
  /** Sends to every process, this one included. Never waits, never throws. `message` holds at most 4,000 bytes. */
  publish(topic: string, message: string): void;
  /** Calls `listener` for each message of `topic` from now on; returns how to stop. */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  /** Calls `listener` when messages may have been lost and what they stood for should be looked up. */
  onGap(listener: () => void): void;
  /** Resolves when messages published from now on by any process arrive here. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Largest message all engines carry: PostgreSQL limits a notification to 8,000 bytes. */
export const maxMessageBytes = 4000;

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

export function checkMessage(topic: string, message: string): void {
  if (Buffer.byteLength(topic) + Buffer.byteLength(message) > maxMessageBytes) {
    throw new RangeError(`A bus message holds at most ${maxMessageBytes} bytes with its topic`);
  }
}
