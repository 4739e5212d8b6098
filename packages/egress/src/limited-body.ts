import { EgressError } from './egress.errors.ts';

/**
 * The body of an answer with limits kept while it is read: not more than `maxBytes` after decompression, not more than
 * `idleTimeoutMs` of waiting for one chunk. The time the reader takes for itself does not count.
 * `abort` ends the exchange below; `onEnd` is called once, however the body ends.
 */
export function limitBody(input: {
  body: ReadableStream<Uint8Array>;
  maxBytes: number;
  idleTimeoutMs: number;
  abort: (reason: unknown) => void;
  /** Turns what the transport threw into what the reader is told. */
  explain: (error: unknown) => unknown;
  onEnd: () => void;
}): ReadableStream<Uint8Array> {
  const reader = input.body.getReader();
  let receivedBytes = 0;
  // One timer for the whole body, set anew for each wait.
  let idle: NodeJS.Timeout | undefined;
  let isWaiting = false;
  const waitFor = () => {
    isWaiting = true;
    if (idle) idle.refresh();
    else
      idle = setTimeout(() => {
        if (!isWaiting) return;
        input.abort(new EgressError('timeout', `The answer paused for more than ${input.idleTimeoutMs} ms.`));
      }, input.idleTimeoutMs);
  };
  const end = () => {
    clearTimeout(idle);
    input.onEnd();
  };

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        waitFor();
        try {
          const { done, value } = await reader.read();
          if (done) {
            end();
            controller.close();
            return;
          }
          receivedBytes += value.byteLength;
          if (receivedBytes > input.maxBytes) throw tooLarge(input.maxBytes);
          if (value.byteLength > 0) controller.enqueue(value);
        } catch (error) {
          const reason = input.explain(error);
          end();
          input.abort(reason);
          controller.error(reason);
        } finally {
          isWaiting = false;
        }
      },
      cancel(reason) {
        end();
        input.abort(reason ?? new DOMException('The answer was not read to its end.', 'AbortError'));
      },
    },
    { highWaterMark: 0 },
  );
}

/** The refusal of an answer that is, or says it is, beyond the limit. */
export function tooLarge(maxBytes: number): EgressError {
  return new EgressError('too_large', `The answer is larger than ${maxBytes} bytes.`);
}
