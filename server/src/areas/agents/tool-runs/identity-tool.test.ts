import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { converse } from '#brain/converse.ts';
import type { LanguageModel, ToolCall } from '#brain/ports.ts';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { type BenchAgent, openToolBench, type ToolBench } from '../../../../test/tool-bench.ts';
import { openCall } from '../../../../test/test-calls.ts';
import { type OpenIdPeer, openOpenIdPeer, peerClient } from '../../../providers/identity/testing/openid-peer.ts';

// The real provider oidc-provider, the real tools and database; the model is a double that tries what it may not.

const caller = '+46701740605';
const people = {
  'tel:+46701740605': { personal_number: '198001019876', phone_number: caller, name: 'Ada Berg' },
  // Her number is another one than that of the call, as after a number was ported.
  'tel:+46701740607': { personal_number: '199912312380', phone_number: '+46701740606', name: 'Mallory' },
};
const clock = createTestClock(new Date());
let bench: ToolBench;
let peer: OpenIdPeer;
let agent: BenchAgent;

beforeAll(async () => {
  peer = await openOpenIdPeer(people);
  bench = await openToolBench({ clock });
  const connected = await connect({ mode: 'live' });
  expect([connected.statusCode, connected.body]).toEqual([200, expect.not.stringContaining(peerClient.secret)]);
  const tested = await bench.tenant.request('POST', '/api/identity/connections/oidc-ciba/test');
  expect(tested.json().test).toMatchObject({ is_ok: true });
  agent = await bench.agentWith([
    { name: 'verify_identity', type: 'identity', timeout_ms: 20_000, identity: { method: 'eid', message: 'Payout' } },
    {
      name: 'press_keys',
      type: 'dtmf',
      requires_verification: true,
      verification: { methods: ['eid'], max_age_seconds: 600 },
    },
  ]);
});
afterAll(async () => {
  await bench.close();
  await peer.close();
});
beforeEach(() => {
  peer.asked.length = 0;
});

const connect = (more: object) =>
  bench.tenant.request('PUT', '/api/identity/connections/oidc-ciba', {
    issuer: peer.issuer,
    client_id: peerClient.id,
    client_secret: peerClient.secret,
    ...more,
  });

/** A phone call in progress, as its tools see it; `pressed` are the keys the gated tool pressed. */
async function onCall(phoneNumber = caller) {
  const call = await openCall(bench.app, bench.tenant.id, { type: 'phone', parties: { phoneNumber } } as never);
  await bench.app.deps.calls.store.markAnswered(call);
  await bench.app.deps.db.platform.pool.query('update calls set phone_number = $1 where id = $2', [
    phoneNumber,
    call.id,
  ]);
  const pressed: string[] = [];
  const conversation = bench.talk(agent, {
    channel: 'voice',
    call: { id: call.id, type: 'phone', phoneNumber, ourNumber: null, metadata: {}, offsetMs: () => 0 },
    pressDigits: async (digits) => void pressed.push(digits),
  });
  const runner = bench.runs.runnerFor(conversation);
  const run = (name: string, given: Record<string, unknown> = {}) =>
    runner.run({ id: bench.app.deps.newId(), name, arguments: given }, new AbortController().signal);
  return {
    id: call.id,
    runner,
    pressed,
    verify: () => run('verify_identity'),
    pay: () => run('press_keys', { digits: '5' }),
  };
}

/** Answers the request that reaches the person's app, and lets the time of the next poll come. */
async function answering(how: (asked: OpenIdPeer['asked'][number]) => Promise<void>): Promise<void> {
  await expect.poll(() => peer.asked.length, { timeout: 10_000 }).toBe(1);
  const [asked] = peer.asked;
  if (asked) await how(asked);
  // The start of the verification is stored after the person was asked.
  await expect
    .poll(
      async () => {
        clock.advance(6_000);
        const { data } = (await bench.tenant.request('GET', '/api/identity/verifications?state=pending')).json();
        return data.length;
      },
      { timeout: 15_000, interval: 300 },
    )
    .toBe(0);
}
const newest = async () => (await bench.tenant.request('GET', '/api/identity/verifications')).json().data[0];

