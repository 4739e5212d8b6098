import type { AgentId } from '@parley/contract/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { openAgentChat } from '../../../../test/desk.ts';
import { isInShare } from './share.rules.ts';
import { versionFor } from './version-for.ts';

let app: TestApp;
let tenant: TestTenant;
let agentId: AgentId;
let consumers: { stop(): Promise<void> };

beforeAll(async () => {
  app = await buildTestApp();
  consumers = await startConsumers({ ...app.deps, consumers: app.deps.consumers });
});
afterAll(async () => {
  await consumers.stop();
  await app.close();
});
beforeEach(async () => {
  tenant = await app.createTenant();
  const agent = { name: 'Robin', greeting: 'Old', prompt: '## Prices\nA burger costs 12 euros.' };
  agentId = (await tenant.request('POST', '/api/agents', agent)).json().id;
  const change = { greeting: 'New', prompt: '## Prices\nA burger costs 14 euros.' };
  await tenant.request('PATCH', `/api/agents/${agentId}`, change);
});

const path = () => `/api/agents/${agentId}/traffic-split`;
const split = (body: object) => tenant.request('PUT', path(), body);

describe('a traffic split', () => {
  it('200, 204: starts, takes another share and version, and ends, each with an audit row', async () => {
    const none = await tenant.request('GET', path());
    expect([none.statusCode, none.json()]).toEqual([200, null]);
    const started = await split({ version: 1, share: 20 });
    expect(started.json()).toMatchObject({
      agent_id: agentId,
      version: 1,
      share: 20,
      figures: { version: { calls: 0 } },
    });
    const { started_at: startedAt } = started.json();
    expect((await split({ version: 1, share: 40 })).json()).toMatchObject({ share: 40, started_at: startedAt });
    expect((await tenant.request('GET', path())).json()).toMatchObject({ version: 1, share: 40 });
    expect((await tenant.request('DELETE', path())).statusCode).toBe(204);
    expect((await tenant.request('DELETE', path())).statusCode).toBe(404);
    const actions = (await auditRows(app, tenant.id)).map((row) => row.action);
    expect(actions.filter((action) => action.startsWith('traffic_split'))).toEqual([
      'traffic_split.set',
      'traffic_split.set',
      'traffic_split.end',
    ]);
  });

  it.each([
    [{ version: 2, share: 20 }, 'current_version'],
    [{ version: 3, share: 20 }, 'unknown_version'],
    [{ version: 1, share: 0 }, 'too_small'],
    [{ version: 1, share: 100 }, 'too_big'],
  ])('400 for %j', async (body, code) => {
    const refused = await split(body);
    expect([refused.statusCode, refused.json().details[0].code]).toEqual([400, code]);
  });

  it('404 for another tenant', async () => {
    const stranger = await app.createTenant();
    await split({ version: 1, share: 20 });
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await stranger.request(method, path())).statusCode).toBe(404);
    }
    expect((await stranger.request('PUT', path(), { version: 1, share: 20 })).statusCode).toBe(404);
  });

  it('gives its share of new conversations the version, whatever becomes of the agent', async () => {
    await split({ version: 1, share: 50 });
    const ids = Array.from({ length: 20 }, () => app.deps.newId());
    const versions = await app.deps.db.app.inTenant(tenant.id, (tx) =>
      Promise.all(ids.map(async (id) => (await versionFor(tx, agentId, id)).version)),
    );
    expect(versions).toEqual(ids.map((id) => (isInShare(id, 50) ? 1 : 2)));
  });

  it('a chat stays on the version it began with, and its side counts it', async () => {
    await split({ version: 1, share: 99 });
    let chat = await openAgentChat(app, agentId);
    while (!isInShare(chat.id, 99)) chat = await openAgentChat(app, agentId);
    await tenant.request('PATCH', `/api/agents/${agentId}`, { prompt: '## Prices\nA burger costs 16 euros.' });
    const answer = await chat.says('What does a burger cost?');
    expect(answer.json().answer.text).toContain('12');
    expect((await chat.reads('/messages')).json().data[0].text).toBe('Old');
    await tenant.request('DELETE', path());
    expect((await chat.says('What does a burger cost, please?')).json().answer.text).toContain('12');
    await split({ version: 1, share: 99 });
    const counted = await openAgentChat(app, agentId);
    await counted.says('What does a burger cost?');
    await tenant.request('POST', `/api/chat/sessions/${counted.id}/close`, {});
    await vi.waitFor(async () => {
      const { figures } = (await tenant.request('GET', path())).json();
      expect(figures.version.chats + figures.current.chats).toBe(1);
    });
  });
});
