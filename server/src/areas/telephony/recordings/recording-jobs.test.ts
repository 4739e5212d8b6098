import { existsSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallRef } from '#areas/telephony/calls';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { finishRecordingOf, openCall, pastCall, wavFile } from '../../../../test/test-calls.ts';

let app: TestApp;
let clock: TestClock;
let tenant: TestTenant;

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock });
});
beforeEach(async () => {
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const recorded = () => pastCall(app, tenant.id, { isRecorded: true });
const pathOf = (call: Pick<CallRef, 'id'>, ending = 'wav') =>
  app.deps.localFiles.pathFor(`recordings/${tenant.id}/${call.id}.${ending}`);
const stateOf = async ({ id }: CallRef) => (await tenant.request('GET', `/api/calls/${id}`)).json().recording_state;
const columnsOf = async ({ id }: CallRef) =>
  (await app.deps.db.platform.pool.query('select * from calls where id = $1', [id])).rows[0];
const setColumns = (call: CallRef, columns: string) =>
  app.deps.db.platform.pool.query(`update calls set ${columns} where id = $1`, [call.id]);

/** Puts a file into the store that was last written two hours ago. */
async function placeOld(path: string, bytes = wavFile(1000)): Promise<void> {
  writeFileSync(path, bytes);
  const at = new Date(clock.now().getTime() - 2 * 3_600_000);
  utimesSync(path, at, at);
}

async function run(path: string, body: unknown, by: TestTenant = tenant) {
  const ordered = await by.request('POST', path, body);
  expect([ordered.statusCode, ordered.json().state]).toEqual([202, 'queued']);
  const { id } = ordered.json();
  expect(ordered.headers['location']).toBe(`/api/statistics/recordings/jobs/${id}`);
  await jobOf(app.deps.jobs, 'recordings.run_job').run({ tenant_id: by.id, job_id: id });
  return (await by.request('GET', `/api/statistics/recordings/jobs/${id}`)).json();
}
const repair = (body: object = {}) => run('/api/calls/recordings/repair', body);
const sync = (body: object = {}) => run('/api/statistics/recordings/sync', body);

describe('a repair of metadata', () => {
  it('corrects what the account knows of a file, and does not touch the file', async () => {
    const call = await recorded();
    const before = await columnsOf(call);
    await setColumns(call, `recording_bytes = 1, recording_duration_ms = 2, recording_channels = 1`);
    const path = await pathOf(call);
    const dry = await repair({ call_ids: [call.id], dry_run: true });
    expect(dry).toMatchObject({ state: 'done', dry_run: true, checked: 1, changed: 1 });
    expect((await columnsOf(call)).recording_bytes).toBe('1');
    const done = await repair({ call_ids: [call.id] });
    expect(done.findings).toMatchObject([
      { call_id: call.id, problem: 'wrong_metadata', fields: ['channels', 'bytes', 'duration_ms'] },
    ]);
    const { version: _before, ...expected } = before;
    expect(await columnsOf(call)).toMatchObject(expected);
    expect(readFileSync(path).equals(wavFile(1000))).toBe(true);
    expect(await repair()).toMatchObject({ checked: 1, changed: 0, problems: 0, findings: [] });
  });

  it('restores a failed recording whose file is back, and announces it', async () => {
    const call = await recorded();
    await setColumns(call, `recording_state = 'failed'`);
    expect((await repair()).findings).toMatchObject([{ problem: 'restored', fields: ['state'] }]);
    expect(await stateOf(call)).toBe('ready');
    const { rows } = await app.deps.db.platform.pool.query(
      "select count(*)::int from events where topic = $1 and type = 'call.recording.ready'",
      [`call:${call.id}`],
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('finds the file in the other format, where its bytes are those that were finished', async () => {
    const call = await recorded();
    await setColumns(
      call,
      `recording_key = replace(recording_key, '.wav', '.ogg'), recording_content_type = 'audio/ogg'`,
    );
    expect((await repair()).findings).toMatchObject([{ fields: ['key', 'content_type'] }]);
    expect(await columnsOf(call)).toMatchObject({ recording_content_type: 'audio/wav' });
  });

  it('reports changed and unreadable files, and changes nothing', async () => {
    const [changed, broken] = [await recorded(), await recorded()];
    const file = wavFile(1000);
    file.write('changed', 500, 'latin1');
    writeFileSync(await pathOf(changed), file);
    writeFileSync(await pathOf(broken), 'noise');
    const before = [await columnsOf(changed), await columnsOf(broken)];
    const { findings, changed: count } = await repair();
    expect([findings.map(({ problem }: { problem: string }) => problem).toSorted(), count]).toEqual([
      ['changed', 'unreadable'],
      0,
    ]);
    expect([await columnsOf(changed), await columnsOf(broken)]).toEqual(before);
  });

  it('400 for an unknown call and for that of another account', async () => {
    const stranger = await app.createTenant({ name: 'Stranger' });
    const call = await recorded();
    const answer = await stranger.request('POST', '/api/calls/recordings/repair', { call_ids: [call.id] });
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([400, '/call_ids/0']);
    expect(await run('/api/calls/recordings/repair', {}, stranger)).toMatchObject({ checked: 0 });
  });
});

describe('a sync of store and database', () => {
  it('follows the store: a missing file marks the recording as failed, and one that is back restores it', async () => {
    const call = await recorded();
    await recorded();
    const path = await pathOf(call);
    renameSync(path, `${path}.part`);
    expect((await sync()).findings).toMatchObject([{ call_id: call.id, problem: 'missing', fields: ['state'] }]);
    expect(await stateOf(call)).toBe('failed');
    renameSync(`${path}.part`, path);
    expect((await sync()).findings).toMatchObject([{ call_id: call.id, problem: 'restored' }]);
    expect(await stateOf(call)).toBe('ready');
    expect(await sync()).toMatchObject({ checked: 2, problems: 0 });
  });

  it('finishes what was left unfinished, and leaves a live call alone', async () => {
    await openCall(app, tenant.id, { isRecorded: true });
    const call = await openCall(app, tenant.id, { isRecorded: true });
    writeFileSync(call.recordingPath ?? '', wavFile(500));
    await app.deps.calls.store.endCall(call, { reason: 'user_hangup' });
    expect(await sync()).toMatchObject({ problems: 0 });
    clock.advance(2 * 3_600_000);
    expect((await sync()).findings).toMatchObject([{ call_id: call.id, problem: 'unfinished' }]);
    await finishRecordingOf(app, call);
    expect(await stateOf(call)).toBe('ready');
  });

  it('an empty store is doubted: nothing is changed', async () => {
    const calls = await Promise.all(Array.from({ length: 12 }, recorded));
    for (const call of calls) rmSync(await pathOf(call));
    expect(await sync()).toMatchObject({ state: 'failed', error: expect.stringContaining('lacks 12 of 12') });
    expect(await Promise.all(calls.map(stateOf))).toEqual(calls.map(() => 'ready'));
  });
});

describe('orphaned recordings', () => {
  const list = async (by = tenant) => (await by.request('GET', '/api/statistics/recordings/orphaned')).json();
  const remove = (body: object, by = tenant) => by.request('POST', '/api/statistics/recordings/orphaned/delete', body);

  it('are files without a call and finished recordings without a file, old enough, of this account', async () => {
    const [kept, lost] = [await recorded(), await recorded()];
    rmSync(await pathOf(lost));
    const old = { id: app.deps.newId() as CallRef['id'] };
    await placeOld(await pathOf(old, 'ogg'));
    writeFileSync(await pathOf({ id: app.deps.newId() as CallRef['id'] }), wavFile(10));
    // Left behind by a conversion: the call refers to the other file.
    await placeOld(await pathOf(kept, 'ogg'));
    const { data, has_more } = await list();
    const found = data.map(({ problem, call_id }: Record<string, string>) => `${problem} ${call_id}`);
    expect([found.toSorted(), has_more]).toEqual([
      [`no_file ${lost.id}`, `no_row ${kept.id}`, `no_row ${old.id}`].toSorted(),
      false,
    ]);
    expect((await list(await app.createTenant({ name: 'Stranger' }))).data).toEqual([]);
    expect((await sync({ dry_run: true })).problems).toBe(3);
  });

  it('are deleted only by the confirmed second step, never a file that has a call', async () => {
    const [owned, orphan] = [await recorded(), { id: app.deps.newId() as CallRef['id'] }];
    const path = await pathOf(orphan);
    await placeOld(path);
    const keys = [orphan, owned].map(({ id }) => `recordings/${tenant.id}/${id}.wav`);
    const first = (await remove({ keys })).json();
    expect(first).toMatchObject({ files: 1, bytes: 44 + 64_000, deleted: false });
    expect(existsSync(path)).toBe(true);
    for (const wrong of [
      { keys: keys.slice(1), confirmation: first.confirmation },
      { keys, confirmation: `9${first.confirmation}` },
      { keys, confirmation: 'yes' },
    ]) {
      expect((await remove(wrong)).statusCode).toBe(403);
    }
    const stranger = await app.createTenant({ name: 'Stranger' });
    expect((await remove({ keys, confirmation: first.confirmation }, stranger)).statusCode).toBe(403);
    expect((await remove({ keys }, stranger)).json()).toMatchObject({ files: 0 });
    const second = await remove({ keys, confirmation: first.confirmation });
    expect(second.json()).toEqual({ files: 1, bytes: 44 + 64_000, deleted: true, confirmation: null });
    expect([existsSync(path), existsSync(await pathOf(owned))]).toEqual([false, true]);
  });

  it('a confirmation expires after ten minutes', async () => {
    const keys = [`recordings/${tenant.id}/${app.deps.newId()}.wav`];
    const { confirmation } = (await remove({ keys })).json();
    clock.advance(601_000);
    expect((await remove({ keys, confirmation })).statusCode).toBe(403);
  });
});

it('the list of recordings has filters and pages, and no calls without one', async () => {
  await pastCall(app, tenant.id);
  const [first, second] = [await recorded(), await recorded()];
  await setColumns(first, `recording_state = 'failed'`);
  const get = async (query: string) => (await tenant.request('GET', `/api/statistics/recordings${query}`)).json();
  const idsOf = (page: { data: { call_id: string }[] }) => page.data.map(({ call_id }) => call_id);
  const page = await get('?limit=1&include_total=true');
  expect([idsOf(page), page.total, page.has_more]).toEqual([[second.id], 2, true]);
  expect(idsOf(await get(`?limit=1&cursor=${page.next_cursor}`))).toEqual([first.id]);
  expect(idsOf(await get('?state=failed'))).toEqual([first.id]);
  expect(page.data[0]).toMatchObject({
    state: 'ready',
    channels: 2,
    duration_ms: 1000,
    bytes: 64_044,
    agent: 'Reception',
  });
});
