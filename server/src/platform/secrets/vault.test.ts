import type { TenantId } from '@parley/contract/ids';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import { type Infrastructure, openInfrastructure } from '../../../test/open-infrastructure.ts';
import { createVault, type Vault } from './vault.ts';

const oldKey = Buffer.alloc(32, 1);
const newKey = Buffer.alloc(32, 2);
const before = { keys: new Map([['k_1', oldKey]]), activeKeyId: 'k_1' };
const during = { keys: new Map([...before.keys, ['k_2', newKey]]), activeKeyId: 'k_2' };
const after = { keys: new Map([['k_2', newKey]]), activeKeyId: 'k_2' };

let floor: Infrastructure;
let tenantId: TenantId;
const vault = createVault(before);

beforeAll(async () => {
  floor = await openInfrastructure();
});
beforeEach(async () => {
  tenantId = await newTenant();
});
afterAll(() => floor.close());

async function newTenant(): Promise<TenantId> {
  const id = floor.newTenant();
  await floor.db.platform.inPlatform((tx) =>
    tx.insertInto('tenants').values({ id, name: 'Test', created_at: new Date() }).execute(),
  );
  return id;
}

const newId = () => uuidV7(new Date());

async function keep(value: string, options: { tenant?: TenantId; vault?: Vault } = {}): Promise<string> {
  const [id, tenant] = [newId(), options.tenant ?? tenantId];
  await floor.db.app.inTenant(tenant, (tx) =>
    (options.vault ?? vault).store(tx, { tenantId: tenant, id, value, hint: '...', now: new Date() }),
  );
  return id;
}

const open = (ids: string[], options: { tenant?: TenantId; vault?: Vault } = {}) =>
  floor.db.app.inTenant(options.tenant ?? tenantId, (tx) =>
    (options.vault ?? vault).open(tx, options.tenant ?? tenantId, ids),
  );

/** Executes a statement as an attacker with full access to the database. */
async function asOwner(statement: string, values: unknown[] = []) {
  const owner = new pg.Client(floor.database.connections.owner);
  await owner.connect();
  try {
    return (await owner.query(statement, values)).rows;
  } finally {
    await owner.end();
  }
}

describe('the vault', () => {
  it('returns stored secrets by id, and omits missing ones', async () => {
    const [one, two] = [await keep('first ålder'), await keep('')];
    expect(await open([one, two, newId()])).toEqual(
      new Map([
        [one, 'first ålder'],
        [two, ''],
      ]),
    );
    expect(await open([])).toEqual(new Map());
  });

  it('stores nothing in plaintext', async () => {
    await keep('sk-live-4711-very-secret');
    const rows = await asOwner('select secrets::text as row from secrets');
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    expect(text).not.toContain('4711');
    expect(text).not.toContain(Buffer.from('sk-live-4711-very-secret').toString('base64').slice(0, 12));
  });

  it('a ciphertext moved to another row or tenant does not decrypt', async () => {
    const [source, target] = [await keep('mine'), await keep('other')];
    const stranger = await newTenant();
    const foreign = await keep('theirs', { tenant: stranger });
    await asOwner('update secrets set sealed = (select sealed from secrets where id = $1) where id = any ($2)', [
      source,
      [target, foreign],
    ]);
    await expect(open([target])).rejects.toMatchObject({ code: 'cannot_open' });
    await expect(open([foreign], { tenant: stranger })).rejects.toMatchObject({ code: 'cannot_open' });
    await asOwner('update secrets set tenant_id = $1 where id = $2', [stranger, source]);
    await expect(open([source], { tenant: stranger })).rejects.toMatchObject({ code: 'cannot_open' });
  });

  it('isolates tenants', async () => {
    const id = await keep('mine');
    expect(await open([id], { tenant: await newTenant() })).toEqual(new Map());
  });

  it('deletes', async () => {
    const [gone, stays] = [await keep('gone'), await keep('stays')];
    await floor.db.app.inTenant(tenantId, (tx) => vault.delete(tx, [gone]));
    expect([...(await open([gone, stays])).values()]).toEqual(['stays']);
  });

  it('re-encrypts values of an older key in batches, until the old key can be removed', async () => {
    await asOwner('delete from secrets');
    const old = await Promise.all(Array.from({ length: 5 }, (_, number) => keep(`secret ${number}`)));
    const rotated = createVault(during);
    const fresh = await keep('fresh', { vault: rotated });
    await expect(open(old, { vault: createVault(after) })).rejects.toMatchObject({ code: 'unknown_key' });

    const reseal = (limit: number) => floor.db.platform.inPlatform((tx) => rotated.reseal(tx, limit));
    const resealed = [await reseal(3), await reseal(3), await reseal(3)];
    expect(resealed).toEqual([3, 2, 0]);
    const opened = await open([...old, fresh], { vault: createVault(after) });
    expect([...opened.values()].sort()).toEqual(['fresh', ...old.map((_, number) => `secret ${number}`)]);
  });

  it('two concurrent re-encryptions share the work', async () => {
    await asOwner('delete from secrets');
    for (let number = 0; number < 20; number++) await keep(`secret ${number}`);
    const rotated = createVault(during);
    const reseal = () => floor.db.platform.inPlatform((tx) => rotated.reseal(tx, 100));
    const [one, two] = await Promise.all([reseal(), reseal()]);
    expect(one + two).toBe(20);
  });
});
