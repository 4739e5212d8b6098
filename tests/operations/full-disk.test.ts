import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addressOf, type Parley, readFirstPrint, runParley, temporaryFolder } from '../first-run/run-parley.ts';

// A data folder on a small disk of its own, filled to the last block. Without root no disk can be mounted, and the test
// is skipped; server/src/app/full-disk.test.ts asks the same of an injected disk.

const folder = temporaryFolder();
const disk = join(folder.path, 'disk');
const isMounted = process.getuid?.() === 0 && process.platform === 'linux' && mountDisk();
let parley: Parley | undefined;

afterAll(async () => {
  await parley?.kill('SIGKILL');
  if (isMounted) execFileSync('umount', ['--lazy', disk]);
  folder.remove();
});

function mountDisk(): boolean {
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=755', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const freeBytes = () => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};
const filler = join(disk, 'filler');

describe.skipIf(!isMounted)('a full disk (needs root to mount one; skipped otherwise)', () => {
  it('refuses with 507 or 503, loses no acknowledged write, and recovers once space is free', async () => {
    parley = runParley({
      PARLEY_DATA_DIR: join(disk, 'data'),
      PARLEY_DISK_RESERVE_MB: '64',
      PARLEY_MODELS_OFFLINE: 'true',
      PARLEY_MODEL_SERVER_DISCOVERY: 'false',
    });
    const base = await addressOf(parley);
    const { tenantKey } = readFirstPrint(parley.output());
    const headers = { 'x-api-key': tenantKey, 'content-type': 'application/json' };
    const acknowledged: string[] = [];
    const create = async (): Promise<number> => {
      const body = JSON.stringify({ name: 'An agent', prompt: 'x'.repeat(20_000) });
      const answer = await fetch(`${base}/api/agents`, { method: 'POST', headers, body });
      const made = (await answer.json()) as { id: string };
      if (answer.status === 201) acknowledged.push(made.id);
      return answer.status;
    };
    const storedAgents = async (cursor = ''): Promise<string[]> => {
      const answer = await fetch(`${base}/api/agents?limit=200${cursor && `&cursor=${cursor}`}`, { headers });
      const page = (await answer.json()) as { data: { id: string }[]; next_cursor: string | null };
      const ids = page.data.map(({ id }) => id);
      return page.next_cursor ? [...ids, ...(await storedAgents(page.next_cursor))] : ids;
    };
    const health = async () => ((await (await fetch(`${base}/api/health`)).json()) as { status: string }).status;
    const detailed = async () => (await fetch(`${base}/api/health/detailed`)).status;

    expect(await create()).toBe(201);
    // Some megabytes are left, so that the log of the database is what finds no room.
    mkdirSync(filler);
    for (let part = 0; freeBytes() > 12_000_000; part += 1)
      writeFileSync(join(filler, `${part}`), Buffer.alloc(1_000_000));
    await expect.poll(health, { timeout: 30_000 }).toBe('degraded');
    const refusals = new Set<number>();
    for (let tries = 0; tries < 3_000 && refusals.size === 0; tries += 1) {
      const status = await create();
      if (status !== 201) refusals.add(status);
    }
    for (let tries = 0; tries < 100; tries += 1) refusals.add(await create());
    expect([...refusals].filter((status) => ![201, 503, 507].includes(status))).toEqual([]);
    expect(refusals.size).toBeGreaterThan(0);
    expect((await fetch(`${base}/api/health`)).status).toBe(200);

    rmSync(filler, { recursive: true });
    await expect.poll(detailed, { timeout: 60_000, interval: 200 }).toBe(200);
    await expect.poll(create, { timeout: 60_000, interval: 500 }).toBe(201);
    const stored = new Set(await storedAgents());
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await expect.poll(health, { timeout: 30_000 }).toBe('ok');
    expect((await parley.kill('SIGTERM')).code).toBe(0);
  }, 300_000);
});
