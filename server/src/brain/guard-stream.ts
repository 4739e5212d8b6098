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
 * Passes on the items of `source` within time limits: throws the signal's reason as soon as it aborts, and
 * `StreamTimeout` at a limit, also when the source does not react. An abandoned source is asked to return.
 */
export async function* guardStream<Item>(source: AsyncIterable<Item>, guard: StreamGuard): AsyncGenerator<Item, void> {
  const { signal, firstMs, idleMs } = guard;
  const iterator = source[Symbol.asyncIterator]();
  // One listener and one timer for the whole stream: a token comes every few milliseconds, in hundreds of streams.
  let fail: (reason: unknown) => void = () => {};
  const onAbort = () => fail(signal.reason);
  const startTimer = (limitMs: number | undefined) =>
    limitMs === undefined
      ? undefined
      : setTimeout(() => fail(new StreamTimeout(`nothing came within ${limitMs} ms`)), limitMs);
  let timer = startTimer(firstMs);
  let isFirst = true;
  let isDone = false;
  signal.addEventListener('abort', onAbort);
  try {
    for (;;) {
      if (signal.aborted) throw signal.reason;
      const result = await new Promise<IteratorResult<Item>>((resolve, reject) => {
        fail = reject;
        iterator.next().then(resolve, reject);
      });
      // The reader's own time does not count: nothing is awaited from the source then.
      fail = () => {};
      if (result.done) {
        isDone = true;
        return;
      }
      yield result.value;
      if (isFirst) {
        isFirst = false;
        clearTimeout(timer);
        timer = startTimer(idleMs);
      } else timer?.refresh();
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    // Not awaited: a generator stuck in an await would keep us waiting, which is what the guard is against.
    if (!isDone) void Promise.resolve(iterator.return?.()).catch(() => {});
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
