import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/http/refusal.ts';

const consoleRoot = fileURLToPath(new URL('../../../console/dist', import.meta.url));
const assetRoot = join(consoleRoot, 'assets');

/**
 * Content Security Policy of the console: it loads from here alone, frames only our own chat (as a preview), and may
 * not be framed. Its component library writes two style elements at run time, which carry the answer's nonce; scripts
 * need no exception.
 */
const policyWith = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; connect-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** File names of the build: a readable part, a hash, an extension. */
const assetName = /^[\w-]+(?:\.[\w-]+)*$/;
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Creates a reader of the console's files, which compresses them once on request: a quarter of the bytes where no proxy
 * does it. Refuses missing files.
 */
function createAssetReader(): (file: string, options: { packed: boolean }) => Promise<Buffer> {
  const kept = new Map<string, Buffer>();
  return async (file, { packed }) => {
    const known = packed ? kept.get(file) : undefined;
    if (known) return known;
    const bytes = await readFile(join(assetRoot, file)).catch(() => {
      throw notThere();
    });
    if (!packed) return bytes;
    const small = await promisify(gzip)(bytes, { level: 9 });
    kept.set(file, small);
    return small;
  };
}

const notThere = () => new Refusal('not_found', 'There is no such file');

const acceptsGzip = (request: FastifyRequest) =>
  /(?:^|,)\s*gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/.test(request.headers['accept-encoding'] ?? '');

/**
 * Mounts the console: one page for all of its paths, which are routed on the client, and its files, whose names change
 * with their content.
 */
export async function mountConsolePages(server: FastifyInstance): Promise<void> {
  const readAsset = createAssetReader();
  const page = await readFile(join(consoleRoot, 'index.html'), 'utf8');
  const send = (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url');
    return (
      reply
        .header('content-security-policy', policyWith(nonce))
        // Pages contain data of their person: after signing out, going back shows none of it.
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('cross-origin-opener-policy', 'same-origin')
        .type('text/html; charset=utf-8')
        .send(page.replaceAll('{{nonce}}', nonce))
    );
  };
  server.get('/console', (_request, reply) => send(reply));
  server.get('/console/*', (_request, reply) => send(reply));
  server.get<{ Params: { file: string } }>('/console/assets/:file', async (request, reply) => {
    const { file } = request.params;
    const type = assetName.test(file) ? types[extname(file)] : undefined;
    if (type === undefined) throw notThere();
    const packed = acceptsGzip(request);
    const bytes = await readAsset(file, { packed });
    if (packed) reply.header('content-encoding', 'gzip');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(type)
      .send(bytes);
  });
}
