import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { AgentConfig } from '@parley/contract/resources/agent';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallRef } from '#areas/telephony/calls';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { finishRecordingOf, openCall, pastCall, turn, wavFile } from '../../../../test/test-calls.ts';
import { listen } from '../../../../test/visitor.ts';
import { finishRecording } from './finish-recording.ts';

let app: TestApp;
let clock: TestClock;
let tenant: TestTenant;

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const read = async (call: CallRef) => (await tenant.request('GET', `/api/calls/${call.id}`)).json();
const recordingOf = (call: CallRef) => tenant.request('GET', `/api/calls/${call.id}/recording`);

async function linkTo(call: CallRef): Promise<string> {
  const url = new URL((await recordingOf(call)).json().url);
  return url.pathname + url.search;
}

/** Recorded and ended call, with `file` as its recorder left it. */
async function recordedCall(file: Buffer | null) {
  const call = await openCall(app, tenant.id, { isRecorded: true });
  const path = call.recordingPath ?? '';
  if (file) writeFileSync(path, file);
  await app.deps.calls.store.endCall(call, { reason: 'user_hangup' });
  return { call, path };
}

describe('the job that finishes a recording', () => {
  it('an incomplete recording is ready and marked incomplete', async () => {
    const call = await openCall(app, tenant.id, { isRecorded: true });
    writeFileSync(call.recordingPath ?? '', wavFile(1500));
    await app.deps.calls.store.endCall(call, { reason: 'user_hangup', recording: 'incomplete' });
    await finishRecordingOf(app, call);
    expect(await read(call)).toMatchObject({ recording_state: 'ready', recording_incomplete: true });
    expect((await recordingOf(call)).json()).toMatchObject({ duration_ms: 1500, incomplete: true });
  });

  it('measures and emits the ready event once, idempotently', async () => {
    const { call } = await recordedCall(wavFile(1500));
    for (const _ of [1, 2, 3]) await finishRecordingOf(app, call);
    const found = await read(call);
    expect(found).toMatchObject({ recording_state: 'ready', recording_available: true });
    expect((await recordingOf(call)).json()).toMatchObject({
      content_type: 'audio/wav',
      channels: 2,
      duration_ms: 1500,
      bytes: 44 + 1500 * 64,
      sha256: createHash('sha256').update(wavFile(1500)).digest('hex'),
    });
    const { rows } = await app.deps.db.platform.pool.query(
      "select data from events where topic = $1 and type = 'call.recording.ready'",
      [`call:${call.id}`],
    );
    expect(rows).toEqual([
      {
        data: {
          call_id: call.id,
          version: found.version,
          content_type: 'audio/wav',
          channels: 2,
          duration_ms: 1500,
          bytes: 44 + 1500 * 64,
        },
      },
    ]);
  });

  it('repairs the header after a recorder crash in mid-frame', async () => {
    const { call, path } = await recordedCall(wavFile(1000, 0));
    truncateSync(path, 44 + 500 * 64 + 3);
    await finishRecordingOf(app, call);
    const file = readFileSync(path);
    expect([file.readUInt32LE(4), file.readUInt32LE(40)]).toEqual([36 + 500 * 64, 500 * 64]);
    expect((await recordingOf(call)).json()).toMatchObject({ duration_ms: 500 });
  });

  it.each([
    ['is not there', null],
    ['is empty', Buffer.alloc(0)],
    ['holds no sound', wavFile(0)],
    ['is something else', Buffer.from('nonsense, and enough of it to be read as a head')],
  ])('a file that %s counts as no recording', async (_what, file) => {
    const { call } = await recordedCall(file);
    await finishRecordingOf(app, call);
    expect(await read(call)).toMatchObject({ recording_state: 'failed', recording_available: false });
    expect((await recordingOf(call)).statusCode).toBe(404);
  });

  it('converts once and keeps only the converted file', async () => {
    const { call, path } = await recordedCall(wavFile(300));
    let conversions = 0;
    const convert = async (from: string, to: string) => {
      conversions++;
      writeFileSync(to, `ogg of ${readFileSync(from).length}`);
    };
    await finishRecordingOf(app, call, convert);
    await finishRecordingOf(app, call, convert);
    expect([conversions, existsSync(path)]).toEqual([1, false]);
    expect((await recordingOf(call)).json()).toMatchObject({ content_type: 'audio/ogg', duration_ms: 300 });
    const answer = await app.server.inject({ url: await linkTo(call) });
    expect([answer.headers['content-type'], answer.body]).toEqual(['audio/ogg', `ogg of ${44 + 300 * 64}`]);
  });

  it('after a crash the next run deletes the WAV file', async () => {
    const { call, path } = await recordedCall(wavFile(300));
    await finishRecordingOf(app, call, async (_from, to) => writeFileSync(to, 'ogg'));
    writeFileSync(path, wavFile(300));
    await finishRecordingOf(app, call);
    expect(existsSync(path)).toBe(false);
    expect((await app.server.inject({ url: await linkTo(call) })).body).toBe('ogg');
  });

  it('a failed conversion keeps the WAV file', async () => {
    const { call, path } = await recordedCall(wavFile(300));
    await finishRecordingOf(app, call, async (_from, to) => {
      writeFileSync(to, 'half');
      throw new Error('no encoder');
    });
    expect((await recordingOf(call)).json()).toMatchObject({ content_type: 'audio/wav' });
    expect([existsSync(path), existsSync(path.replace('.wav', '.ogg'))]).toEqual([true, false]);
  });

  // A slow worker was taken for dead and its job run again beside it: the second deleted the file of the first.
  it.each([
    ['in one process', 1],
    ['in two processes', 2],
  ])('run twice at a time %s, it keeps a complete file', async (_where, processes) => {
    const { call } = await recordedCall(wavFile(300));
    const { db, bus, clock, log, files, localFiles, newId } = app.deps;
    let conversions = 0;
    const convert = async (from: string, to: string) => {
      const isLate = conversions++ > 0;
      const part = `${to}.${newId()}`;
      writeFileSync(part, `ogg of ${readFileSync(from).length}`);
      if (isLate) await vi.waitFor(async () => expect(await read(call)).toMatchObject({ recording_available: true }));
      if (isLate) throw new Error('the file of the other is gone');
      renameSync(part, to);
    };
    const jobs = Array.from({ length: processes }, () =>
      finishRecording({ db, bus, clock, log, files, localFiles, convert }),
    );
    const payload = { tenant_id: call.tenantId, call_id: call.id };
    const runs = [0, 1].map((run) => jobs[run % processes]?.run(payload));
    await Promise.allSettled(runs);
    expect(conversions).toBe(processes);
    expect((await recordingOf(call)).json()).toMatchObject({ content_type: 'audio/ogg', duration_ms: 300 });
    expect((await app.server.inject({ url: await linkTo(call) })).body).toBe(`ogg of ${44 + 300 * 64}`);
  });

  it('keeps the turns without personal data of a redacted call, and silences all other sound before it is ready', async () => {
    const call = await openCall(app, tenant.id, {
      isRecorded: true,
      agent: { id: null, version: null, config: AgentConfig.parse({ name: 'Reception', pii_redaction: true }) },
    });
    await app.deps.calls.store.appendTurns(call, [
      turn(1, { role: 'agent', text: 'Your card, please', startMs: 0, endMs: 1000 }),
      turn(2, { role: 'user', text: 'Gladly', startMs: 2000, endMs: 3000 }),
      turn(3, { role: 'user', text: 'it is [card]', startMs: 5000, endMs: 8000 }),
    ]);
    const sound = wavFile(12_000);
    writeFileSync(call.recordingPath ?? '', sound);
    await app.deps.calls.store.endCall(call, { reason: 'user_hangup' });
    await finishRecordingOf(app, call);
    expect((await recordingOf(call)).json()).toMatchObject({ redacted: true, duration_ms: 12_000 });
    const file = readFileSync(call.recordingPath ?? '');
    const heard = (atMs: number, channel: 0 | 1) => {
      const at = 44 + atMs * 64 + channel * 2;
      return file.readInt16LE(at) === 0
        ? 'silent'
        : file.readInt16LE(at) === sound.readInt16LE(at)
          ? 'heard'
          : 'changed';
    };
    // Caller: before, inside and after the harmless turn, inside the redacted one, and after the last.
    expect([1000, 2500, 3500, 6500, 11_000].map((atMs) => heard(atMs, 0))).toEqual([
      'silent',
      'heard',
      'silent',
      'silent',
      'silent',
    ]);
    expect([500, 1150, 2500, 6500].map((atMs) => heard(atMs, 1))).toEqual(['heard', 'heard', 'silent', 'silent']);
    expect(file.subarray(0, 44)).toEqual(sound.subarray(0, 44));
  });

  it('ignores a missing or unrecorded call', async () => {
    const call = await pastCall(app, tenant.id);
    await finishRecordingOf(app, call);
    await finishRecordingOf(app, { tenantId: tenant.id, id: app.deps.newId() as CallRef['id'] });
    expect(await read(call)).toMatchObject({ recording_state: 'none' });
  });
});

