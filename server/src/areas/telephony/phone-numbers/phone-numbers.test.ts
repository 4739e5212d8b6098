import type { AgentId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

let app: TestApp;
let tenant: TestTenant;
let trunkId: string;
let made = 0;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  trunkId = await newTrunk();
});
afterAll(() => app.close());

const nextNumber = () => `+4687654${String((made += 1)).padStart(4, '0')}`;
const newTrunk = async (by = tenant, more: Record<string, unknown> = {}) => {
  const body = { name: 'T', kind: 'registration', host: 'sip.example.com', username: 'u', country: 'SE', ...more };
  return (await by.request('POST', '/api/sip-trunks', body)).json().id as string;
};
const newAgent = async (by = tenant) =>
  (await by.request('POST', '/api/agents', { name: 'Desk' })).json().id as AgentId;
const bringIn = (more: Record<string, unknown> = {}, by = tenant) =>
  by.request('POST', '/api/phone-numbers/import', { phone_number: nextNumber(), trunk_id: trunkId, ...more });
const newNumber = async (more: Record<string, unknown> = {}) => (await bringIn(more)).json();
const get = async (id: string, by = tenant) => by.request('GET', `/api/phone-numbers/${id}`);
const act = (id: string, action: string, body?: unknown, by = tenant) =>
  by.request('POST', `/api/phone-numbers/${id}/${action}`, body);
const assignments = async (id: string) => {
  const query = `select data from events where topic = $1 order by id`;
  const { rows } = await app.deps.db.platform.pool.query(query, [`number:${id}`]);
  return rows.map((row) => row.data);
};
const pathsOf = (answer: { json(): { details?: { path: string }[] } }) =>
  answer.json().details?.map(({ path }) => path);

