import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { caller, openToolBench, type ToolBench } from '../../../../test/tool-bench.ts';
import type { TextSender } from '../../../providers/telephony/text-sender.ts';

const sent: Parameters<TextSender['send']>[0][] = [];
let failure: Error | undefined;
const twilio: TextSender = {
  provider: 'twilio',
  async send(message) {
    if (failure) throw failure;
    sent.push(message);
    return { status: 'sent', ref: `SM${sent.length}` };
  },
};
let bench: ToolBench;

beforeAll(async () => {
  bench = await openToolBench({ texts: [twilio] });
});
afterAll(() => bench.close());
afterEach(() => {
  sent.length = 0;
  failure = undefined;
});

const tool = { name: 'text', type: 'sms' };
const texts = async () => {
  const query = 'select * from text_messages where tenant_id = $1 order by created_at, id';
  return (await bench.app.deps.db.platform.pool.query(query, [bench.tenant.id])).rows;
};

let numbers = 0;
async function ownNumber(provider: string | null = 'twilio', more: Record<string, unknown> = {}): Promise<string> {
  const number = `+4684650${String((numbers += 1) + 100).padStart(4, '0')}`;
  const fields = { caller_id_allowed: true, status: 'active', ...more };
  await bench.app.deps.db.platform.pool.query(
    `insert into phone_numbers (tenant_id, id, number, raw_input, country, type, capabilities, source, provider,
       provider_ref, direction, status, caller_id_allowed, created_at, updated_at)
     values ($1, $2, $3, $3, 'SE', 'local', '{voice,sms}', 'carrier', $4, 'ref', 'both', $5, $6, now(), now())`,
    [bench.tenant.id, bench.app.deps.newId(), number, provider, fields.status, fields.caller_id_allowed],
  );
  return number;
}

// Regression: the built-in model asked a visitor "What is the to?".
it('asks for arguments by their titles', async () => {
  const agent = await bench.agentWith([{ ...tool, sms: { from_number: await ownNumber() } }]);
  const [definition] = await bench.definitions(agent, { isPortalUser: () => true });
  expect(definition?.parameters).toMatchObject({
    required: ['to', 'text'],
    properties: { to: { title: 'phone number' }, text: { title: 'message' } },
  });
});

it('a message goes from the call’s number to the caller by its carrier, and is stored', async () => {
  const agent = await bench.agentWith([tool]);
  const ourNumber = await ownNumber();
  const more = await bench.onPhone({ ourNumber });
  const [definition] = await bench.definitions(agent, more);
  expect(definition?.parameters).toMatchObject({ required: ['text'] });
  expect(await bench.use(agent, more, 'text', { text: 'Your table: 7 pm 🙂' })).toEqual({
    result: 'The text message was sent.',
    isError: false,
  });
  expect(sent).toMatchObject([{ from: ourNumber, to: caller, text: 'Your table: 7 pm 🙂' }]);
  expect((await texts()).at(-1)).toMatchObject({
    from_number: ourNumber,
    to_number: caller,
    status: 'sent',
    provider: 'twilio',
    provider_ref: 'SM1',
    call_id: more.call?.id,
  });
});

it('is not offered without a visible number of the tenant', async () => {
  const agent = await bench.agentWith([tool]);
  expect(await bench.namesOf(agent)).toEqual([]);
  for (const ourNumber of [
    '+46846509999',
    await ownNumber('twilio', { caller_id_allowed: false }),
    await ownNumber('twilio', { status: 'releasing' }),
  ]) {
    expect(await bench.namesOf(agent, await bench.onPhone({ ourNumber }))).toEqual([]);
  }
});

it('another tenant’s number is not used', async () => {
  const stranger = await bench.app.createTenant();
  const agent = await bench.agentWith([tool]);
  const ourNumber = await ownNumber();
  await bench.app.deps.db.platform.pool.query('update phone_numbers set tenant_id = $1 where number = $2', [
    stranger.id,
    ourNumber,
  ]);
  expect(await bench.namesOf(agent, await bench.onPhone({ ourNumber }))).toEqual([]);
});

it('without a carrier a message is stored and reported as not sent', async () => {
  const from_number = await ownNumber('builtin');
  const agent = await bench.agentWith([{ ...tool, sms: { from_number, text: 'Hello {{name}}' } }]);
  const [definition] = await bench.definitions(agent);
  expect(definition?.parameters).toMatchObject({ required: ['to'] });
  const more = { variables: () => ({ name: 'Ada' }) };
  const outcome = await bench.use(agent, more, 'text', { to: '+46 70 174 06 05' });
  expect(outcome).toMatchObject({ isError: false, result: expect.stringContaining('not sent') });
  expect((await texts()).at(-1)).toMatchObject({
    status: 'kept',
    provider: 'builtin',
    text: 'Hello Ada',
    to_number: caller,
  });
});

