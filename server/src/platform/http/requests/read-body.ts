import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { plainRefusal, type Refusal } from '#platform/http/refusal.ts';

/** Base timeout of a body, and the minimum rate of a longer one. Units: milliseconds, bytes/s. */
const pace = { baseMs: 15_000, bytesPerSecond: 32 * 1024 };

/** A body as node:http provides it. */
interface IncomingBody {
  headers: IncomingHttpHeaders;
  on(event: string, listener: (chunk: Buffer) => void): unknown;
  off(event: string, listener: (chunk: Buffer) => void): unknown;
  pause(): unknown;
}

/** Timeout of a body of that size. Unit: milliseconds. */
export const bodyTimeoutMs = (bytes: number): number => pace.baseMs + (bytes / pace.bytesPerSecond) * 1000;

/**
 * Reads the whole body as text. Refuses one above `maxBytes` with 413, by its Content-Length if present; a slow one
 * with 408; an interrupted one or invalid UTF-8 with 400. Leaves the rest of a refused body unread.
 */
export function readBody(
  body: IncomingBody,
  { maxBytes, timeoutMs = bodyTimeoutMs }: { maxBytes: number; timeoutMs?: (bytes: number) => number },
): Promise<string> {
  const declaredBytes = Number(body.headers['content-length'] ?? maxBytes);
  if (declaredBytes > maxBytes) return Promise.reject(tooLarge(maxBytes));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) refuse(tooLarge(maxBytes));
      else chunks.push(chunk);
    };
    const onEnd = () => {
      stopListening();
      const whole = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, bytes);
      if (isUtf8(whole)) resolve(whole.toString('utf8'));
      else reject(malformed('The body is not valid UTF-8', 'invalid_encoding'));
    };
    const onClose = () => refuse(malformed('The body breaks off', 'incomplete_body'));
    const timer = setTimeout(() => refuse(tooSlow()), timeoutMs(declaredBytes));
    function refuse(refusal: Refusal): void {
      stopListening();
      body.pause();
      reject(refusal);
    }
    function stopListening(): void {
      clearTimeout(timer);
      body.off('data', onData);
      body.off('end', onEnd);
      body.off('close', onClose);
    }
    body.on('data', onData);
    body.on('end', onEnd);
    body.on('close', onClose);
  });
}

const tooLarge = (maxBytes: number) =>
  plainRefusal('payload_too_large', `The body of this operation may have ${maxBytes} bytes; send less at a time`);

const tooSlow = () =>
  plainRefusal('request_timeout', 'The body did not arrive in time; send it without pauses', {
    headers: { connection: 'close' },
  });

const malformed = (message: string, code: string) =>
  plainRefusal('invalid_request', message, { details: [{ path: '/', code, message }] });
