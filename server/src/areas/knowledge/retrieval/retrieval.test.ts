import type { KnowledgeHit } from '@parley/contract/resources/knowledge-search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { addKnowledge, deleteChunk } from '../../../../test/knowledge.ts';
import { createChatAgent, listen, openChat } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
let base: string;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  base = await listen(app);
});
afterAll(() => app.close());

const handbook = [
  { text: 'The warranty on kettles is three years from the day of purchase.', headingPath: ['Warranty'] },
  { text: 'Parcels are handed to the carrier within one working day.', headingPath: ['Delivery'] },
  { text: 'Spare lids are sold at the counter for 12 euros.', questions: ['Where do I get a new top for my pot?'] },
];
/** Passages beyond which no index is built for a search itself. */
const manyPassages = Array.from({ length: 520 }, (_, at) => ({ text: `Article number${at} is on shelf ${at}.` }));

const searchAs = async (asking: TestTenant, agentId: string, query: string, more: object = {}) =>
  (await asking.request('POST', `/api/agents/${agentId}/knowledge-base/search`, { query, ...more })).json() as {
    hits: KnowledgeHit[];
    searched_by: string;
    index: { state: string; indexed_chunks: number; chunks: number };
  };
const indexNow = (agentId: string) =>
  jobOf(app.deps.jobs, 'knowledge.index').run({ tenant_id: tenant.id, agent_id: agentId });

describe('search preview', () => {
  it('shows each passage with its source, score and the reasons', async () => {
    const agentId = await createChatAgent(tenant);
    const { chunkIds } = await addKnowledge(app, tenant, agentId, handbook);
    const { hits, searched_by } = await searchAs(tenant, agentId, 'Which warranties do kettles have?');
    expect(searched_by).toBe('index');
    expect(hits[0]).toMatchObject({
      chunk_id: chunkIds[0],
      file_name: 'handbook.md',
      heading_path: ['Warranty'],
      is_given: true,
      matched_words: ['warranties', 'kettles'],
      matched_fields: ['text', 'heading'],
      parts: { words: 1, character_sequences: 1, embedding: null },
    });
    expect(hits[0]?.score).toBeGreaterThan(0.5);
  });

  it('finds a passage by a question written for it', async () => {
    const agentId = await createChatAgent(tenant);
    const { chunkIds } = await addKnowledge(app, tenant, agentId, handbook);
    const { hits } = await searchAs(tenant, agentId, 'I need a new top');
    expect(hits[0]).toMatchObject({ chunk_id: chunkIds[2], matched_fields: ['questions'] });
  });

  it('finds nothing for words of other subjects, and says so of an empty knowledge base', async () => {
    const agentId = await createChatAgent(tenant);
    expect(await searchAs(tenant, agentId, 'kettles')).toMatchObject({ hits: [], searched_by: 'nothing' });
    await addKnowledge(app, tenant, agentId, handbook);
    expect((await searchAs(tenant, agentId, 'Who won the chess championship?')).hits).toEqual([]);
  });

  it('404 for an agent of another tenant, whose knowledge no search shows', async () => {
    const agentId = await createChatAgent(tenant);
    await addKnowledge(app, tenant, agentId, handbook);
    const stranger = await app.createTenant();
    const path = `/api/agents/${agentId}/knowledge-base`;
    expect((await stranger.request('POST', `${path}/search`, { query: 'kettles' })).statusCode).toBe(404);
    expect((await stranger.request('POST', `${path}/reindex`)).statusCode).toBe(404);
    expect((await stranger.request('GET', `${path}/index`)).statusCode).toBe(404);
    const ownAgent = await createChatAgent(stranger);
    await addKnowledge(app, stranger, ownAgent, [{ text: 'Our kettles are blue.' }]);
    expect((await searchAs(stranger, ownAgent, 'kettles')).hits.map(({ text }) => text)).toEqual([
      'Our kettles are blue.',
    ]);
  });

  it('400 without words, 403 without kb:read', async () => {
    const agentId = await createChatAgent(tenant);
    const path = `/api/agents/${agentId}/knowledge-base/search`;
    expect((await tenant.request('POST', path, { query: '  ' })).statusCode).toBe(400);
    const key = await tenant.createKey(['agents:read']);
    expect((await tenant.request('POST', path, { query: 'x' }, { 'x-api-key': key })).statusCode).toBe(403);
  });
});

