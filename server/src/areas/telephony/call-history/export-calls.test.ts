import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCall } from '#areas/telephony/calls';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { pastCall } from '../../../../test/test-calls.ts';
import { csvLines } from './call-csv.rules.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

it('holds every call that the list with the same filters has, and is in the audit log', async () => {
  const stranger = await app.createTenant({ name: 'Stranger' });
  await pastCall(app, stranger.id, { callerName: 'Foreign' });
  const one = await pastCall(app, tenant.id, { callerName: 'Åsa "A" Öberg', phoneNumber: '+46701234567' });
  await pastCall(app, tenant.id, { direction: 'outbound' });
  const answer = await tenant.request('GET', '/api/calls/export?direction=inbound');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="calls-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = answer.body.split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffid,started_at,/);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`${one.id},`);
  expect(lines[1]).toContain(',+46701234567,');
  expect(lines[1]).toContain('"Åsa ""A"" Öberg"');
  const rows = await auditRows(app, tenant.id);
  expect(rows.at(-1)).toMatchObject({ action: 'call.export', details: { filters: ['direction'] } });
});

it('goes on over many batches without a gap', async () => {
  const own = await app.createTenant();
  await app.deps.db.platform.pool.query(
    `insert into calls (tenant_id, id, agent_config, type, direction, status, end_reason, created_at, started_at, ended_at)
     select $1, gen_random_uuid(), '{"name": "Desk"}', 'web', 'inbound', 'completed', 'user_hangup', at, at, at
     from generate_series(1, 1203) n, lateral (select timestamptz '2026-01-01' + n / 3 * interval '1 second' as at) t`,
    [own.id],
  );
  const { body } = await own.request('GET', '/api/calls/export?sort=started_at&status=completed');
  const ids = body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.slice(0, 36));
  expect([ids.length, new Set(ids).size]).toEqual([1203, 1203]);
});

it.each(['=1+1', '+1+1', '-1', '@SUM(A1)', '\tcmd', '\rcmd', '＝1'])('a name %j is no formula', (name) => {
  const line = csvLines([{ ...exampleCall, caller_name: name, from_number: '+46701234567', to_number: '+sip:x' }]);
  expect(line).toContain(`'${name}`);
  expect(line).toContain(",+46701234567,'+sip:x,");
});

it('400: an order by duration, which an export does not need', async () => {
  const answer = await tenant.request('GET', '/api/calls/export?sort=duration_seconds');
  expect([answer.statusCode, answer.json().details[0].path]).toEqual([400, 'query/sort']);
});
