import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../server/test/build-test-app.ts';
import { runCommand } from '../tests/first-run/run-command.ts';
import { databaseUrl } from '../tests/first-run/run-parley.ts';

// An auditor's path: export the log with one command, verify it with another on a machine without Parley.

const folder = mkdtempSync(join(tmpdir(), 'parley-audit-'));
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp({ env: { PARLEY_SEALING_KEYS: keys, PARLEY_SIGNING_SEED: seed } });
  tenant = await app.createTenant();
  await tenant.request('POST', '/api/agents', { name: 'Desk' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const keys = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const seed = Buffer.alloc(32, 2).toString('base64');

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  runCommand(script, args, { env: { INIT_CWD: folder, ...env } });

describe('npm run audit:export and audit:verify', () => {
  const file = join(folder, 'log.ndjson');

  it('an exported log verifies as complete', async () => {
    const env = { DATABASE_URL: databaseUrl(app.database.name), PARLEY_SEALING_KEYS: keys, PARLEY_SIGNING_SEED: seed };
    const exported = await run('export-audit-log', [tenant.id], env);
    expect(exported).toMatchObject({ code: 0, stderr: '' });
    writeFileSync(file, exported.stdout);
    writeFileSync(join(folder, 'public.pem'), JSON.parse(exported.stdout.split('\n')[0] ?? '').signing_key.pem);

    const verified = await run('verify-audit-log', ['log.ndjson', '--key', 'public.pem']);
    expect(verified).toMatchObject({ code: 0, stderr: '' });
    expect(verified.stdout).toContain(`The log is whole: 1 entry of ${tenant.id}`);
    expect((await run('verify-audit-log', ['log.ndjson'])).stdout).toContain('The key came with the file');
  });

  it('a changed log exits with 1 and names the line', async () => {
    writeFileSync(join(folder, 'changed.ndjson'), readFileSync(file, 'utf8').replace('agent.create', 'agent.delete'));
    const verified = await run('verify-audit-log', ['changed.ndjson']);
    expect(verified).toMatchObject({ code: 1, stdout: '' });
    expect(verified.stderr).toContain('Line 2 holds entry 1, which was changed');
  });

  it('each failure is one sentence', async () => {
    const dataDir = { PARLEY_DATA_DIR: join(folder, 'nobody-home') };
    const failures = await Promise.all([
      run('export-audit-log', []),
      run('export-audit-log', ['everything']),
      run('export-audit-log', ['platform'], dataDir),
      run('verify-audit-log', []),
      run('verify-audit-log', ['missing.ndjson']),
    ]);
    expect(failures.map(({ code, stdout }) => [code, stdout])).toEqual(failures.map(() => [1, '']));
    const sentences = failures.map(({ stderr }) => stderr.trim());
    expect(sentences).toEqual([
      expect.stringContaining('Say whose log'),
      expect.stringContaining('Say whose log'),
      expect.stringContaining(`Parley is not running on ${dataDir.PARLEY_DATA_DIR}`),
      expect.stringContaining('Name the file'),
      expect.stringContaining('The log cannot be read: ENOENT'),
    ]);
    for (const sentence of sentences) expect(sentence).not.toContain('\n');
  });
});

describe('npm run privacy:verify', () => {
  it('a saved certificate verifies as signed; a changed one exits with 1 and says what was changed', async () => {
    const erased = await tenant.request('DELETE', '/api/calls/erase/by-subject?phone_number=%2B46701740608');
    const saved = await tenant.request('GET', `/api/privacy/deletion-certificates/${erased.json().id}`);
    writeFileSync(join(folder, 'certificate.json'), saved.body);
    const key = saved.json().signing_key.pem;
    writeFileSync(join(folder, 'certificate.pem'), key);
    const verified = await run('verify-deletion-certificate', ['certificate.json', '--key', 'certificate.pem']);
    expect(verified).toMatchObject({ code: 0, stderr: '' });
    expect(verified.stdout).toContain(`Certificate 1 of ${tenant.id} is as it was signed`);

    writeFileSync(join(folder, 'forged.json'), JSON.stringify({ ...saved.json(), state: 'verifying' }));
    const [forged, unnamed] = await Promise.all([
      run('verify-deletion-certificate', ['forged.json']),
      run('verify-deletion-certificate', []),
    ]);
    expect(forged).toMatchObject({ code: 1, stdout: '' });
    expect(forged.stderr).toContain('`state` is not as it was signed');
    expect(unnamed).toMatchObject({ code: 1, stderr: expect.stringContaining('Name the file') });
  });
});
