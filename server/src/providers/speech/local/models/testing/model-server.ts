import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type LoopbackServer, startLoopbackServer } from '@parley/egress/testing/loopback-server';
import type { SpeechModel } from '../catalogue.ts';

/** Fault of a server for one request. */
export type Fault = 'cut' | 'stall' | 404 | 500 | 'truncated' | 'other-bytes' | 'login-page';

export interface ModelServer extends LoopbackServer {
  /** The next requests fail like this, one each, in this order. */
  willFail(...faults: readonly Fault[]): void;
  /** False: answers a request for a range with the whole file, as simple servers do. */
  setRanges(hasRanges: boolean): void;
  /** The file is another one from now on. */
  setEtag(etag: string): void;
  /** Resolves when a stalled answer has sent its first half. */
  stalled: Promise<void>;
}

/** Bytes that differ everywhere, so that a wrong join is noticed. */
export function modelBytes(length: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 31 + (at >> 8) * 7 + seed) & 0xff;
  return bytes;
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A catalogue entry for files that a loopback server serves. */
export function testModel(
  urls: readonly string[],
  files: Record<string, Buffer>,
  more: Partial<SpeechModel> = {},
): SpeechModel {
  return {
    id: 'tiny-en',
    kind: 'speech-to-text',
    family: 'transducer',
    languages: ['en'],
    isDefault: true,
    licence: 'Apache-2.0',
    description: 'For tests.',
    source: 'https://example.com/tiny',
    files: Object.entries(files).map(([path, bytes]) => ({
      path,
      urls: urls.map((url) => `${url}/${path}`),
      bytes: bytes.length,
      sha256: sha256Of(bytes),
    })),
    ...more,
  };
}

/** Serves files by their last path segment, with ETag and ranges, and with faults on request. */
export async function startModelServer(files: Record<string, Buffer>): Promise<ModelServer> {
  const faults: Fault[] = [];
  let hasRanges = true;
  let etag = '"v1"';
  let open = () => {};
  const stalled = new Promise<void>((resolve) => {
    open = resolve;
  });
  const server = await startLoopbackServer((request, response) => {
    const bytes = files[(request.url ?? '').split('/').at(-1) ?? ''];
    const fault = faults.shift();
    if (bytes === undefined || fault === 404 || fault === 500) {
      response.writeHead(fault === 500 ? 500 : 404).end();
      return;
    }
    if (fault === 'login-page') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 17 }).end('<p>Please sign in.');
      return;
    }
    const from = hasRanges ? rangeStart(request.headers, etag) : 0;
    const body = fault === 'other-bytes' ? Buffer.alloc(bytes.length - from, 9) : bytes.subarray(from);
    const headers: Record<string, string | number> = { etag };
    if (fault !== 'truncated') headers['content-length'] = body.length;
    if (from > 0) headers['content-range'] = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
    response.writeHead(from > 0 ? 206 : 200, headers);
    if (fault === 'cut' || fault === 'stall' || fault === 'truncated') half(response, body, fault, open);
    else response.end(body);
  });
  return Object.assign(server, {
    willFail: (...next: readonly Fault[]) => void faults.push(...next),
    setRanges: (next: boolean) => {
      hasRanges = next;
    },
    setEtag: (next: string) => {
      etag = next;
    },
    stalled,
  });
}

function half(response: ServerResponse, body: Buffer, fault: Fault, opened: () => void): void {
  const first = body.subarray(0, body.length >> 1);
  if (fault === 'truncated') {
    response.end(first);
    return;
  }
  response.write(first, () => {
    opened();
    // Bytes handed to the socket still have to get out before it is broken.
    if (fault === 'cut') setTimeout(() => response.destroy(), 50);
  });
}

function rangeStart(headers: Record<string, unknown>, etag: string): number {
  const match = /^bytes=(\d+)-$/.exec(String(headers['range'] ?? ''));
  const condition = headers['if-range'];
  return match && (condition === undefined || condition === etag) ? Number(match[1]) : 0;
}
