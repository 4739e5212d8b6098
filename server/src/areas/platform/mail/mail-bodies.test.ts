import { randomBytes } from 'node:crypto';
import type { TenantId } from '@parley/contract/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Infrastructure, openInfrastructure } from '../../../../test/open-infrastructure.ts';
import { getEmail, insertEmail, resealBodies } from './mail.queries.ts';
import { createMailBodies } from './mail-bodies.ts';

let floor: Infrastructure;
beforeAll(async () => {
  floor = await openInfrastructure();
});
afterAll(() => floor.close());

it('bodies are re-encrypted in place after a key rotation, and deleted ones stay deleted', async () => {
  const keys = new Map([['k1', randomBytes(32)]]);
  const before = createMailBodies({ keys, activeKeyId: 'k1' });
  const tenantId = floor.newTenant() as TenantId;
  const place = { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b80', tenantId: null };
  const gone = { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b81', tenantId };
  const body = { fromName: null, text: 'Hello', html: '<p>Hello</p>' };
  await floor.db.platform.inPlatform(async (tx) => {
    const mail = { kind: 'invite', to: 'a@example.com', subject: 'Hello', status: 'kept', now: new Date() } as const;
    await insertEmail(tx, { ...mail, ...place, sealedBody: before.seal(body, place) });
    await insertEmail(tx, { ...mail, ...gone, sealedBody: '' });
  });
  const newKeys = new Map([...keys, ['k2', randomBytes(32)]]);
  const after = createMailBodies({ keys: newKeys, activeKeyId: 'k2' });
  const sealed = async (id: string) => (await floor.db.platform.inPlatform((tx) => getEmail(tx, id))).sealed_body;
  const reseal = () => floor.db.platform.inPlatform((tx) => resealBodies(tx, after, 10));
  expect([await reseal(), await reseal()]).toEqual([1, 0]);
  expect(await sealed(place.id)).toMatch(/^v1\.k2\./);
  expect(after.open(await sealed(place.id), place)).toEqual(body);
  expect(await sealed(gone.id)).toBe('');
});
