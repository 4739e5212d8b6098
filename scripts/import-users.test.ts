import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformChain } from '../server/src/platform/audit/audit-entry.ts';
import { auditRows } from '../server/test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../server/test/build-test-app.ts';
import { createPerson, send } from '../server/test/people.ts';
import { runCommand } from '../tests/first-run/run-command.ts';
import { databaseUrl } from '../tests/first-run/run-parley.ts';

// A migration from another system.

const folder = mkdtempSync(join(tmpdir(), 'parley-import-'));
const bcrypt = '$2b$04$aGle8sH7KFPd08QPWmHj8eXvwYhvSpzXn16nHtfYGbaRJRIS/QpKK';
let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function importFile(lines: readonly unknown[]) {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  writeFileSync(join(folder, 'people.ndjson'), text);
  const env = { INIT_CWD: folder, DATABASE_URL: databaseUrl(app.database.name) };
  return runCommand('import-users', ['people.ndjson'], { env });
}

const countUsers = async () =>
  (await app.deps.db.platform.everywhere.selectFrom('users').select('id').execute()).length;

describe('npm run users:import', () => {
  it('imports users with their password hashes, and they can sign in', async () => {
    await createPerson(app, { email: 'known@example.com' });
    const report = await importFile([
      { email: 'Grace@Example.com', name: 'Grace', password_hash: bcrypt, tenant_id: tenant.id, role: 'admin' },
      '',
      { email: 'edsger@example.com', name: 'Edsger' },
      { email: 'KNOWN@example.com', name: 'Somebody else', password_hash: bcrypt, tenant_id: tenant.id },
    ]);
    expect(report).toMatchObject({ code: 0, stderr: '' });
    expect(report.stdout).toContain('2 people made (1 without a password), 1 were there already, 2 joined a tenant.');
    const answer = await send(app, 'POST', '/api/auth/login', {
      payload: { email: 'grace@example.com', password: 'correct horse battery' },
    });
    expect(answer.json()).toMatchObject({ status: 'signed_in', user: { name: 'Grace', email_verified: true } });
    // An existing account keeps name and password: a file must not take it over.
    const taken = await send(app, 'POST', '/api/auth/login', {
      payload: { email: 'known@example.com', password: 'correct horse battery' },
    });
    expect(taken.statusCode).toBe(401);
    expect(await auditRows(app, tenant.id, 'users.import')).toMatchObject([{ details: { memberships: 2 } }]);
    expect(await auditRows(app, platformChain, 'users.import')).toMatchObject([{ details: { made: 2, known: 1 } }]);
  });

  it('refuses the whole file for one invalid line, and names every such line', async () => {
    const before = await countUsers();
    const report = await importFile([
      { email: 'good@example.com', name: 'Good', password_hash: bcrypt },
      { email: 'md5@example.com', name: 'Old', password_hash: '5f4dcc3b5aa765d61d8327deb882cf99' },
      { email: 'costly@example.com', name: 'Costly', password_hash: bcrypt.replace('$04$', '$31$') },
      'no json',
      { email: 'no address', name: 'None' },
      { email: 'admin@example.com', name: 'Admin', is_platform_admin: true },
      { email: 'role@example.com', name: 'Role', role: 'owner' },
      { email: 'GOOD@example.com', name: 'Twice' },
    ]);
    expect([report.code, report.stdout]).toEqual([1, '']);
    for (const line of [2, 3, 4, 5, 6, 7, 8]) expect(report.stderr).toContain(`Line ${line}: `);
    expect(report.stderr).not.toContain('Line 1:');
    expect(await countUsers()).toBe(before);
  });

  it('refuses an unknown tenant by name, and imports no user', async () => {
    const before = await countUsers();
    const unknownTenant = '0197f3a0-7c1e-7b42-9f2d-000000000000';
    const report = await importFile([{ email: 'lost@example.com', name: 'Lost', tenant_id: unknownTenant }]);
    expect([report.code, report.stderr]).toEqual([1, `There is no tenant ${unknownTenant}.\n`]);
    expect(await countUsers()).toBe(before);
  });
});
