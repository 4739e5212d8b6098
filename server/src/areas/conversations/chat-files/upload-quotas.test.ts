import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen, openChat } from '../../../../test/visitor.ts';
import { maintenanceJobs } from '../../../app/maintenance-jobs.ts';

// Regression: strangers filled the database's disk with files, 770 MiB in 38 s from one address.

const kibibyte = 1024;
const file = (kibibytes: number) => new Uint8Array(kibibytes * kibibyte).fill(97);

let clock: TestClock;
let app: TestApp;
let base: string;

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({
    clock,
    brain: createScriptedBrain(() => 'Yes.'),
    env: {
      PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
      PARLEY_TRUSTED_PROXIES: '127.0.0.1',
      PARLEY_UPLOADS_MB_PER_TENANT: '3',
      PARLEY_UPLOADS_MB_PER_AGENT: '2',
      PARLEY_UPLOADS_MB_PER_ADDRESS: '1',
    },
  });
  base = await listen(app);
});
afterAll(() => app.close());

async function agentWithFiles(tenant: TestTenant): Promise<string> {
  const id = await createChatAgent(tenant);
  await app.deps.db.platform.pool.query('insert into chat_widget_configs values ($1, $2, $3, now())', [
    tenant.id,
    id,
    JSON.stringify({ allow_file_uploads: true }),
  ]);
  return id;
}

let address = 0;
const newAddress = () => `198.51.100.${(address += 1)}`;

/** Makes an uploader with its own chat, seemingly from another address. */
async function uploaderFrom(agentId: string, from = newAddress()) {
  const { sessionId, headers } = await openChat(base, agentId);
  return async (kibibytes: number) => {
    const body = new FormData();
    body.set('file', new File([file(kibibytes)], 'a.txt'));
    const init = { method: 'POST', headers: { ...headers, 'x-forwarded-for': from }, body };
    const answer = await fetch(`${base}/api/chat/sessions/${sessionId}/files`, init);
    const { headers: answered, status } = answer;
    return {
      status,
      retryAfter: Number(answered.get('retry-after')),
      body: (await answer.json()) as { error?: string; details?: { code: string }[] },
    };
  };
}

async function usageOf(tenant: TestTenant, kind: string, scopeId: string = tenant.id): Promise<number> {
  const found = await app.deps.db.platform.pool.query<{ bytes: string }>(
    'select bytes from storage_usage where tenant_id = $1 and kind = $2 and scope_id = $3',
    [tenant.id, kind, scopeId],
  );
  return Number(found.rows[0]?.bytes ?? 0);
}

const countOf = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

