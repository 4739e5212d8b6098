import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TenantId } from '@parley/contract/ids';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Infrastructure, openInfrastructure } from '../../../test/open-infrastructure.ts';

/**
 * Number of kills; a longer run: PARLEY_TEST_CRASHES=200 npx vitest run
 * server/src/platform/outbox/consumer-crash.test.ts.
 */
const crashes = Number(process.env['PARLEY_TEST_CRASHES'] ?? 2);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const eventually = { timeout: 30_000, interval: 50 };

let floor: Infrastructure;
let owner: pg.Client;
let tenantId: TenantId;
const folder = mkdtempSync(join(tmpdir(), 'parley-consumers-'));
const delivered = join(folder, 'delivered');
const running = new Set<ChildProcess>();

beforeAll(async () => {
  floor = await openInfrastructure();
  tenantId = floor.newTenant();
  owner = new pg.Client(floor.database.connections.owner);
  await owner.connect();
  await owner.query(`create table effects (at bigserial, tenant_id uuid, topic text, effect text)`);
  await owner.query('grant insert on effects to parley_app; grant usage on sequence effects_at_seq to parley_app');
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(async () => {
  await owner.end();
  await floor.close();
  rmSync(folder, { recursive: true, force: true });
});

function run(what: { role: 'emit' | 'emit_and_die' | 'consume'; name?: string; dieAt?: string }) {
  const { connections } = floor.database;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/test/consumer-process.ts'], {
    cwd: root,
    env: { ...process.env, CONSUMER_PROCESS: JSON.stringify({ connections, tenantId, delivered, ...what }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.on('close', (_code, signal) => {
      running.delete(child);
      resolve(signal);
    });
  });
  /** Its output, without a line cut off by its end. */
  const lines = () => output.split('\n').slice(0, -1);
  return {
    lines,
    ended,
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

const handled = async () =>
  (await owner.query<{ topic: string; effect: string }>('select topic, effect from effects order by at')).rows;
const deliveredLines = () => (existsSync(delivered) ? readFileSync(delivered, 'utf8').trim().split('\n') : []);
const committed = async () =>
  (
    await owner.query<{ topic: string; name: string; position: string }>(
      `select topic, data ->> 'agent_id' as name, xid || '.' || id as position from events order by xid, id`,
    )
  ).rows;

/** Every committed event was handled once and delivered at least once, each topic in order. */
async function expectAllConsumed(): Promise<void> {
  const events = await committed();
  const firstDeliveries = () => [...new Set(deliveredLines())];
  await vi.waitFor(async () => expect((await handled()).length).toBeGreaterThanOrEqual(events.length), eventually);
  await vi.waitFor(() => expect(firstDeliveries().length).toBeGreaterThanOrEqual(events.length), eventually);
  const effects = await handled();
  expect(effects).toHaveLength(events.length);
  for (const topic of new Set(events.map((event) => event.topic))) {
    const inOrder = events.filter((event) => event.topic === topic);
    expect(effects.filter((one) => one.topic === topic).map((one) => one.effect)).toEqual(
      inOrder.map((event) => event.name),
    );
    expect(firstDeliveries().filter((line) => line.includes(` ${topic} `))).toEqual(
      inOrder.map((event) => `${event.position} ${topic} ${event.name}`),
    );
  }
  const dead = await owner.query('select * from outbox_deferred_events');
  expect(dead.rows).toEqual([]);
}

describe('kill -9', () => {
  it('between commit and delivery: the event reaches its consumer', { timeout: 120_000 }, async () => {
    expect(await run({ role: 'emit_and_die', name: 'unannounced' }).ended).toBe('SIGKILL');
    expect(await committed()).toHaveLength(1);
    const consuming = run({ role: 'consume' });
    await expectAllConsumed();
    // And where a consumer runs, without a message from the bus.
    expect(await run({ role: 'emit_and_die', name: 'unannounced too' }).ended).toBe('SIGKILL');
    await expectAllConsumed();
    await consuming.kill();
  });

  it('between handling and cursor: handled once, delivered again', { timeout: 120_000 }, async () => {
    const events = ['before', 'fatal', 'after'];
    for (const name of events) await run({ role: 'emit_and_die', name }).ended;
    expect(await run({ role: 'consume', dieAt: 'fatal' }).ended).toBe('SIGKILL');
    expect((await handled()).map((one) => one.effect)).not.toContain('after');
    const consuming = run({ role: 'consume' });
    await expectAllConsumed();
    expect(deliveredLines().filter((line) => line.endsWith(' fatal')).length).toBeLessThanOrEqual(2);
    await consuming.kill();
  });

  it(`${crashes} times at any moment, of two consumers and a writer: nothing lost, handled twice or out of order`, {
    timeout: 120_000 + crashes * 20_000,
  }, async () => {
    const printed: string[] = [];
    for (let crash = 0; crash < crashes; crash++) {
      const consumers = [run({ role: 'consume' }), run({ role: 'consume' })];
      const writer = run({ role: 'emit', name: `crash-${crash}` });
      await vi.waitFor(() => expect(writer.lines().length).toBeGreaterThan(20), eventually);
      await sleep((crash * 67) % 300);
      for (const victim of [consumers[crash % 2], writer, consumers[(crash + 1) % 2]]) {
        await victim?.kill();
        await sleep((crash * 31) % 100);
      }
      printed.push(...writer.lines());
    }
    const names = (await committed()).map((event) => event.name);
    expect(names).toEqual(expect.arrayContaining(printed));
    const consuming = run({ role: 'consume' });
    await expectAllConsumed();
    await consuming.kill();
  });
});
