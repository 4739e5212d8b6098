import { EgressError } from './egress.errors.ts';

/**
 * Response body that enforces its limits while it is read: at most `maxBytes` after decompression, at most
 * `idleTimeoutMs` of waiting for one chunk (the reader's own time does not count). `abort` ends the exchange below;
 * `onEnd` is called once, however the body ends.
 */
export function limitBody(input: {
  body: ReadableStream<Uint8Array>;
  maxBytes: number;
  idleTimeoutMs: number;
  abort: (reason: unknown) => void;
  /** Maps a transport error to the error the reader receives. */
  explain: (error: unknown) => unknown;
  onEnd: () => void;
}): ReadableStream<Uint8Array> {
  const reader = input.body.getReader();
  let receivedBytes = 0;
  // One timer for the whole body, restarted for each wait.
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
          if (receivedBytes > input.maxBytes) throw tooLargeError(input.maxBytes);
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

/** The error for a response that is, or declares itself, larger than the limit. */
export function tooLargeError(maxBytes: number): EgressError {
  return new EgressError('too_large', `The answer is larger than ${maxBytes} bytes.`);
}
