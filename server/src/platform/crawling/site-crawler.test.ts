import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { assistLimits, type CrawledPage, type CrawlRequest, createCrawler } from '@parley/crawler';
import { readPage, readText } from '@parley/crawler/html';
import { createEgress, type Egress } from '@parley/egress';
import { type LoopbackServer, startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageReader } from './page-reader.ts';

/** Time passes faster than on the wall, so that the pace of a crawl costs a test little. */
const haste = 40;
const clock = {
  now: () => performance.now() * haste,
  sleep: (ms: number, signal?: AbortSignal) =>
    delay(ms / haste, undefined, signal === undefined ? {} : { signal }).catch(() => undefined),
};

const open: { server: LoopbackServer; egress: Egress }[] = [];
afterEach(async () => {
  for (const { server, egress } of open.splice(0)) {
    await server.close();
    await egress.close();
  }
});

/** Time of a crawl that only a busy machine would need. */
const limits = { ...assistLimits, totalTimeoutMs: 3_600_000 };

const html = (body: string, head = '') =>
  `<html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`;
const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');

type Site = Record<string, string | RequestListener>;

/** Serves a site at 127.0.0.2, the only host that may be reached, and crawls it. */
async function crawl(site: Site | RequestListener, request: Partial<CrawlRequest> & { path?: string } = {}) {
  const listener: RequestListener =
    typeof site === 'function'
      ? site
      : (incoming, response) => {
          const answer = site[incoming.url ?? '/'];
          if (answer === undefined) response.writeHead(404).end();
          else if (typeof answer === 'function') answer(incoming, response);
          else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer);
        };
  const server = await startLoopbackServer(listener, '0.0.0.0');
  const egress = createEgress({ allowHosts: [`127.0.0.2:${server.port}`] });
  open.push({ server, egress });
  const crawler = createCrawler({
    client: egress,
    clock,
    userAgent: 'ParleyBot/1.0 (+https://parley.example.com)',
    read: async (page) => (page.kind === 'text' ? readText(page) : readPage({ ...page, html: page.text })),
  });
  const origin = `http://127.0.0.2:${server.port}`;
  const { path = '/', ...more } = request;
  const report = await crawler.crawl({ url: origin + path, scope: 'site', limits, ...more });
  const pathOf = ({ url }: CrawledPage) => url.replace(origin, '');
  const read = report.pages.filter(({ state }) => state === 'read').map(pathOf);
  const skipped = Object.fromEntries(
    report.pages.flatMap((page) => (page.state === 'skipped' ? [[pathOf(page), page.reason]] : [])),
  );
  return { report, read, skipped, server, origin, crawler };
}

