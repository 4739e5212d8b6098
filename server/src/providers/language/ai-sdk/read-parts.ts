import { ModelError } from '#brain/ports.ts';
import type { VendorModel, VendorPart } from './vendor-models.ts';

/**
 * The parts of a vendor's stream, with a limit on the wait for the first of them and between them. At a limit the
 * request is aborted and `ModelError` with code `timeout` thrown; an abort from outside throws its reason at once.
 */
export async function* readParts(
  started: ReturnType<VendorModel['doStream']>,
  limits: { firstMs: number; idleMs: number },
  request: AbortController,
  modelId: string,
): AsyncGenerator<VendorPart, void> {
  const wait = watch(limits.firstMs, request, modelId);
  let reader: ReadableStreamDefaultReader<VendorPart> | undefined;
  let hasBegun = false;
  try {
    reader = (await wait.until(Promise.resolve(started))).stream.getReader() as ReadableStreamDefaultReader<VendorPart>;
    for (;;) {
      const result = await wait.until(reader.read());
      if (result.done) return;
      // Parts the adapter emits before the vendor has sent anything do not count as an answer.
      if (result.value.type !== 'stream-start' && !hasBegun) {
        hasBegun = true;
        wait.allow(limits.idleMs);
      }
      yield result.value;
    }
  } finally {
    wait.stop();
    void reader?.cancel().catch(() => {});
  }
}

/** One timer and one listener for a whole stream, however many parts it has. Only time spent waiting counts. */
function watch(firstMs: number, request: AbortController, modelId: string) {
  let fail: (reason: unknown) => void = () => {};
  const start = (limitMs: number) =>
    setTimeout(() => {
      const error = new ModelError('timeout', modelId, `${modelId}: nothing came within ${limitMs} ms`);
      if (!isWaiting) return;
      fail(error);
      request.abort(error);
    }, limitMs);
  const onAbort = () => fail(request.signal.reason);
  let isWaiting = false;
  let timer = start(firstMs);
  request.signal.addEventListener('abort', onAbort);
  return {
    async until<Value>(promise: Promise<Value>): Promise<Value> {
      if (request.signal.aborted) throw request.signal.reason;
      isWaiting = true;
      timer.refresh();
      try {
        return await new Promise<Value>((resolve, reject) => {
          fail = reject;
          promise.then(resolve, reject);
        });
      } finally {
        isWaiting = false;
      }
    },
    allow(limitMs: number) {
      clearTimeout(timer);
      timer = start(limitMs);
    },
    stop() {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', onAbort);
    },
  };
}
