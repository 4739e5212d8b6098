import type { AgentId, CallId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { issueRuntimeToken } from '#areas/agents/tool-runs';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { send } from '../../../../test/people.ts';
import { openCall } from '../../../../test/test-calls.ts';
import {
  type HubspotPeer,
  privateAppToken,
  startHubspotPeer,
} from '../../../providers/integrations/testing/hubspot-peer.ts';

const clock = createTestClock('2026-03-02T10:00:00.000Z');

let app: TestApp;
let tenant: TestTenant;
let hubspot: HubspotPeer;
let connectionId: string;
let agentId: AgentId;
let callId: CallId;

beforeAll(async () => {
  hubspot = await startHubspotPeer([['Robin', '070-123 45 67']]);
  app = await buildTestApp({
    clock,
    env: { PARLEY_EGRESS_ALLOW: '127.0.0.0/8' },
    vendorAddresses: { hubspot: hubspot.origin },
  });
});
beforeEach(async () => {
  hubspot.mood = 'well';
  tenant = await app.createTenant();
  const body = { provider: 'hubspot', name: 'Sales CRM', key: privateAppToken };
  connectionId = (await tenant.request('POST', '/api/integrations/connections', body)).json().id;
  agentId = (await tenant.request('POST', '/api/agents', { name: 'Reception' })).json().id;
  await tenant.request('PUT', `/api/agents/${agentId}/integrations/${connectionId}`, { actions: ['find_contact'] });
  callId = await liveCall();
});
afterAll(async () => {
  await app.close();
  await hubspot.close();
});

const liveCall = async (more: object = {}) => {
  const config = AgentConfig.parse({ name: 'Reception', ...more });
  return (await openCall(app, tenant.id, { agent: { id: agentId, version: 1, config } })).id;
};
const tokenOf = (of: { callId?: CallId; tenantId?: TestTenant['id'] } = {}) =>
  issueRuntimeToken(app.deps.keyring.signer, { tenantId: tenant.id, callId, ...of }, clock.now()).token;
const execute = (token: string, more: object = {}) =>
  send(app, 'POST', '/api/integrations/execute', {
    token,
    payload: {
      connection_id: connectionId,
      action: 'find_contact',
      arguments: { phone: '+46701234567' },
      ...more,
    },
  });
const logs = async () => (await tenant.request('GET', '/api/tool-logs')).json().data;

it('takes an action of the agent, and logs it at the call', async () => {
  const answer = await execute(tokenOf());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'ok', result: expect.stringContaining('Robin') });
  expect(await logs()).toMatchObject([
    { id: answer.json().log_id, tool_name: 'hubspot_find_contact', call_id: callId, agent_id: agentId, status: 'ok' },
  ]);
});

it('takes only actions that the agent has, at connections of its account', async () => {
  const other = await app.createTenant();
  const body = { provider: 'hubspot', name: 'Theirs', key: privateAppToken };
  const theirs = (await other.request('POST', '/api/integrations/connections', body)).json().id;
  const refused = [
    await execute(tokenOf(), { action: 'add_note', arguments: {} }),
    await execute(tokenOf(), { connection_id: theirs }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(refused[0]?.json().reason).toBe('integration_action_not_allowed');
  expect(await logs()).toEqual([]);
});

it('says what the vendor or the arguments failed at, as a status', async () => {
  expect((await execute(tokenOf(), { arguments: { phone: 7 } })).json()).toMatchObject({ status: 'refused' });
  hubspot.mood = 'broken';
  expect((await execute(tokenOf())).json()).toMatchObject({ status: 'error' });
});

it('logs no words of an agent that keeps nothing', async () => {
  callId = await liveCall({ zero_retention: true });
  const { log_id: id } = (await execute(tokenOf())).json();
  expect((await tenant.request('GET', `/api/tool-logs/${id}`)).json()).toMatchObject({ request: null, response: null });
});

it('refuses a token that is forged, changed, of another account, expired, or of a call that is over', async () => {
  const good = tokenOf();
  const other = await app.createTenant();
  const [payload, ...signature] = tokenOf({ tenantId: other.id }).split('.');
  const ofOther = [payload, ...good.split('.').slice(1)].join('.');
  const forged = [good.slice(0, -2), `${good.slice(0, -4)}AAAA`, ofOther, tokenOf({ tenantId: other.id }), 'prt_x'];
  for (const token of forged) expect((await execute(token)).statusCode).toBe(401);
  expect(signature.length).toBeGreaterThan(0);
  expect((await tenant.request('POST', '/api/integrations/execute', {})).statusCode).toBe(401);
  await app.deps.calls.store.endCall({ tenantId: tenant.id, id: callId }, { reason: 'user_hangup', recording: 'none' });
  expect((await execute(good)).statusCode).toBe(401);
  callId = await liveCall();
  const late = tokenOf();
  clock.advance(15 * 60_000);
  expect((await execute(late)).statusCode).toBe(401);
});
