import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BenchAgent, openToolBench, type ToolBench } from '../../../../test/tool-bench.ts';
import { type McpPeer, startMcpPeer } from '../../../providers/mcp/testing/mcp-peer.ts';

let bench: ToolBench;
let peer: McpPeer;
const secret = 'Bearer mcp-secret-0123456789';
const signal = new AbortController().signal;

beforeAll(async () => {
  [bench, peer] = await Promise.all([openToolBench(), startMcpPeer()]);
});
afterAll(async () => {
  await bench.close();
  await peer.close();
});
beforeEach(() => {
  peer.setFault(undefined);
  peer.called.length = 0;
});

const mcp = (more: Record<string, unknown> = {}, tools: string[] = []) => ({
  name: 'shop',
  type: 'mcp',
  mcp: { url: peer.url, headers: { Authorization: secret }, tools },
  ...more,
});
const use = (agent: BenchAgent, name: string, given: Record<string, unknown> = {}) =>
  bench.runs.runnerFor(bench.talk(agent)).run({ id: 'call-1', name, arguments: given }, signal);
const namesOf = async (agent: BenchAgent) =>
  (await bench.runs.runnerFor(bench.talk(agent)).definitions()).map(({ name }) => name);

describe('the tools of a server', () => {
  it('are offered prefixed with the tool’s name, all or the selected ones', async () => {
    const all = ['shop_order_status', 'shop_price', 'shop_broken', 'shop_large', 'shop_waits', 'shop_picture'];
    expect(await namesOf(await bench.agentWith([mcp()]))).toEqual(all);
    const some = await bench.agentWith([
      { name: 'shop_price', type: 'webhook', request: { url: peer.url } },
      mcp({}, ['price', 'unknown']),
    ]);
    expect(await namesOf(some)).toEqual(['shop_price', 'shop_price_2']);
  });

  it('run with validated arguments; text goes to the model, data to variables', async () => {
    const agent = await bench.agentWith([mcp({ response: { assign: { price: '/amount' } } })]);
    expect(await use(agent, 'shop_order_status', { number: 'A-100' })).toEqual({
      result: 'Order A-100 is on its way.',
      isError: false,
    });
    expect(peer.called).toEqual([{ name: 'order.status', arguments: { number: 'A-100' } }]);
    expect(await use(agent, 'shop_price')).toEqual({
      result: 'It costs 99 kronor.',
      isError: false,
      variables: { price: '99' },
    });
    const [log] = await bench.logs();
    expect(log).toMatchObject({
      tool_name: 'shop_price',
      tool_type: 'mcp',
      status: 'ok',
      request: { tool: 'price', arguments: {} },
      response: { is_error: false, content: { amount: 99, currency: 'SEK' } },
    });
  });

  it('the model gets the selected data', async () => {
    const agent = await bench.agentWith([mcp({ response: { select: ['/currency'] } })]);
    expect((await use(agent, 'shop_price')).result).toBe('SEK');
  });

  it('invalid arguments are not sent', async () => {
    const agent = await bench.agentWith([mcp()]);
    for (const given of [{}, { number: 7 }, { number: 'A' }]) {
      expect(await use(agent, 'shop_order_status', given)).toMatchObject({ isError: true });
    }
    expect(peer.called).toEqual([]);
  });

  it('tool-level failures carry the server’s message', async () => {
    const agent = await bench.agentWith([mcp()]);
    expect(await use(agent, 'shop_broken')).toEqual({ result: 'The warehouse is closed.', isError: true });
    expect((await bench.logs())[0]).toMatchObject({ status: 'error', response: { is_error: true } });
  });

  it('oversized and late answers are failures', async () => {
    const agent = await bench.agentWith([mcp({ timeout_ms: 500 })]);
    expect((await use(agent, 'shop_large')).result).toBe(
      'The tool shop_large answered with too much. Do not claim that it worked.',
    );
    expect((await use(agent, 'shop_waits')).result).toMatch(/did not answer in time\. Do not claim that it worked\.$/);
    expect((await bench.logs()).slice(0, 2)).toMatchObject([
      { status: 'timeout', error: 'No answer within 500 ms.' },
      { status: 'error' },
    ]);
  });
});

it('a broken server does not affect other tools or leak its secrets', async () => {
  const agent = await bench.agentWith([mcp(), { name: 'price', type: 'webhook', request: { url: peer.url } }]);
  peer.setFault((request, _body, response) => {
    response.writeHead(500).end(`at app.js ${request.headers.authorization}`);
    return true;
  });
  expect(await namesOf(agent)).toEqual(['price']);
  const working = await bench.agentWith([mcp()]);
  peer.setFault(undefined);
  expect((await namesOf(working)).length).toBeGreaterThan(0);
  peer.setFault((request, _body, response) => {
    response.writeHead(500).end(`at app.js ${request.headers.authorization}`);
    return true;
  });
  const outcome = await use(working, 'shop_price');
  expect(outcome.result).toBe('The tool shop_price could not be reached. Do not claim that it worked.');
  // Regression: the log of a server that failed said "unreachable: The server answered (status 500)".
  expect((await bench.logs())[0]).toMatchObject({ error: 'The server failed (status 500).' });
  const everything = JSON.stringify([outcome, await bench.logs(), bench.logged()]);
  expect(everything).not.toContain('mcp-secret');
  expect(everything).not.toContain('app.js');
});

it('a test run lists a server’s tools, or runs one', async () => {
  const agent = await bench.agentWith([mcp()]);
  const path = `/api/tools/${agent.tools[0]?.id}/test`;
  const test = async (given: Record<string, unknown>) =>
    (await bench.tenant.request('POST', path, { arguments: given })).json();
  expect(await test({})).toMatchObject({ status: 'ok', result: expect.stringContaining('order.status, price') });
  expect(await test({ tool: 'price' })).toMatchObject({ status: 'ok', result: 'It costs 99 kronor.' });
  expect(await test({ tool: 'none' })).toMatchObject({ status: 'error' });
  expect(await test({ something: 1 })).toMatchObject({ status: 'refused' });
});
