import { characters, isIn, readNumber } from './characters.ts';
import { HeaderFields } from './headers.ts';
import { endOfLine, readFields } from './read-fields.ts';
import { mostHeadBytes } from './read-message.ts';

export interface StreamLimits {
  /** Start line and header fields of one message. Unit: bytes. */
  headBytes?: number;
  /** Unit: bytes. */
  bodyBytes?: number;
}

export interface StreamSink {
  /** One whole message, for `readMessage`. A view that stays as it is. */
  message(bytes: Uint8Array): void;
  /** Two line ends between messages: the peer asks if we are there and wants one line end (RFC 5626, section 3.5.1). */
  keepAlive(): void;
  /**
   * Where the next message begins cannot be known any more: the connection is to be closed. `head` is what
   * `readMessage` can make an answer of, where so much has come. Nothing follows.
   */
  broken(reason: string, head: Uint8Array | undefined): void;
}

export interface StreamFramer {
  push(bytes: Uint8Array, sink: StreamSink): void;
  /** A message has begun and is not whole: whoever sends it may be asked to hurry. */
  readonly hasPartial: boolean;
  /** Bytes that had to be copied because a message came in pieces; about twice their number at most. */
  readonly copiedBytes: number;
}

const none = Buffer.alloc(0);
const blankLine = Buffer.from('\r\n\r\n');

/**
 * Cuts a connection into messages by Content-Length (RFC 3261, section 18.3), a missing one meaning no body. Keeps at
 * most one message of the size allowed. Time and copies are linear in what comes, however small its pieces.
 */
export function createStreamFramer(limits: StreamLimits = {}): StreamFramer {
  const headLimit = limits.headBytes ?? mostHeadBytes;
  const bodyLimit = limits.bodyBytes ?? 65_535;
  let kept = none;
  let keptBytes = 0;
  /** So much of what is kept holds no empty line. */
  let searchedBytes = 0;
  /** Length of the message that is kept, once its head has come. */
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

  /** Where something else than line ends begins. */
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

  /** Length of the message that begins the bytes; undefined while that is unknown, and when the stream is broken. */
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

  /** Hands on the messages that are whole and gives back where the first begins that is not. */
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
      // What was handed on are views, so the rest goes to memory of its own.
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

/** As `readMessage` will see it; undefined when it is said twice or is no number. */
function contentLength(head: Buffer): number | undefined {
  const text = head.toString('latin1', 0, head.length - 4);
  const fields = new HeaderFields();
  readFields(text, endOfLine(text, 0) + 2, fields);
  const values = fields.all('content-length');
  if (values.length > 1) return undefined;
  const [value] = values;
  return value === undefined ? 0 : readNumber(value, Number.MAX_VALUE);
}
