import type { AgentId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '../../server/src/app/areas.ts';
import { openCall } from '../../server/test/test-calls.ts';
import { twilioCall } from '../../server/test/twilio-webhook.ts';
import { unknownId, withoutRequestId } from '../../server/test/unknown-id.ts';
import { type AnyOperation, type GoodRequest, goodRequest, paramNames } from './good-requests.ts';
import type { Owner } from './owner.ts';
import { comparable, send } from './send.ts';
import { buildWorld, carrierHeaders, type World } from './world.ts';

// Foreign, trashed and deleted ids answer like unknown ids: for every operation, and for every id in
// its path, its query and its body. An operation nothing is known of fails here, since no request of it can be made.

const operations = allOperations.map(({ operation }) => operation);
const hasOwner = (operation: AnyOperation) => ['tenant', 'person', 'login', 'reseller'].includes(operation.access.kind);
const idsInPath = (operation: AnyOperation) => paramNames(operation).filter((name) => name.endsWith('Id'));

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Places of ids in a body or query, as paths. */
function idPlaces(value: unknown, path: string[] = []): { path: string[]; id: string }[] {
  if (typeof value === 'string') return uuid.test(value) ? [{ path, id: value }] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => idPlaces(inner, [...path, name]));
}

function withId(value: unknown, [name, ...rest]: string[], id: string): unknown {
  if (name === undefined) return id;
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) };
  copy[name] = withId(copy[name], rest, id);
  return copy;
}

const queryOf = (query: string) => Object.fromEntries(new URLSearchParams(query));
const queryText = (query: unknown) => {
  const text = new URLSearchParams(query as Record<string, string>).toString();
  return text === '' ? '' : `?${text}`;
};

async function ask(operation: AnyOperation, request: GoodRequest, ids: readonly string[], as: Owner = world.mine) {
  const answer = await send(world, operation, request, world.credential(operation, as, request));
  return comparable(answer, [unknownId, ...ids]);
}

describe('an id in the path', () => {
  it.each(
    operations
      .filter((operation) => hasOwner(operation) && idsInPath(operation).length > 0)
      .map((operation) => [operation.id, operation] as const),
  )(
    '%s: another tenant’s or reseller’s customer’s answers like an unknown one, without an effect',
    async (_, operation) => {
      const [mine, foreign] = [
        await goodRequest(operation, world.mine, world),
        await goodRequest(operation, world.stranger, world),
      ];
      const ids = [...Object.values(mine.params), ...Object.values(foreign.params)];
      for (const name of idsInPath(operation)) {
        const never = await ask(operation, { ...mine, params: { ...mine.params, [name]: unknownId } }, ids);
        expect([name, never.status]).toEqual([name, 404]);
        const theirs = await ask(
          operation,
          { ...mine, params: { ...mine.params, [name]: foreign.params[name] ?? '' } },
          ids,
        );
        // A number of the pool is anybody's.
        if (operation.id !== 'claimPoolNumber') expect([name, theirs]).toEqual([name, never]);
        const noId = await ask(operation, { ...mine, params: { ...mine.params, [name]: 'not-an-id' } }, ids);
        expect([name, noId.status]).toEqual([name, 404]);
      }
      const whole = await ask(operation, { ...mine, params: foreign.params }, ids);
      if (operation.id !== 'claimPoolNumber') expect(whole.status).toBe(404);
      // The owner's own request still succeeds: the foreign one had no effect.
      if (operation.id === 'claimPoolNumber' || operation.answer.contentType === 'text/event-stream') return;
      expect((await ask(operation, foreign, ids, world.stranger)).status).toBeLessThan(400);
    },
  );
});

/**
 * Operations that answer 200 for ids that do not exist: a repeated deletion succeeds, an action on many chats names the
 * refused ones, and a chat that is not there has no mentions to read.
 */
const ignoresUnknownIds = new Set(['changeManyChats', 'deleteKnowledgeBaseFiles', 'readChatMentions']);

