import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedServer, startEmbeddedServer, TEST_SETTINGS } from '@parley/embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { maintenanceJobs } from '../../server/src/app/maintenance-jobs.ts';
import { omitPersonalStatistics } from '../../server/src/app/omit-personal-statistics.ts';
import { allPersonalData } from '../../server/src/app/personal-data.ts';
import { embeddedConnections } from '../../server/src/db/connections.ts';
import { createEmbeddedDatabase } from '../../server/src/db/embedded-database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../server/test/build-test-app.ts';
import { jobOf } from '../../server/test/job-of.ts';
import { plantPerson } from '../../server/test/planted-person.ts';
import { openCall, pastCall, turn } from '../../server/test/test-calls.ts';
import { createChatAgent, listen, openChat } from '../../server/test/visitor.ts';
import { setWidget } from '../../server/test/widget-settings.ts';

// A person who leaves traces everywhere, in a data folder of their own, is erased; then every byte of the folder is
// searched: tables after VACUUM, planner statistics, write-ahead log, logs, files.

const folder = mkdtempSync(join(tmpdir(), 'parley-canary-'));
const number = '+46701740608';
/** As texts of the data folder would contain them. */
const canaries = {
  number: '701740608',
  name: 'Quenolympia',
  email: 'quenolympia@canary.example',
  phrase: 'zwetschgenknödelcanary',
  other: 'dynamiccanaryvalue',
  // Single words as the search stores them; each is said in one place alone.
  calledWord: 'xylophoncanary',
  chattedWord: 'quittengeleecanary',
  // Rows of every table of the registry: identity verifications, workflow runs, CRM records and all others.
  everyTable: 'zwickau',
};
let server: EmbeddedServer;
let owner: pg.Client;
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  server = await startEmbeddedServer({ dataDir: folder, settings: TEST_SETTINGS, log: () => {} });
  await createEmbeddedDatabase(server.connection({ user: 'postgres', database: 'postgres' }));
  const connections = embeddedConnections(server, 'parley');
  await migrate(connections.owner);
  await omitPersonalStatistics(connections.owner, allPersonalData);
  owner = new pg.Client(connections.owner);
  await owner.connect();
  const database = { name: 'parley', connections, drop: async () => {} };
  app = await buildTestApp({ database, env: { PARLEY_DATA_DIR: folder } });
  tenant = await app.createTenant();
  await owner.query(`update tenants set country = 'SE'`);
}, 60_000);
afterAll(async () => {
  await app?.close();
  await owner?.end();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Files of the data folder that contain a canary, as `<canary> <file>`, with the table or index of a database's file. */
async function traces(): Promise<string[]> {
  const { rows } = await owner.query<{ file: string; name: string }>(
    `select pg_relation_filepath(oid) as file, oid::regclass::text as name from pg_class where relfilenode <> 0`,
  );
  const names = new Map(rows.map(({ file, name }) => [`postgres/${file}`, name]));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    const place = path.slice(folder.length + 1);
    const relation = names.has(place) ? ` (${names.get(place)})` : '';
    return Object.entries(canaries).flatMap(([name, text]) =>
      bytes.includes(text) || bytes.includes(text.toLowerCase()) ? [`${name} ${place}${relation}`] : [],
    );
  });
}

/** The rows of tables and the write-ahead log as they are after a while: dead rows gone, old segments removed. */
async function settleDatabase(): Promise<void> {
  await owner.query('vacuum full analyze');
  await owner.query('vacuum full pg_catalog.pg_statistic');
  for (let segment = 0; segment < 3; segment++) {
    await owner.query('checkpoint');
    await owner.query('select pg_switch_wal()');
  }
  await owner.query('checkpoint');
}

/** Canaries in the file of the search index. */
async function indexedCanaries(): Promise<string[]> {
  await owner.query('checkpoint');
  return (await traces())
    .filter((trace) => trace.endsWith('(search_documents_lexemes)'))
    .map((trace) => trace.split(' ')[0] ?? '');
}

const runJob = (name: string) => jobOf(maintenanceJobs(app.deps), name).run({});

