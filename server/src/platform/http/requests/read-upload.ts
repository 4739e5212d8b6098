import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { plainRefusal, type Refusal } from '#platform/http/refusal.ts';
import { findUnstorable } from '#platform/http/requests/json-body.ts';

/** Text fields beside the file. */
const fieldsMax = 10;
const fieldBytesMax = 10_000;
const nameMax = 200;
/**
 * Multiple of the limit up to which an oversized body is read, so that the client receives the refusal; then the
 * connection is cut.
 */
const readPastLimit = 4;

/** Limits of uploads in a process. */
export interface UploadBounds {
  /** Memory of all concurrent uploads. Unit: bytes. */
  heldBytesMax: number;
  /** Timeout for the largest file. Unit: milliseconds. */
  timeoutMs(maxFileBytes: number): number;
  /** Minimum rate: an upload with fewer bytes in an interval is cut off. Units: bytes, milliseconds. */
  pace: { leastBytes: number; intervalMs: number };
}

const usualBounds: UploadBounds = {
  heldBytesMax: 256 * 1024 * 1024,
  // A minute, and 64 KiB a second: no usable uplink is slower than half a megabit.
  timeoutMs: (maxFileBytes) => 60_000 + (maxFileBytes / 65_536) * 1000,
  pace: { leastBytes: 32_768, intervalMs: 15_000 },
};

/** Bytes of the uploads in progress in this process. */
let heldBytes = 0;

/**
 * Reads the fields of a `multipart/form-data` body (RFC 7578), with its one file as a `File` in memory. Refuses a file
 * above `maxFileBytes` with 413, another content type with 415, a malformed body with 400, a slow one with 408, and one
 * without room beside other uploads with 503.
 */
export async function readUpload(
  request: Pick<FastifyRequest, 'headers' | 'raw'>,
  maxFileBytes: number,
  bounds: UploadBounds = usualBounds,
): Promise<Record<string, unknown>> {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw notAForm();
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  let fault: Refusal | undefined;
  const refuse = (refusal: Refusal) => {
    fault ??= refusal;
  };
  let ownBytes = 0;
  let bodyBytes = 0;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let pace: NodeJS.Timeout | undefined;
  const { raw } = request;
  await new Promise<void>((resolve) => {
    let parser: InstanceType<typeof Busboy>;
    try {
      parser = new Busboy({
        headers: { ...request.headers, 'content-type': contentType },
        limits: { files: 1, fileSize: maxFileBytes, fields: fieldsMax, fieldSize: fieldBytesMax, parts: fieldsMax + 1 },
      });
    } catch {
      refuse(notAForm());
      resolve();
      return;
    }
    parser.on('file', (field, stream, filename, _encoding, type) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (isOver) return;
        ownBytes += chunk.length;
        heldBytes += chunk.length;
        if (heldBytes > bounds.heldBytesMax) cut(noRoom());
        else if (!fault) chunks.push(chunk);
      });
      stream.on('limit', () => {
        chunks.length = 0;
        refuse(tooLarge(maxFileBytes));
      });
      stream.on('error', () => refuse(brokenForm()));
      stream.on('end', () => {
        fields[field] = new File(chunks, (filename || 'file').slice(-nameMax), { type });
      });
    });
    parser.on('field', (field, value, isNameCut, isValueCut) => {
      const unstorable = findUnstorable(`${field}${value}`, field);
      if (isNameCut || isValueCut) refuse(brokenForm(`the field ${field} is too long`));
      else if (unstorable) refuse(plainRefusal('invalid_request', unstorable.message, { details: [unstorable] }));
      else fields[field] = value;
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      parser.on(limit, () => refuse(brokenForm('more parts than one file and its fields')));
    }
    parser.on('finish', resolve);
    parser.on('error', () => {
      refuse(brokenForm());
      resolve();
    });
    raw.on('aborted', () => {
      refuse(brokenForm());
      resolve();
    });
    /** Stops reading; the connection is closed once the answer is sent. */
    function cut(refusal: Refusal): void {
      fault = refusal;
      raw.unpipe(parser);
      raw.pause();
      resolve();
    }
    raw.on('data', (chunk: Buffer) => {
      bodyBytes += chunk.length;
      if (bodyBytes > readPastLimit * (maxFileBytes + fieldsMax * fieldBytesMax)) cut(tooLarge(maxFileBytes, closing));
    });
    let bytesBefore = 0;
    pace = setInterval(() => {
      if (bodyBytes - bytesBefore < bounds.pace.leastBytes) cut(tooSlow());
      bytesBefore = bodyBytes;
    }, bounds.pace.intervalMs);
    timer = setTimeout(() => cut(tooSlow()), bounds.timeoutMs(maxFileBytes));
    raw.pipe(parser);
  }).finally(() => {
    isOver = true;
    clearTimeout(timer);
    clearInterval(pace);
    heldBytes -= ownBytes;
  });
  if (fault) throw fault;
  return { ...fields };
}

/** The rest of the body is not awaited. */
const closing = { connection: 'close' };

const notAForm = () =>
  plainRefusal('unsupported_media_type', 'Expected a multipart/form-data body with one file in the field `file`');

const noRoom = () =>
  plainRefusal('unavailable', 'Too many files are being uploaded at the moment; try again shortly', {
    headers: { ...closing, 'retry-after': '10' },
  });

const tooSlow = () =>
  plainRefusal('request_timeout', 'The file did not arrive in time; send it without pauses', { headers: closing });

const brokenForm = (what = 'it breaks off or has no valid parts') =>
  plainRefusal('invalid_request', `The form cannot be read: ${what}`, {
    details: [{ path: '/', code: 'invalid_form', message: what }],
  });

const tooLarge = (maxBytes: number, headers: Record<string, string> = {}) =>
  plainRefusal('payload_too_large', `The file is larger than the limit of ${maxBytes} bytes`, { headers });
