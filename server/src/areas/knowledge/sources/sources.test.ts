import { sampleDocx } from '@parley/document-text/testing/sample-office';
import { scannedPdf } from '@parley/document-text/testing/sample-pdf';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { type KnowledgeBench, openKnowledgeBench } from '../../../../test/knowledge-bench.ts';

let bench: KnowledgeBench;
beforeAll(async () => {
  bench = await openKnowledgeBench();
});
afterAll(() => bench.close());

const base = (agentId: string) => `/api/agents/${agentId}/knowledge-base`;
const prices = sampleDocx([
  { heading: 1, text: 'Prices' },
  { text: 'A haircut costs forty euros, and for children under twelve years it costs twenty-five euros.' },
  { heading: 1, text: 'Hours' },
  { text: 'We are open from Monday to Friday between nine and five, and on Saturdays by appointment only.' },
]);
const docx = (bytes: Uint8Array = prices, name = 'C:\\files\\Prices.docx') => new File([Buffer.from(bytes)], name);

describe('a file', () => {
  it('is queued, read in the background and becomes chunks under its headings', async () => {
    const agentId = await bench.newAgent();
    const uploaded = await bench.upload(agentId, docx());
    expect(uploaded.statusCode).toBe(202);
    expect(uploaded.json()).toMatchObject({ name: 'Prices.docx', kind: 'file', status: 'queued', chunks: 0 });
    await bench.indexer.indexDue();
    const { id } = uploaded.json();
    const file = await bench.get(agentId, id);
    expect(file).toMatchObject({ status: 'ready', chunks: 2, error: null, pages: { seen: 1, kept: 1, skipped: 0 } });
    expect(file.documents).toMatchObject([{ status: 'kept', language: 'en', chunks: 2 }]);
    expect(await bench.chunks(agentId, id)).toMatchObject([
      { heading_path: ['Prices'], text: expect.stringContaining('forty euros') },
      { heading_path: ['Hours'], ordinal: 1 },
    ]);
    expect(await bench.changes(agentId)).toEqual([{ source_id: id }]);
    const listed = await bench.tenant.request('GET', `${base(agentId)}/files?include_total=true`);
    expect(listed.json()).toMatchObject({ total: 1, data: [{ id, status: 'ready' }] });
  });

  it('200 with the one there is for the same bytes; another agent has its own', async () => {
    const [agentId, otherId] = [await bench.newAgent(), await bench.newAgent()];
    const first = await bench.upload(agentId, docx());
    const again = await bench.upload(agentId, docx(prices, 'other name.docx'));
    expect([again.statusCode, again.json().id]).toEqual([200, first.json().id]);
    const elsewhere = await bench.upload(otherId, docx());
    expect(elsewhere.statusCode).toBe(202);
    const rows = await auditRows(bench.app, bench.tenant.id, 'knowledge.add');
    expect(rows.filter(({ resource_id: id }) => id === first.json().id)).toHaveLength(1);
  });

  it('without text fails with the reason, and is read again when it is uploaded again', async () => {
    const agentId = await bench.newAgent();
    const scan = new File([Buffer.from(scannedPdf())], 'scan.pdf');
    const { id } = (await bench.upload(agentId, scan)).json();
    await bench.indexer.indexDue();
    const failed = await bench.get(agentId, id);
    expect(failed).toMatchObject({ status: 'failed', chunks: 0, error: { code: 'no_text_layer' } });
    expect(failed.error?.message).toContain('OCR');
    expect((await bench.upload(agentId, scan)).json()).toMatchObject({ id, status: 'queued' });
  });

  it.each([
    ['an empty one', '', 400, 'empty'],
    [
      'a picture by another name',
      '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0',
      415,
      'unsupported_type',
    ],
    ['a damaged archive', 'PK\x03\x04 rubbish', 400, 'damaged'],
  ])('is refused at once: %s', async (_, content, status, code) => {
    const refused = await bench.upload(await bench.newAgent(), new File([Buffer.from(content, 'latin1')], 'a.pdf'));
    expect(refused.statusCode).toBe(status);
    expect(refused.json().details).toMatchObject([{ path: '/file', code }]);
  });

  it('downloads as it was uploaded', async () => {
    const agentId = await bench.newAgent();
    const { id } = (await bench.upload(agentId, docx())).json();
    const content = await bench.tenant.request('GET', `${base(agentId)}/files/${id}/content`);
    expect(content.rawPayload.equals(Buffer.from(prices))).toBe(true);
    expect(content.headers['content-disposition']).toContain('Prices.docx');
  });

  it('403 with a read-only key, 404 for another tenant, agent or one in the trash', async () => {
    const [agentId, otherId] = [await bench.newAgent(), await bench.newAgent()];
    const { id } = (await bench.upload(agentId, docx())).json();
    const reader = { ...bench.tenant, key: await bench.tenant.createKey(['kb:read']) };
    expect((await bench.upload(agentId, docx(), reader)).statusCode).toBe(403);
    const stranger = await bench.app.createTenant();
    expect((await bench.upload(agentId, docx(), stranger)).statusCode).toBe(404);
    expect((await stranger.request('GET', `${base(agentId)}/files/${id}`)).statusCode).toBe(404);
    expect((await bench.tenant.request('GET', `${base(otherId)}/files/${id}`)).statusCode).toBe(404);
    await bench.tenant.request('DELETE', `/api/agents/${agentId}`);
    expect((await bench.upload(agentId, docx())).statusCode).toBe(404);
  });
});

