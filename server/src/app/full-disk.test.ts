import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../test/build-test-app.ts';
import { createScriptedBrain } from '../../test/scripted-brain.ts';
import { openCall } from '../../test/test-calls.ts';
import { createChatAgent, listen, openChat, type Visitor } from '../../test/visitor.ts';

// A full disk answered 500 on writes while both health checks reported no problem.

const mebibyte = 1024 * 1024;
const roomy = 1000 * mebibyte;
const reading = { freeBytes: roomy, totalBytes: 2000 * mebibyte };
const png = Buffer.from('\x89PNG\r\n\x1a\n a picture', 'latin1');

let app: TestApp;
let tenant: TestTenant;
let base: string;
let agentId: string;
let visitor: Visitor;

beforeAll(async () => {
  app = await buildTestApp({ brain: createScriptedBrain(() => 'Yes.'), diskProbe: async () => ({ ...reading }) });
  base = await listen(app);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
  await app.deps.db.platform.pool.query('insert into chat_widget_configs values ($1, $2, $3, now())', [
    tenant.id,
    agentId,
    JSON.stringify({ allow_file_uploads: true }),
  ]);
  visitor = await openChat(base, agentId);
});
afterAll(() => app.close());

const health = async () => (await fetch(`${base}/api/health`)).json();
const detailed = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`${base}/api/health/detailed`, { headers });
  return { code: answer.status, ...((await answer.json()) as { status: string; dependencies: { name: string }[] }) };
};
const uploadPicture = () => {
  const body = new FormData();
  body.set('file', new File([png], 'a.png'));
  const init = { method: 'POST', headers: { 'x-api-key': tenant.key }, body };
  return fetch(`${base}/api/chat/widget/${agentId}/avatar`, init);
};

describe('a disk whose free space is below the reserve', () => {
  it('refuses files with 507 and a sentence, keeps no partial file, and accepts messages', async () => {
    reading.freeBytes = 512 * mebibyte - 1;
    expect(await visitor.upload('a.txt', 'x')).toMatchObject({
      status: 507,
      body: { error: 'insufficient_storage', message: expect.stringContaining('disk of this installation is full') },
    });
    expect((await uploadPicture()).status).toBe(507);
    const rows = await app.deps.db.platform.pool.query('select 1 from chat_files union all select 1 from avatars');
    expect(rows.rowCount).toBe(0);
    expect((await visitor.send('Are you there?')).status).toBe(200);
  });

  it('is reported: degraded with 200 by both health checks, in bytes to admins only, and in metrics', async () => {
    await app.deps.disk.read();
    expect(await health()).toEqual({ status: 'degraded' });
    const told = await detailed();
    expect([told.code, told.status]).toEqual([200, 'degraded']);
    expect(told.dependencies.find(({ name }) => name === 'disk')).toEqual({
      name: 'disk',
      status: 'degraded',
      latency_ms: expect.any(Number),
    });
    const toAdmin = await detailed({ 'x-api-key': await app.createPlatformKey() });
    expect(toAdmin.dependencies.find(({ name }) => name === 'disk')).toMatchObject({
      free_bytes: 512 * mebibyte - 1,
      total_bytes: 2000 * mebibyte,
    });
    const metrics = await app.deps.metrics.registry.metrics();
    expect(metrics).toContain(`parley_disk_free_bytes ${512 * mebibyte - 1}`);
    expect(metrics).toContain('parley_disk_low 1');
  });

  it('does not record calls, which continue', async () => {
    const call = await openCall(app, tenant.id, { isRecorded: true });
    expect(call.recordingPath).toBeNull();
    const shown = await tenant.request('GET', `/api/calls/${call.id}`);
    expect(shown.json()).toMatchObject({ status: 'ringing', recording_state: 'failed' });
  });

  it('recovers once space is free', async () => {
    reading.freeBytes = roomy;
    expect((await visitor.upload('a.txt', 'x')).status).toBe(201);
    expect((await uploadPicture()).status).toBe(201);
    expect(await health()).toEqual({ status: 'ok' });
    expect((await detailed()).status).toBe('ok');
    const metrics = await app.deps.metrics.registry.metrics();
    expect(metrics).toContain('parley_disk_low 0');
    expect(metrics).toContain(`parley_stored_bytes{kind="uploads"} ${png.length + 1}`);
  });
});
