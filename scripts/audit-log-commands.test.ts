import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../server/test/build-test-app.ts';

// What an auditor does: take the log out with one command, check it with another on a machine without Parley.

const root = new URL('..', import.meta.url).pathname;
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

function run(script: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const options = { cwd: root, env: { ...inherited, INIT_CWD: folder, ...env } };
    execFile(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}

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

describe('npm run audit:export and audit:verify', () => {
  const file = join(folder, 'log.ndjson');

  it('what the one writes the other finds whole', async () => {
    const env = { DATABASE_URL: databaseUrl(), PARLEY_SEALING_KEYS: keys, PARLEY_SIGNING_SEED: seed };
    const exported = await run('export-audit-log', [tenant.id], env);
    expect(exported).toMatchObject({ code: 0, stderr: '' });
    writeFileSync(file, exported.stdout);
    writeFileSync(join(folder, 'public.pem'), JSON.parse(exported.stdout.split('\n')[0] ?? '').signing_key.pem);

    const verified = await run('verify-audit-log', ['log.ndjson', '--key', 'public.pem']);
    expect(verified).toMatchObject({ code: 0, stderr: '' });
    expect(verified.stdout).toContain(`The log is whole: 1 entry of ${tenant.id}`);
    expect((await run('verify-audit-log', ['log.ndjson'])).stdout).toContain('The key came with the file');
  });

  it('exit code 1 and the line, for a log that was changed', async () => {
    writeFileSync(join(folder, 'changed.ndjson'), readFileSync(file, 'utf8').replace('agent.create', 'agent.delete'));
    const verified = await run('verify-audit-log', ['changed.ndjson']);
    expect(verified).toMatchObject({ code: 1, stdout: '' });
    expect(verified.stderr).toContain('Line 2 holds entry 1, which was changed');
  });

  it('each thing that cannot be done is one sentence', async () => {
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
