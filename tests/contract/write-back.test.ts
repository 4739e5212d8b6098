import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '../../server/src/app/areas.ts';
import { writeBackOf } from '../../server/src/platform/http/requests/write-back.ts';
import { auditRows } from '../../server/test/audit-rows.ts';
import { type AnyOperation, type GoodRequest, goodRequest } from './good-requests.ts';
import { send } from './send.ts';
import { buildWorld, type World } from './world.ts';

// Regression: an object read, changed in one field and written back whole was refused for unchanged fields.

const operations = allOperations.map(({ operation }) => operation);
const written = operations.flatMap((operation) => {
  const writeBack = writeBackOf(operation, operations);
  return writeBack ? [{ id: operation.id, operation, writeBack }] : [];
});
/** A read of a whole object that a PATCH or PUT beside it answers with. */
const pairs = written.flatMap(({ id, operation, writeBack }) => {
  const read = operations.find(
    ({ method, path, answer }) =>
      method === 'GET' && path === operation.path && answer.schema === operation.answer.schema,
  );
  return read || operation.method === 'PUT' ? [{ id, operation, read: read ?? writeBack.current }] : [];
});

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

function ask(operation: AnyOperation, request: GoodRequest) {
  return send(world, operation, request, world.credential(operation, world.mine, request));
}
async function thing(operation: AnyOperation, read: AnyOperation) {
  const good = await goodRequest(operation, world.mine, world);
  const seen = async () => (await ask(read, { ...good, body: undefined })).json() as Record<string, unknown>;
  const write = (body: unknown) => ask(operation, { ...good, body });
  // A configuration that was never made has none to come back to.
  if (operation.method === 'PUT') await write(good.body);
  return { seen, write };
}

it('every readable and writable object is covered', () => {
  expect(pairs.map(({ id }) => id).toSorted()).toEqual([
    'patchWidgetConfig',
    'replaceAgentDirectory',
    'replaceAgentTransferTargets',
    'setAgentCalendar',
    'setIdentityRetentionPolicy',
    'setInstallationBranding',
    'setPlatformRetention',
    'setResellerAccess',
    'setResellerBranding',
    'setResellerRetention',
    'setRetentionPolicy',
    'setStripeAccount',
    'updateAccount',
    'updateAgent',
    'updateChatDeskSettings',
    'updateCustomer',
    'updateDirectoryEntry',
    'updateEndOfCallWebhook',
    'updateKnowledgeBaseFile',
    'updateNewsletter',
    'updateOrganization',
    'updatePhoneNumber',
    'updateSipTrunk',
    'updateTestConversation',
    'updateTool',
    'updateWidgetConfig',
    'updateWorkflow',
  ]);
});

describe('an object written back as read', () => {
  it.each(pairs)('$id: is accepted, and changes nothing', async ({ operation, read }) => {
    const { seen, write } = await thing(operation, read);
    const before = await seen();
    const rows = (await auditRows(world.app, world.mine.tenant.id)).length;
    const answer = await write(before);
    expect([answer.statusCode, answer.json()]).toEqual([200, before]);
    expect(await seen()).toEqual(before);
    expect(await auditRows(world.app, world.mine.tenant.id)).toHaveLength(rows);
  });

  // The Stripe account has none of these fields.
  it.each(pairs.filter(({ id }) => id !== 'setStripeAccount'))(
    '$id: with a changed read-only field is refused, naming it',
    async ({ operation, read }) => {
      const { seen, write } = await thing(operation, read);
      const before = await seen();
      const names = ['id', 'agent_id', 'created_at', 'since', 'updated_at'].filter((name) => name in before);
      const other = Object.fromEntries(names.map((name) => [name, '2001-01-01T00:00:00.000Z']));
      const answer = await write({ ...before, ...other });
      const { error, details } = answer.json();
      expect([answer.statusCode, error]).toEqual([400, 'invalid_request']);
      const paths = details.map((detail: { path: string }) => detail.path.slice(1));
      expect(paths.toSorted()).toEqual(names.toSorted());
      expect(await seen()).toEqual(before);
    },
  );

  it.each(pairs.filter(({ operation }) => operation.refusals?.includes('version_mismatch')))(
    '$id: 412 with the version of an earlier state',
    async ({ operation, read }) => {
      const { seen, write } = await thing(operation, read);
      const before = await seen();
      const name = 'version' in before ? 'version' : 'revision';
      const stale = await write({ ...before, [name]: (before[name] as number) + 7 });
      expect([stale.statusCode, stale.json().error]).toEqual([412, 'version_mismatch']);
      expect(await seen()).toEqual(before);
    },
  );
});

it('an object with one changed field is updated, with the version it was read at', async () => {
  const { tenant } = world.mine;
  const id = await world.mine.agent();
  const read = (await tenant.request('GET', `/api/agents/${id}`)).json();
  const changed = await tenant.request('PATCH', `/api/agents/${id}`, { ...read, greeting: 'Good day' });
  expect(changed.json()).toMatchObject({ greeting: 'Good day', version: read.version + 1 });
  expect((await tenant.request('PATCH', `/api/agents/${id}`, { ...read, greeting: 'Hello' })).statusCode).toBe(412);
});

it('a number without a trunk is accepted as read', async () => {
  const { tenant } = world.mine;
  const headers = { 'idempotency-key': 'no-trunk' };
  const wanted = { phone_number: '+12125550171', provider: 'builtin' };
  const bought = (await tenant.request('POST', '/api/phone-numbers/purchase', wanted, headers)).json();
  const url = `/api/phone-numbers/${bought.id}`;
  const read = (await tenant.request('GET', url)).json();
  const answer = await tenant.request('PATCH', url, read);
  expect([answer.statusCode, answer.json()]).toEqual([200, read]);
  const imported = `/api/phone-numbers/${await world.mine.number()}`;
  expect((await tenant.request('PATCH', imported, { trunk_id: null })).json().details).toMatchObject([
    { path: '/trunk_id', code: 'needs_trunk' },
  ]);
});

it('a required field cannot be removed, and the refusal says so', async () => {
  const { tenant } = world.mine;
  const answer = await tenant.request('PATCH', `/api/agents/${await world.mine.agent()}`, { name: null });
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    "/name: must be a string; it can't be null or removed",
  ]);
});

describe('a response object as a request', () => {
  const patches = written.filter(({ operation }) => operation.method === 'PATCH' && operation.access.kind !== 'signed');
  it.each(patches)('$id: is accepted unchanged', async ({ id, operation }) => {
    const good = await goodRequest(operation, world.mine, world);
    const answered = await ask(operation, { ...good, body: {} });
    expect(answered.statusCode).toBe(200);
    const body = answered.json();
    // A chat is answered for what its customer is told by: names of one are none of the other.
    if (id === 'updateChatCustomer') return;
    const again = await ask(operation, { ...good, body });
    expect([again.statusCode, again.json()]).toEqual([200, body]);
  });
});
