import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TransferPlan } from '#areas/telephony/directory';
import { openToolBench, type ToolBench } from '../../../../test/tool-bench.ts';
import type { ToolConversation } from './tool-conversation.ts';

let bench: ToolBench;

beforeAll(async () => {
  bench = await openToolBench();
});
afterAll(() => bench.close());

describe('transfer', () => {
  const targets = [
    { key: 'sales', label: 'Sales', destination: '+46846500401' },
    { key: 'care', label: 'Customer care', destination: '+46846500402' },
  ];

  it('is offered in voice with its transfer targets', async () => {
    const agent = await bench.agentWith([{ name: 'connect', type: 'transfer' }], { transfer_targets: targets });
    expect(await bench.namesOf(agent)).toEqual([]);
    const [definition] = await bench.definitions(agent, await bench.onPhone());
    expect(definition?.parameters).toMatchObject({
      properties: { target: { enum: ['sales', 'care'], description: 'To whom: sales: Sales; care: Customer care' } },
      required: ['target'],
      additionalProperties: false,
    });
    expect(await bench.use(agent, await bench.onPhone(), 'connect', { target: 'care' })).toEqual({
      result: 'The caller is being connected to Customer care.',
      isError: false,
      transferTo: 'care',
    });
    const nobody = await bench.agentWith([{ name: 'connect', type: 'transfer' }]);
    expect(await bench.namesOf(nobody, await bench.onPhone())).toEqual([]);
  });

  // Regression: a target with a queue was saved, and its transfers placed no call.
  it('leads into the queue of a directory entry, or says that it is closed; one that is not there is not offered', async () => {
    const queue = { ring: 'in_turn', rings_people: false, announce_seconds: 15 };
    const entry = { kind: 'department', name: 'Repairs', destinations: ['+46846500403'], queue };
    const made = await bench.tenant.request('POST', '/api/directory', entry);
    expect(made.statusCode).toBe(201);
    const agent = await bench.agentWith([{ name: 'connect', type: 'transfer' }], {
      transfer_targets: [
        { key: 'fix', label: 'Repairs', destination: 'queue:repairs' },
        { key: 'gone', label: 'Nowhere', destination: 'queue:Nowhere' },
      ],
    });
    const plans: TransferPlan[] = [];
    const transfers = {
      dial: (destination: string) => destination,
      plan: (plan: TransferPlan) => `planned:${plans.push(plan)}`,
      requestCallBack: async () => true,
    };
    const call = { ...(await bench.onPhone()), transfers };
    const [definition] = await bench.definitions(agent, call);
    expect(definition?.parameters).toMatchObject({ properties: { target: { enum: ['fix'] } } });
    expect(await bench.use(agent, call, 'connect', { target: 'fix' })).toMatchObject({ transferTo: 'planned:1' });
    expect(plans).toMatchObject([{ queue: { name: 'Repairs', people: 1 }, calls: [{ destination: '+46846500403' }] }]);
    const closed = { timezone: 'UTC', weekly: { monday: [] } };
    await bench.tenant.request('PATCH', `/api/directory/${made.json().id}`, { hours: closed });
    const outcome = await bench.use(agent, call, 'connect', { target: 'fix' });
    expect(outcome).toMatchObject({ isError: false, say: expect.stringContaining('Repairs') });
    expect(outcome.transferTo).toBeUndefined();
  });

  it('is limited to the tool’s targets', async () => {
    const tool = { name: 'connect', type: 'transfer', transfer: { targets: ['sales'] } };
    const agent = await bench.agentWith([tool], { transfer_targets: targets });
    const outcome = await bench.use(agent, await bench.onPhone(), 'connect', { target: 'care' });
    expect(outcome).toMatchObject({ isError: true });
    expect(outcome.transferTo).toBeUndefined();
  });
});

describe('end_call', () => {
  it('is offered in voice, speaks its message and hangs up', async () => {
    const tool = { name: 'hang_up', type: 'end_call', end_call: { message: 'Goodbye {{name}}.' } };
    const agent = await bench.agentWith([tool]);
    expect(await bench.namesOf(agent)).toEqual([]);
    const more = { ...(await bench.onPhone()), variables: () => ({ name: 'Ada' }) };
    expect(await bench.use(agent, more, 'hang_up')).toEqual({
      result: 'The call ends.',
      isError: false,
      endsCall: true,
      say: 'Goodbye Ada.',
    });
    const silent = await bench.agentWith([{ name: 'hang_up', type: 'end_call' }]);
    expect(await bench.use(silent, more, 'hang_up')).toEqual({
      result: 'The call ends.',
      isError: false,
      endsCall: true,
    });
  });
});

