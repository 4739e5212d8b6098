import type { UserId } from '@parley/contract/ids';
import { type Role, scopes, scopesOfRole } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { rotateOwnKey } from './rotate-key.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** As the operation that regenerates a key does it, for an owner unless told. */
function rotate(tenant: TestTenant, overlapSeconds: number, role: Role = 'owner') {
  const { db, bus, clock, newId } = app.deps;
  const now = clock.now();
  const id = newId() as UserId;
  return inEmittingTransaction({ scope: db.app, bus, tenantId: tenant.id, now }, (tx) =>
    rotateOwnKey(
      {
        tx,
        tenantId: tenant.id,
        actor: { kind: 'user', id, name: 'Ada' },
        scopes: new Set(scopesOfRole[role]),
        audit: { resource: () => {}, details: () => {}, nothingChanged: () => {} },
        now,
        newId,
      },
      { overlapSeconds },
    ),
  );
}

const works = async (key: string) =>
  (await app.server.inject({ url: '/api/agents', headers: { 'x-api-key': key } })).statusCode === 200;

describe('rotateOwnKey', () => {
  it('creates a tenant’s first own key, then replaces it', async () => {
    const tenant = await app.createTenant();
    const first = await rotate(tenant, 0);
    expect(first).toMatchObject({ kind: 'own', scopes: [...scopes], previous: null });
    const second = await rotate(tenant, 0);
    expect(second.previous).toEqual({ id: first.id, valid_until: null });
    expect([await works(first.secret), await works(second.secret)]).toEqual([false, true]);
  });

  it('keeps the old one valid during the overlap', async () => {
    const tenant = await app.createTenant();
    const first = await rotate(tenant, 0);
    const second = await rotate(tenant, 600);
    expect([await works(first.secret), await works(second.secret)]).toEqual([true, true]);
  });

  it('concurrent rotations serialize, and leave one own key', async () => {
    const tenant = await app.createTenant();
    await rotate(tenant, 0);
    const made = await Promise.all(Array.from({ length: 5 }, () => rotate(tenant, 0)));
    expect((await Promise.all(made.map((key) => works(key.secret)))).filter(Boolean)).toHaveLength(1);
    const { data } = (await tenant.request('GET', '/api/api-keys?state=active')).json();
    expect(data.filter((key: { kind: string }) => key.kind === 'own')).toHaveLength(1);
  });

  it('requires an owner or admin; refuses one without all of its scopes', async () => {
    const tenant = await app.createTenant();
    await expect(rotate(tenant, 0, 'editor')).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('billing:write'),
    });
    expect((await tenant.request('GET', '/api/api-keys')).json().data).toHaveLength(1);
    expect(await rotate(tenant, 0, 'admin')).toMatchObject({ kind: 'own' });
  });
});
