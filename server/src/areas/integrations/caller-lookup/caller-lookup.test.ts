import type { AgentId, ConnectionId } from '@parley/contract/ids';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { sealSecrets } from '#platform/oauth/connection-secrets.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import {
  type HubspotPeer,
  privateAppToken,
  startHubspotPeer,
} from '../../../providers/integrations/testing/hubspot-peer.ts';

const robin = '+46701234567';
const shared = '+46855511122';
const clock = createTestClock('2026-03-02T10:00:00.000Z');

let app: TestApp;
let tenant: TestTenant;
let hubspot: HubspotPeer;
let connectionId: string;
let agentId: AgentId;

beforeAll(async () => {
  hubspot = await startHubspotPeer([
    ['Robin', '070-123 45 67'],
    ['Kim', '+46 8 555 111 22'],
    ['Sam', '+46 8 555 111 22'],
  ]);
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
});
afterAll(async () => {
  await app.close();
  await hubspot.close();
});

const lookUp = async (number: string, more: object = {}) =>
  (
    await tenant.request('POST', '/api/integrations/crm/pre-call-lookup', {
      phone_number: number,
      timeout_ms: 5_000,
      ...more,
    })
  ).json();
const switchOn = (body: object = { actions: [], looks_up_callers: true }) =>
  tenant.request('PUT', `/api/agents/${agentId}/integrations/${connectionId}`, body);
const ofCall = (more: object = {}) =>
  app.deps.areaDeps.callerLookup.lookups.ofCall({
    tenantId: tenant.id,
    agentId,
    number: robin,
    keepsNothing: false,
    ...more,
  });
const unknown = { variables: {}, name: null };

it('finds the person with the number, however the CRM spells it', async () => {
  expect(await lookUp(robin)).toMatchObject({
    state: 'found',
    person: { id: '100', connection_id: connectionId, provider: 'hubspot', name: 'Robin' },
    dynamic_variables: { caller_name: 'Robin', caller_first_name: 'Robin' },
  });
});

it('guesses at no person: the number is unknown, of several people, or there is no CRM', async () => {
  expect(await lookUp('+46701111111')).toMatchObject({ state: 'not_found', person: null, dynamic_variables: {} });
  expect(await lookUp(shared)).toMatchObject({ state: 'several_people', person: null });
  await tenant.request('DELETE', `/api/integrations/connections/${connectionId}`);
  expect(await lookUp(robin)).toMatchObject({ state: 'no_connection' });
});

it.each([
  ['silent', 'timed_out'],
  ['broken', 'failed'],
  ['garbage', 'failed'],
  ['limited', 'failed'],
] as const)('answers in time for a CRM that is %s, and asks it again at the next call', async (mood, state) => {
  hubspot.mood = mood;
  expect(await lookUp(robin, { timeout_ms: mood === 'silent' ? 100 : 5_000 })).toMatchObject({ state, person: null });
  if (mood === 'silent') return;
  hubspot.mood = 'well';
  expect(await lookUp(robin)).toMatchObject({ state: 'found' });
});

it('keeps a person for ten minutes', async () => {
  await lookUp(robin);
  hubspot.mood = 'broken';
  clock.advance(9 * 60_000);
  expect(await lookUp(robin)).toMatchObject({ state: 'found' });
  clock.advance(2 * 60_000);
  expect(await lookUp(robin)).toMatchObject({ state: 'failed' });
});

it('takes a connection as revoked when the CRM no longer accepts its key', async () => {
  const row = { tenantId: tenant.id, id: connectionId as ConnectionId };
  const sealed = sealSecrets(app.deps.areaDeps.connections.sealer, row, { key: 'pat-revoked' });
  await app.deps.db.platform.pool.query('update connections set sealed = $2 where id = $1', [connectionId, sealed]);
  expect(await lookUp(robin)).toMatchObject({ state: 'failed' });
  expect(await lookUp(robin)).toMatchObject({ state: 'no_connection' });
});

it('gives a call its caller only where the agent looks callers up', async () => {
  expect(await ofCall()).toEqual(unknown);
  expect((await switchOn()).json()).toMatchObject({ actions: [], looks_up_callers: true });
  expect(await ofCall()).toEqual({ variables: { caller_name: 'Robin', caller_first_name: 'Robin' }, name: 'Robin' });
  expect(await ofCall({ keepsNothing: true })).toEqual(unknown);
  expect(await ofCall({ number: 'anonymous' })).toEqual(unknown);
  expect(await ofCall({ tenantId: (await app.createTenant()).id })).toEqual(unknown);
  await switchOn({ actions: ['find_contact'] });
  expect(await ofCall()).toEqual(unknown);
});

it('lets a call go on when the CRM never answers', async () => {
  await switchOn();
  hubspot.mood = 'silent';
  expect(await ofCall()).toEqual(unknown);
});

it('is refused at a vendor that knows no people', async () => {
  const id = app.deps.newId();
  await app.deps.db.platform.pool.query(
    `insert into connections (tenant_id, id, kind, provider, name, auth, state, state_detail, created_by, created_at, updated_at)
     values ($1, $2, 'integration', 'slack', 'Team', 'key', 'connected', '', '{"kind":"system"}', now(), now())`,
    [tenant.id, id],
  );
  const refused = await tenant.request('PUT', `/api/agents/${agentId}/integrations/${id}`, {
    actions: [],
    looks_up_callers: true,
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().details).toMatchObject([{ path: '/looks_up_callers', reason: 'lookup_needs_a_crm' }]);
});