describe('importing a number', () => {
  it('parses it as dialled in the trunk’s country, stores the raw input, and returns E.164', async () => {
    const agent_id = await newAgent();
    const answer = await bringIn({ phone_number: '08-465 004 77', label: 'Desk', agent_id, called_as: '1077' });
    expect(answer.statusCode).toBe(201);
    const number = answer.json();
    expect(number).toMatchObject({
      number: '+46846500477',
      raw_input: '08-465 004 77',
      country: 'SE',
      type: 'local',
      source: 'import',
      provider: null,
      trunk_id: trunkId,
      called_as: '1077',
      agent_id,
      agent_version: null,
      direction: 'both',
      status: 'active',
    });
    expect(answer.headers['location']).toBe(`/api/phone-numbers/${number.id}`);
    expect((await get(number.id)).json()).toEqual(number);
    expect(await assignments(number.id)).toEqual([{ number_id: number.id, agent_id, agent_version: null }]);
    const audit = await auditRows(app, tenant.id, 'number.import');
    expect(audit.at(-1)).toMatchObject({ resource_id: number.id, details: { trunk_id: trunkId } });
    expect(JSON.stringify(audit)).not.toContain('46846500477');
  });

  it('409 for another tenant’s, without naming it; possible once released', async () => {
    const other = await app.createTenant();
    const its = { trunk_id: await newTrunk(other) };
    const mine = await newNumber();
    const refused = await bringIn({ ...its, phone_number: mine.number }, other);
    expect({ status: refused.statusCode, error: refused.json().error }).toEqual({
      status: 409,
      error: 'already_claimed',
    });
    expect(refused.body).not.toMatch(new RegExp(`${tenant.id}|${mine.number.slice(1)}`));
    await act(mine.id, 'release');
    expect((await bringIn({ ...its, phone_number: mine.number }, other)).statusCode).toBe(201);
  });

  it('one of ten concurrent tenants succeeds', async () => {
    const tenants = await Promise.all(Array.from({ length: 10 }, () => app.createTenant()));
    const phone_number = nextNumber();
    const bodies = await Promise.all(tenants.map(async (by) => ({ by, trunk_id: await newTrunk(by) })));
    const answers = await Promise.all(bodies.map(({ by, trunk_id }) => bringIn({ phone_number, trunk_id }, by)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('is refused for a pool number, also an unclaimed one', async () => {
    expect((await bringIn({ phone_number: '+12125550111' })).json()).toMatchObject({ error: 'already_claimed' });
  });

  it('requires a trunk and an agent of the same tenant', async () => {
    const other = await app.createTenant();
    const [foreign, agent] = [await newTrunk(other), await newAgent(other)];
    for (const more of [{ trunk_id: foreign }, { trunk_id: unknownId }, { agent_id: agent }, { agent_id: unknownId }]) {
      expect((await bringIn(more)).statusCode).toBe(400);
    }
    expect((await bringIn({ agent_id: await newAgent(), agent_version: 9 })).statusCode).toBe(400);
  });

  it('an alias is unique per trunk', async () => {
    await newNumber({ called_as: 'Desk-9' });
    expect((await bringIn({ called_as: 'desk-9' })).json()).toMatchObject({ error: 'conflict' });
    expect((await bringIn({ called_as: 'desk-9', trunk_id: await newTrunk() })).statusCode).toBe(201);
    const other = await newNumber();
    const patched = await tenant.request('PATCH', `/api/phone-numbers/${other.id}`, { called_as: 'DESK-9' });
    expect(patched.json()).toMatchObject({ error: 'conflict' });
  });

  it.each([
    [{ phone_number: '12' }, '/phone_number'],
    [{ phone_number: 'reception' }, '/phone_number'],
    [{ phone_number: '+999123456789' }, '/phone_number'],
    [{ phone_number: '+46846500478', fallback: { kind: 'number', to: '+46846500478' } }, '/fallback/to'],
    [{ fallback: { kind: 'number', to: '0701234567' } }, '/fallback/to'],
    [{ fallback: { kind: 'sip', to: 'sip:a@b\r\nX: y' } }, '/fallback/to'],
    [{ fallback: { kind: 'fax', to: 'x' } }, '/fallback/kind'],
    [{ agent_version: 1 }, '/agent_id'],
    [{ max_concurrent_calls: 0 }, '/max_concurrent_calls'],
    [{ called_as: 'a b' }, '/called_as'],
    [{ direction: 'up' }, '/direction'],
    [{ agent: 'x' }, '/agent'],
  ])('%j is refused at %s', async (more, path) => {
    const answer = await bringIn(more);
    expect(answer.statusCode).toBe(400);
    expect(pathsOf(answer)).toContain(path);
  });
});

describe('changing a number', () => {
  const patch = (id: string, body: unknown, headers = {}) =>
    tenant.request('PATCH', `/api/phone-numbers/${id}`, body, headers);

  it('changes named fields, makes a version and lists the fields in the audit log', async () => {
    const { id } = await newNumber();
    const fallback = { kind: 'sip', to: 'sip:desk@example.com' };
    const answer = await patch(id, { fallback, label: 'New', direction: 'both' });
    expect(answer.json()).toMatchObject({ version: 2, fallback, label: 'New' });
    const audit = await auditRows(app, tenant.id, 'number.update');
    expect(audit.at(-1)?.details).toEqual({ changed_fields: ['label', 'fallback'] });
    expect((await patch(id, { fallback: null, label: '' })).json()).toMatchObject({ fallback: null, label: '' });
  });

  it('an unchanged value changes nothing; another trunk moves it', async () => {
    const { id } = await newNumber({ label: 'Same' });
    expect((await patch(id, { label: 'Same', caller_id_allowed: true })).json()).toMatchObject({ version: 1 });
    const other = await newTrunk();
    expect((await patch(id, { trunk_id: other })).json()).toMatchObject({ version: 2, trunk_id: other });
    expect((await patch(id, { trunk_id: unknownId })).statusCode).toBe(400);
  });

  it('412 for If-Match with an older version', async () => {
    const { id } = await newNumber();
    await patch(id, { label: 'Second' });
    expect((await patch(id, { label: 'Third' }, { 'if-match': '"1"' })).statusCode).toBe(412);
  });

  it('400 for a fallback to the same number', async () => {
    const { id, number } = await newNumber();
    expect(pathsOf(await patch(id, { fallback: { kind: 'number', to: number } }))).toEqual(['/fallback/to']);
  });
});

describe('the answering agent', () => {
  it('is the assigned one, in its pinned version if any; idempotent', async () => {
    const { id } = await newNumber();
    const agent_id = await newAgent();
    const assigned = await act(id, 'assign', { agent_id, agent_version: 1, direction: 'inbound' });
    expect(assigned.json()).toMatchObject({ agent_id, agent_version: 1, direction: 'inbound', version: 2 });
    expect((await act(id, 'assign', { agent_id, agent_version: 1 })).json()).toMatchObject({ version: 2 });
    expect((await act(id, 'assign', { agent_id })).json()).toMatchObject({ agent_version: null, direction: 'inbound' });
    expect(await assignments(id)).toHaveLength(2);
    expect((await act(id, 'unassign')).json()).toMatchObject({ agent_id: null });
    expect((await act(id, 'unassign')).json()).toMatchObject({ version: 4 });
    expect((await assignments(id)).at(-1)).toEqual({ number_id: id, agent_id: null, agent_version: null });
    expect(await auditRows(app, tenant.id, 'number.unassign')).toMatchObject([
      { resource_id: id, details: { agent_id } },
    ]);
  });

  it('is refused when foreign, trashed, or with an unknown version', async () => {
    const { id } = await newNumber();
    const other = await app.createTenant();
    const trashed = await newAgent();
    await tenant.request('DELETE', `/api/agents/${trashed}`);
    for (const agent_id of [await newAgent(other), trashed, unknownId]) {
      expect((await act(id, 'assign', { agent_id })).statusCode).toBe(400);
    }
    expect((await act(id, 'assign', { agent_id: await newAgent(), agent_version: 2 })).statusCode).toBe(400);
  });

  it('is none once the agent is deleted', async () => {
    const agent_id = await newAgent();
    const { id } = await newNumber({ agent_id, agent_version: 1 });
    await tenant.request('DELETE', `/api/agents/${agent_id}`);
    expect((await get(id)).json()).toMatchObject({ agent_id: null, agent_version: null });
    await tenant.request('DELETE', `/api/agents/trash/${agent_id}`);
    expect((await get(id)).json()).toMatchObject({ agent_id: null, agent_version: null });
  });
});

describe('the list', () => {
  it('is newest first, paginated, filtered by agent, trunk, country, source, label and digits', async () => {
    const owner = await app.createTenant();
    const trunk_id = await newTrunk(owner);
    const agent_id = await newAgent(owner);
    const bring = async (more: Record<string, unknown>) => (await bringIn({ trunk_id, ...more }, owner)).json().number;
    const one = await bring({ label: 'Front desk', agent_id });
    const two = await bring({ phone_number: '+12125550177' });
    const other = await newTrunk(owner);
    const three = await bring({ trunk_id: other });
    const list = async (query: string) => {
      const answer = (await owner.request('GET', `/api/phone-numbers?${query}`)).json();
      return { ...answer, numbers: answer.data.map((each: { number: string }) => each.number) };
    };
    const first = await list('limit=2&include_total=true');
    expect(first).toMatchObject({ total: 3, has_more: true });
    expect([...first.numbers, ...(await list(`limit=2&cursor=${first.next_cursor}`)).numbers]).toEqual([
      three,
      two,
      one,
    ]);
    expect((await list(`agent_id=${agent_id}`)).numbers).toEqual([one]);
    expect((await list('assigned=false')).numbers).toEqual([three, two]);
    expect((await list(`trunk_id=${other}`)).numbers).toEqual([three]);
    expect((await list('country=US')).numbers).toEqual([two]);
    expect((await list('source=pool')).numbers).toEqual([]);
    expect((await list('q=front')).numbers).toEqual([one]);
    expect((await list('q=5550177')).numbers).toEqual([two]);
    expect((await owner.request('GET', '/api/phone-numbers?colour=red')).statusCode).toBe(400);
  });
});

describe('releasing a number', () => {
  it('an imported one is deleted at once, with an audit row', async () => {
    const { id } = await newNumber({ agent_id: await newAgent() });
    const released = await act(id, 'release');
    expect(released.json()).toMatchObject({ id, status: 'released', agent_id: null });
    expect((await get(id)).statusCode).toBe(404);
    expect((await act(id, 'release')).statusCode).toBe(404);
    const audit = await auditRows(app, tenant.id, 'number.release');
    expect(audit.at(-1)).toMatchObject({ resource_id: id, details: { source: 'import' } });
  });
});

it('reading and writing require their scopes, and tenants are isolated', async () => {
  const { id } = await newNumber();
  const stranger = await app.createTenant();
  expect((await get(id, stranger)).statusCode).toBe(404);
  expect(withoutRequestId((await get(id, stranger)).json())).toEqual(withoutRequestId((await get(unknownId)).json()));
  const reader = { 'x-api-key': await tenant.createKey(['numbers:read']) };
  const writer = { 'x-api-key': await tenant.createKey(['numbers:write']) };
  expect((await tenant.request('GET', `/api/phone-numbers/${id}`, undefined, writer)).statusCode).toBe(403);
  for (const action of ['assign', 'unassign', 'release']) {
    const answer = await tenant.request('POST', `/api/phone-numbers/${id}/${action}`, {}, reader);
    expect(answer.statusCode).toBe(403);
  }
});

describe('the check of a number', () => {
  const check = async (id: string, by = tenant) => by.request('GET', `/api/phone-numbers/${id}/check`);

  it('names what is missing: an agent, a process for its trunk, and calls', async () => {
    const number = await newNumber();
    const found = { ok: false, agent: 'none', line: 'waiting', detail: '', last_call: null };
    expect((await check(number.id)).json()).toEqual(found);
    const agentId = await newAgent();
    await act(number.id, 'assign', { agent_id: agentId });
    expect((await check(number.id)).json()).toMatchObject({ agent: 'ready', line: 'waiting' });
    await tenant.request('PATCH', `/api/agents/${agentId}`, { is_active: false });
    expect((await check(number.id)).json()).toMatchObject({ agent: 'inactive' });
  });

  it('has the newest inbound call to the number', async () => {
    const number = await newNumber();
    for (const [id, direction, at] of [
      ['0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c01', 'inbound', '2026-03-01T08:00:00Z'],
      ['0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c02', 'inbound', '2026-03-01T09:00:00Z'],
      ['0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c03', 'outbound', '2026-03-01T09:30:00Z'],
    ]) {
      await app.deps.db.platform.pool.query(
        `insert into calls (tenant_id, id, agent_config, type, direction, status, from_number, to_number, created_at,
           started_at, ended_at, end_reason, version)
         values ($1, $2, '{"name": "Desk"}', 'phone', $3, 'completed', '+46701234567', $4, $5, $5, $5, 'user_hangup', 1)`,
        [tenant.id, id, direction, number.number, at],
      );
    }
    expect((await check(number.id)).json().last_call).toEqual({
      id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c02',
      at: '2026-03-01T09:00:00.000Z',
      from_number: '+46701234567',
      status: 'completed',
    });
  });

  it('is 404 for a number of another tenant', async () => {
    const number = await newNumber();
    expect((await check(number.id, await app.createTenant())).statusCode).toBe(404);
  });
});

it('the connection names the carriers, and no SIP where this process listens for none', async () => {
  const answer = await tenant.request('GET', '/api/phone-numbers/connection');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { carriers: ['builtin'], public_url: null, sip: null, sip_fault: null },
  ]);
});
