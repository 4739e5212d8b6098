import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestTenant } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/people.ts';
import { openVerificationBench, type VerificationBench, wrong } from '../../../../test/verification-bench.ts';
import type { Visitor } from '../../../../test/visitor.ts';

let bench: VerificationBench;
let tenant: TestTenant;
beforeAll(async () => {
  bench = await openVerificationBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  tenant = await bench.app.createTenant();
});

const start = (visitor: Visitor, target?: string, method = 'email_otp') =>
  bench.start(visitor, { method, ...(target === undefined ? {} : { target }) });

describe('a code by email', () => {
  it('none, pending, verified: the address is verified, visitor and desk are notified', async () => {
    const visitor = await bench.open(await bench.agentWith(tenant, {}), { locale: 'sv' });
    expect((await bench.status(visitor)).body).toMatchObject({ status: 'none', method: null, verified_fields: [] });
    const to = bench.newAddress();
    const started = await start(visitor, to);
    expect(started.status).toBe(201);
    expect(started.body).toEqual({
      status: 'pending',
      method: 'email_otp',
      sent_to: 'a•••@example.com',
      // Regression: visitors read that a code was sent while no mail server was configured.
      delivery: 'kept',
      tries_left: 5,
      expires_at: '2026-03-02T09:10:00.000Z',
      verified_fields: [],
      continue_url: null,
    });
    expect((await bench.status(visitor)).body).toEqual(started.body);
    const [letter] = await bench.letters(to.toLowerCase());
    expect(letter?.subject).toBe('Din kod för Reception');
    const code = await bench.codeSentTo(to.toLowerCase());
    const confirmed = await bench.confirm(visitor, ` ${code} `);
    expect(confirmed).toMatchObject({ status: 200, body: { status: 'verified', verified_fields: ['email'] } });
    expect((await bench.stored(visitor)).identity).toEqual({ email: to.toLowerCase() });
    expect((await visitor.history()).at(-1)).toMatchObject({ role: 'system', notice: { kind: 'verified' } });
    const told = await bench.app.deps.db.platform.pool.query(
      "select type, data from events where tenant_id = $1 and type in ('chat.session.updated', 'identity.verification.completed') order by type",
      [tenant.id],
    );
    expect(told.rows.map(({ type }) => type)).toEqual(['chat.session.updated', 'identity.verification.completed']);
    expect(told.rows[0].data).toMatchObject({
      changed: ['customer'],
      chat: { customer: { verified_fields: ['email'] } },
    });
    expect((await bench.confirm(visitor, code)).status).toBe(409);
  });

  it('the database holds a keyed hash instead of the code', async () => {
    const visitor = await bench.chatWith(tenant, {});
    const to = bench.newAddress().toLowerCase();
    await start(visitor, to);
    const code = await bench.codeSentTo(to);
    const { rows } = await bench.app.deps.db.platform.pool.query(
      'select v::text as row, code_hash from chat_verifications v where session_id = $1',
      [visitor.sessionId],
    );
    expect(rows[0].row).not.toContain(code);
    expect(rows[0].code_hash).toHaveLength(32);
  });

  it('a wrong code uses an attempt; after the fifth the verification has failed, also for the right code', async () => {
    const visitor = await bench.chatWith(tenant, {});
    const to = bench.newAddress().toLowerCase();
    await start(visitor, to);
    const code = await bench.codeSentTo(to);
    for (const left of [4, 3, 2, 1]) {
      expect((await bench.confirm(visitor, wrong(code))).body).toMatchObject({ status: 'pending', tries_left: left });
    }
    expect((await bench.confirm(visitor, wrong(code))).body).toMatchObject({ status: 'failed', tries_left: null });
    expect((await bench.confirm(visitor, code)).status).toBe(409);
    expect(await bench.stored(visitor)).toMatchObject({ identity: null, status: 'open' });
  });

  it('at most five of many concurrent attempts count', async () => {
    const visitor = await bench.chatWith(tenant, {});
    const to = bench.newAddress().toLowerCase();
    await start(visitor, to);
    const code = await bench.codeSentTo(to);
    const answers = await Promise.all(Array.from({ length: 12 }, () => bench.confirm(visitor, wrong(code))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('concurrent requests are serialized without a deadlock', async () => {
    const agentId = await bench.agentWith(tenant, {});
    const visitor = await bench.open(agentId);
    await start(visitor, bench.newAddress());
    // Expires the cached widget, which is then read while requests hold all connections.
    bench.clock.advance(2000);
    const answers = await Promise.all(Array.from({ length: 60 }, () => bench.confirm(visitor, '000000')));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('429 for more than 20 in an hour from one address, to any recipient', async () => {
    const agentId = await bench.agentWith(tenant, {});
    const visitors = await Promise.all(Array.from({ length: 5 }, () => bench.open(agentId)));
    for (let round = 0; round < 4; round += 1) {
      for (const visitor of visitors) expect((await start(visitor, bench.newAddress())).status).toBe(201);
      bench.clock.advance(61_000);
    }
    const [visitor] = visitors;
    expect(visitor && (await start(visitor, bench.newAddress())).status).toBe(429);
    const elsewhere = await bench.chatWith(tenant, {});
    expect((await start(elsewhere, bench.newAddress())).status).toBe(201);
  });

  it('expires after 10 minutes', async () => {
    const visitor = await bench.chatWith(tenant, {});
    const to = bench.newAddress().toLowerCase();
    await start(visitor, to);
    const code = await bench.codeSentTo(to);
    bench.clock.advance(10 * 60_000);
    expect((await bench.status(visitor)).body).toMatchObject({ status: 'expired', expires_at: null });
    expect((await bench.confirm(visitor, code)).body).toMatchObject({ status: 'expired' });
    expect((await bench.stored(visitor)).identity).toBeNull();
  });

  it('429 for a new one within 60 s; the new one voids the old', async () => {
    const visitor = await bench.chatWith(tenant, {});
    const to = bench.newAddress().toLowerCase();
    await start(visitor, to);
    const first = await bench.codeSentTo(to);
    bench.clock.advance(20_000);
    const tooSoon = await start(visitor, to);
    expect({ status: tooSoon.status, after: tooSoon.headers.get('retry-after') }).toEqual({ status: 429, after: '40' });
    bench.clock.advance(40_000);
    expect((await start(visitor, to)).status).toBe(201);
    const second = await bench.codeSentTo(to);
    if (first !== second) expect((await bench.confirm(visitor, first)).body.status).toBe('pending');
    expect((await bench.confirm(visitor, second)).body.status).toBe('verified');
  });

  it('429 for the sixth in an hour, per chat and per recipient', async () => {
    const agentId = await bench.agentWith(tenant, {});
    const visitor = await bench.open(agentId);
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await start(visitor, bench.newAddress())).status).toBe(201);
      bench.clock.advance(61_000);
    }
    expect((await start(visitor, bench.newAddress())).status).toBe(429);
    const to = bench.newAddress();
    for (let sent = 0; sent < 5; sent += 1) expect((await start(await bench.open(agentId), to)).status).toBe(201);
    const sixth = await start(await bench.open(agentId), to.toUpperCase());
    expect({ status: sixth.status, after: sixth.headers.get('retry-after') }).toEqual({ status: 429, after: '3600' });
    expect(await bench.letters(to.toLowerCase())).toHaveLength(5);
  });

  it('two concurrent chats cannot both send the last allowed one', async () => {
    const agentId = await bench.agentWith(tenant, {});
    const visitors = await Promise.all(Array.from({ length: 8 }, () => bench.open(agentId)));
    const to = bench.newAddress();
    const answers = await Promise.all(visitors.map((visitor) => start(visitor, to)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  it('the response does not reveal whether an address has an account', async () => {
    const agentId = await bench.agentWith(tenant, {});
    const { email } = await createPerson(bench.app, { email: `p-known@example.com` });
    const [known, unknown] = await Promise.all(
      [email, 'p-nobody@example.com'].map(async (to) => (await start(await bench.open(agentId), to)).body),
    );
    expect(known).toEqual(unknown);
  });

  it('400 without an address or with an invalid one, and for a malformed code', async () => {
    const visitor = await bench.chatWith(tenant, {});
    for (const target of [undefined, 'ada', 'ada@', 'a@b', '+46701234567']) {
      const refused = await start(visitor, target);
      expect(refused, String(target)).toMatchObject({ status: 400, body: { details: [{ path: '/target' }] } });
    }
    for (const code of ['12345', '1234567', 'abcdef']) expect((await bench.confirm(visitor, code)).status).toBe(400);
    const unknown = await bench.start(visitor, { target: bench.newAddress(), more: 1 });
    expect(unknown.body.error).toBe('unknown_field');
    expect((await bench.confirm(visitor, '123456')).status).toBe(409);
  });

  it('401 with the token of another chat, 409 in a closed one', async () => {
    const agentId = await bench.agentWith(tenant, {});
    const [visitor, stranger] = [await bench.open(agentId), await bench.open(agentId)];
    expect((await start({ ...visitor, headers: stranger.headers }, bench.newAddress())).status).toBe(401);
    const closed = await tenant.request('POST', `/api/chat/sessions/${visitor.sessionId}/close`, {});
    expect(closed.statusCode, closed.body).toBe(200);
    expect((await start(visitor, bench.newAddress())).status).toBe(409);
  });
});

describe('an address verified by the portal', () => {
  async function identified(fields: object): Promise<Visitor> {
    const visitor = await bench.chatWith(tenant, {});
    await bench.app.deps.db.platform.pool.query('update chat_sessions set identity = $2 where id = $1', [
      visitor.sessionId,
      JSON.stringify(fields),
    ]);
    return visitor;
  }

  it('receives the code by default; another address is refused', async () => {
    const email = bench.newAddress().toLowerCase();
    const visitor = await identified({ user_id: 'u1', email });
    expect((await bench.status(visitor)).body).toMatchObject({ status: 'verified', method: null });
    const other = await start(visitor, bench.newAddress());
    expect(other).toMatchObject({ status: 409, body: { details: [{ code: 'vouched_for' }] } });
    expect((await start(visitor)).status).toBe(201);
    expect((await bench.confirm(visitor, await bench.codeSentTo(email))).body.status).toBe('verified');
    expect((await bench.stored(visitor)).identity).toEqual({ user_id: 'u1', email });
  });

  it('is never replaced, also when it was set after the code was sent', async () => {
    const visitor = await identified({ user_id: 'u1' });
    const to = bench.newAddress().toLowerCase();
    await start(visitor, to);
    const identity = { user_id: 'u1', email: 'portal@example.com' };
    await bench.app.deps.db.platform.pool.query('update chat_sessions set identity = $2 where id = $1', [
      visitor.sessionId,
      JSON.stringify(identity),
    ]);
    expect((await bench.confirm(visitor, await bench.codeSentTo(to))).status).toBe(409);
    expect((await bench.stored(visitor)).identity).toEqual(identity);
  });

  it('is kept beside the newly verified one', async () => {
    const visitor = await identified({ user_id: 'u1' });
    const to = bench.newAddress().toLowerCase();
    await start(visitor, to);
    const { body } = await bench.confirm(visitor, await bench.codeSentTo(to));
    expect(body).toMatchObject({ status: 'verified', verified_fields: expect.arrayContaining(['user_id', 'email']) });
  });
});
