import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetAccess } from '#areas/accounts/auth';
import { hashPassword, passwords } from '#areas/accounts/passwords';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { prepareCredentials, type UnshownCredentials } from './unshown-credentials.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const prepare = () =>
  prepareCredentials({
    platform: app.deps.db.platform,
    owner: app.deps.connections.owner,
    now: new Date(),
    newId: app.deps.newId,
  });

const statusWith = async (key: string, path: string) =>
  (await app.server.inject({ method: 'GET', url: path, headers: { 'x-api-key': key } })).statusCode;

async function passwordMatches(password: string): Promise<boolean> {
  const { rows } = await app.deps.db.platform.pool.query('select password_hash from users where is_platform_admin');
  expect(rows).toHaveLength(1);
  return (await passwords.verify(rows[0].password_hash, password)).matches;
}

const required = (unshown: UnshownCredentials | null): UnshownCredentials => {
  if (!unshown) throw new Error('expected credentials to show');
  return unshown;
};

describe('credentials of the first start', () => {
  // A first start that ended after its database was made, on a busy port or by a kill, left an installation that nobody
  // could ever log in to.
  it('are made anew by every start until one has shown them, and what was never shown opens nothing', async () => {
    const first = required(await prepare());
    await first.release();
    const second = required(await prepare());
    expect(second.credentials).toMatchObject({
      adminEmail: first.credentials.adminEmail,
      agentId: first.credentials.agentId,
    });
    expect(await passwordMatches(first.credentials.adminPassword ?? '')).toBe(false);
    expect(await passwordMatches(second.credentials.adminPassword ?? '')).toBe(true);
    expect(await statusWith(first.credentials.tenantKey ?? '', '/api/agents')).toBe(401);
    expect(await statusWith(second.credentials.tenantKey ?? '', '/api/agents')).toBe(200);
    expect(await statusWith(first.credentials.platformKey, '/api/admin/resellers')).toBe(401);
    expect(await statusWith(second.credentials.platformKey, '/api/admin/resellers')).toBe(200);

    // While this process shows them, another one leaves them alone.
    expect(await prepare()).toBeNull();
    expect(await passwordMatches(second.credentials.adminPassword ?? '')).toBe(true);

    // A password that the operator has set meanwhile stays.
    await second.release();
    const reset = await resetAccess(app.deps.db.platform, {
      email: second.credentials.adminEmail,
      hash: await hashPassword('set by the operator'),
      disablesSecondFactor: false,
      mailer: app.deps.mail.mailer,
      now: new Date(),
    });
    expect(reset).not.toBeNull();
    const third = required(await prepare());
    expect(third.credentials.adminPassword).toBeNull();
    expect(await passwordMatches('set by the operator')).toBe(true);
    await third.markShown();
    expect(await prepare()).toBeNull();
    expect(await statusWith(third.credentials.tenantKey ?? '', '/api/agents')).toBe(200);
  });
});
