import { promises as dns } from 'node:dns';
import { createEgress } from '@parley/egress';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderCall, orderHeader, orderTool } from '../../../../test/order-tool.ts';
import { type BenchAgent, openToolBench, type ToolBench } from '../../../../test/tool-bench.ts';
import { startToolPeer } from '../../../../test/tool-peer.ts';

let bench: ToolBench;
let peer: Awaited<ReturnType<typeof startToolPeer>>;
const signal = new AbortController().signal;

beforeAll(async () => {
  peer = await startToolPeer();
  // Names that resolve to loopback, as in DNS rebinding.
  const resolver = async (hostname: string) =>
    hostname.endsWith('.rebind.example')
      ? [{ address: '127.0.0.1', family: 4 as const }]
      : dns.lookup(hostname, { all: true });
  const egress = createEgress({ allowHosts: [`127.0.0.1:${new URL(peer.origin).port}`], resolver: resolver as never });
  bench = await openToolBench({ egress });
});
afterAll(async () => {
  await bench.close();
  await peer.close();
});
beforeEach(() => peer.respond(() => ({ body: { ok: true } })));

const webhook = (request: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
  orderTool(peer.origin, request, more);
async function run(agent: BenchAgent, args?: unknown, more: Parameters<ToolBench['talk']>[1] = {}, by = signal) {
  return bench.runs.runnerFor(bench.talk(agent, more)).run(orderCall(args), by);
}

describe('blocked addresses', () => {
  it.each([
    ['http://169.254.169.254/latest/meta-data'],
    ['http://10.0.0.1/'],
    ['http://[::1]:8080/'],
    ['http://127.0.0.1:1/'],
    ['http://inside.rebind.example:8080/'],
    ['http://0x7f.1:8080/'],
  ])('a redirect to %s is not followed', async (location) => {
    const agent = await bench.agentWith([webhook({}, { retries: 1 })]);
    for (const status of [301, 302, 303, 307, 308]) {
      peer.respond(() => ({ status, headers: { location } }));
      const { result, isError } = await run(agent);
      expect({ result, isError }).toEqual({
        result: `The tool order_status did not accept the request (status ${status}). Do not claim that it worked.`,
        isError: true,
      });
      expect(peer.hits).toHaveLength(1);
    }
  });

  it('a redirect is not followed, on the same host either', async () => {
    const agent = await bench.agentWith([webhook()]);
    peer.respond(() => ({ status: 307, headers: { location: '/elsewhere' } }));
    expect((await run(agent)).isError).toBe(true);
    expect(peer.hits.map(({ path }) => path)).toEqual(['/orders']);
  });

  it('a name that resolves to a private address is blocked, and the model learns no address', async () => {
    const agent = await bench.agentWith([webhook({ url: 'http://shop.rebind.example:8080/orders' })]);
    const { result } = await run(agent);
    expect(result).toBe('The tool order_status could not be reached. Do not claim that it worked.');
    const [log] = await bench.logs();
    expect(log).toMatchObject({ status: 'error', error: expect.stringContaining('blocked_address') });
    expect(JSON.stringify(log)).not.toContain('127.0.0.1');
  });
});

describe('arguments', () => {
  it('invalid ones are refused with a remedy, and no request is sent', async () => {
    const agent = await bench.agentWith([webhook()]);
    const { result, isError } = await run(agent, { number: 'no', count: 0, more: 1 });
    expect(isError).toBe(true);
    expect(result).toMatch(/^The arguments do not fit, nothing was done\. .*more.*count.*number/s);
    expect(peer.hits).toEqual([]);
    expect((await bench.logs())[0]).toMatchObject({ status: 'refused', latency_ms: 0 });
  });

  it('are sent only when valid, for any type', async () => {
    const agent = await bench.agentWith([webhook({ body_mode: 'args' })]);
    const runner = bench.runs.runnerFor(bench.talk(agent));
    const fitting = fc.record(
      { number: fc.stringMatching(/^[A-Z]-[0-9]{1,6}$/), count: fc.integer({ min: 1 }) },
      { requiredKeys: ['number'] },
    );
    const near = fc.record(
      { number: fc.oneof(fc.string(), fc.jsonValue()), count: fc.jsonValue(), extra: fc.jsonValue() },
      { requiredKeys: [] },
    );
    const given = fc.sample(fc.oneof(fc.jsonValue(), fc.object(), near, fitting), 1_000);
    let sent = 0;
    for (const args of given) {
      const { isError } = await runner.run(orderCall(args), signal);
      if (!isError) sent += 1;
    }
    expect(peer.hits).toHaveLength(sent);
    expect(sent).toBeGreaterThan(50);
    expect(sent).toBeLessThan(1_000);
    for (const { body } of peer.hits) {
      const { number, count, ...others } = JSON.parse(body);
      expect(number).toMatch(/^[A-Z]-[0-9]{1,6}$/);
      expect(count === undefined || (Number.isInteger(count) && count >= 1)).toBe(true);
      expect(others).toEqual({});
    }
    await bench.runs.idle();
  });

  it('with path traversal are refused', async () => {
    const parameters = { type: 'object', properties: { id: { type: 'string' } } };
    const agent = await bench.agentWith([webhook({ url: `${peer.origin}/orders/{id}/state` }, { parameters })]);
    for (const args of [{ id: '..' }, { id: '../../admin' }, {}, { id: '' }]) {
      expect(await run(agent, args)).toMatchObject({ isError: true, result: expect.stringContaining('/id: ') });
    }
    expect(peer.hits).toEqual([]);
    await run(agent, { id: 'a/b' });
    expect(peer.hits[0]?.path).toBe('/orders/a%2Fb/state');
    expect((await bench.logs()).slice(1, 5).map(({ status }) => status)).toEqual(Array(4).fill('refused'));
  });

  it('are not checked before a required verification', async () => {
    const agent = await bench.agentWith([webhook({}, { requires_verification: true })]);
    const refused = await run(agent);
    expect(refused.result).toContain('proven who they are');
    expect(peer.hits).toEqual([]);
    expect((await run(agent, undefined, { isVerified: () => true })).isError).toBe(false);
    expect((await bench.logs()).slice(0, 2).map(({ status }) => status)).toEqual(['ok', 'refused']);
  });
});

describe('secrets', () => {
  it('are in no outcome, tool log or log line, even when echoed', async () => {
    const odd = 'odd"\\secret-9876543210';
    const agent = await bench.agentWith([webhook({ headers: { Authorization: orderHeader, 'X-Customer': odd } })]);
    const signing = agent.tools[0]?.signing_secret ?? '';
    const outcomes: unknown[] = [];
    for (const status of [200, 500]) {
      peer.respond((hit) => ({ status, body: { you_sent: hit.headers, signing, plain: odd } }));
      outcomes.push(await run(agent));
    }
    expect(peer.hits[0]?.headers).toMatchObject({ authorization: orderHeader, 'x-customer': odd });
    peer.respond((hit) => ({ body: `${hit.headers['authorization']} ${odd}` }));
    outcomes.push(await run(agent));
    const trial = await bench.tenant.request('POST', `/api/tools/${agent.tools[0]?.id}/test`, {
      arguments: { number: 'A-1' },
    });
    expect(trial.statusCode).toBe(200);
    const everything = [outcomes, await bench.logs(), bench.logged(), trial.body].map((each) => JSON.stringify(each));
    for (const text of everything) {
      expect(text).not.toContain('tool-secret-value');
      expect(text).not.toContain('secret-9876543210');
    }
    expect(everything[0]).toContain('[redacted]');
  });
});

// Regression: a tester saw the tool's secret in a variable, and a visitor saw it in the chat: the server escaped the
// slash in its echo, and keys in the query were not redacted.
it('query secrets and escaped echoes reach neither model nor variables', async () => {
  const request = { headers: { Authorization: 'Bearer a/b/tool-secret' }, query: { api_key: 'query/secret-1' } };
  const response = { assign: { who: '/auth', key: '/url' } };
  const agent = await bench.agentWith([webhook(request, { response })]);
  peer.respond((hit) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      auth: hit.headers['authorization'],
      url: '?api_key=query%2Fsecret-1',
      plain: 'query/secret-1',
    }).replaceAll('/', String.raw`\/`),
  }));
  const outcome = await run(agent);
  const trial = await bench.tenant.request('POST', `/api/tools/${agent.tools[0]?.id}/test`, {
    arguments: { number: 'A-1' },
  });
  expect(outcome.variables).toEqual({ who: '[redacted]', key: '?api_key=[redacted]' });
  expect(trial.json().variables).toEqual(outcome.variables);
  const everything = JSON.stringify([outcome, trial.json(), await bench.logs()]);
  expect(everything).not.toMatch(/tool-secret|secret-1/);
});

it('unknown and disabled tools are refused', async () => {
  const agent = await bench.agentWith([webhook()]);
  const runner = bench.runs.runnerFor(bench.talk(agent));
  expect(await runner.run(orderCall({}, 'drop_tables'), signal)).toEqual({
    result: 'There is no tool called drop_tables.',
    isError: true,
  });
  const resting = { ...agent, config: { ...agent.config, disabled_tool_ids: agent.config.tool_ids } };
  expect(await bench.runs.runnerFor(bench.talk(resting)).definitions()).toEqual([]);
  expect(peer.hits).toEqual([]);
});

it('another tenant’s tool is not loaded', async () => {
  const agent = await bench.agentWith([webhook()]);
  const other = await bench.app.createTenant();
  const runner = bench.runs.runnerFor(bench.talk(agent, { tenantId: other.id }));
  expect(await runner.definitions()).toEqual([]);
  expect((await runner.run(orderCall(), signal)).isError).toBe(true);
  expect(peer.hits).toEqual([]);
});