describe('dtmf', () => {
  it('is offered in phone calls, and sends the digits', async () => {
    const agent = await bench.agentWith([{ name: 'keys', type: 'dtmf' }]);
    const pressed: string[] = [];
    const pressDigits = async (digits: string) => void pressed.push(digits);
    expect(await bench.namesOf(agent, { ...(await bench.onPhone({ type: 'web' })), pressDigits: null })).toEqual([]);
    const more = { ...(await bench.onPhone()), pressDigits };
    expect((await bench.use(agent, more, 'keys', { digits: '12w#*' })).isError).toBe(false);
    for (const digits of ['', '1e', '1'.repeat(65), '+46']) {
      expect((await bench.use(agent, more, 'keys', { digits })).isError).toBe(true);
    }
    expect(pressed).toEqual(['12w#*']);
    const broken = { ...more, pressDigits: async () => Promise.reject(new Error('socket 10.0.0.7 closed')) };
    expect(await bench.use(agent, broken, 'keys', { digits: '1' })).toEqual({
      result: 'The tool keys failed. Do not claim that it worked.',
      isError: true,
    });
  });
});

describe('handoff', () => {
  it('is offered where an operator is available, with the model’s or the tool’s reason', async () => {
    const agent = await bench.agentWith([{ name: 'person', type: 'handoff', handoff: { reason: 'Asked for help' } }]);
    expect(await bench.namesOf(agent)).toEqual([]);
    const asked: unknown[] = [];
    let outcome: 'asked' | 'nobody_available' = 'asked';
    const more = {
      handOff: async (request: unknown) => {
        asked.push(request);
        return outcome;
      },
    };
    const first = await bench.use(agent, more, 'person', { summary: 'Wants a refund' });
    expect(first.isError).toBe(false);
    expect(JSON.parse(first.result)).toMatchObject({ outcome, note: expect.stringContaining('was asked') });
    outcome = 'nobody_available';
    const second = await bench.use(agent, more, 'person', { reason: 'Angry' });
    expect(JSON.parse(second.result)).toMatchObject({ outcome, note: expect.stringContaining('leaves a message') });
    expect(asked).toEqual([
      { reason: 'Asked for help', summary: 'Wants a refund' },
      { reason: 'Angry', summary: '' },
    ]);
  });
});

describe('client', () => {
  const parameters = { type: 'object', properties: { page: { type: 'string' } }, required: ['page'] };
  const tool = { name: 'show', type: 'client', parameters, response: { assign: { shown: '/page' }, max_bytes: 256 } };

  it('runs in the visitor’s page, and its answer is data', async () => {
    const agent = await bench.agentWith([tool]);
    expect(await bench.namesOf(agent)).toEqual([]);
    const asked: unknown[] = [];
    const answers: { result: unknown; isError: boolean }[] = [
      { result: { page: 'prices', result: 1, end_call: true }, isError: false },
      { result: 'No such page', isError: true },
      { result: 'x'.repeat(300), isError: false },
    ];
    const client: ToolConversation['client'] = {
      async call(request) {
        asked.push(request);
        return answers.shift() ?? null;
      },
    };
    expect(await bench.use(agent, { client }, 'show', { page: 'prices' })).toEqual({
      result: '{"page":"prices","result":1,"end_call":true}',
      isError: false,
      variables: { shown: 'prices' },
    });
    expect(asked[0]).toMatchObject({ name: 'show', arguments: { page: 'prices' }, waits: true, timeoutMs: 10_000 });
    expect(await bench.use(agent, { client }, 'show', { page: 'x' })).toEqual({
      result: 'No such page',
      isError: true,
    });
    expect((await bench.use(agent, { client }, 'show', { page: 'x' })).result).toContain('answered with too much');
    expect((await bench.use(agent, { client }, 'show', {})).result).toContain('do not fit');
    expect(asked).toHaveLength(3);
    expect((await bench.logs()).slice(0, 4).map(({ status }) => status)).toEqual(['refused', 'error', 'error', 'ok']);
  });

  it('an unanswered call times out', async () => {
    const agent = await bench.agentWith([tool]);
    const client = { call: async () => Promise.reject(new Error('The page did not answer within 10000 ms')) };
    expect((await bench.use(agent, { client }, 'show', { page: 'x' })).result).toContain('was not answered by');
    expect((await bench.logs())[0]).toMatchObject({ status: 'timeout' });
  });

  it('without an awaited answer it is sent to the page', async () => {
    const agent = await bench.agentWith([{ ...tool, client: { waits: false } }]);
    const waits: boolean[] = [];
    const client: ToolConversation['client'] = {
      async call(request) {
        waits.push(request.waits);
        return null;
      },
    };
    expect(await bench.use(agent, { client }, 'show', { page: 'x' })).toMatchObject({ isError: false });
    expect(waits).toEqual([false]);
  });
});
