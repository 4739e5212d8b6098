import type { AgentId, SipTrunkId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { chooseCallerId } from './choose-caller-id.queries.ts';
import { routeInboundNumber } from './route-inbound.queries.ts';

let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const nextNumber = () => `+4687654${String((made += 1)).padStart(4, '0')}`;

/** Tenant with a trunk, an agent and the facts to import numbers. */
async function setUp(trunk: Record<string, unknown> = {}) {
  const tenant = await app.createTenant();
  const newTrunk = async (more: Record<string, unknown> = {}) => {
    const body = { name: 'T', kind: 'registration', host: 'sip.example.com', username: 'u', country: 'SE', ...more };
    return (await tenant.request('POST', '/api/sip-trunks', body)).json().id as SipTrunkId;
  };
  const trunkId = await newTrunk(trunk);
  const agentId = (await tenant.request('POST', '/api/agents', { name: 'Desk' })).json().id as AgentId;
  const bringIn = async (more: Record<string, unknown> = {}) =>
    (
      await tenant.request('POST', '/api/phone-numbers/import', {
        phone_number: nextNumber(),
        trunk_id: trunkId,
        ...more,
      })
    ).json();
  return { tenant, trunkId, agentId, newTrunk, bringIn };
}

const route = (trunkIds: SipTrunkId[], ...called: string[]) =>
  routeInboundNumber(app.deps.db.platform, { trunkIds }, called);
const claim = async (tenant: TestTenant, number: string) => {
  const pool = (await tenant.request('GET', '/api/phone-numbers/pool?limit=200')).json().data;
  const found = pool.find((each: { number: string }) => each.number === number);
  return (await tenant.request('POST', `/api/phone-numbers/pool/${found.id}/claim`)).json();
};

describe('an inbound call', () => {
  it('over a trunk reaches the number’s agent, in its pinned version, with its fallback and limit', async () => {
    const { tenant, trunkId, agentId, bringIn } = await setUp();
    const fallback = { kind: 'number', to: '+46846500499' };
    const more = { agent_id: agentId, agent_version: 1, fallback, max_concurrent_calls: 2 };
    const { id, number } = await bringIn(more);
    expect(await route([trunkId], 'nonsense', number)).toEqual({
      tenantId: tenant.id,
      numberId: id,
      number,
      trunkId,
      isAssigned: true,
      agentId,
      agentVersion: 1,
      fallback,
      maxConcurrentCalls: 2,
    });
  });

  it.each([
    ['e164', (number: string) => number.slice(1)],
    ['e164', (number: string) => number.replace('+', '00')],
    ['national', (number: string) => number.replace('+46', '0')],
  ])('matches national formats: %s', async (number_format, write) => {
    const { trunkId, bringIn } = await setUp({ inbound: { number_format } });
    const { id, number } = await bringIn();
    expect(await route([trunkId], write(number))).toMatchObject({ numberId: id });
  });

  it('matches the trunk’s alias of a number before numbers', async () => {
    const { trunkId, newTrunk, bringIn } = await setUp({ inbound: { number_format: 'as_is' } });
    const named = await bringIn({ called_as: 'Reception' });
    const other = await bringIn();
    expect(await route([trunkId], other.number, 'reception')).toMatchObject({ numberId: named.id });
    expect(await route([trunkId], other.number)).toBeUndefined();
    expect(await route([await newTrunk()], 'reception')).toBeUndefined();
  });

  it('reaches numbers of the tenant’s other trunks, but those of the same trunk first', async () => {
    const { newTrunk, bringIn } = await setUp();
    const [first, second] = [await newTrunk(), await newTrunk()];
    const [a, b] = [await bringIn({ trunk_id: first }), await bringIn({ trunk_id: second })];
    expect(await route([second], a.number)).toMatchObject({ numberId: a.id, trunkId: second });
    expect(await route([second], a.number, b.number)).toMatchObject({ numberId: b.id });
  });

  it('over an address shared by two tenants reaches the one with the number', async () => {
    const [one, two] = [await setUp(), await setUp()];
    const number = await two.bringIn();
    const found = await route([one.trunkId, two.trunkId], number.number);
    expect(found).toMatchObject({ tenantId: two.tenant.id, trunkId: two.trunkId });
    expect(await route([one.trunkId], number.number)).toBeUndefined();
  });

  it('uses the fallback when the agent is trashed, inactive or unassigned', async () => {
    const { tenant, trunkId, agentId, bringIn } = await setUp();
    const fallback = { kind: 'sip', to: 'sip:desk@example.com' };
    const { number } = await bringIn({ agent_id: agentId, agent_version: 1, fallback });
    const nobody = { agentId: null, agentVersion: null, fallback };
    await tenant.request('POST', `/api/agents/${agentId}/activation`, { active: false });
    expect(await route([trunkId], number)).toMatchObject({ ...nobody, isAssigned: true });
    await tenant.request('POST', `/api/agents/${agentId}/activation`, { active: true });
    expect(await route([trunkId], number)).toMatchObject({ agentId });
    await tenant.request('DELETE', `/api/agents/${agentId}`);
    expect(await route([trunkId], number)).toMatchObject({ ...nobody, isAssigned: false });
    await tenant.request('DELETE', `/api/agents/trash/${agentId}`);
    expect(await route([trunkId], number)).toMatchObject(nobody);
  });

  it('is refused for an outbound-only or released number, and over a disabled trunk', async () => {
    const { tenant, trunkId, bringIn } = await setUp();
    const out = await bringIn({ direction: 'outbound' });
    const gone = await bringIn();
    await tenant.request('POST', `/api/phone-numbers/${gone.id}/release`);
    expect(await route([trunkId], out.number, gone.number)).toBeUndefined();
    const { number } = await bringIn();
    await tenant.request('PATCH', `/api/sip-trunks/${trunkId}`, { is_active: false });
    expect(await route([trunkId], number)).toBeUndefined();
    expect(await route([], number)).toBeUndefined();
    expect(await route([trunkId])).toBeUndefined();
  });

  it('from a carrier reaches the tenant with that carrier’s number', async () => {
    const { tenant, agentId, bringIn } = await setUp();
    const mine = await claim(tenant, '+12125550110');
    await tenant.request('POST', `/api/phone-numbers/${mine.id}/assign`, { agent_id: agentId });
    const from = (provider: 'builtin' | 'twilio', called: string) =>
      routeInboundNumber(app.deps.db.platform, { provider }, [called]);
    expect(await from('builtin', '12125550110')).toMatchObject({ tenantId: tenant.id, agentId, trunkId: null });
    expect(await from('twilio', '+12125550110')).toBeUndefined();
    expect(await from('builtin', (await bringIn()).number)).toBeUndefined();
    expect(await from('builtin', 'sip:x')).toBeUndefined();
  });
});

describe('the caller ID of an outbound call', () => {
  const choose = (tenant: TestTenant, agentId: AgentId | null = null, fromNumber?: string) =>
    app.deps.db.app.inTenant(tenant.id, (tx) => chooseCallerId(tx, { tenantId: tenant.id, agentId, fromNumber }));
  const refusal = (tenant: TestTenant, fromNumber?: string) =>
    choose(tenant, null, fromNumber).then(
      () => 'chosen',
      (error: { details?: { path: string; message: string }[] }) => error.details?.[0],
    );

  it('is the requested number, else the agent’s, else the oldest', async () => {
    const { tenant, trunkId, agentId, bringIn } = await setUp();
    const oldest = await bringIn();
    const agents = await bringIn({ agent_id: agentId, max_concurrent_calls: 3 });
    const asked = await bringIn();
    const spaced = `${asked.number.slice(0, 3)} ${asked.number.slice(3)}`;
    expect(await choose(tenant, agentId, spaced)).toMatchObject({ number: asked.number });
    expect(await choose(tenant, agentId)).toEqual({
      numberId: agents.id,
      number: agents.number,
      maxConcurrentCalls: 3,
      route: { kind: 'trunk', trunkId },
    });
    expect(await choose(tenant)).toMatchObject({ number: oldest.number });
  });

  it('from a carrier is dialled out through it', async () => {
    const { tenant } = await setUp();
    const { number } = await claim(tenant, '+442079460110');
    const chosen = await choose(tenant);
    expect(chosen).toMatchObject({ number, route: { kind: 'carrier', provider: 'builtin' } });
    expect(chosen.route.kind === 'carrier' && chosen.route.providerRef).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is refused with a remedy where the number may not call out', async () => {
    const { tenant, newTrunk, bringIn } = await setUp();
    const other = await setUp();
    const inboundOnly = await newTrunk({ kind: 'addresses', host: null });
    const off = await newTrunk({ is_active: false });
    const cases: [string, RegExp][] = [
      ['0701234567', /a number of your own/],
      [(await other.bringIn()).number, /none of your numbers/],
      [(await bringIn({ direction: 'inbound' })).number, /direction/],
      [(await bringIn({ caller_id_allowed: false })).number, /caller_id_allowed/],
      [(await bringIn({ trunk_id: inboundOnly })).number, /no host/],
      [(await bringIn({ trunk_id: off })).number, /switched off/],
    ];
    for (const [number, message] of cases) {
      const found = await refusal(tenant, number);
      expect(found).toMatchObject({ path: '/from_number', message: expect.stringMatching(message) });
    }
    expect(await refusal(tenant)).toMatchObject({ path: '/from_number', message: expect.stringMatching(/no number/) });
  });
});
