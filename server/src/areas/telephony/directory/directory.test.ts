import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  tenant = await app.createTenant();
});

const path = '/api/directory';
const make = (body: object = {}) =>
  tenant.request('POST', path, { kind: 'person', name: 'Anna Berg', destinations: ['+46 70 174 06 05'], ...body });
const names = async (query = '') =>
  (await tenant.request('GET', path + query)).json().data.map((each: { name: string }) => each.name);
const importCsv = async (csv: string, more: object = {}) =>
  (await tenant.request('POST', `${path}/import`, { csv, ...more })).json();

describe('directory entries', () => {
  it('201, 200, 204: are created with the number as dialled, found, changed and deleted, with audit rows', async () => {
    const made = (await make({ department: 'Sales', aliases: ['Annie'] })).json();
    expect(made).toMatchObject({ destinations: ['+46701740605'], mode: 'warm', is_open: true, hours: null });
    expect(await names('?q=annie')).toEqual(['Anna Berg']);
    expect(await names('?kind=department')).toEqual([]);
    const url = `${path}/${made.id}`;
    expect((await tenant.request('PATCH', url, { department: 'Support' })).json()).toMatchObject({
      name: 'Anna Berg',
      department: 'Support',
      aliases: ['Annie'],
    });
    expect((await tenant.request('DELETE', url)).statusCode).toBe(204);
    expect((await tenant.request('GET', url)).statusCode).toBe(404);
    const rows = (await auditRows(app, tenant.id)).filter((row) => row.resource_id === made.id);
    expect(rows.map(({ action }) => action)).toEqual([
      'directory.entry.create',
      'directory.entry.update',
      'directory.entry.delete',
    ]);
  });

  it.each([
    ['+46112', 'emergency_number'],
    ['+46900123456', 'premium_number'],
    ['0701740605', 'invalid_number'],
  ])('400: %s is never called', async (number, code) => {
    const refused = await make({ destinations: ['+46701740605', number] });
    expect([refused.statusCode, refused.json().details]).toMatchObject([400, [{ path: '/destinations/1', code }]]);
  });

  it('409: a name taken in the same department', async () => {
    await make({ department: 'Sales' });
    expect((await make({ department: 'sales', name: 'ANNA BERG' })).json()).toMatchObject({
      error: 'conflict',
      reason: 'directory_name_taken',
    });
    expect((await make({ department: 'Support' })).statusCode).toBe(201);
  });
});