describe('an id in the query or in the body', () => {
  it('another tenant’s answers like an unknown one, in any place', { timeout: 120_000 }, async () => {
    const looked: string[] = [];
    for (const operation of operations.filter(hasOwner)) {
      if (operation.answer.contentType === 'text/event-stream') continue;
      const [mine, foreign] = [
        await goodRequest(operation, world.mine, world),
        await goodRequest(operation, world.stranger, world),
      ];
      const ids = [...idPlaces(mine.body), ...idPlaces(foreign.body), ...idPlaces(queryOf(foreign.query))].map(
        ({ id }) => id,
      );
      for (const { path, id } of idPlaces(foreign.body)) {
        const never = await ask(operation, { ...mine, body: withId(mine.body, path, unknownId) }, ids);
        const theirs = await ask(operation, { ...mine, body: withId(mine.body, path, id) }, ids);
        expect([operation.id, path, theirs]).toEqual([operation.id, path, never]);
        const isRefused = never.status >= 400 || ignoresUnknownIds.has(operation.id);
        expect([operation.id, path, isRefused]).toEqual([operation.id, path, true]);
        looked.push(`${operation.id} /${path.join('/')}`);
      }
      for (const { path, id } of idPlaces(queryOf(foreign.query))) {
        const never = await ask(
          operation,
          { ...mine, query: queryText(withId(queryOf(mine.query), path, unknownId)) },
          ids,
        );
        const theirs = await ask(operation, { ...mine, query: queryText(withId(queryOf(mine.query), path, id)) }, ids);
        expect([operation.id, path, theirs]).toEqual([operation.id, path, never]);
        looked.push(`${operation.id} ?${path.join('.')}`);
      }
    }
    expect(looked.length).toBeGreaterThan(12);
  });
});

describe('trashed and deleted resources', () => {
  const purged = async () => {
    const id = await world.mine.trashedAgent();
    await world.mine.tenant.request('DELETE', `/api/agents/trash/${id}`);
    return id;
  };
  /** How a thing is made and done away with, by the parameter that names it. */
  const gone: Record<string, () => Promise<string>> = {
    toolId: async () => {
      const id = await world.mine.tool();
      await world.mine.tenant.request('DELETE', `/api/tools/${id}`);
      return id;
    },
    trunkId: async () => {
      const id = await world.mine.trunk();
      await world.mine.tenant.request('DELETE', `/api/sip-trunks/${id}`);
      return id;
    },
    organizationId: async () => {
      const id = await world.mine.organization();
      await world.mine.tenant.request('DELETE', `/api/organizations/${id}`);
      return id;
    },
    userId: async () => {
      const id = await world.mine.user();
      await world.mine.tenant.request('DELETE', `/api/users/${id}`);
      return id;
    },
  };

  it.each(
    operations
      .filter((operation) => hasOwner(operation) && idsInPath(operation).includes('agentId'))
      .map((operation) => [operation.id, operation] as const),
  )('%s: an agent on the other side of the trash, or purged, answers like an unknown one', async (_, operation) => {
    const onTrash = operation.path.startsWith('/api/agents/trash/');
    const good = await goodRequest(operation, world.mine, world);
    const others = [onTrash ? await world.mine.agent() : await world.mine.trashedAgent(), await purged()];
    const at = (agentId: string) => ({ ...good, params: { ...good.params, agentId } });
    const ids = [...others, ...Object.values(good.params)];
    const never = await ask(operation, at(unknownId), ids);
    for (const id of others) expect(await ask(operation, at(id), ids)).toEqual(never);
  });

  it.each(
    operations
      .filter((operation) => hasOwner(operation) && idsInPath(operation).some((name) => name in gone))
      .map((operation) => [operation.id, operation] as const),
  )('%s: a deleted resource answers 404', async (_, operation) => {
    const good = await goodRequest(operation, world.mine, world);
    for (const name of idsInPath(operation).filter((each) => each in gone)) {
      const id = (await gone[name]?.()) ?? '';
      const at = (value: string) => ({ ...good, params: { ...good.params, [name]: value } });
      const ids = [id, ...Object.values(good.params)];
      expect(await ask(operation, at(id), ids)).toEqual(await ask(operation, at(unknownId), ids));
    }
  });
});

