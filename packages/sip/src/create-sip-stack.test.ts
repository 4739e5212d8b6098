import { afterEach, expect, it } from 'vitest';
import { createSipStack, type SipStackOptions } from './create-sip-stack.ts';
import type { IncomingCall, SipCall, SipCallListener, SipEnd, SipStack } from './sip-stack.ts';
import { createCertificate } from './testing/create-certificate.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { createInbox, type Inbox } from './transaction/testing/inbox.ts';
import type { TransportName } from './transaction/transaction-layer.ts';

const offer = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\nm=audio 4000 RTP/AVP 0\r\n';
const answer = offer.replace('4000', '5000');
const changed = offer.replace('4000', '6000');

const opened: SipStack[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((stack) => stack.close()));
});

interface OpenStack {
  stack: SipStack;
  incoming: Inbox<IncomingCall>;
  address(user: string): string;
}

async function openStack(
  transport: TransportName = 'udp',
  { user, ...options }: Partial<Omit<SipStackOptions, 'user'>> & { user?: Partial<SipStackOptions['user']> } = {},
): Promise<OpenStack> {
  const incoming = createInbox<IncomingCall>();
  const stack = await createSipStack({
    listen: [{ transport, host: '127.0.0.1', port: 0 }],
    allows: () => true,
    log: silentLogger,
    userAgent: 'Parley',
    user: {
      overload: () => undefined,
      admit: async () => ({ kind: 'accept' }),
      incoming: (call) => incoming.put(call),
      acceptsCalls: () => true,
      ...user,
    },
    ...options,
  });
  opened.push(stack);
  const port = stack.listening[0]?.port ?? 0;
  return { stack, incoming, address: (name) => `sip:${name}@127.0.0.1:${port};transport=${transport}` };
}

type Told =
  | { kind: 'progress'; status: number }
  | { kind: 'answered'; sdp: string | undefined }
  | { kind: 'info'; body: string }
  | { kind: 'transfer'; state: string; code: number | undefined }
  | { kind: 'ended'; end: SipEnd };

function listenTo(call: SipCall, more: Partial<SipCallListener> = {}): Inbox<Told> {
  const told = createInbox<Told>();
  call.listen({
    progress: (status) => told.put({ kind: 'progress', status }),
    answered: (sdp) => told.put({ kind: 'answered', sdp }),
    offer: async () => answer,
    info: (_type, body) => told.put({ kind: 'info', body }),
    transfer: (state, code) => told.put({ kind: 'transfer', state, code }),
    ended: (end) => told.put({ kind: 'ended', end }),
    ...more,
  });
  return told;
}

function heard<Kind extends Told['kind']>(told: Inbox<Told>, kind: Kind): Promise<Told & { kind: Kind }> {
  return told.find((event) => event.kind === kind) as Promise<Told & { kind: Kind }>;
}

function place(from: OpenStack, to: string, more = {}): { call: SipCall; told: Inbox<Told> } {
  const call = from.stack.call({ to, from: { uri: 'sip:caller@127.0.0.1' }, sdp: offer, ringMs: 20_000, ...more });
  return { call, told: listenTo(call) };
}

it.each(['udp', 'tcp'] as const)(
  'a whole call over %s: ringing, answer, re-INVITE, DTMF, transfer, BYE',
  async (transport) => {
    const credentials = { username: 'ann', password: 'secret' };
    const passwordsOf = () => [credentials.password];
    const callee = await openStack(transport, {
      user: { admit: async () => ({ kind: 'challenge', realm: 'us', passwordsOf }) },
    });
    const caller = await openStack(transport);
    const { call, told } = place(caller, callee.address('+4612345'), { credentials });
    const incoming = await callee.incoming.next();
    expect(incoming.credentials).toEqual(credentials);
    expect(incoming.facts).toMatchObject({ calledUser: '+4612345', sdp: offer });
    const calleeTold = listenTo(incoming, {
      offer: async (sdp) => {
        expect(sdp).toBe(changed);
        return answer;
      },
      referred: (referral) => {
        expect(referral.to).toBe('sip:third@else.example');
        referral.accept().report(200);
      },
    });
    incoming.ring();
    await told.find((event) => event.kind === 'progress' && event.status === 180);
    incoming.answer(answer);
    expect((await heard(told, 'answered')).sdp).toBe(answer);
    await heard(calleeTold, 'answered');
    expect(await call.reinvite(changed)).toBe(answer);
    expect(await incoming.reinvite(offer)).toBe(answer);
    await call.info('application/dtmf-relay', 'Signal=5\r\n');
    expect((await heard(calleeTold, 'info')).body).toBe('Signal=5\r\n');
    await call.refer('sip:third@else.example');
    await told.find((event) => event.kind === 'transfer' && event.state === 'ok');
    await incoming.hangUp();
    expect((await heard(told, 'ended')).end.cause).toBe('remote');
    expect([caller.stack.calls(), callee.stack.calls()]).toEqual([0, 0]);
  },
);