it('a caller who approves in their app can do what needs it, in this call alone', async () => {
  const call = await onCall();
  const other = await onCall();
  expect(await call.pay()).toMatchObject({ wasRefused: true });
  const [outcome] = await Promise.all([call.verify(), answering((asked) => peer.approve(asked))]);
  expect(JSON.parse(outcome.result)).toMatchObject({ state: 'approved' });
  expect(peer.asked[0]?.message).toBe('Payout');
  expect(await call.pay()).toMatchObject({ isError: false });
  expect(call.pressed).toEqual(['5']);
  expect(await other.pay()).toMatchObject({ wasRefused: true });
  expect(other.pressed).toEqual([]);
  const row = await newest();
  expect(row).toMatchObject({ state: 'approved', call_id: call.id, mode: 'live', subject_hint: '••••••••••76' });
  const { rows } = await bench.app.deps.db.platform.pool.query(
    `select row_to_json(v)::text as text from identity_verifications v union all select row_to_json(e)::text from events e
     union all select row_to_json(t)::text from tool_logs t union all select row_to_json(s)::text from secrets s`,
  );
  // The number is nowhere in the database, nor in the log.
  expect(rows.length).toBeGreaterThan(1);
  for (const { text } of rows) expect(text).not.toMatch(/8001019876/);
  expect(bench.logged()).not.toMatch(/8001019876/);
  const { rows: told } = await bench.app.deps.db.platform.pool.query(
    "select data from events where type = 'identity.verification.completed' and data ->> 'call_id' = $1",
    [call.id],
  );
  expect(told).toHaveLength(1);
  clock.advance(601_000);
  expect(await call.pay()).toMatchObject({ wasRefused: true });
});

it('an answer with another number than that of the call is refused', async () => {
  const call = await onCall('+46701740607');
  const [outcome] = await Promise.all([call.verify(), answering((asked) => peer.approve(asked))]);
  expect(JSON.parse(outcome.result)).toMatchObject({ state: 'failed' });
  expect(await newest()).toMatchObject({ failure: 'subject_mismatch', subject_hash: null });
  expect(await call.pay()).toMatchObject({ wasRefused: true });
});

it('a caller who declines stays unverified', async () => {
  const call = await onCall();
  const [outcome] = await Promise.all([call.verify(), answering((asked) => peer.decline(asked))]);
  expect(JSON.parse(outcome.result)).toMatchObject({ state: 'declined' });
  expect(await call.pay()).toMatchObject({ wasRefused: true });
});

// Anyone can be anyone in test mode: an approval there opened the gates of live agents.
it('in test mode an approval proves nothing, until the connection accepts test identities', async () => {
  await connect({ mode: 'test' });
  const call = await onCall();
  const [outcome] = await Promise.all([call.verify(), answering((asked) => peer.approve(asked))]);
  expect(JSON.parse(outcome.result)).toMatchObject({
    state: 'approved',
    note: expect.stringContaining('proves nothing'),
  });
  expect(await newest()).toMatchObject({ state: 'approved', mode: 'test' });
  expect(await call.pay()).toMatchObject({ wasRefused: true });
  const { rows } = await bench.app.deps.db.platform.pool.query(
    "select 1 from events where type = 'identity.verification.completed' and data ->> 'call_id' = $1",
    [call.id],
  );
  expect(rows).toEqual([]);
  const refused = await connect({ mode: 'live', accepts_test_identities: true });
  expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, '/accepts_test_identities']);
  expect((await connect({ mode: 'test', accepts_test_identities: true })).json().settings).toMatchObject({
    accepts_test_identities: true,
  });
  expect(await call.pay()).toMatchObject({ isError: false });
  await connect({ mode: 'live' });
  expect(await call.pay()).toMatchObject({ wasRefused: true });
});

