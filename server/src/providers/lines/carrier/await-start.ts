import type { RawData, WebSocket } from 'ws';
import type { CarrierDialect, CarrierStart } from './carrier-protocol.ts';

/** Messages before the start: `connected`, and whatever else a version may add. */
const maxPreamble = 5;
/** What comes between the start and the line: a second of sound, and what was under way. */
const maxEarly = 200;

/** A stream that opens nothing; the message says why, for the log. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
}

interface EarlyMessage {
  data: Uint8Array<ArrayBuffer>;
  isBinary: boolean;
}

export interface AwaitedStart {
  start: CarrierStart;
  /** What came after the start, and the start itself where it is sound; ends the keeping of it. */
  takeEarly(): EarlyMessage[];
}

/**
 * Waits for the message that says what call this is. Rejects with `StreamRefused` when another comes instead, when
 * none comes in time, and when the socket closes. Nothing of a call is begun before it.
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
    const takeEarly = () => {
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
      // What is still under way waits in the network; what was read already is kept.
      socket.pause();
      resolve({ start: read.start, takeEarly });
    };
    socket.on('message', onMessage);
    socket.once('close', onClose);
  });
}

function copyOf(raw: RawData): Uint8Array<ArrayBuffer> {
  return Array.isArray(raw) ? new Uint8Array(Buffer.concat(raw)) : new Uint8Array(raw);
}
