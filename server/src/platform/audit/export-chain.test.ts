import type { TenantId } from '@parley/contract/ids';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import { systemActor } from '#platform/http/principal.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../test/build-test-app.ts';
import { exportChain, NoSuchChain } from './export-chain.ts';
import { verifyExport } from './verify-chain.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const signer = () => app.deps.keyring.signer;

async function exportLog(tenantId: TenantId): Promise<string> {
  const lines: string[] = [];
  const source = { platform: app.deps.db.platform, tenantId, signer: signer(), now: new Date() };
  for await (const line of exportChain(source)) lines.push(line);
  return lines.join('');
}

const verify = (text: string) => verifyExport(text.split('\n'), { publicKey: signer().publicKey.pem });
const createAgent = (name: string) => tenant.request('POST', '/api/agents', { name });

async function asOwner(statement: string, values: unknown[] = []): Promise<void> {
  const owner = new pg.Client(app.database.connections.owner);
  await owner.connect();
  await owner.query(statement, values);
  await owner.end();
}

describe('the exported log of a tenant', () => {
  it('has every action, in order, and verifies against the public key alone', async () => {
    tenant = await app.createTenant();
    await createAgent('Åsa "the desk" \u2028');
    await createAgent('Till');
    const text = await exportLog(tenant.id);
    expect(await verify(text)).toMatchObject({ faults: [], entries: 2, header: { tenant_id: tenant.id } });
    const actions = text
      .split('\n')
      .slice(1, 3)
      .map((line) => JSON.parse(JSON.parse(line).entry).action);
    expect(actions).toEqual(['agent.create', 'agent.create']);
  });

  it('has no gap and no fork under concurrent writes, also when some fail', async () => {
    tenant = await app.createTenant();
    const failing = Array.from({ length: 15 }, () =>
      app.deps.db.app
        .inTenant(tenant.id, async (tx) => {
          const entry = { at: new Date(), action: 'test.fail', actor: systemActor, resourceId: null, requestId: null };
          await appendAudit(tx, { ...entry, details: {} });
          throw new Error('rolled back');
        })
        .catch(() => {}),
    );
    await Promise.all([...Array.from({ length: 30 }, (_, number) => createAgent(`Agent ${number}`)), ...failing]);
    const text = await exportLog(tenant.id);
    expect(await verify(text)).toMatchObject({ faults: [], entries: 30 });
  });

  it('is read in pages without losing an entry', async () => {
    tenant = await app.createTenant();
    const entry = { at: new Date(), action: 'test.many', actor: systemActor, resourceId: null, requestId: null };
    await app.deps.db.app.inTenant(tenant.id, async (tx) => {
      await Promise.all(Array.from({ length: 2001 }, (_, n) => appendAudit(tx, { ...entry, details: { n } })));
    });
    expect(await verify(await exportLog(tenant.id))).toMatchObject({ faults: [], entries: 2001 });
  });

  it.each([
    ['changed', `update audit_log set entry = replace(entry, 'agent.create', 'agent.trash') where seq = 2`],
    ['removed', 'delete from audit_log where seq = 2'],
    ['removed at the end', 'delete from audit_log where seq = 3'],
  ])('reveals a database administrator who %s', async (_what, statement) => {
    tenant = await app.createTenant();
    for (const name of ['a', 'b', 'c']) await createAgent(name);
    expect((await verify(await exportLog(tenant.id))).faults).toEqual([]);
    await asOwner(`${statement} and tenant_id = $1`, [tenant.id]);
    expect((await verify(await exportLog(tenant.id))).faults).not.toEqual([]);
  });

  it('contains only entries of its tenant', async () => {
    tenant = await app.createTenant();
    await createAgent('Mine');
    const other = await app.createTenant();
    await other.request('POST', '/api/agents', { name: 'Theirs' });
    expect(await verify(await exportLog(tenant.id))).toMatchObject({ entries: 1 });
  });

  it('does not exist for an unknown tenant', async () => {
    await expect(exportLog('0197f3a0-7c1e-7b42-9f2d-000000000000' as TenantId)).rejects.toThrow(NoSuchChain);
  });
});
