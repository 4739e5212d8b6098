import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CallId } from '@parley/contract/ids';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exampleCall } from '#areas/telephony/calls';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { processProgram } from '../../../../test/process-program.ts';
import { rounds } from '../../../../test/rounds.ts';
import { type Received, type Receiver, startReceiver } from '../../../../test/webhook-receiver.ts';

// The sending process is killed again and again while a receiver refuses three requests of ten.

const kills = rounds('PARLEY_TEST_CRASHES', { usual: 1, long: 50 });
/** Events committed before each kill, of half as many calls. */
const eventsPerKill = 200;
const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const keys = { PARLEY_SEALING_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}` };
const dataDir = mkdtempSync(join(tmpdir(), 'parley-webhooks-'));
const startedAt = Date.now();
const running = new Set<ChildProcess>();

let app: TestApp;
let tenant: TestTenant;
let receiver: Receiver;
let program: string[];

beforeAll(async () => {
  program = await processProgram('webhook-process', kills);
  app = await buildTestApp({ env: { ...keys, PARLEY_DATA_DIR: dataDir, PARLEY_EGRESS_ALLOW: '127.0.0.0/8' } });
  tenant = await app.createTenant();
  receiver = await startReceiver();
}, 300_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await receiver.close();
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Another process of the installation, which sends once `start` is called. */
function prepareSender() {
  const { connections } = app.database;
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: {
      ...process.env,
      ...keys,
      PARLEY_DATA_DIR: dataDir,
      WEBHOOK_PROCESS: JSON.stringify({ connections, startedAt }),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  const isReady = once(child.stdout, 'data');
  return {
    async start() {
      await isReady;
      child.stdin.write('start\n');
      await once(child.stdout, 'data');
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'close');
      running.delete(child);
    },
  };
}

/** Commits the end and the analysis of a call, each call in a transaction of its own. */
async function commitCalls(count: number): Promise<void> {
  const { db, bus, newId } = app.deps;
  for (let each = 0; each < count; each += 1) {
    const call = { ...exampleCall, agent_id: null, id: newId() as CallId };
    await inEmittingTransaction({ scope: db.app, bus, tenantId: tenant.id, now: new Date() }, async (_tx, emit) => {
      await emit('call.ended', `call:${call.id}`, { call: { ...call, version: 4 }, is_shortened: false });
      await emit('call.analyzed', `call:${call.id}`, { call: { ...call, version: 5 }, is_shortened: false });
    });
  }
}

/** Resolves with the request number `count` from now, which is not answered. */
function nextRequest(count: number): Promise<Received> {
  const number = receiver.received.length + count;
  return new Promise((resolve) => {
    receiver.answer = (received, response, request) => {
      const at = receiver.received.length;
      if (at === number) return resolve(received);
      if (at % 10 === 1) return void response.writeHead(500).end();
      if (at % 10 === 4) return void request.socket.resetAndDestroy();
      // Until the sender gives up.
      if (at % 10 === 7) return;
      accepted.add(received.id);
      response.writeHead(204).end();
    };
  });
}
const accepted = new Set<string>();

async function countByState(): Promise<Record<string, number>> {
  const { rows } = await app.deps.db.platform.pool.query<{ state: string; n: number }>(
    'select state, count(*)::int as n from webhook_deliveries where tenant_id = $1 group by 1',
    [tenant.id],
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

it(`kill -9 of the sender ${kills} times: each of ${kills * eventsPerKill} events arrives, under one webhook-id`, {
  timeout: 120_000 + kills * 60_000,
}, async () => {
  const events = ['call.ended', 'call.analyzed'];
  const created = await tenant.request('POST', '/api/end-of-call-webhooks', { url: receiver.url, events });
  expect(created.statusCode, created.body).toBe(201);
  const unanswered: string[] = [];
  let [sender, next] = [prepareSender(), prepareSender()];
  await sender.start();
  for (let kill = 0; kill < kills; kill += 1) {
    const fatal = nextRequest(100 + ((kill * 67) % 100));
    const committing = commitCalls(eventsPerKill / 2);
    unanswered.push((await fatal).id);
    await sender.kill();
    await committing;
    // One more than there are kills: the last sends the rest.
    sender = next;
    if (kill + 1 < kills) next = prepareSender();
    await sender.start();
  }
  const total = kills * eventsPerKill;
  await vi.waitFor(async () => expect(await countByState()).toEqual({ delivered: total }), {
    timeout: 60_000 + kills * 20_000,
    interval: 100,
  });
  const { received } = receiver;
  const sent = new Map<string, Set<string>>();
  for (const { id, type, body } of received) {
    const event = `${JSON.parse(body).data.call.id} ${type}`;
    sent.set(event, (sent.get(event) ?? new Set()).add(`${id} ${body}`));
  }
  expect(sent.size).toBe(total);
  expect([...sent.values()].filter(({ size }) => size > 1)).toEqual([]);
  expect(accepted).toEqual(new Set(received.map(({ id }) => id)));
  // Nothing was written of the requests under way at a kill: they were made again.
  for (const id of unanswered) {
    expect(received.filter((one) => one.id === id).length).toBeGreaterThan(1);
  }
});