describe('deleting', () => {
  it('removes the chunks in the same transaction, and the bytes after it', async () => {
    const agentId = await bench.newAgent();
    const { id } = (await bench.upload(agentId, docx())).json();
    await bench.indexer.indexDue();
    const { rows } = await bench.app.deps.db.platform.pool.query('select content_id from kb_sources where id = $1', [
      id,
    ]);
    expect((await bench.tenant.request('DELETE', `${base(agentId)}/files/${id}`)).statusCode).toBe(204);
    const left = await bench.app.deps.db.platform.pool.query('select from kb_chunks where source_id = $1', [id]);
    expect(left.rowCount).toBe(0);
    expect((await bench.changes(agentId)).at(-1)).toEqual({ source_id: id });
    expect((await bench.tenant.request('DELETE', `${base(agentId)}/files/${id}`)).statusCode).toBe(404);
    const owner = new pg.Client(bench.app.database.connections.owner);
    await owner.connect();
    const jobs = await owner.query(
      `select from graphile_worker._private_jobs where payload::text like '%' || $1 || '%'`,
      [rows[0].content_id],
    );
    await owner.end();
    expect(jobs.rowCount).toBe(1);
  });

  it('several at once ignores ids the agent has no file of', async () => {
    const agentId = await bench.newAgent();
    const a = await bench.addText(agentId, 'A', 'Text a');
    const b = await bench.addText(agentId, 'B', 'Text b');
    const foreign = await bench.addText(await bench.newAgent(), 'C', 'Text c');
    const deleted = await bench.tenant.request('POST', `${base(agentId)}/files/delete`, {
      file_ids: [a.id, b.id, foreign.id],
    });
    expect(deleted.json().deleted_ids.toSorted()).toEqual([a.id, b.id].toSorted());
    expect((await bench.tenant.request('GET', `${base(agentId)}/files`)).json().data).toEqual([]);
  });

  it('an agent for good deletes its sources', async () => {
    const agentId = await bench.newAgent();
    const { id } = await bench.addText(agentId, 'A', 'Text');
    await bench.indexer.indexDue();
    await bench.tenant.request('DELETE', `/api/agents/${agentId}`);
    expect((await bench.tenant.request('DELETE', `/api/agents/trash/${agentId}`)).statusCode).toBe(200);
    const left = await bench.app.deps.db.platform.pool.query('select from kb_sources where id = $1', [id]);
    expect(left.rowCount).toBe(0);
  });
});