describe('GET /api/calls/{callId}/recording', () => {
  it('404 without a recording', async () => {
    const answer = await recordingOf(await pastCall(app, tenant.id));
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found']);
  });

  it('409 live_call with Retry-After during the call', async () => {
    const live = await recordingOf(await openCall(app, tenant.id, { isRecorded: true }));
    const { call } = await recordedCall(wavFile(100));
    const unfinished = await recordingOf(call);
    for (const answer of [live, unfinished]) {
      expect([answer.statusCode, answer.json().error, answer.headers['retry-after']]).toEqual([409, 'live_call', '5']);
    }
  });

  it('the link uses the request’s origin or the public URL', async () => {
    const call = await pastCall(app, tenant.id, { isRecorded: true });
    const answer = await tenant.request('GET', `/api/calls/${call.id}/recording`, undefined, { host: 'voice.test:81' });
    expect(answer.json().url).toMatch(/^http:\/\/voice\.test:81\/api\/calls\//);
    expect(answer.headers['cache-control']).toBe('no-store');
    const set = await buildTestApp({
      database: app.database,
      clock,
      env: { PARLEY_PUBLIC_URL: 'https://talk.example.com' },
    });
    try {
      const url = `/api/calls/${call.id}/recording`;
      const there = await set.server.inject({ url, headers: { 'x-api-key': tenant.key } });
      expect(there.json().url).toMatch(/^https:\/\/talk\.example\.com\/api\/calls\//);
    } finally {
      await set.close();
    }
  });
});

describe('the link to a recording', () => {
  let call: CallRef;
  let link: string;
  const whole = wavFile(1000);
  beforeAll(async () => {
    call = await pastCall(app, tenant.id, { isRecorded: true });
    link = await linkTo(call);
  });
  const open = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.server.inject({ method, url: link, headers });

  it('serves the whole file without a key, with its media type and nosniff', async () => {
    const answer = await open();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(whole)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(whole.length),
      'content-disposition': `inline; filename="call-${call.id}.wav"`,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    });
  });

  it('HEAD returns the same headers without a body', async () => {
    const answer = await open({}, 'HEAD');
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
    expect(answer.headers).toMatchObject({ 'content-type': 'audio/wav', 'content-length': String(whole.length) });
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=44-143', 44, 143],
    ['bytes=64000-', 64_000, whole.length - 1],
    ['bytes=-100', whole.length - 100, whole.length - 1],
    ['bytes=64000-999999999', 64_000, whole.length - 1],
    ['bytes=-999999999', 0, whole.length - 1],
  ])('206: %s', async (range, start, end) => {
    const answer = await open({ range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${whole.length}`);
    expect(answer.headers['content-length']).toBe(String(end - start + 1));
    expect(answer.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
    const head = await open({ range }, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      206,
      String(end - start + 1),
      0,
    ]);
  });

  it.each(['bytes=64044-', 'bytes=999999-9999999', 'bytes=-0'])('416: %s, with the actual length', async (range) => {
    const answer = await open({ range });
    expect([answer.statusCode, answer.json().error]).toEqual([416, 'range_not_satisfiable']);
    expect(answer.headers['content-range']).toBe(`bytes */${whole.length}`);
  });

  it.each(['bytes=5-4', 'bytes=a-b', 'bytes=-', 'lines=0-1', 'bytes=0-1,5-6', `bytes=${'9'.repeat(20)}-`])(
    '200 with the whole file: %s is not a supported range',
    async (range) => {
      const answer = await open({ range });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, whole.length]);
    },
  );

  it('a download resumes only for the unchanged file', async () => {
    const { etag } = (await open()).headers;
    expect((await open({ range: 'bytes=10-19', 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await open({ range: 'bytes=10-19', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    [
      'signature',
      (url: string) =>
        url.replace(/signature=ed25519\.(\w+)\.(.)/, (all, key, first) =>
          all.replace(`${key}.${first}`, `${key}.${first === 'A' ? 'B' : 'A'}`),
        ),
    ],
    ['time', (url: string) => url.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 1}`)],
    ['tenant', (url: string) => url.replace(/tenant=[^&]+/, 'tenant=0197f3a0-7c1e-7b42-9f2d-000000000000')],
    ['call', (url: string) => url.replace(call.id, '0197f3a0-7c1e-7b42-9f2d-000000000000')],
    ['tenant to none', (url: string) => url.replace(/tenant=[^&]+/, 'tenant=x')],
    ['time to none', (url: string) => url.replace(/expires=\d+/, 'expires=1e99')],
    ['call to a path', (url: string) => url.replace(call.id, '..%2F..%2Fkeys')],
  ])('403 when its %s was changed', async (_what, change) => {
    const changed = change(link);
    expect(changed).not.toBe(link);
    const answer = await app.server.inject({ url: changed });
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'forbidden']);
  });

  it('401 without a signature; 400 with extra parameters', async () => {
    expect((await app.server.inject({ url: link.replace(/&signature=.*/, '') })).statusCode).toBe(401);
    expect((await app.server.inject({ url: `${link}&download=1` })).statusCode).toBe(400);
  });

  it('404 when the file is missing on disk', async () => {
    const gone = await pastCall(app, tenant.id, { isRecorded: true });
    const url = await linkTo(gone);
    await app.deps.calls.files.remove(`recordings/${tenant.id}/${gone.id}.wav`);
    expect((await app.server.inject({ url })).statusCode).toBe(404);
  });

  it('an aborted download does not affect the next one', async () => {
    const long = await openCall(app, tenant.id, { isRecorded: true });
    const file = wavFile(60_000);
    writeFileSync(long.recordingPath ?? '', file);
    await app.deps.calls.store.endCall(long, { reason: 'user_hangup' });
    await finishRecordingOf(app, long);
    const url = (await listen(app)) + (await linkTo(long));
    const leaving = new AbortController();
    const cut = await fetch(url, { signal: leaving.signal });
    await cut.body?.getReader().read();
    leaving.abort();
    const whole = await fetch(url, { headers: { range: 'bytes=0-' } });
    expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(file)]).toEqual([206, true]);
  });

  it('403 after ten minutes', async () => {
    const fresh = await linkTo(call);
    clock.advance(599_000);
    expect((await app.server.inject({ url: fresh })).statusCode).toBe(200);
    clock.advance(1000);
    expect((await app.server.inject({ url: fresh })).statusCode).toBe(403);
  });
});