it.each([['112'], ['+46112'], ['+469391234567'], ['sip:ada@example.com'], ['+999123'], ['abc']])(
  'to %s is refused',
  async (to) => {
    const agent = await bench.agentWith([{ ...tool, sms: { from_number: await ownNumber() } }]);
    expect(await bench.use(agent, { isPortalUser: () => true }, 'text', { to, text: 'x' })).toMatchObject({
      isError: true,
      result: expect.stringContaining('Nothing was sent.'),
    });
    expect(sent).toEqual([]);
    expect((await bench.logs())[0]).toMatchObject({ status: 'refused' });
  },
);

// Regression: a stranger in a chat chose text and recipient: five messages per chat, in any number of chats, at the
// tenant's cost.
it('an anonymous chat sends only the tool’s fixed text', async () => {
  const from_number = await ownNumber();
  const agent = await bench.agentWith([
    { ...tool, sms: { from_number } },
    { name: 'directions', type: 'sms', sms: { from_number, text: 'Quay 7, the blue door.' } },
  ]);
  expect((await bench.definitions(agent, {})).map(({ name }) => name)).toEqual(['directions']);
  expect(await bench.use(agent, {}, 'text', { to: caller, text: 'Buy!' })).toMatchObject({ isError: true });
  expect(sent).toEqual([]);
});

it('at most 300 messages per tenant and hour', async () => {
  const agent = await bench.agentWith([{ ...tool, sms: { from_number: await ownNumber(), text: 'Hello' } }]);
  await bench.app.deps.db.platform.pool.query(
    `insert into text_messages (tenant_id, id, from_number, to_number, text, status, provider, created_at)
     select $1, gen_random_uuid(), '', '', '', 'sent', 'twilio', $2::timestamptz from generate_series(1, 300)`,
    [bench.tenant.id, bench.app.deps.clock.now()],
  );
  expect(await bench.use(agent, {}, 'text', { to: caller })).toMatchObject({
    isError: true,
    result: expect.stringContaining('in the last hour'),
  });
  await bench.app.deps.db.platform.pool.query(`delete from text_messages where to_number = ''`);
});

it('at most five messages per conversation, also concurrently', async () => {
  const agent = await bench.agentWith([tool]);
  const ourNumber = await ownNumber();
  const more = await bench.onPhone({ ourNumber });
  const outcomes = await Promise.all(
    Array.from({ length: 9 }, (_, at) => bench.use(agent, more, 'text', { text: `${at}` })),
  );
  expect(outcomes.filter(({ isError }) => !isError)).toHaveLength(5);
  expect(sent).toHaveLength(5);
  expect(outcomes.find(({ isError }) => isError)?.result).toContain('No more than 5');
  const nextCall = await bench.onPhone({ ourNumber });
  expect((await bench.use(agent, nextCall, 'text', { text: 'x' })).isError).toBe(false);
});

it('a carrier’s refusal is reported, without a retry', async () => {
  const message = 'Twilio refused it (400, code 21610)';
  failure = Object.assign(new Error(message), { name: 'TelephonyError', code: 'refused' });
  const agent = await bench.agentWith([tool]);
  const more = await bench.onPhone({ ourNumber: await ownNumber() });
  expect(await bench.use(agent, more, 'text', { text: 'x' })).toEqual({
    result: `The text message was not sent. ${message}`,
    isError: true,
  });
  expect((await texts()).at(-1)).toMatchObject({ status: 'failed', error: message });
});

it('a text message can be tested; a tool that needs a conversation cannot', async () => {
  const from_number = await ownNumber('builtin');
  const agent = await bench.agentWith([
    { name: 'hang_up', type: 'end_call' },
    { name: 'text', type: 'sms', sms: { from_number } },
  ]);
  const test = async (at: number, given: Record<string, unknown>) =>
    (await bench.tenant.request('POST', `/api/tools/${agent.tools[at]?.id}/test`, { arguments: given })).json();
  expect(await test(0, {})).toMatchObject({
    status: 'refused',
    result: expect.stringContaining('conversation only'),
  });
  const trial = await test(1, { to: caller, text: 'Hello' });
  expect(trial).toMatchObject({ status: 'ok', request: { from: from_number, to: caller, text: 'Hello' } });
  const [log] = (await bench.logs()).filter(({ id }) => id === trial.log_id);
  expect(log).toMatchObject({ source: 'test', agent_id: null, status: 'ok' });
});

// Regression: a step that was repeated after a crash sent its message a second time.
it('a message is sent once under one key; one whose sender died counts as sent, with its outcome unknown', async () => {
  const agent = await bench.agentWith([tool]);
  const more = await bench.onPhone({ ourNumber: await ownNumber() });
  const under = (id: string) =>
    bench.runs
      .runnerFor(bench.talk(agent, more))
      .run({ id, name: 'text', arguments: { text: 'Your table: 7 pm' } }, new AbortController().signal);
  const key = bench.app.deps.newId();
  const first = await under(key);
  expect(await under(key)).toEqual(first);
  expect(sent).toHaveLength(1);
  const lost = bench.app.deps.newId();
  await under(lost);
  await bench.app.deps.db.platform.pool.query(
    `update text_messages set status = 'sending', provider_ref = null where send_key = $1`,
    [lost],
  );
  expect(await under(lost)).toMatchObject({ isError: true, result: expect.stringContaining('may have gone out') });
  expect(sent).toHaveLength(2);
});