describe('an import', () => {
  const good =
    'name,department,destinations,hours,timezone\nAnna,Sales,+46701740605,mon-fri 08:00-17:00,Europe/Stockholm\n';

  it('creates entries, updates those it names again, and leaves equal ones', async () => {
    expect(await importCsv(good)).toMatchObject({ is_applied: true, created: 1, updated: 0 });
    expect(await importCsv(good)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    expect(await importCsv(good.replace('0605', '0606'))).toMatchObject({ created: 0, updated: 1 });
    expect((await tenant.request('GET', path)).json().data).toMatchObject([
      { destinations: ['+46701740606'], hours: { timezone: 'Europe/Stockholm' } },
    ]);
  });

  // Regression: two thousand lines took most of a minute, and a file of that size with hours was refused.
  it('takes more than a thousand lines in statements of many rows', async () => {
    const lineOf = (digit: number) => (_: unknown, at: number) =>
      `Person ${at};Department of long names ${at % 20};+4670174${digit}${String(at).padStart(3, '0').slice(-3)};mon-fri 08:00-17:00 | sat 10:00-14:00;Europe/Stockholm`;
    const csvOf = (digit: number) =>
      ['name;department;destinations;hours;timezone', ...Array.from({ length: 1200 }, lineOf(digit))].join('\r\n');
    const first = await importCsv(csvOf(1));
    expect(first).toMatchObject({ is_applied: true, lines: 1200, created: 1200 });
    expect(await importCsv(csvOf(2))).toMatchObject({ created: 0, updated: 1200 });
    expect((await importCsv(csvOf(2))).unchanged).toBe(1200);
    const { total, data } = (await tenant.request('GET', `${path}?include_total=true&q=Person 1199`)).json();
    expect([total, data[0].destinations]).toEqual([1, ['+46701742199']]);
  });

  it('as a dry run changes nothing', async () => {
    expect(await importCsv(good, { dry_run: true })).toMatchObject({ is_applied: false, created: 1, faults: [] });
    expect(await names()).toEqual([]);
  });

  it('reports each faulty line, and imports the others only when asked to', async () => {
    const csv = [
      'name;destinations;hours;fallback',
      'Anna;+46701740605;;',
      'John;112;;',
      ';+46701740606;;',
      '"Eve; ""E""";+46701740607|sip:eve@pbx.example.com;whenever;nobody',
      'anna;+46701740608;;',
    ].join('\r\n');
    const report = await importCsv(csv);
    expect(report).toMatchObject({ is_applied: false, lines: 5, created: 1 });
    expect(report.faults.map((fault: { line: number; column: string }) => [fault.line, fault.column])).toEqual([
      [3, 'destinations'],
      [4, 'name'],
      [5, 'hours'],
      [5, 'fallback'],
      [6, 'name'],
    ]);
    expect(await names()).toEqual([]);
    expect(await importCsv(csv, { skip_faulty: true })).toMatchObject({ is_applied: true, created: 1 });
    expect(await names()).toEqual(['Anna']);
  });

  it('with missing columns, or an open quote, is refused', async () => {
    expect((await importCsv('nam,phone\nAnna,1\n')).faults).toHaveLength(4);
    expect((await importCsv('name,destinations\n"Anna,+46701740605\n')).faults).toMatchObject([
      { line: 2, detail: { reason: 'import_quote_open' } },
    ]);
  });
});

describe('the directory of an agent', () => {
  const agentWith = async (body: object) =>
    (await tenant.request('POST', '/api/agents', { name: 'Reception', ...body })).json().id;

  it('has the entries of its departments, as a version of the agent', async () => {
    await make({ department: 'Sales' });
    await make({ name: 'John', department: 'Support' });
    await make({ name: 'Sales', kind: 'department' });
    const url = `/api/agents/${await agentWith({})}/directory`;
    expect((await tenant.request('GET', url)).json()).toMatchObject({ access: 'none', entries: [] });
    const changed = await tenant.request('PUT', url, { access: 'departments', departments: ['sales'] });
    expect(changed.json().entries.map((each: { name: string }) => each.name)).toEqual(['Anna Berg', 'Sales']);
    expect((await tenant.request('GET', url.replace('/directory', ''))).json()).toMatchObject({ version: 2 });
  });

  // Regression: replaced targets sent the sealed secrets of the agent back as new ones.
  it('keeps the secrets of the agent when its transfer targets are replaced', async () => {
    const llm = {
      provider: 'openai-compatible',
      model: 'm',
      url: 'https://llm.example.com/v1',
      headers: { 'x-key': 'secret' },
    };
    const url = `/api/agents/${await agentWith({ llm })}/transfer-targets`;
    const target = { key: 'sales', label: 'Sales', destination: '+46701740605', fallback: 'target:night' };
    const before = (await tenant.request('GET', url.replace('/transfer-targets', ''))).json();
    const replaced = await tenant.request('PUT', url, { transfer_targets: [target] });
    expect(replaced.json()).toMatchObject({ transfer_targets: [{ ...target, hours: null }], closed: [] });
    const after = (await tenant.request('GET', url.replace('/transfer-targets', ''))).json();
    expect([after.llm, after.version]).toEqual([before.llm, 2]);
    const stored = await app.deps.db.platform.inTenant(tenant.id, (tx) =>
      tx.selectFrom('agent_versions').select('config').where('agent_id', '=', before.id).execute(),
    );
    const headers = stored.map(({ config }) => (config as { llm: { headers: object } }).llm.headers);
    expect(headers).toHaveLength(2);
    expect(headers[1]).toEqual(headers[0]);
  });
});
