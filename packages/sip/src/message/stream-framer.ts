import { characters, isIn, readNumber } from './characters.ts';
import { HeaderFields } from './headers.ts';
import { endOfLine, readFields } from './read-fields.ts';
import { maxHeadBytes } from './read-message.ts';

export interface StreamLimits {
  /** Limit of start line and header fields. Unit: bytes. */
  headBytes?: number;
  /** Unit: bytes. */
  bodyBytes?: number;
}

export interface StreamSink {
  /** Receives one complete message, for `readMessage`. The view stays valid. */
  message(bytes: Uint8Array): void;
  /** A double CRLF between messages: a keep-alive ping, answered by one CRLF (RFC 5626, section 3.5.1). */
  keepAlive(): void;
  /**
   * The start of the next message is unknown: close the connection. `head` is what `readMessage` can answer, if
   * enough has arrived. No event follows.
   */
  broken(reason: string, head: Uint8Array | undefined): void;
}

export interface StreamFramer {
  push(bytes: Uint8Array, sink: StreamSink): void;
  /** True while a message is incomplete, for its timeout. */
  readonly hasPartial: boolean;
  /** Bytes copied because a message came in pieces; at most about twice its size. */
  readonly copiedBytes: number;
}

const none = Buffer.alloc(0);
const blankLine = Buffer.from('\r\n\r\n');

/**
 * Splits a stream into messages by Content-Length (RFC 3261, section 18.3), a missing one meaning no body. Buffers at
 * most one message of the allowed size. Time and copies are linear in the input, however small its pieces.
 */
export function createStreamFramer(limits: StreamLimits = {}): StreamFramer {
  const headLimit = limits.headBytes ?? maxHeadBytes;
  const bodyLimit = limits.bodyBytes ?? 65_535;
  let kept = none;
  let keptBytes = 0;
  /** Prefix of the buffer without an empty line. */
  let searchedBytes = 0;
  /** Length of the buffered message, once its head is complete. */
  let wanted: number | undefined;
  let lineEndBytes = 0;
  let isBroken = false;
  let copiedBytes = 0;

  function keep(bytes: Buffer): void {
    if (keptBytes + bytes.length > kept.length) {
      const grown = Buffer.allocUnsafe(Math.max(keptBytes + bytes.length, kept.length * 2, wanted ?? 0, 1024));
      kept.copy(grown, 0, 0, keptBytes);
      copiedBytes += keptBytes;
      kept = grown;
    }
    bytes.copy(kept, keptBytes);
    copiedBytes += bytes.length;
    keptBytes += bytes.length;
  }

  function breakOff(sink: StreamSink, reason: string, head?: Uint8Array): void {
    isBroken = true;
    kept = none;
    sink.broken(reason, head);
  }

  /** Finds the end of leading line ends. */
  function skipLineEnds(bytes: Buffer, from: number, sink: StreamSink): number {
    let at = from;
    for (; at < bytes.length && (bytes[at] === 0x0d || bytes[at] === 0x0a); at += 1) {
      lineEndBytes = bytes[at] === blankLine[lineEndBytes] ? lineEndBytes + 1 : 0;
      if (lineEndBytes < blankLine.length) continue;
      lineEndBytes = 0;
      sink.keepAlive();
    }
    if (at < bytes.length) lineEndBytes = 0;
    return at;
  }

  /** Length of the first message; undefined while it is unknown, and when the stream is broken. */
  function lengthOf(bytes: Buffer, sink: StreamSink): number | undefined {
    if (!isIn(characters.token, bytes[0] ?? 0)) return void breakOff(sink, 'Not SIP');
    const headEnd = bytes.indexOf(blankLine, Math.max(0, searchedBytes - 3));
    searchedBytes = bytes.length;
    if ((headEnd < 0 ? bytes.length : headEnd) > headLimit) return void breakOff(sink, 'Header fields too large');
    if (headEnd < 0) return undefined;
    const head = bytes.subarray(0, headEnd + blankLine.length);
    const bodyBytes = contentLength(head);
    if (bodyBytes === undefined) return void breakOff(sink, 'Content-Length twice or no number', head);
    if (bodyBytes > bodyLimit) return void breakOff(sink, 'Body too large', head);
    return head.length + bodyBytes;
  }

  /** Emits complete messages and returns the offset of the first incomplete one. */
  function cut(bytes: Buffer, sink: StreamSink): number {
    let at = 0;
    while (!isBroken) {
      if (searchedBytes === 0) at = skipLineEnds(bytes, at, sink);
      if (at === bytes.length) break;
      const rest = at === 0 ? bytes : bytes.subarray(at);
      wanted ??= lengthOf(rest, sink);
      if (wanted === undefined || wanted > rest.length) break;
      const message = rest.subarray(0, wanted);
      at += wanted;
      wanted = undefined;
      searchedBytes = 0;
      sink.message(message);
    }
    return at;
  }

  return {
    push(bytes, sink) {
      if (isBroken) return;
      const arrived = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      if (keptBytes > 0) keep(arrived);
      if (wanted !== undefined && keptBytes < wanted) return;
      const available = keptBytes > 0 ? kept.subarray(0, keptBytes) : arrived;
      const done = cut(available, sink);
      if (isBroken || (done === 0 && keptBytes > 0)) return;
      // Emitted messages are views, so the rest is copied.
      const rest = available.subarray(done);
      kept = none;
      keptBytes = 0;
      if (rest.length > 0) keep(rest);
    },
    get hasPartial() {
      return keptBytes > 0 && !isBroken;
    },
    get copiedBytes() {
      return copiedBytes;
    },
  };
}

/** As `readMessage` reads it; undefined when duplicate or invalid. */
function contentLength(head: Buffer): number | undefined {
  const text = head.toString('latin1', 0, head.length - 4);
  const fields = new HeaderFields();
  readFields(text, endOfLine(text, 0) + 2, fields);
  const values = fields.all('content-length');
  if (values.length > 1) return undefined;
  const [value] = values;
  return value === undefined ? 0 : readNumber(value, Number.MAX_VALUE);
}
