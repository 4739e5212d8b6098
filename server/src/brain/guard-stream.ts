/** The source gave nothing within its time limit. */
export class StreamTimeout extends Error {
  override readonly name = 'StreamTimeout';
}

export interface StreamGuard {
  signal: AbortSignal;
  /** Milliseconds until the first item must have come. */
  firstMs?: number;
  /** Milliseconds allowed between two items. */
  idleMs?: number;
}

/**
 * Passes on what `source` gives, but never waits longer than allowed: throws the signal's reason as soon as it aborts
 * and `StreamTimeout` at a limit, also when the source itself does not react. A source that is left is told to return.
 */
export async function* guardStream<Item>(source: AsyncIterable<Item>, guard: StreamGuard): AsyncGenerator<Item, void> {
  const iterator = source[Symbol.asyncIterator]();
  let limitMs = guard.firstMs;
  let done = false;
  try {
    for (;;) {
      const result = await within(iterator.next(), limitMs, guard.signal);
      if (result.done) {
        done = true;
        return;
      }
      yield result.value;
      limitMs = guard.idleMs;
    }
  } finally {
    // Not awaited: a generator stuck in an await would keep us waiting, which is what the guard is against.
    if (!done) void Promise.resolve(iterator.return?.()).catch(() => {});
  }
}

/** Settles as `promise` does, or rejects with the signal's reason or `StreamTimeout`, whatever is first. */
export function within<Value>(
  promise: Promise<Value>,
  limitMs: number | undefined,
  signal: AbortSignal,
): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const onAbort = () => finish(() => reject(signal.reason));
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    promise.then(
      (value) => finish(() => resolve(value)),
      (error) => finish(() => reject(error)),
    );
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    if (limitMs !== undefined) {
      timer = setTimeout(() => finish(() => reject(new StreamTimeout(`nothing came within ${limitMs} ms`))), limitMs);
    }
  });
}
