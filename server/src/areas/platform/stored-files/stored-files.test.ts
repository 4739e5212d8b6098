import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { openAgentChat } from '../../../../test/desk.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

// Files are as old as the clock of the disk says, so "older than an hour" is a clock two hours ahead.
const clock = createTestClock(new Date(Date.now() + 2 * 3_600_000).toISOString());
let app: TestApp;
let tenant: TestTenant;
let key: string;

beforeAll(async () => {
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
  key = await app.createPlatformKey();
});
afterAll(() => app.close());

const path = '/api/admin/files/orphaned';
const request = (method: 'GET' | 'POST', url: string, payload?: object, by = key) =>
  app.server.inject({ method, url, headers: { 'x-api-key': by }, ...(payload && { payload }) });
const list = async (source: string) => (await request('GET', `${path}?source=${source}`)).json().data;
const remove = (body: object) => request('POST', `${path}/delete`, body);

/** A row of a file of a chat; its file is written by the test. */
async function insertFile(id: string): Promise<void> {
  const agentId = await createChatAgent(tenant);
  const { id: sessionId } = await openAgentChat(app, agentId);
  await app.deps.db.platform.pool.query(
    `insert into chat_files (tenant_id, id, session_id, agent_id, uploaded_by, name, content_type, bytes, link, created_at)
     values ($1, $2, $3, $4, 'visitor', 'a.txt', 'text/plain', 4, gen_random_uuid()::text, now())`,
    [tenant.id, id, sessionId, agentId],
  );
}

const fileOf = (id: string, folder = 'chat-files') => `${folder}/${id}.bin`;
const write = (name: string) => app.deps.files.write(name, Buffer.from('text'));

describe('orphaned files', () => {
  it('are files of chats and pictures without a row, and rows without a file', async () => {
    const [stray, kept, lost, picture] = Array.from({ length: 4 }, () => app.deps.newId()) as [
      string,
      string,
      string,
      string,
    ];
    await Promise.all([insertFile(kept), insertFile(lost)]);
    await Promise.all([fileOf(stray), fileOf(kept), fileOf(picture, 'avatars')].map(write));
    expect(await list('chat_files')).toEqual([
      {
        source: 'chat_files',
        problem: 'no_row',
        key: fileOf(stray),
        id: stray,
        bytes: 4,
        modified_at: expect.any(String),
      },
      { source: 'chat_files', problem: 'no_file', key: fileOf(lost), id: lost, bytes: null, modified_at: null },
    ]);
    expect(await list('avatars')).toMatchObject([{ problem: 'no_row', key: fileOf(picture, 'avatars') }]);
    await write(fileOf(picture, 'knowledge'));
    expect(await list('knowledge')).toMatchObject([{ problem: 'no_row', key: fileOf(picture, 'knowledge') }]);
  });

  it('are deleted by the confirmed second step, of several sources at once, and never a file with a row', async () => {
    const [stray, kept, picture] = Array.from({ length: 3 }, () => app.deps.newId()) as [string, string, string];
    await insertFile(kept);
    const keys = [fileOf(stray), fileOf(kept), fileOf(picture, 'avatars')];
    await Promise.all(keys.map(write));
    const asked = [...keys, 'knowledge-index/x.bin', '../x.bin'];
    const first = (await remove({ keys: asked })).json();
    expect(first).toMatchObject({ files: 2, bytes: 8, deleted: false });
    expect((await remove({ keys: keys.slice(1), confirmation: first.confirmation })).statusCode).toBe(403);
    expect((await remove({ keys: asked, confirmation: first.confirmation })).json()).toMatchObject({
      files: 2,
      deleted: true,
    });
    expect(await Promise.all(keys.map((name) => app.deps.files.size(name)))).toEqual([null, 4, null]);
    expect(await auditRows(app, platformChain, 'file.delete_orphans')).toMatchObject([
      { details: { files: 2, bytes: 8 } },
    ]);
  });

  it('403 for a key of an account, 400 for an unknown source', async () => {
    expect((await request('GET', `${path}?source=avatars`, undefined, tenant.key)).statusCode).toBe(403);
    expect((await request('POST', `${path}/delete`, { keys: ['x'] }, tenant.key)).statusCode).toBe(403);
    expect((await request('GET', `${path}?source=x`)).statusCode).toBe(400);
  });
});