describe('index', () => {
  it('is built by the job that a change of chunks orders; PostgreSQL answers until then', async () => {
    const agentId = await createChatAgent(tenant);
    await addKnowledge(app, tenant, agentId, [...manyPassages, ...handbook]);
    const before = await searchAs(tenant, agentId, 'warranty of kettles');
    expect(before).toMatchObject({ searched_by: 'full_text', index: { state: 'queued', indexed_chunks: 0 } });
    expect(before.hits[0]?.heading_path).toEqual(['Warranty']);
    await indexNow(agentId);
    const after = await searchAs(tenant, agentId, 'warranty of kettles');
    expect(after).toMatchObject({ searched_by: 'index', index: { state: 'ready', indexed_chunks: 523, chunks: 523 } });
    expect(after.hits[0]?.heading_path).toEqual(['Warranty']);
  });

  it('shows no chunk that was deleted after it was built', async () => {
    const agentId = await createChatAgent(tenant);
    await addKnowledge(app, tenant, agentId, manyPassages);
    const { chunkIds } = await addKnowledge(app, tenant, agentId, handbook);
    await indexNow(agentId);
    const found = async () => (await searchAs(tenant, agentId, 'warranty of kettles')).hits.map((hit) => hit.chunk_id);
    expect((await found())[0]).toBe(chunkIds[0]);
    await deleteChunk(app, tenant, chunkIds[0] as string);
    expect(await found()).not.toContain(chunkIds[0]);
  });

  it('is re-indexed under concurrent searches without one that finds nothing', async () => {
    const agentId = await createChatAgent(tenant);
    await addKnowledge(app, tenant, agentId, [...manyPassages, ...handbook]);
    await indexNow(agentId);
    let isSwapping = true;
    const searching = Array.from({ length: 4 }, async () => {
      const counts: number[] = [];
      while (isSwapping) counts.push((await searchAs(tenant, agentId, 'warranty of kettles')).hits.length);
      return counts;
    });
    for (let round = 0; round < 5; round++) {
      const ordered = await tenant.request('POST', `/api/agents/${agentId}/knowledge-base/reindex`);
      expect([ordered.statusCode, ordered.json().state]).toEqual([202, 'queued']);
      await indexNow(agentId);
    }
    isSwapping = false;
    const counts = (await Promise.all(searching)).flat();
    expect(counts.length).toBeGreaterThan(10);
    expect(counts.filter((count) => count === 0)).toEqual([]);
    expect(await auditRows(app, tenant.id, 'knowledge_base.reindex')).toHaveLength(5);
    const segments = await app.deps.db.platform.everywhere
      .selectFrom('kb_segments')
      .select('id')
      .where('agent_id', '=', agentId)
      .execute();
    expect(segments).toHaveLength(1);
  });
});

describe('questions of a chunk', () => {
  it('are replaced by a person, and found by at once', async () => {
    const agentId = await createChatAgent(tenant);
    const { chunkIds } = await addKnowledge(app, tenant, agentId, handbook);
    const path = `/api/agents/${agentId}/knowledge-base/chunks/${chunkIds[1]}`;
    const updated = await tenant.request('PATCH', path, { questions: ['When is my stuff shipped?'] });
    expect(updated.json()).toMatchObject({ questions: ['When is my stuff shipped?'], questions_by: 'person' });
    expect((await searchAs(tenant, agentId, 'is it shipped')).hits[0]?.chunk_id).toBe(chunkIds[1]);
    expect((await tenant.request('PATCH', path, { questions: [''] })).statusCode).toBe(400);
    const otherAgent = await createChatAgent(tenant);
    const foreign = `/api/agents/${otherAgent}/knowledge-base/chunks/${chunkIds[1]}`;
    expect((await tenant.request('PATCH', foreign, { questions: [] })).statusCode).toBe(404);
  });
});

