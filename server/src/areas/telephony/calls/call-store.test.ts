import { existsSync, writeFileSync } from 'node:fs';
import type { CallId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { CallEndReason, type CallTurn } from '@parley/contract/resources/call';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import {
  expireLease,
  finishRecordingOf,
  holdCall,
  openCall,
  tool,
  turn,
  wavFile,
} from '../../../../test/test-calls.ts';
import { statusOfEnd } from './call-end.rules.ts';
import { beginQueuedCall, type CallRef, type CallStore } from './index.ts';

let app: TestApp;
let clock: TestClock;
let tenant: TestTenant;
let store: CallStore;

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
  store = app.deps.calls.store;
  // Tests control when leases are renewed and lost calls closed.
  await app.deps.calls.leases.stop();
});
afterAll(() => app.close());

/** Dials a queued call. */
const begin = (call: CallRef) => {
  const { db, bus, calls, log } = app.deps;
  const { tenantId } = call;
  const now = clock.now();
  return inEmittingTransaction({ scope: db.app, bus, tenantId, now }, (tx, emit) =>
    beginQueuedCall({ tx, emit, now }, call, { processId: calls.processId, files: calls.files, log }),
  );
};

const read = async (call: CallRef) => (await tenant.request('GET', `/api/calls/${call.id}`)).json();

async function eventsOf(call: CallRef): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const { rows } = await app.deps.db.platform.pool.query('select type, data from events where topic = $1 order by id', [
    `call:${call.id}`,
  ]);
  return rows;
}
const typesOf = async (call: CallRef) => (await eventsOf(call)).map((event) => event.type);

/** Recording jobs of a call; only the owner role reads the worker's tables. */
async function jobsFor(call: CallRef): Promise<number> {
  const client = new pg.Client(app.deps.connections.owner);
  await client.connect();
  try {
    const key = `calls.finish_recording:${call.id}`;
    const found = await client.query('select count(*)::int as n from graphile_worker.jobs where key = $1', [key]);
    return found.rows[0].n;
  } finally {
    await client.end();
  }
}

const claimed = async ({ id }: CallRef) => (await store.claimLostFarEnds()).filter((lost) => lost.id === id);

async function farEndsOf(call: CallRef): Promise<unknown> {
  const { rows } = await app.deps.db.platform.pool.query('select far_ends from calls where id = $1', [call.id]);
  return rows[0].far_ends;
}