it('a callback that is forged, swapped between two calls, replayed or late proves nothing', async () => {
  const [first, second] = [await onCall(), await onCall()];
  const start = async (callId: string) => {
    const body = { call_id: callId, message: 'Payout' };
    const { id } = (await bench.tenant.request('POST', '/api/identity/verifications/eid', body)).json();
    await expect.poll(async () => (await secretsOf(id)).reference, { timeout: 10_000 }).toBeTypeOf('string');
    return { id, ...(await secretsOf(id)) };
  };
  const { db, vault } = bench.app.deps;
  /** Token and reference that the service was given, as an attacker there would know them. */
  const secretsOf = async (id: string): Promise<{ callbackToken: string; reference: string }> => {
    await bench.tenant.request('GET', `/api/identity/verifications/${id}`);
    return db.app.inTenant(bench.tenant.id, async (tx) => {
      const { rows } = await db.platform.pool.query('select secret_id from identity_verifications where id = $1', [id]);
      const opened = await vault.open(tx, bench.tenant.id, [rows[0].secret_id]);
      return JSON.parse(opened.get(rows[0].secret_id) ?? '{}');
    });
  };
  const call = async (token: string, reference: string, provider = 'oidc-ciba') => {
    const { statusCode } = await bench.app.server.inject({
      method: 'POST',
      url: `/api/identity/callbacks/${provider}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { auth_req_id: reference },
    });
    return statusCode;
  };
  const stateOf = async (id: string) => {
    clock.advance(6_000);
    return (await bench.tenant.request('GET', `/api/identity/verifications/${id}`)).json().state;
  };
  const one = await start(first.id);
  const other = await start(second.id);
  expect(await call('forged', one.reference)).toBe(401);
  expect(await call(one.callbackToken, one.reference, 'vipps')).toBe(401);
  expect(await call(one.callbackToken, other.reference)).toBe(403);
  expect(await call(other.callbackToken, one.reference)).toBe(403);
  // A genuine ping without an answer behind it asks the service and learns nothing.
  expect(await call(one.callbackToken, one.reference)).toBe(204);
  expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['pending', 'pending']);
  const [, askedLater] = peer.asked;
  if (askedLater) await peer.approve(askedLater);
  await expect.poll(() => stateOf(other.id), { timeout: 15_000, interval: 200 }).toBe('approved');
  expect(await first.pay()).toMatchObject({ wasRefused: true });
  expect(await second.pay()).toMatchObject({ isError: false });
  expect(await call(other.callbackToken, other.reference)).toBe(409);
  clock.advance(3_600_000);
  expect(await call(one.callbackToken, one.reference)).toBe(409);
  expect(await stateOf(one.id)).toBe('expired');
  expect(await first.pay()).toMatchObject({ wasRefused: true });
});

it('a model that pays first, names another number and verifies then, pays once', async () => {
  const call = await onCall();
  const plan: Omit<ToolCall, 'id'>[] = [
    { name: 'press_keys', arguments: { digits: '1' } },
    { name: 'verify_identity', arguments: { phone_number: '+46701740606' } },
    { name: 'verify_identity', arguments: {} },
    { name: 'press_keys', arguments: { digits: '2' } },
  ];
  const results: string[] = [];
  const model: LanguageModel = {
    id: 'impatient',
    async *stream({ messages }) {
      const last = messages.at(-1);
      if (last?.role === 'tool') results.push(last.result);
      const next = plan.shift();
      if (next) yield { kind: 'tool-call', call: { id: bench.app.deps.newId(), ...next } };
      else yield { kind: 'text-delta', text: 'Done.' } as never;
      yield { kind: 'finish', reason: next ? 'tool-calls' : 'stop', usage: { inputTokens: 1, outputTokens: 1 } };
    },
  };
  async function turn() {
    const events = converse({
      agent: {
        name: 'Robin',
        prompt: 'Pay out.',
        language: 'en',
        timezone: 'UTC',
        knowledge: { enabled: false, topK: 3, minScore: 0 },
        dynamicVariables: {},
      },
      channel: 'voice',
      model,
      tools: call.runner,
      retrievers: [],
      history: [{ role: 'user', text: 'Pay me out.' }],
      collected: {},
      clock,
      signal: new AbortController().signal,
    } as never);
    for await (const _ of events);
  }
  await Promise.all([turn(), answering((asked) => peer.approve(asked))]);
  expect(results[0]).toContain('runs only for somebody who has proven who they are');
  expect(results[1]).toContain('do not fit');
  expect(call.pressed).toEqual(['2']);
  expect(peer.asked.map(({ accountId }) => accountId)).toEqual(['tel:+46701740605']);
});

it('400 where no connected service knows whom to ask, 501 where none can ask in this conversation', async () => {
  const call = await onCall('+46701740606');
  await bench.app.deps.db.platform.pool.query('update calls set phone_number = null where id = $1', [call.id]);
  const ask = (method: string) =>
    bench.tenant.request('POST', `/api/identity/verifications/${method}`, { call_id: call.id, message: 'Payout' });
  const unasked = await ask('eid');
  expect([unasked.statusCode, unasked.json().details]).toMatchObject([400, [{ path: '/subject_hint' }]]);
  const unconnected = await ask('mobile-pay');
  expect([unconnected.statusCode, unconnected.json().reason]).toEqual([501, 'identity_no_service']);
});

it('409 for a second one at once, 429 for a fourth in one call, 404 of another tenant', async () => {
  const call = await onCall('+46701740606');
  const body = { call_id: call.id, message: 'Payout' };
  const start = () => bench.tenant.request('POST', '/api/identity/verifications/eid', body);
  const headers = { 'idempotency-key': bench.app.deps.newId() };
  const first = await bench.tenant.request('POST', '/api/identity/verifications/eid', body, headers);
  expect(first.statusCode).toBe(202);
  const again = await bench.tenant.request('POST', '/api/identity/verifications/eid', body, headers);
  expect([again.json().id, again.headers['idempotent-replayed']]).toEqual([first.json().id, 'true']);
  expect((await start()).statusCode).toBe(409);
  for (let count = 0; count < 2; count += 1) {
    clock.advance(3_600_000);
    await bench.tenant.request('GET', `/api/identity/verifications/${(await newest()).id}`);
    expect((await start()).statusCode).toBe(202);
  }
  clock.advance(3_600_000);
  await bench.tenant.request('GET', `/api/identity/verifications/${(await newest()).id}`);
  expect((await start()).statusCode).toBe(429);
  const stranger = await bench.app.createTenant();
  expect((await stranger.request('POST', '/api/identity/verifications/eid', body)).statusCode).toBe(404);
  expect((await stranger.request('GET', `/api/identity/verifications/${first.json().id}`)).statusCode).toBe(404);
});

it('made anonymous, a verification keeps its result alone, and counts nowhere', async () => {
  const { id } = await newest();
  const answer = await bench.tenant.request('POST', `/api/identity/verifications/${id}/anonymize`);
  expect(answer.json().verification).toMatchObject({ call_id: null, message: null, state: 'expired', method: 'eid' });
  const certificate = await bench.tenant.request(
    'GET',
    `/api/privacy/deletion-certificates/${answer.json().certificate_id}`,
  );
  expect([certificate.statusCode, certificate.json().kind]).toEqual([200, 'identity_verification']);
  expect((await bench.tenant.request('POST', `/api/identity/verifications/${id}/anonymize`)).statusCode).toBe(409);
});

it('the retention makes old ones anonymous, then deletes them', async () => {
  await bench.tenant.request('PUT', '/api/identity/retention-policy', { person_days: 1, record_days: 2 });
  const job = bench.app.deps.jobs.find(({ name }) => name === 'identity.retention');
  clock.advance(1.5 * 86_400_000);
  await job?.run({});
  const { data } = (await bench.tenant.request('GET', '/api/identity/verifications')).json();
  expect(data.length).toBeGreaterThan(0);
  expect(data.filter((each: { call_id: string | null }) => each.call_id !== null)).toEqual([]);
  clock.advance(86_400_000);
  await job?.run({});
  expect((await bench.tenant.request('GET', '/api/identity/verifications')).json().data).toEqual([]);
});
