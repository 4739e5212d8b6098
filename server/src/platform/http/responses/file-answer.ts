import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import type { ByteRange } from '#platform/files/file-store.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import { plainRefusal } from '#platform/http/refusal.ts';

interface FileDescription {
  /** With its charset, for text. */
  contentType: string;
  disposition: 'inline' | 'attachment';
  /** Name suggested for saving the file. */
  filename: string;
  /** Total length. */
  bytes: number;
  /** Changes with the content; lets an interrupted download resume. */
  etag?: string;
  /** Link to the bytes elsewhere: GET is redirected there, HEAD is answered here. */
  location?: string | null;
  /** Opens the whole file or a range; null when the file is gone. */
  open(range: ByteRange | undefined): Promise<Readable | null>;
}

/** Answers with a file instead of JSON: in ranges on request, by HEAD without its bytes. */
export class FileAnswer {
  readonly file: FileDescription;

  constructor(file: FileDescription) {
    this.file = file;
  }
}

/** Sends a file, or redirects to it. Refuses with 416 a range past its end, and with 404 a file that is gone. */
export async function writeFileAnswer(
  reply: FastifyReply,
  answer: FileAnswer,
  request: { method: string; facts: RequestFacts },
  headers: Record<string, string>,
): Promise<void> {
  const { file } = answer;
  const isHead = request.method === 'HEAD';
  if (file.location && !isHead) {
    reply
      .hijack()
      .raw.writeHead(302, { ...headers, location: file.location, 'content-length': 0 })
      .end();
    return;
  }
  const range = rangeOf(request.facts, file);
  const stream = isHead || file.bytes === 0 ? null : await file.open(range);
  if (!stream && !isHead && file.bytes > 0) throw plainRefusal('not_found', 'This file is not there any more');
  const response = reply.hijack().raw;
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-type': file.contentType,
    'content-disposition': dispositionOf(file),
    'content-length': range ? range.end - range.start + 1 : file.bytes,
    'accept-ranges': 'bytes',
    ...(file.etag ? { etag: file.etag } : {}),
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${file.bytes}` } : {}),
  });
  if (stream) await pipeline(stream, response);
  else response.end();
}

/**
 * Writes the name in both forms of RFC 6266: ASCII for old clients and, where that loses characters, UTF-8 (RFC 8187).
 */
function dispositionOf({ disposition, filename }: FileDescription): string {
  const ascii = filename.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const full = ascii === filename ? '' : `; filename*=UTF-8''${encoded}`;
  return `${disposition}; filename="${ascii}"${full}`;
}

/** Reads one byte range; several, or another unit, get the whole file, as RFC 9110 section 14.2 allows. */
function rangeOf(facts: RequestFacts, file: FileDescription): ByteRange | undefined {
  const condition = facts.header('if-range');
  if (condition !== null && condition !== file.etag) return undefined;
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(facts.header('range') ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, file.bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? file.bytes - 1 : Math.min(Number(last), file.bytes - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  if (start < file.bytes && start <= end) return { start, end };
  throw plainRefusal('range_not_satisfiable', `This file has ${file.bytes} bytes, and the range lies behind them`, {
    headers: { 'content-range': `bytes */${file.bytes}` },
  });
}
