import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PublicBrand } from '@parley/contract/resources/branding';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandDirectory } from '#areas/business/branding';
import { plainRefusal } from '#platform/http/refusal.ts';
import { createPageReader } from './built-page.ts';
import { brandAt, brandIcons, fillBrand, mountBrandStyle } from './console-brand.ts';

const consoleRoot = fileURLToPath(new URL('../../../console/dist', import.meta.url));
const assetRoot = join(consoleRoot, 'assets');

/**
 * Content Security Policy of the console: it loads from here alone, frames only our own chat (as a preview), and may
 * not be framed. Its component library writes two style elements at run time, which carry the answer's nonce; scripts
 * need no exception.
 */
const policyWith = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; connect-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** File names of the build: a readable part, a hash, an extension. */
const assetName = /^[\w-]+(?:\.[\w-]+)*$/;
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
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

const notThere = () => plainRefusal('not_found', 'There is no such file');

const acceptsGzip = (request: FastifyRequest) =>
  /(?:^|,)\s*gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/.test(request.headers['accept-encoding'] ?? '');

/**
 * Manifest by which browsers install the console as an application, with icons whose file names change with their content:
 * that of the page, pictures for systems that draw no SVG, and one whose edge may be cut off (maskable).
 */
function manifestOf(page: string, files: readonly string[], brand: PublicBrand) {
  const icon = /<link rel="icon" href="([^"]+)"/.exec(page)?.[1];
  return {
    id: '/console',
    name: brand.name,
    short_name: brand.name,
    start_url: '/console',
    scope: '/console',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: brand.primary_color,
    icons: brandIcons(brand) ?? [
      ...(icon === undefined ? [] : [{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]),
      ...files.flatMap(pictureOf),
    ],
  };
}

/** Manifest entry of a built file such as `icon-192-<hash>.png`; none for other files. */
function pictureOf(file: string) {
  const [, name, px] = /^(icon|maskable)-(\d+)-[\w-]+\.png$/.exec(file) ?? [];
  if (name === undefined) return [];
  const purpose = name === 'icon' ? 'any' : 'maskable';
  return [{ src: `/console/assets/${file}`, sizes: `${px}x${px}`, type: 'image/png', purpose }];
}

/**
 * Mounts the console: one page for all of its paths, which are routed on the client, and its files, whose names change
 * with their content.
 */
export async function mountConsolePages(
  server: FastifyInstance,
  { brands }: { brands: BrandDirectory },
): Promise<void> {
  const readAsset = createAssetReader();
  const readPage = createPageReader(consoleRoot);
  await readPage();
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url');
    const { page } = await readPage();
    return (
      reply
        .header('content-security-policy', policyWith(nonce))
        // Pages contain data of their person: after signing out, going back shows none of it.
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('cross-origin-opener-policy', 'same-origin')
        .type('text/html; charset=utf-8')
        .send(fillBrand(page, await brandAt(brands, request.host)).replaceAll('{{nonce}}', nonce))
    );
  };
  mountBrandStyle(server);
  server.get('/console', send);
  server.get('/console/manifest.webmanifest', async (request, reply) => {
    const { page, files } = await readPage();
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(page, files, await brandAt(brands, request.host))));
  });
  const worker = await readFile(join(consoleRoot, 'push-worker.js'));
  server.get('/console/push-worker.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  );
  server.get('/console/*', send);
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