describe('a pasted text', () => {
  const paragraph = (about: string) => `Everything about ${about}. `.repeat(30);
  const sections = (names: string[]) => names.map((name) => `# ${name}\n\n${paragraph(name)}`).join('\n\n');

  it('answers from the old text until the new one is read; passages that stay keep their id and questions', async () => {
    const agentId = await bench.newAgent();
    const { id } = await bench.addText(agentId, 'Handbook', sections(['Parking', 'Breakfast']));
    await bench.indexer.indexDue();
    const before = await bench.chunks(agentId, id);
    await bench.app.deps.db.platform.pool.query(
      `update kb_chunks set questions = '{Where can I park?}', questions_by = 'person' where id = $1`,
      [before[0]?.id],
    );
    const text = sections(['Rooms', 'Parking']);
    const changed = await bench.tenant.request('PATCH', `${base(agentId)}/files/${id}`, { text });
    expect(changed.json()).toMatchObject({ status: 'queued', chunks: 2 });
    expect((await bench.chunks(agentId, id)).map(({ id: each }) => each)).toEqual(before.map(({ id: each }) => each));
    await bench.indexer.indexDue();
    const after = await bench.chunks(agentId, id);
    expect(after.map(({ heading_path: path }) => path.at(-1))).toEqual(['Rooms', 'Parking']);
    expect(after[1]).toMatchObject({ id: before[0]?.id, questions: ['Where can I park?'] });
    const stored = await bench.tenant.request('GET', `${base(agentId)}/files/${id}/content`);
    expect(stored.body).toBe(text);
  });

  it('emits no change for a reading that finds the same', async () => {
    const agentId = await bench.newAgent();
    const { id } = await bench.addText(agentId, 'A', 'Some text');
    await bench.indexer.indexDue();
    const before = await bench.get(agentId, id);
    bench.clock.advance(60_000);
    expect((await bench.tenant.request('POST', `${base(agentId)}/files/${id}/refresh`)).statusCode).toBe(202);
    await bench.indexer.indexDue();
    expect(await bench.changes(agentId)).toHaveLength(1);
    const after = await bench.get(agentId, id);
    expect(after).toMatchObject({ status: 'ready', changed_at: before.changed_at });
    expect(after.indexed_at).not.toBe(before.indexed_at);
  });

  it.each([
    ['a schedule', { schedule: 'daily' }, '/schedule'],
    ['pages', { max_pages: 5 }, '/max_pages'],
  ])('has no %s: 400', async (_, body, path) => {
    const agentId = await bench.newAgent();
    const { id } = await bench.addText(agentId, 'A', 'Some text');
    const refused = await bench.tenant.request('PATCH', `${base(agentId)}/files/${id}`, body);
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, path]);
  });

  it('409 for a text that another source has', async () => {
    const agentId = await bench.newAgent();
    const { id } = await bench.addText(agentId, 'A', 'Text a');
    await bench.addText(agentId, 'B', 'Text b');
    const refused = await bench.tenant.request('PATCH', `${base(agentId)}/files/${id}`, { text: 'Text b' });
    expect(refused.statusCode).toBe(409);
  });
});

describe('an interrupted reading', () => {
  const claim = (id: string, leaseId: string) =>
    bench.app.deps.db.platform.pool.query(
      `update kb_sources set status = 'indexing', attempts = 1, lease_id = $2, due_at = $3 where id = $1`,
      [id, leaseId, new Date(bench.clock.now().getTime() + 90_000)],
    );

  it('is read by another process when the lease of the dead one ends', async () => {
    const agentId = await bench.newAgent();
    const { id } = await bench.addText(agentId, 'A', 'Some text');
    await claim(id, bench.app.deps.newId());
    await bench.indexer.indexDue();
    expect((await bench.get(agentId, id)).status).toBe('indexing');
    bench.clock.advance(90_001);
    await bench.indexer.indexDue();
    expect((await bench.get(agentId, id)).status).toBe('ready');
  });

  it('is given up when every process that reads it dies', async () => {
    const agentId = await bench.newAgent();
    const { id } = await bench.addText(agentId, 'A', 'Some text');
    await bench.app.deps.db.platform.pool.query('update kb_sources set attempts = 5 where id = $1', [id]);
    await bench.indexer.indexDue();
    expect(await bench.get(agentId, id)).toMatchObject({ status: 'failed', error: { code: 'internal' } });
  });

  it('waits while its agent is in the trash', async () => {
    const agentId = await bench.newAgent();
    const { id } = await bench.addText(agentId, 'A', 'Some text');
    await bench.tenant.request('DELETE', `/api/agents/${agentId}`);
    await bench.indexer.indexDue();
    await bench.tenant.request('POST', `/api/agents/trash/${agentId}/restore`);
    expect((await bench.get(agentId, id)).status).toBe('queued');
    await bench.indexer.indexDue();
    expect((await bench.get(agentId, id)).status).toBe('ready');
  });
});