describe('a crawl of a site', () => {
  it('reads linked and listed pages, telling ones first, and says who it is', async () => {
    const { read, server } = await crawl({
      '/': html(`<p>Home</p>${links('/blog', '/contact', 'https://elsewhere.example/', '/logo.png')}`),
      '/blog': html('<p>Blog</p>'),
      '/contact': html('<p>Contact</p>'),
      '/prices': html('<p>Prices</p>'),
      '/sitemap.xml': (request, response) =>
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<urlset><url><loc>http://${request.headers.host}/prices</loc></url></urlset>`),
    });
    expect(read).toEqual(['/', '/contact', '/prices', '/blog']);
    expect(server.requests.map(({ method }) => method)).toEqual(server.requests.map(() => 'GET'));
    expect(new Set(server.requests.map(({ headers }) => headers['user-agent']))).toEqual(
      new Set(['ParleyBot/1.0 (+https://parley.example.com)']),
    );
  });

  it('ends in loops, growing queries, calendars, repeated segments and session ids', async () => {
    let served = 0;
    const { report, skipped } = await crawl(
      (request, response) => {
        const url = request.url ?? '/';
        if (url === '/robots.txt' || url === '/sitemap.xml') return response.writeHead(404).end();
        const here = url.split('?')[0] === '/' ? '' : url.split('?')[0];
        const month = Number(/calendar\/2026\/(\d+)/.exec(url)?.[1] ?? 0) + 1;
        served += 1;
        const token = `s${served}abcdefghijk0123456789`;
        const all = links(
          `${here}/a`,
          `${url}${url.includes('?') ? '&' : '?'}p${url.length}=1`,
          `/calendar/2026/${(month % 12) + 1}`,
          `/${token}/x`,
          '/',
        );
        return response.writeHead(200, { 'content-type': 'text/html' }).end(html(`<p>${url}</p>${all}`));
      },
      { limits: { ...limits, maxPages: 300, maxDepth: 50 } },
    );
    expect(report.ended).toBe('complete');
    expect(report.pages.length).toBeLessThan(150);
    expect(Object.values(skipped)).toContain('trap');
  });

  it('reaches no other address, by link, redirect, robots.txt or sitemap', async () => {
    const inward = (request: { headers: { host?: string } }, path: string) =>
      `http://127.0.0.1:${request.headers.host?.split(':')[1]}${path}`;
    const to =
      (target: (request: { headers: { host?: string } }) => string): RequestListener =>
      (request, response) =>
        response.writeHead(302, { location: target(request) }).end();
    const { skipped, server } = await crawl({
      '/': html(
        links('/inward', '/metadata', '/file', '/credentials', 'http://169.254.169.254/latest/', 'file:///etc/passwd'),
      ),
      '/inward': to((request) => inward(request, '/secret')),
      '/metadata': to(() => 'http://169.254.169.254/latest/meta-data/'),
      '/file': to(() => 'file:///etc/passwd'),
      '/credentials': to(() => 'http://user:pass@10.0.0.1/'),
      '/robots.txt': (request, response) =>
        response.writeHead(200, { 'content-type': 'text/plain' }).end(`Sitemap: ${inward(request, '/secret.xml')}`),
    });
    expect(server.requests.filter(({ headers }) => !String(headers['host']).startsWith('127.0.0.2:'))).toEqual([]);
    expect(Object.keys(skipped).toSorted()).toEqual(['/credentials', '/file', '/inward', '/metadata']);
  });

  it('a start page that redirects inward is refused as a blocked address', async () => {
    const { skipped, server } = await crawl({
      '/': (request, response) =>
        response.writeHead(301, { location: `http://127.0.0.1:${request.headers.host?.split(':')[1]}/` }).end(),
    });
    expect(Object.values(skipped)[0]).toMatch(/robots_unreachable|blocked_address/);
    expect(server.requests.every(({ headers }) => String(headers['host']).startsWith('127.0.0.2:'))).toBe(true);
  });

  it('gives up huge pages, brotli bombs, slow bytes and what is no page', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(30_000_000, '<p>x</p>'));
    const { skipped } = await crawl({
      '/': html(links('/huge', '/bomb', '/slow', '/pdf')),
      '/huge': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(Buffer.alloc(3_000_000, 'x'));
      },
      '/bomb': (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(bomb),
      '/slow': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
      '/pdf': (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    });
    expect(skipped).toEqual({
      '/huge': 'too_large',
      '/bomb': 'too_large',
      '/slow': 'too_slow',
      '/pdf': 'content_type',
    });
  });

  it.each([
    ['Disallow of all agents', 'User-agent: *\nDisallow: /', 'robots'],
    ['a group of its own', 'User-agent: *\nAllow: /\nUser-agent: parleybot\nDisallow: /', 'robots'],
    ['the longest match', 'User-agent: *\nDisallow: /\nAllow: /$', undefined],
    ['an empty rule', 'User-agent: *\nDisallow:', undefined],
    [404, '', undefined],
    [403, '', undefined],
    [500, '', 'robots_unreachable'],
    [503, '', 'robots_unreachable'],
  ])('obeys robots.txt: %s', async (status, rules, reason) => {
    const { skipped } = await crawl(
      {
        '/': html('<p>Home</p>'),
        '/robots.txt': (_, response) =>
          response.writeHead(typeof status === 'number' ? status : 200, { 'content-type': 'text/plain' }).end(rules),
      },
      { scope: 'page' },
    );
    expect(skipped['/']).toBe(reason);
  });

  it('tells apart what is new: canonical links, equal texts, ETag and hash', async () => {
    const etag: RequestListener = (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { 'content-type': 'text/html', etag: '"1"' }).end(html('<p>Tagged</p>'));
    };
    const site: Site = {
      '/': html(`<p>Home</p>${links('/one', '/two', '/print', '/tagged', '/hidden')}`),
      '/one': html('<p>The same text</p>'),
      '/two': html('<p>The same text</p>'),
      '/print': html('<p>Other</p>', '<link rel="canonical" href="/one">'),
      '/tagged': etag,
      '/hidden': html('<p>Secret</p>', '<meta name="robots" content="noindex">'),
    };
    const { report, skipped, origin, crawler } = await crawl(site);
    expect(Object.values(skipped).toSorted()).toEqual(['duplicate', 'duplicate', 'no_index']);
    const known = new Map(
      report.pages.flatMap((page) => (page.state === 'read' ? [[page.url, { hash: page.hash, etag: page.etag }]] : [])),
    );
    const again = await crawler.crawl({ url: `${origin}/`, scope: 'site', limits, known });
    const states = again.pages.map(({ state, url }) => [url.replace(origin, ''), state]);
    expect(states).toContainEqual(['/tagged', 'unchanged']);
    expect(states.filter(([, state]) => state === 'read')).toEqual([]);
  });

  it('asks a host at most once a second after a burst of three, and waits as long as Retry-After says', async () => {
    const times: number[] = [];
    let busy = true;
    const { read } = await crawl((request, response) => {
      times.push(clock.now());
      const url = request.url ?? '/';
      if (url === '/robots.txt') return response.writeHead(404).end();
      if (url === '/b' && busy) {
        busy = false;
        return response.writeHead(429, { 'retry-after': '7' }).end();
      }
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(html(`<p>${url}</p>${links('/a', '/b', '/c', '/d')}`));
    });
    expect(read).toContain('/b');
    const lastGap = (times.at(-1) ?? 0) - (times[0] ?? 0);
    // Six pages and a second attempt: four beyond the burst, and the pause.
    expect(lastGap).toBeGreaterThanOrEqual(7_000);
  });

  it('stops at its limits of pages, bytes and time, and when the caller leaves', async () => {
    const endless: RequestListener = (request, response) => {
      const at = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
      if (request.url === '/robots.txt') return response.writeHead(404).end();
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(html(`<p>Page ${at} ${'x'.repeat(2_000)}</p>${links(`/p${at + 1}`, `/p${at + 2}`)}`));
    };
    const deep = { ...limits, maxDepth: 99 };
    expect((await crawl(endless, { limits: { ...deep, maxPages: 4 } })).report).toMatchObject({
      ended: 'page_limit',
    });
    expect((await crawl(endless, { limits: { ...deep, maxSiteBytes: 6_000 } })).report.ended).toBe('byte_limit');
    expect((await crawl(endless, { limits: { ...deep, totalTimeoutMs: 4_000 } })).report.ended).toBe('time_limit');
    expect((await crawl(endless, { signal: AbortSignal.abort() })).report).toMatchObject({
      ended: 'aborted',
      pages: [],
    });
  });
});

describe('reading pages in a thread', () => {
  it('refuses a page that nests without end, and reads the next one', async () => {
    const reader = createPageReader();
    try {
      const deep = reader.read({
        url: 'https://a.example/',
        kind: 'html',
        text: `<html><body>${'<b>'.repeat(100_000)}`,
      });
      await expect(deep).rejects.toThrow('nested too deeply');
      const page = await reader.read({ url: 'https://a.example/', kind: 'html', text: html('<p>Fine</p>') });
      expect(page.markdown).toBe('Fine');
    } finally {
      await reader.close();
    }
  });
});
