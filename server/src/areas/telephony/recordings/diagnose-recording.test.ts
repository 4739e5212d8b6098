import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallRef, NewCall } from '#areas/telephony/calls';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { finishRecordingOf, openCall, wavFile } from '../../../../test/test-calls.ts';
import { convertToOpus } from '../../../calling/call/convert-recording.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const seconds = 20;
const names = ['recorded', 'stored', 'size', 'header', 'duration', 'hash', 'link'];

/** Ended call of 20 s with its finished recording. */
async function finishedCall(options: { isOpus?: boolean; more?: Partial<NewCall> } = {}) {
  const call = await openCall(app, tenant.id, { isRecorded: true, ...options.more });
  await app.deps.calls.store.markAnswered(call);
  writeFileSync(call.recordingPath ?? '', wavFile(seconds * 1000));
  await app.deps.calls.store.endCall(call, { reason: 'user_hangup', durationMs: seconds * 1000 });
  await finishRecordingOf(app, call, options.isOpus ? convertToOpus : undefined);
  const key = `recordings/${tenant.id}/${call.id}.${options.isOpus ? 'ogg' : 'wav'}`;
  return { call, path: await app.deps.localFiles.pathFor(key) };
}

async function diagnose({ id }: Pick<CallRef, 'id'>) {
  const answer = await tenant.request('GET', `/api/calls/${id}/recording/diagnose`);
  expect(answer.statusCode).toBe(200);
  const { verdict, checks, advice } = answer.json();
  return { verdict, advice, passed: checks.filter(({ ok }: { ok: boolean }) => ok).length, all: checks };
}

it.each([false, true])('an undamaged recording passes every check, in order (Opus: %s)', async (isOpus) => {
  const { call } = await finishedCall({ isOpus });
  const { verdict, advice, all } = await diagnose(call);
  expect([verdict, advice, all.map(({ check }: { check: string }) => check)]).toEqual(['available', null, names]);
});

it.each<[string, string, number, boolean, (path: string) => void]>([
  ['a deleted file', 'missing', 1, false, (path) => rmSync(path)],
  ['an empty file', 'implausible_size', 2, false, (path) => truncateSync(path, 0)],
  ['a file cut to a tenth', 'implausible_size', 2, false, (path) => truncateSync(path, seconds * 6400)],
  ['a file cut in half', 'unreadable', 3, false, (path) => truncateSync(path, seconds * 32_000)],
  ['an Opus file cut in half', 'unreadable', 3, true, (path) => truncateSync(path, readFileSync(path).length >> 1)],
  ['a broken header', 'unreadable', 3, false, (path) => overwrite(path, 0, 'JUNK')],
  ['the recording of a shorter call', 'wrong_duration', 4, false, (path) => writeFileSync(path, wavFile(12_000))],
  ['changed bytes', 'changed', 5, false, (path) => overwrite(path, 5000, 'changed')],
])('%s is found, and the checks stop there', async (_what, verdict, passed, isOpus, damage) => {
  const { call, path } = await finishedCall({ isOpus });
  damage(path);
  const diagnosis = await diagnose(call);
  // A cut Opus file ends within a page: its last whole page gives a shorter duration.
  const expected = isOpus ? { verdict: 'wrong_duration', passed: 4 } : { verdict, passed };
  expect(diagnosis).toMatchObject({ ...expected, advice: expect.any(String) });
  expect(diagnosis.all).toHaveLength(diagnosis.passed + 1);
});

function overwrite(path: string, at: number, text: string): void {
  const bytes = readFileSync(path);
  bytes.write(text, at, 'latin1');
  writeFileSync(path, bytes);
}

it('a call without a recording, a live one and a failed one are told apart', async () => {
  const verdictOf = async (call: CallRef) => (await diagnose(call)).verdict;
  const unrecorded = await openCall(app, tenant.id);
  const live = await openCall(app, tenant.id, { isRecorded: true });
  const failed = await openCall(app, tenant.id, { isRecorded: true });
  await app.deps.calls.store.endCall(failed, { reason: 'user_hangup', recording: 'failed' });
  expect([await verdictOf(unrecorded), await verdictOf(live), await verdictOf(failed)]).toEqual([
    'not_recorded',
    'in_progress',
    'failed',
  ]);
});

it('a recording that is known to lack a part is compared with what was finished', async () => {
  const call = await openCall(app, tenant.id, { isRecorded: true });
  await app.deps.calls.store.markAnswered(call);
  writeFileSync(call.recordingPath ?? '', wavFile(3000));
  const ending = { reason: 'user_hangup', durationMs: 60_000, recording: 'incomplete' } as const;
  await app.deps.calls.store.endCall(call, ending);
  await finishRecordingOf(app, call);
  expect((await diagnose(call)).verdict).toBe('available');
});
