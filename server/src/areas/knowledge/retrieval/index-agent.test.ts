import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { addKnowledge } from '../../../../test/knowledge.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

async function start(env: Record<string, string> = {}) {
  const clock = movableClock();
  const app = await buildTestApp({ env, clock });
  open.push(app);
  const tenant = await app.createTenant();
  const agentId = await createChatAgent(tenant);
  const index = () => jobOf(app.deps.jobs, 'knowledge.index').run({ tenant_id: tenant.id, agent_id: agentId });
  return { app, tenant, agentId, clock, index };
}

/** The real time, moved forward. */
function movableClock() {
  let moved = 0;
  return {
    now: () => new Date(Date.now() + moved),
    monotonicMs: () => performance.now() + moved,
    move: (ms: number) => void (moved += ms),
  };
}

const stateOf = async (tenant: TestTenant, agentId: string) =>
  (await tenant.request('GET', `/api/agents/${agentId}/knowledge-base/index`)).json();
const segmentFiles = async (app: TestApp) => {
  const keys: string[] = [];
  for await (const { key } of app.deps.files.list({ prefix: 'knowledge-index/' })) keys.push(key);
  return keys;
};
const search = async (tenant: TestTenant, agentId: string, query: string) =>
  (await tenant.request('POST', `/api/agents/${agentId}/knowledge-base/search`, { query })).json();

describe('a build whose process is killed', () => {
  it('leaves the index before in use and is done by another process after its lease', async () => {
    const { app, tenant, agentId, clock, index } = await start();
    await addKnowledge(app, tenant, agentId, [{ text: 'Tea is served at four.' }]);
    await index();
    const [first] = await segmentFiles(app);
    await addKnowledge(app, tenant, agentId, [{ text: 'Coffee is served at nine.' }]);
    // Written never: as when the process dies between reading the chunks and the swap.
    const { files } = app.deps.areaDeps.knowledgeRetrieval;
    const died = vi.spyOn(files, 'write').mockImplementationOnce(() => new Promise(() => {}));
    void index();
    await vi.waitFor(() => expect(died).toHaveBeenCalled());
    died.mockRestore();
    expect(await stateOf(tenant, agentId)).toMatchObject({ state: 'building', chunks: 2, indexed_chunks: 1 });
    expect((await search(tenant, agentId, 'tea')).hits).toHaveLength(1);
    await index();
    expect(await stateOf(tenant, agentId)).toMatchObject({ state: 'building' });

    clock.move(11 * 60_000);
    await jobOf(app.deps.jobs, 'knowledge.resume_indexing').run({});
    await index();
    expect(await stateOf(tenant, agentId)).toMatchObject({ state: 'ready', chunks: 2, indexed_chunks: 2 });
    const rows = await app.deps.db.platform.everywhere.selectFrom('kb_segments').select('id').execute();
    expect(rows).toHaveLength(1);
    expect(`knowledge-index/${rows[0]?.id}.bin`).not.toBe(first);
  });
});

describe('embeddings', () => {
  /** A server with OpenAI's embeddings API: texts about animals and about metals, whatever their words. */
  async function startEmbeddings() {
    const batches: number[] = [];
    let isBroken = false;
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        const { input, model } = JSON.parse(body) as { input: string[]; model: string };
        batches.push(input.length);
        response.writeHead(isBroken ? 400 : 200, { 'content-type': 'application/json' });
        const data = input.map((text, index) => ({
          object: 'embedding',
          index,
          embedding: /cat|hound|pet/i.test(text) ? [1, 0.1, 0] : [0, 0.1, 1],
        }));
        const answer = { object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } };
        response.end(JSON.stringify(isBroken ? { error: { message: 'broken', type: 'invalid' } } : answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push({ close: () => server.close() });
    const { port } = server.address() as AddressInfo;
    const env = (model: string) => ({
      PARLEY_EMBEDDING_MODEL: model,
      PARLEY_EMBEDDING_URL: `http://127.0.0.1:${port}/v1`,
      PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
    });
    return { env, batches, setBroken: (broken: boolean) => (isBroken = broken) };
  }
  const zoo = [{ text: 'The hound sleeps by the door.' }, { text: 'Iron rusts in the rain.' }];

  it('find what shares no word with the question; each text is embedded once for a model', async () => {
    const peer = await startEmbeddings();
    const { app, tenant, agentId, index } = await start(peer.env('small'));
    await addKnowledge(app, tenant, agentId, zoo);
    await index();
    expect(await stateOf(tenant, agentId)).toMatchObject({ embedding_model: expect.stringMatching(/\/small$/) });
    const found = await search(tenant, agentId, 'Any pets?');
    expect(found.hits[0].text).toBe('The hound sleeps by the door.');
    expect(found.hits[0].parts.embedding).toBeGreaterThan(0.9);
    const before = peer.batches.length;
    await tenant.request('POST', `/api/agents/${agentId}/knowledge-base/reindex`);
    await index();
    expect(peer.batches.length).toBe(before);
  });

  it('go in batches of 96, and a server that fails leaves an index of words', async () => {
    const peer = await startEmbeddings();
    const { app, tenant, agentId, index } = await start(peer.env('small'));
    await addKnowledge(
      app,
      tenant,
      agentId,
      Array.from({ length: 100 }, (_, at) => ({ text: `Shelf number${at} is full.` })),
    );
    peer.setBroken(true);
    await index();
    expect(await stateOf(tenant, agentId)).toMatchObject({
      embedding_model: null,
      indexed_chunks: 100,
      state: 'queued',
    });
    expect((await search(tenant, agentId, 'shelf number7')).hits[0].text).toBe('Shelf number7 is full.');
    peer.setBroken(false);
    peer.batches.length = 0;
    await index();
    expect(peer.batches).toEqual([96, 4]);
    expect(await stateOf(tenant, agentId)).toMatchObject({ embedding_model: expect.any(String), state: 'ready' });
  });
});
