import { setTimeout } from 'node:timers/promises';
import type { KnowledgeBaseFile, KnowledgeChunk, KnowledgeDocument } from '@parley/contract/resources/knowledge-base';
import { createCrawler } from '@parley/crawler';
import { readPage, readText } from '@parley/crawler/html';
import { expect } from 'vitest';
import { SourceIndexer } from '#areas/knowledge/sources';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from './build-test-app.ts';

type FileDetail = KnowledgeBaseFile & { documents: KnowledgeDocument[] };

/** The application with an indexer that reads when told, on a clock of the test; sites are asked ten times a second. */
export interface KnowledgeBench {
  app: TestApp;
  tenant: TestTenant;
  clock: TestClock;
  indexer: SourceIndexer;
  newAgent(): Promise<string>;
  upload(agentId: string, file: File, tenant?: TestTenant): ReturnType<TestTenant['request']>;
  addText(agentId: string, name: string, text: string): Promise<KnowledgeBaseFile>;
  get(agentId: string, fileId: string): Promise<FileDetail>;
  chunks(agentId: string, fileId: string): Promise<KnowledgeChunk[]>;
  /** Events that an agent's chunks changed. */
  changes(agentId: string): Promise<{ source_id: string | null }[]>;
  close(): Promise<void>;
}

/** Factor by which crawls run faster than the second between two requests. */
const hurry = 10;

async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(ms / hurry, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => {});
}

export async function openKnowledgeBench(): Promise<KnowledgeBench> {
  const clock = createTestClock('2026-03-01T10:00:00Z');
  const app = await buildTestApp({
    clock,
    env: { PARLEY_EGRESS_ALLOW: '127.0.0.0/8', PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' },
  });
  const crawler = createCrawler({
    client: app.deps.egress,
    userAgent: 'ParleyBot/test',
    read: async (page) => (page.kind === 'text' ? readText(page) : readPage({ ...page, html: page.text })),
    clock: { now: () => performance.now() * hurry, sleep: pause },
  });
  const indexer = new SourceIndexer({ ...app.deps.areaDeps.knowledgeSources, crawler });
  const tenant = await app.createTenant();
  const fileUrl = (agentId: string, fileId: string) => `/api/agents/${agentId}/knowledge-base/files/${fileId}`;
  return {
    app,
    tenant,
    clock,
    indexer,
    newAgent: async () => (await tenant.request('POST', '/api/agents', { name: 'Reception' })).json().id,
    async upload(agentId, file, by = tenant) {
      const form = new FormData();
      form.set('file', file);
      const encoded = new Response(form);
      const headers = { 'x-api-key': by.key, 'content-type': encoded.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await encoded.arrayBuffer());
      const url = `/api/agents/${agentId}/knowledge-base/files`;
      return app.server.inject({ method: 'POST', url, headers, payload });
    },
    async addText(agentId, name, text) {
      const added = await tenant.request('POST', `/api/agents/${agentId}/knowledge-base/texts`, { name, text });
      expect(added.statusCode, added.body).toBe(202);
      return added.json();
    },
    get: async (agentId, fileId) => (await tenant.request('GET', fileUrl(agentId, fileId))).json(),
    chunks: async (agentId, fileId) => (await tenant.request('GET', `${fileUrl(agentId, fileId)}/chunks`)).json().data,
    async changes(agentId) {
      const found = await app.deps.db.platform.pool.query<{ data: { source_id: string | null } }>(
        `select data from events where type = 'knowledge.chunks.changed' and topic = $1 order by id`,
        [`knowledge:${agentId}`],
      );
      return found.rows.map(({ data }) => ({ source_id: data.source_id }));
    },
    async close() {
      await indexer.stop();
      await app.close();
    },
  };
}
