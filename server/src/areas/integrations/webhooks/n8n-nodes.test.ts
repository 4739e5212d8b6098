import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadN8nFile, type N8nHost, openN8nHost } from '../../../../test/n8n-host.ts';
import { openWebhookBench, type WebhookBench } from '../../../../test/webhook-bench.ts';
import { type Receiver, startReceiver } from '../../../../test/webhook-receiver.ts';

// The package of n8n, and the REST hooks of docs/how-to/connect-n8n-and-zapier.md, with the real application.

interface Trigger {
  description: { properties: { name: string }[] };
  webhookMethods: { default: Record<'checkExists' | 'create' | 'delete', () => Promise<boolean>> };
  webhook(): Promise<{ workflowData?: { json: Record<string, unknown> }[][]; webhookResponse?: string }>;
}
interface Node {
  methods: { loadOptions: { listAgents(): Promise<{ name: string; value: string }[]> } };
  execute(): Promise<{ json: Record<string, unknown> }[][]>;
}

let bench: WebhookBench;
let receiver: Receiver;
let host: N8nHost;
const trigger = loadN8nFile<Trigger>('nodes/ParleyTrigger.node.js');
const node = loadN8nFile<Node>('nodes/Parley.node.js');
const packageJson = JSON.parse(
  readFileSync(new URL('../../../../../packages/n8n-nodes-parley/package.json', import.meta.url), 'utf8'),
);

beforeAll(async () => {
  bench = await openWebhookBench({ requestTimeoutMs: 2_000 });
  receiver = await startReceiver();
  host = openN8nHost(bench.app, { apiKey: bench.tenant.key }, receiver.url);
});
afterAll(async () => {
  await bench.close();
  await receiver.close();
});

const webhooks = async () => (await bench.tenant.request('GET', '/api/end-of-call-webhooks')).json().data;
/** Hands a request that the receiver got to the trigger, at the time of the test. */
async function pass(change: { body?: string; signature?: string } = {}) {
  const { headers, body } = receiver.received.at(-1) ?? { headers: {}, body: '' };
  const given = change.signature === undefined ? headers : { ...headers, 'webhook-signature': change.signature };
  vi.useFakeTimers({ now: bench.clock.now(), toFake: ['Date'] });
  try {
    return await trigger.webhook.call(host.context({ headers: given, rawBody: Buffer.from(change.body ?? body) }));
  } finally {
    vi.useRealTimers();
  }
}

it('the trigger subscribes while its workflow is active, and takes signed requests alone', async () => {
  host.parameters = { events: ['call.ended', 'call.analyzed'], agentIds: [], withTranscript: true };
  const { checkExists, create, delete: remove } = trigger.webhookMethods.default;
  expect(await checkExists.call(host.context())).toBe(false);
  expect(await create.call(host.context())).toBe(true);
  expect(await webhooks()).toMatchObject([
    { url: receiver.url, events: ['call.ended', 'call.analyzed'], include: ['transcript'] },
  ]);
  expect(await checkExists.call(host.context())).toBe(true);

  const { webhookId } = host.staticData;
  const tested = await bench.tenant.request('POST', `/api/end-of-call-webhooks/${webhookId}/test`);
  expect(tested.json()).toMatchObject({ delivered: true });
  expect(await pass()).toEqual({ webhookResponse: 'pong' });

  await bench.endCall();
  await vi.waitFor(() => expect(receiver.received.at(-1)?.type).toBe('call.ended'));
  const { workflowData } = await pass();
  expect(workflowData?.[0]?.[0]?.json).toMatchObject({
    type: 'call.ended',
    data: { call: { id: expect.any(String) } },
  });
  for (const change of [{ body: '{"type":"call.ended"}' }, { signature: 'v1,AAAA' }, { signature: '' }]) {
    host.answered = undefined;
    expect(await pass(change)).toEqual({ noWebhookResponse: true });
    expect(host.answered).toMatchObject({ status: 401 });
  }

  expect(await remove.call(host.context())).toBe(true);
  expect([await webhooks(), host.staticData]).toEqual([[], {}]);
  expect((await pass()).workflowData).toBeUndefined();
});

it('the trigger subscribes anew after its webhook was deleted in Parley, and unsubscribes all the same', async () => {
  host.parameters = { events: ['call.ended'], agentIds: [], withTranscript: false };
  const { checkExists, create, delete: remove } = trigger.webhookMethods.default;
  await create.call(host.context());
  await bench.tenant.request('DELETE', `/api/end-of-call-webhooks/${host.staticData['webhookId']}`);
  expect(await checkExists.call(host.context())).toBe(false);
  expect(await remove.call(host.context())).toBe(true);
});

it('the node names the agents, places a call once, and reads calls and contact requests', async () => {
  const agent = (await bench.tenant.request('POST', '/api/agents', { name: 'Nora' })).json();
  const choices = await node.methods.loadOptions.listAgents.call(host.context());
  expect(choices).toContainEqual({ name: 'Nora', value: agent.id });
  const run = async (parameters: Record<string, unknown>) => {
    host.parameters = parameters;
    return (await node.execute.call(host.context()))[0]?.map(({ json }) => json);
  };
  const start = {
    resource: 'call',
    operation: 'start',
    agentId: agent.id,
    toNumber: '+46701234567',
    variables: '{"first_name":"Anna"}',
    metadata: {},
  };
  await expect(run({ ...start, toNumber: '112' })).rejects.toThrow();
  host.continuesOnFail = true;
  expect(await run({ ...start, toNumber: '112' })).toEqual([{ error: expect.any(String) }]);
  expect(await run({ resource: 'call', operation: 'list', limit: 2, filters: '{"status":"completed"}' })).toEqual([]);
  expect(await run({ resource: 'call', operation: 'list', limit: 2, filters: '{"colour":"red"}' })).toEqual([
    { error: expect.stringContaining('colour') },
  ]);
  expect(await run({ resource: 'contactRequest', operation: 'list', limit: 5, filters: '' })).toEqual([]);
  expect(
    await run({
      resource: 'action',
      operation: 'run',
      runtimeToken: 'prt_no',
      connectionId: agent.id,
      action: 'find_contact',
      arguments: {},
    }),
  ).toEqual([{ error: expect.any(String) }]);
  host.continuesOnFail = false;
});

it('the package names files that are there', () => {
  const files: string[] = [...packageJson.n8n.credentials, ...packageJson.n8n.nodes];
  for (const file of files) expect(loadN8nFile<object>(file)).toBeTypeOf('object');
  expect(packageJson.dependencies).toBeUndefined();
});