describe('responses', () => {
  it('lists contain a tenant’s own resources only', async () => {
    const lists = operations.filter(
      ({ method, access, path, answer }) =>
        method === 'GET' && access.kind === 'tenant' && !path.includes('{') && answer.contentType === undefined,
    );
    expect(lists.length).toBeGreaterThan(10);
    const fresh = await world.app.createTenant({ name: 'Fresh' });
    await Promise.all([world.mine.pastCall(), world.mine.number(), world.mine.apiKey(), world.mine.toolLog()]);
    const mineHas = [world.mine.tenant.id, world.mine.reseller.id];
    for (const operation of lists) {
      const query = operation.id === 'searchAvailableNumbers' ? '?country=US' : '';
      const answer = await fresh.request('GET', `${operation.path}${query}`);
      if (answer.statusCode !== 200) continue;
      for (const id of mineHas) expect([operation.id, answer.body.includes(id)]).toEqual([operation.id, false]);
      const { data } = answer.json();
      const ownFirstKey = operation.id === 'listApiKeys';
      const isOfAll = [
        'listAgentTemplates',
        'listCrmLoggingPresets',
        'listIntegrationProviders',
        'listLanguageModels',
        'listMarketplaceTools',
        'listPoolNumbers',
        'listProviderKeys',
        'listSpeechModels',
        'listVoices',
        'searchAvailableNumbers',
      ].includes(operation.id);
      if (Array.isArray(data) && !isOfAll)
        expect([operation.id, data.length]).toEqual([operation.id, ownFirstKey ? 1 : 0]);
    }
  });

  it('tokens of a recording, a chat and a carrier’s call grant nothing else', async () => {
    const [mine, other] = [await world.mine.pastCall(), await world.mine.pastCall()];
    const link = await world.mine.recordingLink(mine);
    const open = (callId: string, query: string) =>
      world.app.server.inject({ url: `/api/calls/${callId}/recording/content${query}` });
    expect((await open(mine, link)).statusCode).toBe(200);
    expect((await open(other, link)).statusCode).toBe(403);
    expect((await open(mine, link.replace(world.mine.tenant.id, world.stranger.tenant.id))).statusCode).toBe(403);
  });

  it(`"a chat's token opens no other chat, and neither does a key or a session of its tenant"`, async () => {
    const agentId = await world.mine.agent();
    const [mine, other] = [await world.mine.chat(agentId), await world.mine.chat(agentId)];
    const ofChats = operations.filter(
      ({ access, path }) => access.kind === 'signed' && path.startsWith('/api/chat/sessions/{sessionId}'),
    );
    expect(ofChats.length).toBeGreaterThan(4);
    for (const operation of ofChats) {
      for (const headers of [
        { authorization: `Bearer ${other.token}` },
        { authorization: `Bearer ${world.mine.person.token}` },
        { 'x-api-key': world.mine.tenant.key },
      ] as Record<string, string>[]) {
        const params = { toolCallId: unknownId };
        const request = { query: '', body: undefined };
        const at = (sessionId: string) =>
          send(world, operation, { ...request, params: { ...params, sessionId } }, headers);
        const [existing, never] = [await at(mine.id), await at(unknownId)];
        expect(existing.statusCode).toBe(401);
        expect(withoutRequestId(existing.json())).toEqual(withoutRequestId(never.json()));
      }
    }
  });

  it('a message id of another chat is not a position in this one', async () => {
    const agentId = await world.mine.agent();
    const [mine, other] = [await world.mine.chat(agentId), await world.mine.chat(agentId)];
    const answer = await world.app.server.inject({
      url: `/api/chat/sessions/${mine.id}/messages?after=${other.messageId}`,
      headers: { authorization: `Bearer ${mine.token}` },
    });
    expect(answer.statusCode).toBe(400);
  });

  it(`"a carrier's call to one tenant's number reaches no agent of another"`, async () => {
    const [mine, theirs] = [await world.mine.agent(), await world.stranger.agent()];
    const number = await world.stranger.carrierNumber(theirs);
    const call = async (agentId: string, sid: string) => {
      const url = `/api/telephony/webhooks/twilio/${agentId}`;
      const form = twilioCall({ sid, from: '+14155550123', to: number });
      return world.app.server.inject({ method: 'POST', url, payload: form, headers: carrierHeaders(url, form) });
    };
    expect((await call(theirs, 'CA11')).body).toContain('<Stream');
    const answer = await call(mine, 'CA12');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<Reject reason="rejected"/>');
    expect((await call(unknownId, 'CA13')).statusCode).toBe(404);
  });

  it('a call outlives its purged agent, without it; a chat is deleted with it', async () => {
    const agentId = await world.mine.agent();
    const call = await openCall(world.app, world.mine.tenant.id, {
      agent: { id: agentId as AgentId, version: 2, config: AgentConfig.parse({ name: 'World' }) },
    });
    const chat = await world.mine.chat(agentId);
    await world.mine.tenant.request('DELETE', `/api/agents/${agentId}`);
    await world.mine.tenant.request('DELETE', `/api/agents/trash/${agentId}`);
    const found = await world.mine.tenant.request('GET', `/api/calls/${call.id}`);
    expect(found.json()).toMatchObject({ agent_id: null, agent: 'World', agent_version: 2 });
    const status = await world.app.server.inject({
      url: `/api/chat/sessions/${chat.id}/status`,
      headers: { authorization: `Bearer ${chat.token}` },
    });
    expect(status.statusCode).toBe(401);
  });
});
