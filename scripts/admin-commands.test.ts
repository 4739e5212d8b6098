import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { passwords } from '../server/src/areas/accounts/passwords/index.ts';
import { buildTestApp, type TestApp } from '../server/test/build-test-app.ts';
import { runCommand } from '../tests/first-run/run-command.ts';

const email = 'ada@example.com';
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'parley-admin-'));
  const hash = await passwords.hash('the password that is lost');
  await query(
    `insert into users (id, email, name, language, password_hash, password_changed_at, is_platform_admin, second_factor_secret, second_factor_since, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Ada', 'en', $2, now(), true, 'sealed', now(), now(), now())`,
    [email, hash],
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const query = async (text: string, values: unknown[] = []) =>
  (await app.deps.db.platform.pool.query(text, values)).rows;

const run = (script: string, args: string[] = [], options: { input?: string; env?: Record<string, string> } = {}) =>
  runCommand(script, args, { ...options, env: { INIT_CWD: folder, DATABASE_URL: databaseUrl(), ...options.env } });

/** The database of the test as a DATABASE_URL; the embedded server is reached over its socket. */
function databaseUrl(): string {
  const server = inject('databaseServer');
  if (server.kind === 'embedded') {
    return `postgres://postgres@${encodeURIComponent(server.host)}:${server.port}/${app.database.name}`;
  }
  const url = new URL(server.url);
  url.pathname = `/${app.database.name}`;
  return url.href;
}

const storedUser = async () => (await query('select * from users where email = $1', [email]))[0];
const opens = async (password: string) =>
  (await passwords.verify((await storedUser()).password_hash, password)).matches;

async function openSessionRow(): Promise<void> {
  await query(
    `insert into sessions (id, user_id, access_lookup, access_hash, access_expires_at, ip, user_agent, created_at, last_used_at, expires_at)
     select gen_random_uuid(), id, 'x', '\\x78'::bytea, now() + interval '1 hour', '192.0.2.7', '', now(), now(), now() + interval '1 day' from users where email = $1`,
    [email],
  );
}

const auditOf = async (action: string) =>
  (await query(`select entry::jsonb as entry from audit_log where entry::jsonb->>'action' = $1`, [action])).map(
    (row) => row.entry,
  );

describe('npm run admin:reset-password', () => {
  // Regression: a lost password of the only admin could not be replaced without a mail server.
  it('replaces the platform admin’s password, ends their sessions, keeps the second factor, writes an audit row', async () => {
    await openSessionRow();
    const { code, stdout, stderr } = await run('reset-password');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const password = /\n {2}(\S{16})\n/.exec(stdout)?.[1] ?? '';
    expect(stdout).toContain(`New password of ${email}`);
    expect(stdout).toContain('1 session ended');
    expect(stdout).toContain('--disable-two-factor');
    expect(await opens(password)).toBe(true);
    expect((await storedUser()).second_factor_since).not.toBeNull();
    expect((await storedUser()).email_verified_at).not.toBeNull();
    expect(await query('select 1 from sessions where ended_at is null')).toEqual([]);
    const [entry] = await auditOf('auth.password_change');
    expect(entry).toMatchObject({ details: { by: 'operator', ended_sessions: 1 } });
    expect(JSON.stringify(entry)).not.toContain(email);
  });

  it('reads a password from standard input and prints none; disables the second factor on request', async () => {
    const args = [email.toUpperCase(), '--password-stdin', '--disable-two-factor'];
    const { code, stdout } = await run('reset-password', args, { input: 'a long sentence of hers\n' });
    expect(code).toBe(0);
    expect(stdout).not.toContain('a long sentence of hers');
    expect(stdout).toContain('Two-factor authentication was disabled');
    expect(await opens('a long sentence of hers')).toBe(true);
    expect((await storedUser()).second_factor_since).toBeNull();
  });

  it.each([
    ['an address without an account', ['nobody@example.com'], '', 'no account with the address nobody@example.com'],
    ['a weak password', [email, '--password-stdin'], 'password1234\n', 'cannot be used'],
    ['a short password', [email, '--password-stdin'], 'short\n', '12 to 256 characters'],
    ['an unknown flag', [email, '--force'], '', '--force'],
    ['two addresses', [email, 'b@example.com'], '', 'one email address at a time'],
  ])('refuses %s and changes nothing', async (_, args, input, sentence) => {
    const before = await storedUser();
    const { code, stdout, stderr } = await run('reset-password', args, { input });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(await storedUser()).toEqual(before);
  });

  it('refuses a folder without a database, and creates none', async () => {
    const { code, stderr } = await run('reset-password', [email], { env: { DATABASE_URL: '' } });
    expect(code).toBe(1);
    expect(stderr).toContain('PARLEY_DATA_DIR');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('npm run admin:rotate-platform-key', () => {
  it('prints a new key once and revokes all others', async () => {
    const old = await app.createPlatformKey();
    const { code, stdout } = await run('rotate-platform-key');
    expect(code).toBe(0);
    const key = /pk_platform_\S{43}/.exec(stdout)?.[0] ?? '';
    const statusWith = async (value: string) =>
      (await app.server.inject({ url: '/api/admin/resellers', headers: { 'x-api-key': value } })).statusCode;
    expect(await statusWith(key)).toBe(200);
    expect(await statusWith(old)).toBe(401);
    expect(await auditOf('platform.key_rotate')).toHaveLength(1);
  });
});
