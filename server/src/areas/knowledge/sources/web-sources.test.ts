import type { ServerResponse } from 'node:http';
import { samplePdf } from '@parley/document-text/testing/sample-pdf';
import { type LoopbackServer, startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KnowledgeBench, openKnowledgeBench } from '../../../../test/knowledge-bench.ts';

let bench: KnowledgeBench;
let site: LoopbackServer;
/** Pages of the site; a number is a status. */
let pages: Record<string, string | number | Buffer>;

beforeAll(async () => {
  bench = await openKnowledgeBench();
  site = await startLoopbackServer((request, response) => serve(request.url ?? '', request.headers, response));
});
afterAll(async () => {
  await bench.close();
  await site.close();
});

function serve(url: string, headers: Record<string, unknown>, response: ServerResponse): void {
  const page = pages[url];
  if (page instanceof Buffer) return void response.writeHead(200, { 'content-type': 'application/pdf' }).end(page);
  if (typeof page !== 'string') return void response.writeHead(page === undefined ? 404 : Number(page)).end();
  const etag = `"${page.length}-${url.length}"`;
  if (headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  response.writeHead(200, { 'content-type': url.endsWith('.txt') ? 'text/plain' : 'text/html', etag }).end(page);
}

const words = (about: string) => `Everything that a guest wants to know about ${about}, in plain words. `.repeat(6);
const page = (title: string, text: string, links = '') =>
  `<!doctype html><html><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main>${links}</body></html>`;

beforeEach(() => {
  site.requests.length = 0;
  const links = '<a href="/rooms">Rooms</a> <a href="/secret">Secret</a> <a href="/gone">Gone</a>';
  pages = {
    '/robots.txt': 'User-agent: *\nDisallow: /secret\n',
    '/': page('Hotel', words('the hotel'), links),
    '/rooms': page('Rooms', words('the rooms')),
    '/secret': page('Secret', words('secrets')),
  };
});

async function add(body: object) {
  const agentId = await bench.newAgent();
  const added = await bench.tenant.request('POST', `/api/agents/${agentId}/knowledge-base/urls`, body);
  expect(added.statusCode, added.body).toBe(202);
  const { id } = added.json() as { id: string };
  return {
    agentId,
    id,
    added: added.json(),
    get: () => bench.get(agentId, id),
    async visit() {
      await bench.indexer.indexDue();
      return bench.get(agentId, id);
    },
    refresh: () => bench.tenant.request('POST', `/api/agents/${agentId}/knowledge-base/files/${id}/refresh`),
  };
}
const documentOf = (file: { documents: { url: string | null }[] }, path: string) =>
  file.documents.find(({ url }) => url?.endsWith(path));

describe('a site', () => {
  it('has the PDFs that its pages link to read as files, and opening hours of a footer kept', async () => {
    const footer = '<footer><p>Reception: Monday to Friday 7 am to 11 pm</p></footer>';
    pages['/'] = page(
      'Hotel',
      words('the hotel'),
      `<a href="/menu.pdf">Menu</a> <a href="/broken.pdf">Old menu</a>${footer}`,
    );
    pages['/menu.pdf'] = Buffer.from(
      samplePdf([[{ text: 'Dinner menu', size: 20 }, { text: 'Grilled trout with lemon costs 24 euros.' }]]),
    );
    pages['/broken.pdf'] = Buffer.from('%PDF-1.7 nothing');
    const source = await add({ url: site.origin, site: true });
    const file = await source.visit();
    expect(documentOf(file, '/menu.pdf')).toMatchObject({ status: 'kept', title: 'menu.pdf' });
    expect(documentOf(file, '/broken.pdf')).toMatchObject({ status: 'skipped', skipped: { code: 'damaged' } });
    const texts = (await bench.chunks(source.agentId, source.id)).map(({ text }) => text).join('\n');
    expect(texts).toContain('Grilled trout');
    expect(texts).toContain('Monday to Friday 7 am to 11 pm');
  });

  it('has its pages kept, or skipped with the reason, and is named by its title', async () => {
    const source = await add({ url: `${site.origin}/#top`, site: true });
    expect(source.added).toMatchObject({ kind: 'site', status: 'queued', url: `${site.origin}/`, next_visit_at: null });
    const file = await source.visit();
    expect(file).toMatchObject({ status: 'ready', name: 'Hotel', pages: { kept: 2 }, chunks: 2 });
    expect(documentOf(file, '/rooms')).toMatchObject({ status: 'kept', title: 'Rooms', language: 'en' });
    expect(documentOf(file, '/secret')).toMatchObject({ status: 'skipped', skipped: { code: 'blocked_by_robots' } });
    expect(documentOf(file, '/gone')).toMatchObject({ status: 'skipped', skipped: { code: 'not_found' } });
    expect(await bench.chunks(source.agentId, source.id)).toMatchObject([
      { heading_path: ['Hotel'] },
      { heading_path: ['Rooms'] },
    ]);
  });

  it('is visited again on its schedule: unchanged pages by 304, changed ones anew, and gone ones go', async () => {
    const source = await add({ url: site.origin, site: true, schedule: 'weekly' });
    const first = await source.visit();
    expect(first.next_visit_at).toBe('2026-03-08T10:00:00.000Z');
    const before = await bench.chunks(source.agentId, source.id);
    pages['/rooms'] = 404;
    pages['/'] = page('Hotel', words('the new hotel'), '<a href="/pool">Pool</a>');
    pages['/pool'] = page('Pool', words('the pool'));
    bench.clock.setWallTime('2026-03-08T10:00:00.000Z');
    const second = await source.visit();
    expect(second).toMatchObject({ status: 'ready', next_visit_at: '2026-03-15T10:00:00.000Z' });
    expect((await bench.chunks(source.agentId, source.id)).map(({ heading_path: path }) => path[0])).toEqual(
      expect.arrayContaining(['Hotel', 'Pool']),
    );
    expect(second.chunks).toBe(2);
    const changes = (await bench.changes(source.agentId)).length;
    bench.clock.setWallTime('2026-03-15T10:00:00.000Z');
    const third = await source.visit();
    expect(third).toMatchObject({ status: 'ready', changed_at: second.changed_at, chunks: 2 });
    expect(await bench.changes(source.agentId)).toHaveLength(changes);
    expect(site.requests.filter(({ headers }) => 'if-none-match' in headers).length).toBeGreaterThan(0);
    expect(before).toHaveLength(2);
    // A text taken out by an older reader is read again, although its server would answer 304.
    site.requests.length = 0;
    await bench.app.deps.db.platform.everywhere
      .updateTable('kb_documents')
      .set({ reader_version: 0, content_hash: Buffer.alloc(32) })
      .where('source_id', '=', source.id)
      .execute();
    bench.clock.setWallTime('2026-03-22T10:00:00.000Z');
    expect(await source.visit()).toMatchObject({ status: 'ready', chunks: 2 });
    expect(site.requests.some(({ headers }) => 'if-none-match' in headers)).toBe(false);
    bench.clock.setWallTime('2026-03-29T10:00:00.000Z');
    await source.visit();
    expect(site.requests.some(({ headers }) => 'if-none-match' in headers)).toBe(true);
  });

  it('keeps pages whose server fails, and all of them when none answers', async () => {
    const source = await add({ url: site.origin, site: true });
    await source.visit();
    pages['/rooms'] = 503;
    await source.refresh();
    expect(await source.visit()).toMatchObject({ status: 'ready', chunks: 2 });
    for (const path of Object.keys(pages)) if (path !== '/robots.txt') pages[path] = 500;
    await source.refresh();
    await source.visit();
    bench.clock.advance(600_000);
    const failed = await source.visit();
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'fetch_failed' }, chunks: 2 });
    expect(await bench.chunks(source.agentId, source.id)).toHaveLength(2);
  });
});

