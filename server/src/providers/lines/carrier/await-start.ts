import type { RawData, WebSocket } from 'ws';
import type { CarrierDialect, CarrierStart } from './carrier-protocol.ts';

/** Maximum messages before the start, such as `connected`. */
const maxPreamble = 5;
/** Maximum messages buffered between the start and the line: a second of audio and what was in flight. */
const maxEarly = 200;

/** A stream refused before its call; the message is the reason, for the log. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
}

interface EarlyMessage {
  data: Uint8Array<ArrayBuffer>;
  isBinary: boolean;
}

export interface AwaitedStart {
  start: CarrierStart;
  /** Messages after the start, and the start itself where it is audio; ends the buffering. */
  drainBuffered(): EarlyMessage[];
}

/**
 * Waits for the start message, which identifies the call. Rejects with `StreamRefused` when another message comes
 * instead, on timeout and when the socket closes. No part of a call begins before it.
 */
export function awaitStart(
  socket: WebSocket,
  options: { dialect: CarrierDialect; query: URLSearchParams; timeoutMs: number },
): Promise<AwaitedStart> {
  const { dialect, query, timeoutMs } = options;
  const early: EarlyMessage[] = [];
  let hasStart = false;
  let preamble = 0;
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      socket.off('close', onClose);
    };
    const fail = (reason: string) => {
      stop();
      socket.off('message', onMessage);
      reject(new StreamRefused(reason));
    };
    const onClose = () => fail('the socket closed before its start');
    const timer = setTimeout(() => fail(`no start came within ${timeoutMs} ms`), timeoutMs);
    const drainBuffered = () => {
      socket.off('message', onMessage);
      return early;
    };
    const onMessage = (raw: RawData, isBinary: boolean) => {
      const data = copyOf(raw);
      if (hasStart) {
        if (early.length < maxEarly) early.push({ data, isBinary });
        return;
      }
      const read = dialect.readStart(data, isBinary, query);
      if (read === undefined) return fail('the first message was no start of this protocol');
      preamble += 1;
      if (read === 'wait') return preamble < maxPreamble ? undefined : fail('too many messages before the start');
      hasStart = true;
      if (read.isSound === true) early.push({ data, isBinary });
      stop();
      // Messages in flight stay in the network; those read already are buffered.
      socket.pause();
      resolve({ start: read.start, drainBuffered });
    };
    socket.on('message', onMessage);
    socket.once('close', onClose);
  });
}

function copyOf(raw: RawData): Uint8Array<ArrayBuffer> {
  return Array.isArray(raw) ? new Uint8Array(Buffer.concat(raw)) : new Uint8Array(raw);
}