describe('conversations', () => {
  it('are answered from knowledge by the built-in model, with the passage as source', async () => {
    const agentId = await createChatAgent(tenant, { prompt: 'You are Eva of Kettle & Co.' });
    const { chunkIds } = await addKnowledge(app, tenant, agentId, handbook);
    const visitor = await openChat(base, agentId);
    const { body } = await visitor.send('How long is the warranty on kettles?');
    expect(body.answer?.text).toContain('three years');
    const log = (await tenant.request('GET', `/api/chat/sessions/${visitor.sessionId}`)).json();
    const [source] = log.messages.at(-1).sources;
    expect(source).toMatchObject({ id: chunkIds[0], title: 'handbook.md › Warranty', text: handbook[0]?.text });
  });

  it('show their sources to the visitor where the agent does so: titles and addresses of its knowledge alone', async () => {
    const prompt = 'You are Eva of Kettle & Co.\n\nThe secret password of the till is 4711.';
    const knowledge = { show_sources: true };
    for (const settings of [{ prompt }, { prompt, knowledge }]) {
      const agentId = await createChatAgent(tenant, settings);
      const { sourceId, chunkIds } = await addKnowledge(app, tenant, agentId, handbook);
      const url = 'https://kettle.example/warranty';
      await app.deps.db.platform.inTenant(tenant.id, (tx) =>
        tx.updateTable('kb_documents').set({ url }).where('source_id', '=', sourceId).execute(),
      );
      const visitor = await openChat(base, agentId);
      const stream = await visitor.follow();
      await stream.next();
      const { body } = await visitor.send('How long is the warranty on kettles?');
      const shown = 'knowledge' in settings ? [{ id: chunkIds[0], title: 'handbook.md › Warranty', url }] : [];
      expect(body.answer?.sources).toEqual(shown);
      const [, created] = [await stream.next(), await stream.next()];
      expect(created.data).toMatchObject({ data: { message: { role: 'agent', sources: shown } } });
      stream.cut();
      expect((await visitor.send('What is the password of the till?')).body.answer).toMatchObject({
        text: expect.stringContaining('4711'),
        sources: [],
      });
    }
  });
});

describe('questions written by a model', () => {
  const write = (agentId: string) =>
    jobOf(app.deps.jobs, 'knowledge.write_questions').run({ tenant_id: tenant.id, agent_id: agentId });
  const requests: string[][] = [];
  const writeAs = (questionsOf: (text: string) => string[]) => {
    requests.length = 0;
    app.deps.areaDeps.knowledgeRetrieval.questionWriter = {
      async writeQuestions({ passages }) {
        requests.push(passages.map(({ text }) => text));
        return passages.map(({ text }) => questionsOf(text));
      },
    };
  };

  it('find a passage in other words; those of a person stay', async () => {
    const agentId = await createChatAgent(tenant, { llm: { provider: 'openai', model: 'gpt-5-mini' } });
    const { chunkIds } = await addKnowledge(app, tenant, agentId, handbook.slice(0, 2));
    const path = `/api/agents/${agentId}/knowledge-base/chunks/${chunkIds[1]}`;
    await tenant.request('PATCH', path, { questions: ['When is it shipped?'] });
    writeAs(() => ['What if my boiler breaks?']);
    await write(agentId);
    await write(agentId);
    expect(requests).toEqual([[handbook[0]?.text]]);
    const { hits } = await searchAs(tenant, agentId, 'boiler breaks');
    expect(hits[0]).toMatchObject({ chunk_id: chunkIds[0], questions_by: 'model', matched_fields: ['questions'] });
    expect((await searchAs(tenant, agentId, 'shipped')).hits[0]).toMatchObject({ questions_by: 'person' });
  });

  it('are not asked of the built-in model, nor where the agent turns them off', async () => {
    const builtin = await createChatAgent(tenant);
    const off = await createChatAgent(tenant, {
      llm: { provider: 'openai', model: 'gpt-5-mini' },
      knowledge: { write_questions: false },
    });
    writeAs(() => ['Unwanted?']);
    for (const agentId of [builtin, off]) {
      await addKnowledge(app, tenant, agentId, handbook);
      await write(agentId);
    }
    expect(requests).toEqual([]);
  });
});
