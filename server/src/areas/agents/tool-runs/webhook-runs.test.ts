import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderCall, orderHeader, orderSchema, orderTool } from '../../../../test/order-tool.ts';
import { type BenchAgent, openToolBench, type ToolBench } from '../../../../test/tool-bench.ts';
import { isSigned, startToolPeer } from '../../../../test/tool-peer.ts';

let bench: ToolBench;
let peer: Awaited<ReturnType<typeof startToolPeer>>;
const signal = new AbortController().signal;

beforeAll(async () => {
  [bench, peer] = await Promise.all([openToolBench(), startToolPeer()]);
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

describe('the log of a run', () => {
  it('holds placeholders under pii_redaction and nothing under zero_retention; the server has the real words', async () => {
    peer.respond(() => ({ body: { email: 'anna@example.com' } }));
    const args = { number: 'Card 4111 1111 1111 1111' };
    const parameters = { type: 'object', properties: { number: { type: 'string' } }, required: ['number'] };
    const redacting = await bench.agentWith([webhook({}, { parameters })], { pii_redaction: true });
    expect(await run(redacting, args)).toMatchObject({ result: '{"email":"anna@example.com"}' });
    expect(peer.hits.at(-1)?.body).toContain('4111 1111 1111 1111');
    const [redacted] = await bench.logs();
    expect(JSON.stringify([redacted?.['request'], redacted?.['response']])).toMatch(/\[card\].*\[email\]/);
    expect(JSON.stringify(redacted)).not.toMatch(/4111 1111|anna@/);
    await run(await bench.agentWith([webhook({}, { parameters })], { zero_retention: true }), args);
    expect((await bench.logs())[0]).toMatchObject({ status: 'ok', request: null, response: null, error: null });
  });
});

describe('a request', () => {
  it('is signed, carries its context, and its answer goes to the model', async () => {
    const agent = await bench.agentWith([webhook()]);
    const callId = await bench.newCall();
    peer.respond(() => ({ body: { state: 'shipped' } }));
    const call = orderCall({ number: 'A-1', count: 2 });
    const runner = bench.runs.runnerFor(
      bench.talk(agent, {
        channel: 'voice',
        call: {
          id: callId,
          type: 'phone',
          phoneNumber: '+46701740605',
          ourNumber: '+46846500401',
          metadata: { campaign: 'spring' },
          offsetMs: () => 1234.4,
        },
      }),
    );
    expect(await runner.definitions()).toEqual([
      { name: 'order_status', description: 'Where an order is', parameters: orderSchema, onInterrupt: 'finish' },
    ]);
    expect(await runner.run(call, signal)).toEqual({ result: '{"state":"shipped"}', isError: false });

    const [hit] = peer.hits;
    if (!hit) throw new Error('Nothing was sent');
    expect(isSigned(hit, agent.tools[0]?.signing_secret ?? '')).toBe(true);
    expect(hit.headers).toMatchObject({ authorization: orderHeader, 'content-type': 'application/json' });
    const sent = JSON.parse(hit.body);
    expect(sent).toEqual({
      type: 'tool.call',
      tool_call_id: call.id,
      name: 'order_status',
      call: { id: callId, phone_number: '+46701740605', metadata: { campaign: 'spring' } },
      agent: { id: agent.id, version: agent.version },
      runtime: { token: expect.stringMatching(/^prt_/), expires_at: expect.stringMatching(/Z$/) },
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      arguments: { number: 'A-1', count: 2 },
    });
    const [log] = await bench.logs();
    expect(log).toMatchObject({
      id: hit.headers['webhook-id'],
      tool_id: agent.tools[0]?.id,
      tool_name: 'order_status',
      tool_type: 'webhook',
      agent_id: agent.id,
      agent_version: agent.version,
      call_id: callId,
      session_id: null,
      tool_call_id: call.id,
      status: 'ok',
      source: 'parley',
      error: null,
      attempts: 1,
      offset_ms: 1234,
      response: { status: 200, body: { state: 'shipped' } },
    });
  });

  it('from a chat names the session, and reuses the tool call id', async () => {
    const agent = await bench.agentWith([webhook()]);
    const id = await bench.newSession(agent);
    const runner = bench.runs.runnerFor(
      bench.talk(agent, { session: { id, metadata: {} }, variables: () => ({ phone_number: '+46701740605' }) }),
    );
    const ownId = bench.app.deps.newId();
    await runner.run({ ...orderCall(), id: ownId }, signal);
    expect(JSON.parse(peer.hits[0]?.body ?? '')).toMatchObject({
      session: { id, phone_number: '+46701740605', metadata: {} },
    });
    expect(peer.hits[0]?.headers).toMatchObject({ 'webhook-id': ownId, 'idempotency-key': ownId });
  });

  it('is signed with both secrets during a rotation', async () => {
    const agent = await bench.agentWith([webhook()]);
    const [tool] = agent.tools;
    const rotated = await bench.tenant.request('POST', `/api/tools/${tool?.id}/signing-secret/rotate`, {});
    const secrets = [tool?.signing_secret ?? '', rotated.json().signing_secret];
    await run(agent);
    const [hit] = peer.hits;
    if (!hit) throw new Error('Nothing was sent');
    expect(secrets.map((secret) => isSigned(hit, secret))).toEqual([true, true]);
    expect(isSigned(hit, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).toBe(false);
  });

  it('is retried under one id when configured, each attempt signed', async () => {
    const agent = await bench.agentWith([webhook({}, { retries: 2 })]);
    const statuses = [503, 429, 200];
    peer.respond(() => ({ status: statuses[peer.hits.length - 1] ?? 200, headers: { 'retry-after': '0' } }));
    expect(await run(agent)).toEqual({ result: 'Done.', isError: false });
    expect(peer.hits).toHaveLength(3);
    expect(new Set(peer.hits.map((hit) => hit.headers['webhook-id'])).size).toBe(1);
    for (const hit of peer.hits) expect(isSigned(hit, agent.tools[0]?.signing_secret ?? '')).toBe(true);
    expect((await bench.logs())[0]).toMatchObject({ status: 'ok', attempts: 3 });
  });

  it('is not retried by default, nor after permanent errors', async () => {
    peer.respond(() => ({ status: 503 }));
    await run(await bench.agentWith([webhook()]));
    expect(peer.hits).toHaveLength(1);
    const agent = await bench.agentWith([webhook({}, { retries: 5 })]);
    peer.respond(() => ({ status: 404, body: { secret: 'x' } }));
    await run(agent);
    expect(peer.hits).toHaveLength(1);
  });
});

describe('in the background', () => {
  it('an async tool is accepted at once, outlives the turn, and is logged', async () => {
    const agent = await bench.agentWith([webhook({}, { async: true })]);
    let answer = () => {};
    const asked = peer.nextHit();
    peer.respond((_hit, response) => {
      answer = () => void response.end('{"result":"late","end_call":true}');
      return undefined;
    });
    const turn = new AbortController();
    const outcome = await run(agent, undefined, {}, turn.signal);
    expect(outcome).toMatchObject({ isError: false, result: expect.stringContaining('passed on') });
    expect(outcome.endsCall).toBeUndefined();
    await asked;
    turn.abort();
    answer();
    expect((await bench.logs())[0]).toMatchObject({ status: 'ok', response: { body: { result: 'late' } } });
  });

  it('invalid arguments are refused at once', async () => {
    const agent = await bench.agentWith([webhook({}, { async: true })]);
    expect(await run(agent, {})).toMatchObject({ isError: true, result: expect.stringContaining('do not fit') });
  });
});

it('an agent runs the revision its version pins, a change is a new version', async () => {
  const agent = await bench.agentWith([webhook()]);
  const changed = await bench.tenant.request('PATCH', `/api/tools/${agent.tools[0]?.id}`, {
    description: 'Says where an order is',
  });
  expect(changed.statusCode).toBe(200);
  const [before] = await bench.runs.runnerFor(bench.talk(agent)).definitions();
  expect(before?.description).toBe('Where an order is');
});

describe('an answer', () => {
  it('sets variables, is reduced to the selection, speaks and hangs up', async () => {
    const agent = await bench.agentWith([
      webhook({}, { response: { select: ['/result/state'], assign: { order_state: '/result/state' } } }),
    ]);
    peer.respond(() => ({
      body: { result: { state: 'lost' }, say: 'I am sorry.', end_call: true, variables: { n: 1 } },
    }));
    expect(await run(agent)).toEqual({
      result: 'lost',
      isError: false,
      say: 'I am sorry.',
      endsCall: true,
      variables: { n: '1', order_state: 'lost' },
    });
  });

  it.each([
    [400, 'did not accept the request (status 400)'],
    [401, 'did not accept the request (status 401)'],
    [500, 'could not do it just now (status 500)'],
    [429, 'could not do it just now (status 429)'],
  ])('with status %i is a failure in a sentence, with its details in the log alone', async (status, words) => {
    const agent = await bench.agentWith([webhook()]);
    peer.respond(() => ({ status, body: 'Error at /srv/app/orders.js:12 (10.0.0.7)' }));
    const outcome = await run(agent);
    expect(outcome).toEqual({
      result: `The tool order_status ${words}. Do not claim that it worked.`,
      isError: true,
    });
    const [log] = await bench.logs();
    expect(log).toMatchObject({ status: 'error', response: { status, body: expect.stringContaining('orders.js') } });
    const events = await bench.app.deps.db.platform.pool.query(
      `select data from events where tenant_id = $1 and type = 'tool.failed' order by 1`,
      [bench.tenant.id],
    );
    expect(events.rows.map(({ data }) => data.log_id)).toContain(log?.['id']);
  });

  it.each([
    ['too much', { body: 'x'.repeat(2_000) }, 'answered with too much', 'error'],
    ['too much without saying how much', undefined, 'answered with too much', 'error'],
    [
      'broken JSON',
      { headers: { 'content-type': 'application/json' }, body: '{"a":' },
      'answered with something unreadable',
      'error',
    ],
    ['bytes', { body: Buffer.from([0xff, 0xfe, 0x00, 0x80]) }, 'answered with something unreadable', 'error'],
  ])('with %s is a failure', async (_name, answer, words, status) => {
    const agent = await bench.agentWith([webhook({}, { response: { max_bytes: 1_000 } })]);
    peer.respond((_hit, response) => {
      if (answer) return answer;
      response.writeHead(200, { 'content-type': 'text/plain' });
      for (let part = 0; part < 40; part += 1) response.write('y'.repeat(100));
      response.end();
      return undefined;
    });
    expect((await run(agent)).result).toContain(words);
    expect((await bench.logs())[0]).toMatchObject({ status });
  });

  it('a truncated response is a failure', async () => {
    const agent = await bench.agentWith([webhook()]);
    peer.respond((_hit, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"a":');
      setImmediate(() => response.destroy());
      return undefined;
    });
    expect((await run(agent)).result).toContain('could not be reached');
  });

  it.each([
    ['never comes', false],
    ['never ends', true],
  ])('that %s ends with the tool’s time, tries included', async (_name, begins) => {
    const agent = await bench.agentWith([webhook({}, { timeout_ms: 500, retries: 5 })]);
    peer.respond((_hit, response) => {
      if (begins) response.writeHead(200).write('a');
      return undefined;
    });
    expect(await run(agent)).toEqual({
      result: 'The tool order_status did not answer in time. Do not claim that it worked.',
      isError: true,
    });
    expect((await bench.logs())[0]).toMatchObject({ status: 'timeout', attempts: 1 });
  });

  it('is decoded by its declared encoding', async () => {
    const agent = await bench.agentWith([webhook()]);
    const body = Buffer.from('G\xf6teborg', 'latin1');
    peer.respond(() => ({ headers: { 'content-type': 'text/plain; charset=iso-8859-1' }, body }));
    expect((await run(agent)).result).toBe('Göteborg');
  });

  it('is dropped after an abort', async () => {
    const agent = await bench.agentWith([webhook()]);
    peer.respond(() => undefined);
    const stop = new AbortController();
    const asked = peer.nextHit();
    const running = run(agent, undefined, {}, stop.signal);
    await asked;
    stop.abort(new Error('the caller spoke'));
    expect(await running).toMatchObject({ isError: true });
    expect((await bench.logs())[0]).toMatchObject({ status: 'cancelled', error: null });
  });
});

it('filler phrases are rendered with the current variables', async () => {
  const speak = { before: 'static', text: 'One moment, {{name}}.', on_error: 'Sorry.' };
  const agent = await bench.agentWith([webhook({}, { speak, on_interrupt: 'cancel' })]);
  const known: Record<string, string> = {};
  const runner = bench.runs.runnerFor(bench.talk(agent, { variables: () => known }));
  const speech = async () => (await runner.definitions())[0];
  expect(await speech()).toMatchObject({
    speech: { before: 'One moment, .', onError: 'Sorry.' },
    onInterrupt: 'cancel',
  });
  known['name'] = 'Ada';
  expect(await speech()).toMatchObject({ speech: { before: 'One moment, Ada.' } });
});
