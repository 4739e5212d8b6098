import { access } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { type JobWorker, startJobWorker } from '#platform/jobs/jobs.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { createChatAgent, listen } from '../../../../test/visitor.ts';
import { avatarKey, removeAvatar, storeAvatar } from './avatars.ts';

const clock = createTestClock(new Date('2026-03-02T09:00:00Z'));
let app: TestApp;
let tenant: TestTenant;
let base: string;
let worker: JobWorker;
beforeAll(async () => {
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
  base = await listen(app);
  worker = await startJobWorker({
    connection: app.database.connections.owner,
    jobs: app.deps.jobs,
    concurrency: 1,
    log: app.deps.log,
  });
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('picture')]);
const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('picture')]);
const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBPVP8 ')]);

async function upload(agentId: string, bytes: Uint8Array, name = 'me.png', key = tenant.key) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  const answer = await fetch(`${base}/api/chat/widget/${agentId}/avatar`, {
    method: 'POST',
    headers: { 'x-api-key': key },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as { agent_avatar_url: string; error: string } };
}
const remove = (agentId: string) => tenant.request('DELETE', `/api/chat/widget/${agentId}/avatar`);
const shown = async (agentId: string) =>
  (await app.server.inject({ url: `/api/chat/widget/${agentId}` })).json().agent_avatar_url as string;
const idIn = (url: string) => url.split('/').at(-1) ?? '';
const hasFile = async (url: string) => {
  const path = await app.deps.localFiles.pathFor(avatarKey(idIn(url)));
  return access(path).then(
    () => true,
    () => false,
  );
};
describe('an agent’s avatar', () => {
  it.each([
    ['PNG', png, 'image/png'],
    ['JPEG', jpeg, 'image/jpeg'],
    ['WebP', webp, 'image/webp'],
  ])('%s, by its bytes: visible to visitors, public and immutable in caches', async (_, bytes, type) => {
    const agentId = await createChatAgent(tenant);
    expect(await shown(agentId)).toBe('');
    const { status, body } = await upload(agentId, bytes, 'anything.svg');
    expect(status).toBe(201);
    expect(body.agent_avatar_url).toMatch(/^\/api\/chat\/avatars\/[0-9a-f-]{36}$/);
    expect(await shown(agentId)).toBe(body.agent_avatar_url);
    const picture = await fetch(`${base}${body.agent_avatar_url}`, { headers: { origin: 'https://anything.example' } });
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
  });

  it('a new one replaces the old, whose file is deleted', async () => {
    const agentId = await createChatAgent(tenant);
    const first = (await upload(agentId, png)).body.agent_avatar_url;
    const second = (await upload(agentId, jpeg)).body.agent_avatar_url;
    expect(second).not.toBe(first);
    expect((await fetch(base + first)).status).toBe(404);
    await expect.poll(() => hasFile(first), { timeout: 20_000 }).toBe(false);
    expect(await hasFile(second)).toBe(true);
  });

  it('204 when it is deleted, also twice, with one audit row', async () => {
    const agentId = await createChatAgent(tenant);
    const url = (await upload(agentId, png)).body.agent_avatar_url;
    expect((await remove(agentId)).statusCode).toBe(204);
    expect((await remove(agentId)).statusCode).toBe(204);
    expect(await shown(agentId)).toBe('');
    expect((await fetch(base + url)).status).toBe(404);
    await expect.poll(() => hasFile(url), { timeout: 20_000 }).toBe(false);
    const rows = (await auditRows(app, tenant.id)).filter(({ resource_id }) => resource_id === agentId);
    expect(rows.map(({ action }) => action)).toEqual([
      'agent.create',
      'chat_widget.upload_avatar',
      'chat_widget.delete_avatar',
    ]);
  });

  it('is deleted when the configuration names another, and kept when it names the same', async () => {
    const agentId = await createChatAgent(tenant);
    const url = (await upload(agentId, png)).body.agent_avatar_url;
    const put = (agent_avatar_url: string) =>
      tenant.request('PUT', `/api/chat/widget/${agentId}/config`, { agent_avatar_url, welcome_title: 'Hi' });
    expect((await put(url)).statusCode).toBe(200);
    expect((await fetch(base + url)).status).toBe(200);
    expect((await put('https://cdn.example.com/me.png')).statusCode).toBe(200);
    expect((await fetch(base + url)).status).toBe(404);
  });

  it('shared with a duplicated agent stays until neither uses it', async () => {
    const agentId = await createChatAgent(tenant);
    const url = (await upload(agentId, png)).body.agent_avatar_url;
    const copy = (await tenant.request('POST', `/api/agents/${agentId}/duplicate`, {})).json();
    expect(await shown(copy.id)).toBe(url);
    await remove(agentId);
    expect((await fetch(base + url)).status).toBe(200);
    await remove(copy.id);
    expect((await fetch(base + url)).status).toBe(404);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a......')],
    ['HTML', Buffer.from('<!doctype html><script>')],
    ['nothing', Buffer.alloc(0)],
    ['half a PNG', png.subarray(0, 6)],
  ])('415 for %s under any file name', async (_, bytes) => {
    const agentId = await createChatAgent(tenant);
    expect((await upload(agentId, bytes)).status).toBe(415);
    expect(await shown(agentId)).toBe('');
  });

  it('413 above 2 MiB, 404 for another tenant’s agent, 403 without the scope', async () => {
    const agentId = await createChatAgent(tenant);
    expect((await upload(agentId, Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]))).status).toBe(413);
    expect((await upload(await createChatAgent(await app.createTenant()), png)).status).toBe(404);
    expect((await upload(agentId, png, 'x', await tenant.createKey(['chat:read']))).status).toBe(403);
  });
});

describe('GET /api/chat/avatars/{avatarId}', () => {
  it('404 for an unknown one, 400 for an invalid id', async () => {
    expect((await fetch(`${base}/api/chat/avatars/${unknownId}`)).status).toBe(404);
    expect((await fetch(`${base}/api/chat/avatars/..%2fkeys.json`)).status).toBeGreaterThanOrEqual(400);
  });
});

it('unused avatars are deleted after a day', async () => {
  const { db, files, quota, newId } = app.deps;
  const agentId = await createChatAgent(tenant);
  const kept = (await upload(agentId, png)).body.agent_avatar_url;
  const unused = await db.app.inTenant(tenant.id, (tx) =>
    storeAvatar(
      { tx, tenantId: tenant.id, now: clock.now(), newId, files, quota },
      new File([new Uint8Array(png)], 'x'),
    ),
  );
  const forget = jobOf(app.deps.jobs, 'avatars.forget_unused');
  await forget.run(null);
  expect(await hasFile(unused)).toBe(true);
  clock.advance(25 * 3_600_000);
  await forget.run(null);
  expect([await hasFile(unused), await hasFile(kept)]).toEqual([false, true]);
  expect((await fetch(base + kept)).status).toBe(200);
  await db.app.inTenant(tenant.id, (tx) => removeAvatar({ tx }, unused));
});
