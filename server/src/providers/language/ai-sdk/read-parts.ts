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
  const first = timed(limits.firstMs, request, modelId);
  let reader: ReadableStreamDefaultReader<VendorPart>;
  try {
    reader = (await first.race(Promise.resolve(started))).stream.getReader() as ReadableStreamDefaultReader<VendorPart>;
  } finally {
    first.stop();
  }
  let limitMs = limits.firstMs;
  try {
    for (;;) {
      const wait = timed(limitMs, request, modelId);
      const result = await wait.race(reader.read()).finally(wait.stop);
      if (result.done) return;
      // What the adapter says before the vendor has sent anything does not count as an answer.
      if (result.value.type !== 'stream-start') limitMs = limits.idleMs;
      yield result.value;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

function timed(limitMs: number, request: AbortController, modelId: string) {
  let timer: NodeJS.Timeout | undefined;
  let onAbort = () => {};
  return {
    race: <Value>(promise: Promise<Value>) =>
      Promise.race([
        promise,
        new Promise<never>((_, reject) => {
          onAbort = () => reject(request.signal.reason);
          if (request.signal.aborted) return onAbort();
          request.signal.addEventListener('abort', onAbort, { once: true });
          timer = setTimeout(() => {
            const error = new ModelError('timeout', modelId, `${modelId}: nothing came within ${limitMs} ms`);
            reject(error);
            request.abort(error);
          }, limitMs);
        }),
      ]),
    stop: () => {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', onAbort);
    },
  };
}
