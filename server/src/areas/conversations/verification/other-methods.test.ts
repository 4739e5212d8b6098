import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestTenant } from '../../../../test/build-test-app.ts';
import { openVerificationBench, type VerificationBench } from '../../../../test/verification-bench.ts';
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

describe('methods', () => {
  it('403 for a method the widget disables, 501 for one without a provider', async () => {
    const visitor = await bench.chatWith(tenant, { verification: { methods: ['sms_otp', 'eid'] } });
    expect(await start(visitor, bench.newAddress())).toMatchObject({
      status: 403,
      body: { details: [{ path: '/method' }] },
    });
    expect(await start(visitor, undefined, 'eid')).toMatchObject({ status: 501, body: { error: 'not_configured' } });
    expect(await start(visitor, '+46701740605', 'sms_otp')).toMatchObject({ status: 501 });
    expect((await bench.status(visitor)).body.status).toBe('none');
  });
});

describe('a code by text message', () => {
  // Counter: phone numbers are unique over all tenants.
  let numbers = 0;
  const sent: { from: string; to: string; text: string }[] = [];
  let outcome: () => void = () => {};

  beforeEach(async () => {
    sent.length = 0;
    outcome = () => {};
    bench.app.deps.areaDeps.chatVerification.texts.messengers = [
      {
        provider: 'twilio',
        async send({ from, to, text }) {
          outcome();
          sent.push({ from, to, text });
          return { status: 'sent', ref: 'SM1' };
        },
      },
    ];
    await bench.app.deps.db.platform.pool.query(
      `insert into phone_numbers (tenant_id, id, number, raw_input, capabilities, source, provider, provider_ref,
         direction, status, created_at, updated_at)
       values ($1, $2, $3, $3, '{voice,sms}', 'carrier', 'twilio', $3, 'both', 'active', now(), now())`,
      [tenant.id, bench.app.deps.newId(), `+4687${String((numbers += 1)).padStart(6, '0')}`],
    );
  });

  it('is sent from a number of the tenant; the stored copy has no code', async () => {
    const visitor = await bench.chatWith(tenant, { verification: { methods: ['sms_otp'] } });
    const started = await start(visitor, '+46 70 174 06 05', 'sms_otp');
    expect(started).toMatchObject({ status: 201, body: { status: 'pending', sent_to: '••••0605' } });
    const [message] = sent;
    expect(message).toMatchObject({ to: '+46701740605', text: expect.stringContaining('Reception') });
    const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    const { rows } = await bench.app.deps.db.platform.pool.query(
      'select text, status from text_messages where session_id = $1',
      [visitor.sessionId],
    );
    expect(rows).toEqual([{ text: expect.stringContaining('••••••'), status: 'sent' }]);
    expect(rows[0].text).not.toContain(code);
    expect((await bench.confirm(visitor, code)).body).toMatchObject({
      status: 'verified',
      verified_fields: ['phone_number'],
    });
    expect((await bench.stored(visitor)).identity).toEqual({ phone_number: '+46701740605' });
  });

  it('503 when the carrier refuses it, and no code is pending', async () => {
    const visitor = await bench.chatWith(tenant, { verification: { methods: ['sms_otp'] } });
    outcome = () => {
      throw Object.assign(new Error('busy'), { name: 'TelephonyError', code: 'busy' });
    };
    expect((await start(visitor, '+46701740605', 'sms_otp')).status).toBe(503);
    expect((await bench.status(visitor)).body.status).toBe('expired');
    expect((await bench.confirm(visitor, '123456')).status).toBe(409);
  });

  it.each(['112', '+4690012345678', 'ada@example.com', 'sip:ada@example.com', '0701740605'])(
    '400 for %s, and nothing is sent',
    async (target) => {
      const visitor = await bench.chatWith(tenant, { verification: { methods: ['sms_otp'] } });
      expect(await start(visitor, target, 'sms_otp')).toMatchObject({
        status: 400,
        body: { details: [{ path: '/target' }] },
      });
      expect(sent).toEqual([]);
    },
  );
});

describe('an external identity service', () => {
  it('is started, polled by the page, and its verified fields are stored once', async () => {
    let outcome: 'pending' | 'verified' = 'pending';
    const asked: string[] = [];
    bench.app.deps.areaDeps.chatVerification.identityProviders = [
      {
        method: 'eid',
        begin: async () => ({
          reference: 'ref-1',
          continueUrl: 'https://eid.example/ref-1',
          expiresAt: new Date(bench.clock.now().getTime() + 60_000),
        }),
        async check({ reference }) {
          asked.push(reference);
          return outcome === 'pending' ? { status: 'pending' } : { status: 'verified', fields: { name: 'Ada Berg' } };
        },
      },
    ];
    const visitor = await bench.chatWith(tenant, { verification: { methods: ['eid'] } });
    const started = await start(visitor, undefined, 'eid');
    expect(started.body).toMatchObject({ status: 'pending', continue_url: 'https://eid.example/ref-1', sent_to: null });
    expect((await bench.status(visitor)).body).toMatchObject({ status: 'pending', continue_url: null });
    expect((await bench.confirm(visitor, '123456')).status).toBe(409);
    outcome = 'verified';
    expect((await bench.status(visitor)).body).toMatchObject({
      status: 'verified',
      method: 'eid',
      verified_fields: ['name'],
    });
    expect((await bench.status(visitor)).body.status).toBe('verified');
    expect(asked).toEqual(['ref-1', 'ref-1']);
    expect((await visitor.history()).filter(({ notice }) => notice?.kind === 'verified')).toHaveLength(1);
    bench.app.deps.areaDeps.chatVerification.identityProviders = [];
  });
});