it('in-dialog requests reuse the connection of the INVITE, whatever the Contact says', async () => {
  const callee = await openStack('tcp');
  // Its Contact has no listener: only the connection it opened leads back.
  const caller = await openStack('tcp', { listen: [{ transport: 'udp', host: '127.0.0.1', port: 0 }] });
  const { told } = place(caller, callee.address('agent'));
  const incoming = await callee.incoming.next();
  const calleeTold = listenTo(incoming);
  incoming.answer(answer);
  await heard(calleeTold, 'answered');
  expect(await incoming.reinvite(changed)).toBe(answer);
  await incoming.hangUp();
  expect((await heard(told, 'ended')).end.cause).toBe('remote');
});

it('a call over TLS uses one connection in both directions', async () => {
  const tls = createCertificate(['127.0.0.1']);
  const callee = await openStack('tls', { tls });
  const caller = await openStack('tls', { tls });
  const { call, told } = place(caller, callee.address('agent'), { verifiesCertificate: false });
  const incoming = await callee.incoming.next();
  const calleeTold = listenTo(incoming);
  incoming.answer(answer);
  await heard(calleeTold, 'answered');
  expect(await incoming.reinvite(changed)).toBe(answer);
  expect(await call.reinvite(changed)).toBe(answer);
  await incoming.hangUp();
  expect((await heard(told, 'ended')).end.cause).toBe('remote');
});

it('a CANCEL while ringing ends both sides', async () => {
  const callee = await openStack();
  const caller = await openStack();
  const { call, told } = place(caller, callee.address('agent'));
  const incoming = await callee.incoming.next();
  const calleeTold = listenTo(incoming);
  incoming.ring();
  await told.find((event) => event.kind === 'progress' && event.status === 180);
  await call.hangUp();
  expect((await heard(calleeTold, 'ended')).end.cause).toBe('cancelled');
  expect((await heard(told, 'ended')).end.cause).toBe('local');
});

it('a rejection reaches the caller with its status', async () => {
  const callee = await openStack();
  const caller = await openStack();
  const { told } = place(caller, callee.address('agent'));
  (await callee.incoming.next()).reject(603);
  expect((await heard(told, 'ended')).end).toMatchObject({ cause: 'refused', status: 603 });
});

it('an INVITE over capacity is refused with 503', async () => {
  const callee = await openStack('udp', { user: { overload: () => ({ status: 503, retryAfterSeconds: 5 }) } });
  const caller = await openStack();
  const { told } = place(caller, callee.address('agent'));
  expect((await heard(told, 'ended')).end).toMatchObject({ cause: 'refused', status: 503 });
});

it('re-INVITE glare is resolved, and both offers succeed', async () => {
  const callee = await openStack('udp', { t1Ms: 500 });
  const caller = await openStack();
  const { call } = place(caller, callee.address('agent'));
  const incoming = await callee.incoming.next();
  const calleeTold = listenTo(incoming);
  incoming.answer(answer);
  await heard(calleeTold, 'answered');
  expect(await Promise.all([call.reinvite(changed), incoming.reinvite(changed)])).toEqual([answer, answer]);
});

it('forbidden destinations are not called', async () => {
  const caller = await openStack('udp', { allows: () => false });
  const { told } = place(caller, 'sip:agent@127.0.0.1:9');
  expect((await heard(told, 'ended')).end).toMatchObject({ cause: 'unreachable', failure: 'forbidden' });
});

it('a ping is answered, and closing a stack ends its calls', async () => {
  const callee = await openStack();
  const caller = await openStack();
  expect(await caller.stack.ping(callee.address('x'))).toMatchObject({ status: 200, userAgent: 'Parley' });
  const { told } = place(caller, callee.address('agent'));
  const incoming = await callee.incoming.next();
  listenTo(incoming);
  incoming.answer(answer);
  await heard(told, 'answered');
  await callee.stack.close();
  expect((await heard(told, 'ended')).end.cause).toBe('remote');
});

it.each(['udp', 'tcp'] as const)('a stack ends over %s the call of another that died, once', async (transport) => {
  const callee = await openStack(transport);
  const caller = await openStack(transport);
  const { call, told } = place(caller, callee.address('agent'));
  const incoming = await callee.incoming.next();
  const calleeTold = listenTo(incoming);
  expect(call.storedDialog()).toBeUndefined();
  const early = incoming.storedDialog();
  incoming.answer(answer);
  await heard(calleeTold, 'answered');
  await incoming.info('application/dtmf-relay', 'Signal=5\r\n');
  expect(early).toEqual({ ...incoming.storedDialog(), sequence: 0 });
  const stored = JSON.parse(JSON.stringify([incoming.storedDialog(), call.storedDialog()]));
  // The peer checks the order of requests: what was sent after the dialog was stored has a lower CSeq.
  await incoming.info('application/dtmf-relay', 'Signal=6\r\n');
  const next = await openStack(transport);
  expect(await next.stack.hangUpStored(stored[0], { reason: 'restarted' })).toEqual({ status: 200 });
  expect((await heard(told, 'ended')).end).toMatchObject({
    cause: 'remote',
    reason: 'Q.850;cause=16;text="restarted"',
  });
  expect(await next.stack.hangUpStored(stored[0])).toEqual({ status: 481 });
  expect(await next.stack.hangUpStored(stored[1])).toEqual({ status: 200 });
  expect((await heard(calleeTold, 'ended')).end).toMatchObject({ cause: 'remote' });
});