describe('a call of an agent with zero_retention', () => {
  it('shows the other party in no event, and after its end nowhere; names and variables are gone', async () => {
    const config = AgentConfig.parse({ name: 'Discreet', zero_retention: true });
    const call = await openCall(app, tenant.id, {
      agent: { id: null, version: null, config },
      type: 'phone',
      phoneNumber: '+46705550199',
      fromNumber: '+46705550199',
      toNumber: '+46846500412',
      callerName: 'Anna',
      dynamicVariables: { first_name: 'Anna' },
    });
    expect(await read(call)).toMatchObject({ phone_number: '+46705550199', caller_name: 'Anna' });
    await store.markAnswered(call);
    await store.endCall(call, { reason: 'user_hangup', collectedVariables: { day: 'monday' } });
    expect(await read(call)).toMatchObject({
      phone_number: '+46*********',
      from_number: '+46*********',
      to_number: '+46846500412',
      caller_name: null,
      dynamic_variables: {},
      collected_variables: {},
    });
    const { rows } = await app.deps.db.platform.pool.query('select data::text from events where topic = $1', [
      `call:${call.id}`,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/705550199|Anna/);
  });
});

describe('a call from its first ring to its end', () => {
  it('stores parties, transcript and outcome, and emits each step once', async () => {
    const call = await openCall(app, tenant.id, {
      type: 'phone',
      phoneNumber: '0046 70-123 45 67',
      fromNumber: '+46701234567',
      toNumber: 'sip:desk@example.com',
      callerName: 'Anna',
      metadata: { campaign: 'spring' },
      dynamicVariables: { first_name: 'Anna' },
    });
    clock.advance(2000);
    expect(await store.markAnswered(call)).toBe(true);
    expect(await store.markAnswered(call)).toBe(false);
    const latency = { transcriptMs: 100.4, endOfTurnMs: 300, modelMs: 200, speechMs: 90, totalMs: 700 };
    await store.appendTurns(call, [turn(1), turn(2), turn(3, { latency })]);
    await store.appendTools(call, [tool(1)]);
    clock.advance(60_000);
    const ended = await store.endCall(call, {
      reason: 'end_phrase',
      detail: 'goodbye',
      durationMs: 59_600,
      engines: { stt: 'builtin', llm: 'openai/gpt', tts: 'builtin' },
      collectedVariables: { day: 'monday' },
      line: {
        packetsIn: 9,
        packetsOut: 8,
        lost: 1,
        late: 0,
        concealedMs: 20,
        jitterMs: 2.5,
        bufferMs: 40,
        queuedOutMs: 0,
      },
    });
    expect(ended.isFirst).toBe(true);
    expect(await read(call)).toMatchObject({
      status: 'completed',
      end_reason: 'end_phrase',
      end_detail: 'goodbye',
      phone_number: '+46701234567',
      to_number: 'sip:desk@example.com',
      caller_name: 'Anna',
      duration_seconds: 60,
      metadata: { campaign: 'spring' },
      dynamic_variables: { first_name: 'Anna' },
      collected_variables: { day: 'monday' },
      engines: { llm: 'openai/gpt' },
      latency: { e2e: { p50: 700, p95: 700 }, stt: { p50: 100, p95: 100 } },
      line: { lost: 1, jitter_ms: 2.5, round_trip_ms: null },
      transcript: [{ text: 'Turn 1' }, { text: 'Turn 2' }, { text: 'Turn 3', latency: { stt: 100, e2e: 700 } }],
      recording_state: 'none',
      recording_available: false,
    });
    expect(await typesOf(call)).toEqual([
      'call.started',
      'call.status',
      'call.status',
      'call.turn.created',
      'call.turn.created',
      'call.turn.created',
      'call.ended',
    ]);
  });

  it('the version in events increases with every change', async () => {
    const call = await openCall(app, tenant.id);
    await store.markAnswered(call);
    await store.markTransfer(call, { destination: '+4681', mode: 'blind', outcome: 'trying' });
    await store.endCall(call, { reason: 'transferred' });
    const versions = (await eventsOf(call)).map(
      ({ data }) => (data['call'] as { version: number } | undefined)?.version ?? data['version'],
    );
    expect(versions).toEqual([1, 1, 2, 3, 4]);
    expect(await read(call)).toMatchObject({ version: 4, was_transferred: true, end_reason: 'transferred' });
  });

  it('turns and tool executions are idempotent by number', async () => {
    const call = await openCall(app, tenant.id);
    const source = { id: 'k1', title: 'Hours', url: 'https://shop.example/hours', text: 'We open at nine.' };
    await store.appendTurns(call, [turn(1)]);
    await store.appendTurns(call, [turn(1, { text: 'Other' }), turn(2, { sources: [source] })]);
    await store.appendTools(call, [tool(1)]);
    await store.appendTools(call, [tool(1, { result: 'Other' })]);
    await store.appendTools(call, []);
    const found = await read(call);
    expect(found.transcript.map((each: { text: string }) => each.text)).toEqual(['Turn 1', 'Turn 2']);
    expect(found.transcript.map((each: { sources: object[] }) => each.sources)).toEqual([[], [source]]);
    expect((await typesOf(call)).filter((type) => type === 'call.turn.created')).toHaveLength(2);
    const tools = (await tenant.request('GET', `/api/calls/${call.id}/tool-executions`)).json();
    expect(tools.data).toMatchObject([{ result: '["09:00"]' }]);
  });

  it('unstorable characters lose neither turn nor tool execution', async () => {
    const call = await openCall(app, tenant.id, { metadata: { 'a\0b': 'c\0' } });
    await store.appendTurns(call, [turn(1, { text: 'Ja\0 \ud800!' })]);
    await store.appendTools(call, [tool(1, { arguments: { 'k\0': ['\udc00', { x: 'y\0' }] }, result: '\0' })]);
    const found = await read(call);
    expect(found.transcript[0].text).toBe('Ja \ufffd!');
    expect(found.metadata).toEqual({ ab: 'c' });
    const tools = (await tenant.request('GET', `/api/calls/${call.id}/tool-executions`)).json();
    expect(tools.data).toMatchObject([{ arguments: { k: ['\ufffd', { x: 'y' }] }, result: '' }]);
  });

  it('the first of concurrent ends counts', async () => {
    const call = await openCall(app, tenant.id);
    await store.markAnswered(call);
    const reasons = ['user_hangup', 'max_duration', 'shutdown', 'agent_hangup'] as const;
    const ends = await Promise.all(reasons.map((reason) => store.endCall(call, { reason })));
    expect(ends.filter((end) => end.isFirst)).toHaveLength(1);
    expect((await typesOf(call)).filter((type) => type === 'call.ended')).toHaveLength(1);
    expect(await store.markAnswered(call)).toBe(false);
    expect(await store.markTransfer(call, { destination: 'x', mode: 'blind', outcome: 'failed' })).toBe(false);
  });

  it('ending a missing or another tenant’s call changes nothing', async () => {
    const call = await openCall(app, tenant.id);
    const stranger = await app.createTenant();
    const nobody = { tenantId: tenant.id, id: app.deps.newId() as CallId };
    expect(await store.endCall(nobody, { reason: 'shutdown' })).toEqual({ isFirst: false, call: null });
    const foreign = { tenantId: stranger.id, id: call.id };
    expect(await store.endCall(foreign, { reason: 'shutdown' })).toEqual({ isFirst: false, call: null });
    await expect(store.appendTurns(foreign, [turn(1)])).rejects.toThrow();
    expect(await read(call)).toMatchObject({ status: 'ringing', transcript: [] });
  });

  it('a queued call has no owner and is dialled once', async () => {
    const call = await openCall(app, tenant.id, { status: 'queued', direction: 'outbound' });
    expect(await typesOf(call)).toEqual(['call.status']);
    clock.advance(30_000);
    const dialled = await Promise.all([1, 2, 3].map(() => begin(call)));
    expect(dialled.filter((begun) => begun !== null)).toHaveLength(1);
    expect(await typesOf(call)).toEqual(['call.status', 'call.started', 'call.status']);
    const found = await read(call);
    expect(Date.parse(found.started_at) - Date.parse(found.created_at)).toBe(30_000);
    await store.endCall(call, { reason: 'dial_busy' });
    expect(await read(call)).toMatchObject({ status: 'busy', duration_seconds: 0, latency: { e2e: null } });
  });

  it('a failed transfer returns the call to the agent', async () => {
    const call = await openCall(app, tenant.id);
    await store.markAnswered(call);
    const transfer = { destination: '+46812345678', mode: 'attended', outcome: 'trying' } as const;
    await store.markTransfer(call, transfer);
    expect(await read(call)).toMatchObject({ status: 'transferring', transfer, was_transferred: false });
    await store.markTransfer(call, { ...transfer, outcome: 'failed' });
    expect(await read(call)).toMatchObject({ status: 'in_progress', was_transferred: false });
  });

  it.each(['bridged', 'completed'] as const)('a transfer that is %s counts as one, not before', async (outcome) => {
    const call = await openCall(app, tenant.id);
    await store.markAnswered(call);
    for (const before of ['trying', 'ringing', 'answered'] as const) {
      await store.markTransfer(call, { destination: '+46812345678', mode: 'bridged', outcome: before });
      expect(await read(call)).toMatchObject({ status: 'transferring', was_transferred: false });
    }
    await store.markTransfer(call, { destination: '+46812345678', mode: 'bridged', outcome });
    expect(await read(call)).toMatchObject({ was_transferred: true, transfer: { outcome } });
  });

  it.each(CallEndReason.options)('the database accepts %s as a reason, with its status', async (reason) => {
    const call = await openCall(app, tenant.id);
    await store.endCall(call, { reason });
    expect(await read(call)).toMatchObject({ end_reason: reason, status: statusOfEnd(reason, false) });
  });

  it('the transcript includes the person the call was transferred to', async () => {
    const call = await openCall(app, tenant.id);
    await app.deps.db.platform.pool.query(
      `insert into call_turns (tenant_id, call_id, seq, role, text, via, start_ms, end_ms, was_interrupted, engine_id,
         created_at)
       values ($1, $2, 1, 'person', 'Sales, Anna speaking', 'speech', 0, 900, false, 'builtin', now())`,
      [tenant.id, call.id],
    );
    expect(await read(call)).toMatchObject({ transcript: [{ role: 'person', text: 'Sales, Anna speaking' }] });
  });
});

describe('a recorded call', () => {
  it('has a file of its own, and its end enqueues the job in the same transaction', async () => {
    const call = await openCall(app, tenant.id, { isRecorded: true });
    expect(call.recordingPath).toContain(`recordings/${tenant.id}/${call.id}.wav`);
    expect(await jobsFor(call)).toBe(0);
    await store.endCall(call, { reason: 'user_hangup' });
    expect(await jobsFor(call)).toBe(1);
    expect(await read(call)).toMatchObject({ recording_state: 'recording', recording_available: false });
  });

  it('without usable audio is failed, and its job deletes the remains', async () => {
    const call = await openCall(app, tenant.id, { isRecorded: true });
    const path = call.recordingPath ?? '';
    writeFileSync(path, wavFile(0));
    await store.endCall(call, { reason: 'user_hangup', recording: 'failed' });
    expect(await read(call)).toMatchObject({ recording_state: 'failed' });
    expect(await jobsFor(call)).toBe(1);
    await finishRecordingOf(app, call);
    expect([existsSync(path), (await read(call)).recording_state]).toEqual([false, 'failed']);
  });
});

describe('a call of a crashed process', () => {
  it('is closed as lost once, with event, job and known duration', async () => {
    const call = await openCall(app, tenant.id, { isRecorded: true });
    await store.markAnswered(call);
    await expireLease(app, call);
    const closed = await Promise.all([store.closeLostCalls(), store.closeLostCalls(), store.closeLostCalls()]);
    expect(closed.flat().map((each) => each.id)).toEqual([call.id]);
    expect(await read(call)).toMatchObject({
      status: 'failed',
      end_reason: 'worker_lost',
      recording_state: 'recording',
    });
    expect((await typesOf(call)).at(-1)).toBe('call.ended');
    expect(await jobsFor(call)).toBe(1);
  });

  // Half of an answer was heard, and the transcript ended with the question.
  it('ends its transcript with what was heard of the turn that was being spoken', async () => {
    const [lost, ended] = [await openCall(app, tenant.id), await openCall(app, tenant.id)];
    const question = turn(1, { role: 'user', text: 'When are you open?' });
    const half = turn(2, { role: 'agent', text: 'We are open Monday' });
    for (const call of [lost, ended]) {
      await store.markAnswered(call);
      await store.appendTurns(call, [question]);
      await store.saveUnfinishedTurn(call, { ...half, text: 'We are' });
      await store.saveUnfinishedTurn(call, half);
    }
    await store.endCall(ended, { reason: 'user_hangup' });
    await expireLease(app, lost);
    await store.closeLostCalls();
    await store.saveUnfinishedTurn(lost, half);
    const linesOf = async (call: CallRef) =>
      (await read(call)).transcript.map(({ text, interrupted }: CallTurn) => [text, interrupted]);
    expect(await linesOf(lost)).toEqual([
      ['When are you open?', false],
      ['We are open Monday', true],
    ]);
    expect(await linesOf(ended)).toEqual([['When are you open?', false]]);
    expect((await typesOf(lost)).slice(-2)).toEqual(['call.turn.created', 'call.ended']);
    const { rows } = await app.deps.db.platform.pool.query('select 1 from call_unfinished_turns');
    expect(rows).toEqual([]);
  });

  // A killed process left phones with an open call, and carriers that went on billing it.
  it('leaves its far ends to one process at a time, until they are hung up', async () => {
    const call = await openCall(app, tenant.id);
    const dialog = { kind: 'sip', dialog: { callId: 'one' } };
    await store.markAnswered(call, [dialog]);
    await store.saveFarEnds(call, [dialog, { kind: 'carrier', callRef: 'CA1' }]);
    expect(await claimed(call)).toEqual([]);
    await expireLease(app, call);
    await store.closeLostCalls();
    const claims = (await Promise.all([claimed(call), claimed(call)])).flat();
    expect(claims).toMatchObject([{ tenantId: tenant.id, farEnds: [dialog, { kind: 'carrier', callRef: 'CA1' }] }]);
    await store.releaseFarEnds({ ...call, farEnds: [dialog] });
    expect(await claimed(call)).toEqual([]);
    await expireLease(app, call);
    expect(await claimed(call)).toMatchObject([{ farEnds: [dialog] }]);
    await store.releaseFarEnds({ ...call, farEnds: [] });
    await expireLease(app, call);
    expect([await claimed(call), await farEndsOf(call)]).toEqual([[], null]);
  });

  it('has no far ends after an end of its own, nor ten minutes after a lost one', async () => {
    const [ended, lost] = [await openCall(app, tenant.id), await openCall(app, tenant.id)];
    for (const call of [ended, lost]) await store.markAnswered(call, [{ kind: 'sip' }]);
    await store.endCall(ended, { reason: 'user_hangup' });
    expect(await farEndsOf(ended)).toBeNull();
    await expireLease(app, lost);
    await store.closeLostCalls();
    const { pool } = app.deps.db.platform;
    await pool.query("update calls set ended_at = ended_at - interval '11 minutes' where id = $1", [lost.id]);
    expect(await claimed(lost)).toEqual([]);
    await jobOf(app.deps.jobs, 'calls.clear_far_ends').run({});
    expect(await farEndsOf(lost)).toBeNull();
  });

  it('only lost calls are closed, not leased or queued ones', async () => {
    const [held, queued] = [await openCall(app, tenant.id), await openCall(app, tenant.id, { status: 'queued' })];
    expect(await store.closeLostCalls()).toEqual([]);
    expect([(await read(held)).status, (await read(queued)).status]).toEqual(['ringing', 'queued']);
  });

  it('renewal covers all calls of a process and returns the ones it still holds', async () => {
    const { local, leases, processId } = app.deps.calls;
    const stranger = await app.createTenant();
    const [kept, foreign] = [await openCall(app, tenant.id), await openCall(app, stranger.id)];
    const lines = [kept, foreign].map((call) => holdCall(app, call));
    await Promise.all([expireLease(app, kept), expireLease(app, foreign)]);
    await leases.renew();
    expect(await store.closeLostCalls()).toEqual([]);
    await store.endCall(kept, { reason: 'completed_by_api' });
    await leases.renew();
    expect(lines.map((line) => line.wasLost)).toEqual([true, false]);
    for (const line of lines) line.remove();
    expect(local.ids()).toEqual([]);
    expect(await store.renewLeases(processId, [])).toEqual(new Set());
    expect(await store.renewLeases(app.deps.newId(), [foreign.id])).toEqual(new Set());
  });

  it('is closed by the next process to start', async () => {
    const call = await openCall(app, tenant.id);
    await expireLease(app, call);
    const next = await buildTestApp({ database: app.database });
    try {
      await expect.poll(async () => (await read(call)).end_reason).toBe('worker_lost');
    } finally {
      await next.close();
    }
  });
});