describe('a page', () => {
  it('is read alone', async () => {
    const source = await add({ url: `${site.origin}/rooms`, name: 'Our rooms', schedule: 'daily' });
    expect(await source.visit()).toMatchObject({ status: 'ready', name: 'Our rooms', kind: 'url', pages: { seen: 1 } });
    expect(site.requests.map(({ url }) => url)).not.toContain('/');
  });

  it('that does not exist fails with the reason', async () => {
    const source = await add({ url: `${site.origin}/nothing` });
    expect(await source.visit()).toMatchObject({ status: 'failed', error: { code: 'not_found' } });
  });

  it('is one source of an agent, whatever its fragment', async () => {
    const source = await add({ url: `${site.origin}/rooms` });
    const again = await bench.tenant.request('POST', `/api/agents/${source.agentId}/knowledge-base/urls`, {
      url: `${site.origin}/rooms#beds`,
    });
    expect([again.statusCode, again.json().id]).toEqual([200, source.id]);
  });

  it.each(['http://10.0.0.1/', 'ftp://example.com/', 'http://user:secret@example.com/'])('400 for %s', async (url) => {
    const agentId = await bench.newAgent();
    const refused = await bench.tenant.request('POST', `/api/agents/${agentId}/knowledge-base/urls`, { url });
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, '/url']);
  });
});