describe('upload quotas', () => {
  it('429 with Retry-After above one megabyte an hour per address, also concurrently; the next hour is free', async () => {
    const tenant = await app.createTenant();
    const agentId = await agentWithFiles(tenant);
    const from = newAddress();
    const uploads = await Promise.all([1, 2, 3, 4, 5].map(() => uploaderFrom(agentId, from)));
    const answers = await Promise.all(uploads.map((upload) => upload(300)));
    const statuses = answers.map(({ status }) => status);
    expect([countOf(statuses, 201), countOf(statuses, 429)]).toEqual([3, 2]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ error: 'rate_limited', details: [{ code: 'address_quota' }] });
    expect(refused?.retryAfter).toBeGreaterThan(0);
    expect((await (await uploaderFrom(agentId))(300)).status).toBe(201);
    clock.advance((refused?.retryAfter ?? 0) * 1000);
    expect((await uploads[0]?.(300))?.status).toBe(201);
    expect(await usageOf(tenant, 'uploads')).toBe(5 * 300 * kibibyte);
  });

  it('507 above an agent’s quota, also concurrently; another agent has room until the tenant’s quota is full', async () => {
    const tenant = await app.createTenant();
    const [first, second] = [await agentWithFiles(tenant), await agentWithFiles(tenant)];
    const fill = async (agentId: string) => {
      const uploads = await Promise.all([1, 2, 3, 4, 5, 6].map(() => uploaderFrom(agentId)));
      return Promise.all(uploads.map((upload) => upload(500)));
    };
    const ofFirst = await fill(first);
    expect(
      countOf(
        ofFirst.map(({ status }) => status),
        201,
      ),
    ).toBe(4);
    expect(ofFirst.find(({ status }) => status === 507)?.body).toMatchObject({
      error: 'insufficient_storage',
      details: [{ code: 'agent_quota' }],
    });
    const ofSecond = await fill(second);
    expect(
      countOf(
        ofSecond.map(({ status }) => status),
        201,
      ),
    ).toBe(2);
    expect(ofSecond.find(({ status }) => status === 507)?.body.details).toMatchObject([{ code: 'tenant_quota' }]);
    expect(await usageOf(tenant, 'uploads')).toBe(6 * 500 * kibibyte);
    // A refused upload leaves no file, and other tenants are unaffected.
    const rows = await app.deps.db.platform.pool.query('select id from chat_files where tenant_id = $1', [tenant.id]);
    expect(rows.rowCount).toBe(6);
    const other = await app.createTenant();
    expect((await (await uploaderFrom(await agentWithFiles(other)))(500)).status).toBe(201);
  });

  it('deletions free quota: a purged agent’s files, unsent files', async () => {
    const tenant = await app.createTenant();
    const agentId = await agentWithFiles(tenant);
    for (let count = 0; count < 4; count += 1) {
      expect((await (await uploaderFrom(agentId))(500)).status).toBe(201);
    }
    expect(await usageOf(tenant, 'uploads', agentId)).toBe(2000 * kibibyte);
    clock.advance(25 * 3_600_000);
    await jobOf(app.deps.jobs, 'chat.forget_unsent_files').run({});
    expect([await usageOf(tenant, 'uploads', agentId), await usageOf(tenant, 'uploads')]).toEqual([0, 0]);

    expect((await (await uploaderFrom(agentId))(500)).status).toBe(201);
    await tenant.request('POST', `/api/agents/${agentId}/trash`);
    await app.deps.db.platform.inTenant(tenant.id, (tx) => tx.deleteFrom('chat_sessions').execute());
    expect([await usageOf(tenant, 'uploads', agentId), await usageOf(tenant, 'uploads')]).toEqual([0, 0]);
  });

  it('avatars count for their tenant, and are refused over quota', async () => {
    const tenant = await app.createTenant();
    const agentId = await createChatAgent(tenant);
    const upload = async () => {
      const body = new FormData();
      body.set('file', new File([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), file(1100)], 'a.png'));
      const init = { method: 'POST', headers: { 'x-api-key': tenant.key }, body };
      return (await fetch(`${base}/api/chat/widget/${agentId}/avatar`, init)).status;
    };
    expect([await upload(), await upload()]).toEqual([201, 201]);
    // The replaced picture no longer counts.
    expect(await usageOf(tenant, 'uploads')).toBe(1100 * kibibyte + 8);
    await app.deps.db.platform.pool.query(`update storage_usage set bytes = 3 * 1024 * 1024 where tenant_id = $1`, [
      tenant.id,
    ]);
    expect(await upload()).toBe(507);
  });

  it('recordings are counted when ready and when deleted', async () => {
    const tenant = await app.createTenant();
    const { pool } = app.deps.db.platform;
    const id = app.deps.newId();
    await pool.query(
      `insert into calls (tenant_id, id, agent_config, type, direction, status, created_at, started_at)
       values ($1, $2, '{"name": "x"}', 'web', 'inbound', 'in_progress', now(), now())`,
      [tenant.id, id],
    );
    await pool.query('update calls set recording_bytes = 5000 where id = $1', [id]);
    expect(await usageOf(tenant, 'recordings')).toBe(5000);
    await pool.query('delete from calls where id = $1', [id]);
    expect(await usageOf(tenant, 'recordings')).toBe(0);
  });

  it('expired hours are deleted', async () => {
    clock.advance(2 * 3_600_000);
    await jobOf(maintenanceJobs(app.deps), 'uploads.forget_windows').run({});
    expect((await app.deps.db.platform.pool.query('select 1 from upload_windows')).rowCount).toBe(0);
  });
});
