import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPlatformAdmin } from '../server/src/areas/accounts/auth/index.ts';
import { platformChain } from '../server/src/platform/audit/audit-entry.ts';
import { auditRows } from '../server/test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../server/test/build-test-app.ts';
import { createPerson, send, testPassword } from '../server/test/people.ts';
import { runCommand } from '../tests/first-run/run-command.ts';
import { databaseUrl, temporaryFolder } from '../tests/first-run/run-parley.ts';

// An operator's path for an installation without a platform admin.

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const create = (
  args: readonly string[],
  env: Record<string, string> = { DATABASE_URL: databaseUrl(app.database.name) },
) => runCommand('create-platform-admin', args, { env });

const passwordIn = (stdout: string) => /this once: password (\S+)/.exec(stdout)?.[1] ?? '';
const logIn = async (email: string, password: string, at = app) => {
  const answer = await send(at, 'POST', '/api/auth/login', { payload: { email, password } });
  if (answer.statusCode !== 200) return answer.statusCode;
  const me = await send(at, 'GET', '/api/auth/me', { token: answer.json().access_token });
  return me.json().is_platform_admin as boolean;
};

describe('npm run admin:create', () => {
  // Regression: an installation upgraded from before accounts had no platform admin, and no message named this command.
  it('creates a platform admin with a password printed once, and writes an audit row', async () => {
    expect(await hasPlatformAdmin(app.deps.db.platform)).toBe(false);
    const report = await create(['Ops@Example.com']);
    expect(report).toMatchObject({ code: 0, stderr: '' });
    expect(await logIn('ops@example.com', passwordIn(report.stdout))).toBe(true);
    expect(await hasPlatformAdmin(app.deps.db.platform)).toBe(true);
    expect(await auditRows(app, platformChain, 'platform_admin.create')).toMatchObject([
      { actor: { kind: 'system' }, details: { by: 'command', outcome: 'created' } },
    ]);
    const again = await create(['ops@example.com']);
    expect(again.stdout).toContain('is a platform admin already');
    expect(passwordIn(again.stdout)).toBe('');
  });

  it('grants the role to an existing account, and keeps its password', async () => {
    await createPerson(app, { email: 'known@example.com' });
    const report = await create(['known@example.com']);
    expect(report.stdout).toContain('is a platform admin now');
    expect(await logIn('known@example.com', testPassword)).toBe(true);
  });

  it('invalidates the credentials of an account with an unconfirmed address', async () => {
    await createPerson(app, { email: 'squatted@example.com', emailVerifiedAt: null });
    const report = await create(['squatted@example.com']);
    expect(await logIn('squatted@example.com', testPassword)).toBe(401);
    expect(await logIn('squatted@example.com', passwordIn(report.stdout))).toBe(true);
  });

  it.each([[[]], [['a@b..c']], [['a@example.com', 'b@example.com']]])('refuses %j with a remedy', async (args) => {
    const report = await create(args);
    expect(report.code).toBe(1);
    expect(report.stderr).toContain('npm run admin:create -- you@example.com');
  });

  it('works while Parley is stopped, and leaves no process running', async () => {
    const folder = temporaryFolder();
    const env = { PARLEY_DATA_DIR: folder.path };
    const report = await create(['stopped@example.com'], env);
    expect(report).toMatchObject({ code: 0, stderr: '' });
    expect(passwordIn(report.stdout)).not.toBe('');
    expect((await create(['stopped@example.com'], env)).stdout).toContain('is a platform admin already');
    expect(existsSync(join(folder.path, 'postgres', 'postmaster.pid'))).toBe(false);
    folder.remove();
  }, 120_000);
});
