import type { AgentId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '../../server/src/app/areas.ts';
import type { TestTenant } from '../../server/test/build-test-app.ts';
import { nobodysId, withoutRequestId } from '../../server/test/nobodys-id.ts';
import { twilioCall } from '../../server/test/twilio-webhook.ts';
import { openCall } from '../../server/test/test-calls.ts';
import { buildWorld, fillPath, paramNames, type World } from './world.ts';

interface Probe {
  /** Ids, other than those that name the thing, and query and body of a request that would succeed. */
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** The operation acts on things in the trash; elsewhere those are as good as gone. */
  isOnTrash?: true;
}

/**
 * One request for each operation of a tenant that names a thing. An operation that is not here fails the test: it must
 * not be possible to add one without proving that it keeps tenants apart.
 */
const probes: Record<string, Probe> = {
  getAgent: {},
  updateAgent: { body: { prompt: 'taken over' } },
  deleteAgent: {},
  duplicateAgent: { body: {} },
  setAgentActivation: { body: { active: false } },
  listAgentVersions: {},
  compareAgentVersions: { query: '?from=1&to=2' },
  getAgentVersion: { params: { versionNumber: '1' } },
  restoreAgentVersion: { params: { versionNumber: '1' } },
  restoreTrashedAgent: { isOnTrash: true },
  purgeTrashedAgent: { isOnTrash: true },
};

/** The same for operations that name a call. */
const callProbes: Record<string, Probe> = {
  getCall: {},
  completeCall: {},
  getCallTranscript: { query: '?format=srt' },
  getCallRecording: {},
  listCallToolExecutions: {},
  streamCallEvents: {},
  controlCall: { body: { action: 'end' } },
};

/** The same for operations that name a phone number. */
const numberProbes: Record<string, Probe> = {
  getPhoneNumber: {},
  updatePhoneNumber: { body: { label: 'taken over' } },
  assignPhoneNumber: { body: { agent_id: nobodysId } },
  unassignPhoneNumber: {},
  releasePhoneNumber: {},
  claimPoolNumber: {},
};

/** The same for operations that name a SIP trunk. */
const trunkProbes: Record<string, Probe> = {
  getSipTrunk: {},
  updateSipTrunk: { body: { name: 'taken over' } },
  deleteSipTrunk: {},
  getSipTrunkStatus: {},
  checkSipTrunk: { body: {} },
};

const operations = allOperations.map(({ operation }) => operation);
const named = operations.filter(
  (operation) => operation.access.kind === 'tenant' && paramNames(operation).some((name) => name.endsWith('Id')),
);
const namesAgent = named.filter((operation) => paramNames(operation).includes('agentId'));
const namesCall = named.filter((operation) => paramNames(operation).includes('callId'));

let world: World;
let stranger: TestTenant;

beforeAll(async () => {
  world = await buildWorld();
  stranger = await world.app.createTenant({ name: 'Stranger' });
});
afterAll(() => world.close());

async function purgedAgent(): Promise<string> {
  const id = await world.newTrashedAgent();
  await world.tenant.request('DELETE', `/api/agents/trash/${id}`);
  return id;
}

describe('ids of others, of the trash and of what was purged', () => {
  it('every operation of a tenant that names a thing has a probe, and every probe an operation', () => {
    expect(Object.keys({ ...probes, ...callProbes, ...numberProbes, ...trunkProbes }).toSorted()).toEqual(
      named.map((operation) => operation.id).toSorted(),
    );
  });

  it.each(namesAgent.map((operation) => [operation.id, operation] as const))(
    '%s answers as for an id that never was',
    async (id, operation) => {
      const probe = probes[id] ?? {};
      const ask = async (tenant: TestTenant, agentId: string) => {
        const url = fillPath(operation, { ...probe.params, agentId }) + (probe.query ?? '');
        const answer = await tenant.request(operation.method, url, probe.body);
        return { status: answer.statusCode, body: withoutRequestId(answer.json()), etag: answer.headers['etag'] };
      };
      const [live, trashed, purged] = [await world.newAgent(), await world.newTrashedAgent(), await purgedAgent()];
      const never = await ask(world.tenant, nobodysId);
      expect(never.status).toBe(404);
      expect(await ask(stranger, probe.isOnTrash ? trashed : live)).toEqual(never);
      expect(await ask(stranger, probe.isOnTrash ? live : trashed)).toEqual(never);
      expect(await ask(world.tenant, probe.isOnTrash ? live : trashed)).toEqual(never);
      expect(await ask(world.tenant, purged)).toEqual(never);
      expect(await ask(stranger, purged)).toEqual(never);
      // The stranger changed nothing: the owner's agent is as it was.
      const found = await world.tenant.request('GET', `/api/agents/${live}`);
      expect(found.json()).toMatchObject({ version: 2, prompt: 'second version', is_active: true });
    },
  );

  it.each(namesCall.map((operation) => [operation.id, operation] as const))(
    "%s answers for another tenant's call, live or over, as for one that never was, and changes nothing",
    async (id, operation) => {
      const probe = callProbes[id] ?? {};
      const ask = async (tenant: TestTenant, callId: string) => {
        const url = fillPath(operation, { ...probe.params, callId }) + (probe.query ?? '');
        const answer = await tenant.request(operation.method, url, probe.body);
        return { status: answer.statusCode, body: withoutRequestId(answer.json()) };
      };
      const never = await ask(world.tenant, nobodysId);
      expect(never.status).toBe(404);
      for (const callId of [await world.newPastCall(), await world.newLiveCall()]) {
        const before = (await world.tenant.request('GET', `/api/calls/${callId}`)).json();
        expect(await ask(stranger, callId)).toEqual(never);
        expect((await world.tenant.request('GET', `/api/calls/${callId}`)).json()).toEqual(before);
      }
    },
  );

  it.each([
    ...Object.entries(numberProbes).map(([id, probe]) => [id, probe, 'numberId', '/api/phone-numbers'] as const),
    ...Object.entries(trunkProbes).map(([id, probe]) => [id, probe, 'trunkId', '/api/sip-trunks'] as const),
  ])(
    "%s answers for another tenant's thing as for one that never was, and changes nothing",
    async (id, probe, param, list) => {
      const operation = named.find((each) => each.id === id);
      if (!operation) throw new Error(`There is no operation ${id}`);
      const ask = async (tenant: TestTenant, thing: string) => {
        const answer = await tenant.request(operation.method, fillPath(operation, { [param]: thing }), probe.body);
        return { status: answer.statusCode, body: withoutRequestId(answer.json()) };
      };
      const never = await ask(world.tenant, nobodysId);
      expect(never.status).toBe(404);
      const mine = param === 'numberId' ? await world.newNumber() : await world.newTrunk();
      const before = (await world.tenant.request('GET', `${list}/${mine}`)).json();
      expect(await ask(stranger, mine)).toEqual(never);
      expect((await world.tenant.request('GET', `${list}/${mine}`)).json()).toEqual(before);
    },
  );

  it('lists show a tenant its own things alone', async () => {
    await world.newPastCall();
    await world.newNumber();
    for (const path of ['/api/agents', '/api/agents/trash', '/api/calls', '/api/phone-numbers', '/api/sip-trunks']) {
      const url = `${path}?include_total=true`;
      expect((await stranger.request('GET', url)).json()).toMatchObject({ data: [], total: 0 });
    }
  });

  it("a chat's token opens nothing of another chat, and neither does a key of the tenant", async () => {
    const agentId = await world.newAgent();
    const [mine, other] = [await world.newSession(agentId), await world.newSession(agentId)];
    const signed = operations.filter(
      (operation) => operation.access.kind === 'signed' && paramNames(operation).includes('sessionId'),
    );
    expect(signed.length).toBeGreaterThan(4);
    for (const operation of signed) {
      for (const headers of [{ authorization: `Bearer ${other.token}` }, { 'x-api-key': world.tenant.key }]) {
        const ask = (sessionId: string) =>
          world.app.server.inject({ method: operation.method, url: fillPath(operation, { sessionId }), headers });
        const [existing, never] = [await ask(mine.id), await ask(nobodysId)];
        expect(existing.statusCode).toBe(401);
        expect(withoutRequestId(existing.json())).toEqual(withoutRequestId(never.json()));
      }
    }
  });

  it('a message of another chat names no place in this one', async () => {
    const agentId = await world.newAgent();
    const [mine, other] = [await world.newSession(agentId), await world.newSession(agentId)];
    const answer = await world.app.server.inject({
      url: `/api/chat/sessions/${mine.id}/messages?after=${other.messageId}`,
      headers: { authorization: `Bearer ${mine.token}` },
    });
    expect(answer.statusCode).toBe(400);
  });

  it('a link to one recording opens no other, and neither does a link whose tenant was changed', async () => {
    const [mine, other] = [await world.newPastCall(), await world.newPastCall()];
    const link = await world.recordingLink(mine);
    const open = (callId: string, query: string) =>
      world.app.server.inject({ url: `/api/calls/${callId}/recording/content${query}` });
    expect((await open(mine, link)).statusCode).toBe(200);
    expect((await open(other, link)).statusCode).toBe(403);
    expect((await open(mine, link.replace(world.tenant.id, stranger.id))).statusCode).toBe(403);
  });

  it("a carrier's call to a number of one tenant is not taken for an agent of another", async () => {
    const mine = await world.newAgent();
    const theirs = (await stranger.request('POST', '/api/agents', { name: 'Stranger' })).json().id as string;
    const number = await world.newCarrierNumber(stranger, theirs);
    const call = async (agentId: string, sid: string) => {
      const url = `/api/telephony/webhooks/twilio/${agentId}`;
      const form = twilioCall({ sid, from: '+14155550123', to: number });
      return world.app.server.inject({ method: 'POST', url, payload: form, headers: world.carrierHeaders(url, form) });
    };
    expect((await call(theirs, 'CA11')).body).toContain('<Stream');
    const answer = await call(mine, 'CA12');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<Reject reason="rejected"/>');
    expect((await call(nobodysId, 'CA13')).statusCode).toBe(404);
  });

  it('a call stays when its agent is purged, without it', async () => {
    const agentId = await world.newAgent();
    const call = await openCall(world.app, world.tenant.id, {
      agent: { id: agentId as AgentId, version: 2, config: AgentConfig.parse({ name: 'World' }) },
    });
    await world.tenant.request('DELETE', `/api/agents/${agentId}`);
    await world.tenant.request('DELETE', `/api/agents/trash/${agentId}`);
    const found = await world.tenant.request('GET', `/api/calls/${call.id}`);
    expect(found.json()).toMatchObject({ agent_id: null, agent: 'World', agent_version: 2 });
  });

  it('a chat whose agent was purged is gone with it', async () => {
    const agentId = await world.newAgent();
    const session = await world.newSession(agentId);
    await world.tenant.request('DELETE', `/api/agents/${agentId}`);
    await world.tenant.request('DELETE', `/api/agents/trash/${agentId}`);
    const answer = await world.app.server.inject({
      url: `/api/chat/sessions/${session.id}/status`,
      headers: { authorization: `Bearer ${session.token}` },
    });
    expect(answer.statusCode).toBe(401);
  });
});
