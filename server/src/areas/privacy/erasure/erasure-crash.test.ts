import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { processProgram } from '../../../../test/process-program.ts';
import { rounds } from '../../../../test/rounds.ts';
import { pastCall } from '../../../../test/test-calls.ts';

// A process that erases is killed at any moment; the next one completes the erasure, once.

const kills = rounds('PARLEY_TEST_CRASHES', { usual: 1, long: 100 });
const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const keys = {
  PARLEY_SEALING_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  PARLEY_SIGNING_SEED: Buffer.alloc(32, 2).toString('base64'),
};
const dataDir = mkdtempSync(join(tmpdir(), 'parley-erasure-'));
const running = new Set<ChildProcess>();

let app: TestApp;
let tenant: TestTenant;
let program: string[];

beforeAll(async () => {
  program = await processProgram('erasure-process', kills);
  app = await buildTestApp({ env: { ...keys, PARLEY_DATA_DIR: dataDir } });
  tenant = await app.createTenant();
}, 300_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Another process of the installation that erases the given numbers, one after the other; prints each as it begins. */
async function startEraser(numbers: readonly string[]): Promise<ChildProcess> {
  const { connections } = app.database;
  const options = JSON.stringify({ connections, tenantId: tenant.id, numbers });
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { ...process.env, ...keys, PARLEY_DATA_DIR: dataDir, ERASURE_PROCESS: options },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('close', () => reject(new Error('The erasing process ended before it began')));
  });
  return child;
}

it(`kill -9 during ${kills} erasures: each ends complete, once, with nothing left`, {
  timeout: 120_000 + kills * 20_000,
}, async () => {
  const numbers = Array.from({ length: kills }, (_, index) => `+4670174${String(1000 + index)}`);
  for (const number of numbers) {
    const recorded = { type: 'phone' as const, phoneNumber: number, isRecorded: true };
    for (let call = 0; call < 3; call += 1) await pastCall(app, tenant.id, recorded);
  }
  for (const [index, number] of numbers.entries()) {
    const child = await startEraser([number]);
    await sleep((index * 13) % 150);
    child.kill('SIGKILL');
  }
  // An answer that never came is asked for again; the request may have been recorded, or not.
  for (const number of numbers) {
    const query = `phone_number=${encodeURIComponent(number)}`;
    const answer = await tenant.request('DELETE', `/api/calls/erase/by-subject?${query}`);
    const { id } = answer.json();
    await jobOf(app.deps.jobs, 'privacy.run_erasure').run({ tenant_id: tenant.id, erasure_id: id });
    const listed = (await tenant.request('GET', `/api/privacy/deletion-certificates?${query}`)).json();
    expect(listed.data).toMatchObject([{ id, state: 'complete', counts: { calls: 3, 'files.recordings': 6 } }]);
  }
  const platform = app.deps.db.platform.pool;
  const left = await platform.query(
    `select (select count(*) from calls where tenant_id = $1)::int as calls,
       (select count(*) from erased_calls where tenant_id = $1)::int as erased,
       (select count(*) from events where tenant_id = $1 and type = 'call.erased')::int as events`,
    [tenant.id],
  );
  expect(left.rows).toEqual([{ calls: 0, erased: 3 * kills, events: 3 * kills }]);
});
