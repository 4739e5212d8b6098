import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));

describe('POST /api/workflows/import', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());

  const importing = (tenant: TestTenant, body: object) => tenant.request('POST', '/api/workflows/import', body);

  it('answers agent, workflow, tools and report, and stores nothing', async () => {
    const tenant = await app.createTenant();
    const answer = await importing(tenant, { document: read('retell-agent') });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ source: 'retell-agent', name: 'Parcel help', created: null });
    expect(answer.json().report.length).toBeGreaterThan(3);
    expect(answer.body).not.toContain('t0ken');
    for (const path of ['/api/agents', '/api/workflows', '/api/tools']) {
      expect((await tenant.request('GET', path)).json().data).toEqual([]);
    }
  });

  it('creates agent, tools and draft together, with the ids of the stored tools and their secrets', async () => {
    const tenant = await app.createTenant();
    const answer = await importing(tenant, { document: read('retell-agent'), create: true });
    expect(answer.statusCode).toBe(200);
    const { created, tools } = answer.json();
    expect(created.tool_ids).toEqual(tools.map(({ id }: { id: string }) => id));
    const workflow = (await tenant.request('GET', `/api/workflows/${created.workflow_id}`)).json();
    const used = workflow.draft.nodes.find(({ id }: { id: string }) => id === 'find').tool_id;
    expect(created.tool_ids).toContain(used);
    const tool = (await tenant.request('GET', `/api/tools/${used}`)).json();
    expect(tool).toMatchObject({
      name: 'find_parcel',
      request: { headers: { Authorization: expect.stringMatching(/ken$/) } },
    });
    const agent = (await tenant.request('GET', `/api/agents/${created.agent_id}`)).json();
    expect(agent).toMatchObject({ name: 'Parcel help', workflow_id: null });
    const faults = await tenant.request('POST', '/api/workflows/validate', { graph: workflow.draft });
    expect(faults.statusCode).toBe(200);
  });

  it('leaves out numbers and addresses that this installation refuses, and says so, instead of failing', async () => {
    const tenant = await app.createTenant();
    const document = read('vapi-assistant');
    document.model.tools[1].destinations[0].number = '555-0101';
    document.model.tools[2].server.url = 'http://169.254.169.254/latest';
    const answer = await importing(tenant, { document, create: true });
    expect(answer.statusCode).toBe(200);
    const { agent, tools, report } = answer.json();
    expect(agent.transfer_targets).toEqual([]);
    expect(tools.map(({ name }: { name: string }) => name)).toEqual(['end_call', 'transfer_call']);
    const refused = report.filter(({ why }: { why: string }) => why.startsWith('This installation refuses it'));
    expect(refused.map(({ what }: { what: string }) => what)).toEqual(['Tool find_slot', 'Transfer target Front desk']);
  });

  it('400 for an unknown format and for another format than named, with the path', async () => {
    const tenant = await app.createTenant();
    const unknown = await importing(tenant, { document: { hello: 'there' } });
    expect([unknown.statusCode, unknown.json().details[0]]).toMatchObject([
      400,
      { path: '/document', code: 'unknown_format' },
    ]);
    const other = await importing(tenant, { source: 'vapi-assistant', document: read('dograh-workflow') });
    expect([other.statusCode, other.json().details[0].code]).toEqual([400, 'format_mismatch']);
  });

  it('403 without the scope to write workflows, and to create without those for agents and tools', async () => {
    const reader = await app.createTenant({ scopes: ['workflows:read'] });
    expect((await importing(reader, { document: read('vapi-workflow') })).statusCode).toBe(403);
    const writer = await app.createTenant({ scopes: ['workflows:write'] });
    expect((await importing(writer, { document: read('vapi-workflow') })).statusCode).toBe(200);
    const refused = await importing(writer, { document: read('vapi-workflow'), create: true });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      expect.stringContaining('agents:write and tools:write'),
    ]);
  });
});