async function plant(): Promise<void> {
  const { name, email, phrase, other, calledWord, chattedWord } = canaries;
  const call = await pastCall(app, tenant.id, {
    type: 'phone',
    phoneNumber: number,
    fromNumber: number,
    toNumber: '+46846500412',
    callerName: name,
    isRecorded: true,
    dynamicVariables: { value: other },
  });
  const said = await openCall(app, tenant.id, { type: 'phone', phoneNumber: '070-174 06 08', callerName: name });
  await app.deps.calls.store.markAnswered(said);
  await app.deps.calls.store.appendTurns(said, [turn(1, { text: `${phrase} and ${calledWord} in a call` })]);
  await app.deps.calls.store.endCall(said, { reason: 'user_hangup' });
  await tenant.request('POST', '/api/tool-logs', {
    tool_name: 'find_customer',
    tool_type: 'webhook',
    tool_call_id: 'tool-1',
    status: 'ok',
    latency_ms: 1,
    call_id: call.id,
    request: { name },
    response: { note: phrase },
  });

  const agent = await createChatAgent(tenant);
  await setWidget(app, agent, { allow_file_uploads: true });
  const chat = await openChat(await listen(app), agent, {
    visitor: { name, email, phone_number: '070 174 06 08' },
    variables: { value: other },
  });
  await chat.send(`${phrase} and ${chattedWord} in a chat`);
  expect((await chat.upload(`${name}.txt`, `${phrase} in a file`)).status).toBe(201);
  await tenant.request(
    'POST',
    '/api/contact-requests',
    { agent_id: agent, name, email, phone_number: number, message: phrase },
    { 'idempotency-key': 'canary' },
  );
  const { id } = tenant;
  await owner.query(
    `insert into bookings (tenant_id, id, agent_id, status, starts_at, ends_at, customer_name, customer_email,
       customer_phone, customer_phone_raw_input, note, created_at, updated_at)
     values ($1, gen_random_uuid(), $2, 'booked', now(), now(), $3, $4, $5, $5, $6, now(), now())`,
    [id, agent, name, email, number, phrase],
  );
  await owner.query(
    `insert into text_messages (tenant_id, id, provider, from_number, to_number, text, status, created_at)
     values ($1, gen_random_uuid(), 'builtin', '+46846500412', $2, $3, 'sent', now())`,
    [id, number, phrase],
  );
  await owner.query(
    `insert into emails (id, tenant_id, kind, to_address, subject, sealed_body, created_at)
     values (gen_random_uuid(), $1, 'chat_code', $2, $3, 'sealed', now())`,
    [id, email, phrase],
  );
  await plantPerson(owner, { registry: allPersonalData, tenantId: id, number });
  // The planted call is over, and its agent's name is no personal data.
  await owner.query(
    `update calls set status = 'completed', ended_at = now(), agent_config = agent_config || '{"name": "Reception"}'
     where agent_config ->> 'name' ~ 'zwickau'`,
  );
  // Statistics of the planner copy common values.
  await owner.query('analyze');
}

it('an erased person is in no byte of the data folder', { timeout: 60_000 }, async () => {
  await plant();
  await runJob('search.index');
  expect(await indexedCanaries()).toEqual(expect.arrayContaining(['calledWord', 'chattedWord', 'name']));
  await owner.query('checkpoint');
  const planted = await traces();
  for (const canary of Object.keys(canaries)) expect(planted.join('\n')).toContain(`${canary} postgres/`);
  expect(planted.some((trace) => trace.includes('chat-files/'))).toBe(true);

  const url = `/api/calls/erase/by-subject?phone_number=${encodeURIComponent('0046 70 174 06 08')}`;
  const answer = await tenant.request('DELETE', url);
  expect([200, 202]).toContain(answer.statusCode);
  const jobs = await owner
    .query<{ task: string; payload: unknown }>(
      `select task_identifier as task, payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
    )
    .catch(() => ({ rows: [] as { task: string; payload: unknown }[] }));
  const known = app.deps.jobs.map(({ name }) => name);
  for (const { task, payload } of jobs.rows) if (known.includes(task)) await jobOf(app.deps.jobs, task).run(payload);
  // The index keeps the words of deleted documents until it is rebuilt.
  await runJob('search.rebuild');
  expect(await indexedCanaries()).toEqual([]);
  await settleDatabase();
  expect(await traces()).toEqual([]);
  const exported = await tenant.request(
    'GET',
    `/api/calls/export/by-subject?phone_number=${encodeURIComponent(number)}`,
  );
  expect(Object.values(exported.json().record_counts).every((count) => count === 0)).toBe(true);
});

it('an interrupted rebuild of the search index is repeated, and nothing of it remains', async () => {
  const copies = `select relname from pg_class where relname ~ '^search_documents_lexemes_cc'`;
  const removals = 'select from search_removals';
  await owner.query('insert into search_removals default values');
  const writer = new pg.Client(app.deps.connections.owner);
  await writer.connect();
  // The rebuild waits for this transaction, with its copy of the index begun.
  await writer.query('begin; lock table search_documents in row exclusive mode');
  const interrupted = expect(runJob('search.rebuild')).rejects.toThrow();
  await vi.waitFor(async () => {
    const ended = await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'parley-search-rebuild' and wait_event_type = 'Lock' and query like 'reindex%'`,
    );
    expect(ended.rowCount).toBe(1);
  });
  await interrupted;
  await writer.query('commit');
  await writer.end();
  expect((await owner.query(copies)).rowCount).toBeGreaterThan(0);
  expect((await owner.query(removals)).rowCount).toBe(1);

  await runJob('search.rebuild');
  expect((await owner.query(copies)).rowCount).toBe(0);
  expect((await owner.query(removals)).rowCount).toBe(0);
});
