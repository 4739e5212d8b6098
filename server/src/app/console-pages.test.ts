import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { createPageReader } from './built-page.ts';

const assets = fileURLToPath(new URL('../../../console/dist/assets', import.meta.url));

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });

describe('the console’s pages', () => {
  it.each(['/console', '/console/', '/console/tools/some-id?tab=try', '/console/login'])(
    '%s is the console',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('<div id="console">');
    },
  );

  it('have a Content-Security-Policy without script exceptions, and a new nonce per response', async () => {
    const [one, other] = await Promise.all([get('/console'), get('/console')]);
    const nonceOf = ({ headers }: typeof one) =>
      /style-src 'self' 'nonce-([\w-]{22})'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(one.body).toContain(`nonce="${nonceOf(one)}"`);
    expect(nonceOf(one)).not.toBe(nonceOf(other));
  });
});

describe('the console’s manifest', () => {
  it('names a start page and an icon of this server, so that browsers can install the console', async () => {
    const answer = await get('/console/manifest.webmanifest');
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { start_url: start, display, icons } = answer.json();
    expect([start, display]).toEqual(['/console', 'standalone']);
    const [page, icon] = await Promise.all([get('/console'), get(icons[0].src)]);
    expect(icon.headers['content-type']).toBe('image/svg+xml');
    const pictures = icons.slice(1) as { src: string; sizes: string; purpose: string }[];
    expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of pictures) {
      const { headers, rawPayload } = await get(src);
      expect(headers['content-type']).toBe('image/png');
      // Width of a PNG: bytes 16 to 19.
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
    }
    const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page.body)?.[1] ?? '';
    expect((await get(touch)).headers['content-type']).toBe('image/png');
    expect(page.body).toContain('<link rel="manifest" href="/console/manifest.webmanifest"');
    expect(page.headers['content-security-policy']).toContain("manifest-src 'self'");
  });
});

describe('the console’s assets', () => {
  const script = readdirSync(assets).find((file) => /^react-.*\.js$/.test(file)) ?? '';

  it('are immutable in caches, and compressed where accepted', async () => {
    const plain = await get(`/console/assets/${script}`);
    const packed = await get(`/console/assets/${script}`, { 'accept-encoding': 'br, gzip' });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('are not compressed where refused', async () => {
    const answer = await get(`/console/assets/${script}`, { 'accept-encoding': 'gzip;q=0, identity' });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each(['gone-12345678.js', '..%2findex.html', '..', '%2e%2e%2f%2e%2e%2fpackage.json', '.build-hash'])(
    'are confined to their folder: %s answers 404',
    async (file) => {
      for (const coding of ['identity', 'gzip']) {
        const answer = await get(`/console/assets/${file}`, { 'accept-encoding': coding });
        const isPage = answer.body.includes('<div id="console">');
        expect({ file, isRefused: answer.statusCode === 404 || isPage }).toEqual({ file, isRefused: true });
        expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
      }
    },
  );
});

describe('a build beside the running server', () => {
  // The page of the earlier build named scripts that were gone: every visit was blank until the server was restarted.
  it('is served from then on; amid it, the earlier page', async () => {
    const root = mkdtempSync(join(tmpdir(), 'built-page-'));
    const path = join(root, 'index.html');
    try {
      mkdirSync(join(root, 'assets'));
      writeFileSync(path, 'first');
      const read = createPageReader(root);
      expect(await read()).toMatchObject({ page: 'first', files: [] });
      renameSync(path, `${path}.old`);
      expect(await read()).toMatchObject({ page: 'first' });
      writeFileSync(path, 'second');
      writeFileSync(join(root, 'assets/icon-192-x.png'), '');
      expect(await read()).toMatchObject({ page: 'second', files: ['icon-192-x.png'] });
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
