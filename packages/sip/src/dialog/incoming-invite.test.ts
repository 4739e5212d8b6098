import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  answerSdp,
  establishedCall,
  flushPromises,
  headerTag,
  offerSdp,
  openAgent,
  peerRequest,
  receiveCall,
} from './testing/open-agent.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function statuses(given: { responses: readonly { status: number }[] }): number[] {
  return given.responses.map(({ status }) => status);
}

it('an INVITE gets 100, 180 and 200, is established by the ACK, and ends by BYE', async () => {
  const agent = openAgent();
  const { call, heard, invite, give, ack } = await receiveCall(agent);
  expect(call.facts).toMatchObject({ calledUser: '4711', from: { user: 'peer', displayName: 'Peer' }, sdp: offerSdp });
  call.ring();
  call.answer(answerSdp);
  expect(statuses(invite)).toEqual([100, 180, 200]);
  expect(headerTag(invite.responses[1])).toBe(headerTag(invite.responses[2]));
  expect(Buffer.from(invite.last?.body ?? []).toString()).toBe(answerSdp);
  expect(heard.events).toEqual([]);
  ack();
  ack();
  const bye = give('BYE');
  expect(bye.last?.status).toBe(200);
  expect(heard.events).toEqual(['answered', 'ended remote']);
  expect(agent.sizes()).toEqual({ calls: 0, dialogs: 0, registrations: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

it('over capacity 486 or 503 with Retry-After is sent before any other check', async () => {
  const admit = vi.fn();
  const agent = openAgent({ overload: () => ({ status: 503, retryAfterSeconds: 7 }), admit });
  const invite = agent.layer.give(peerRequest('INVITE', { headers: [['Require', 'nonsense']] }));
  expect(statuses(invite)).toEqual([503]);
  expect(invite.last?.headers.get('retry-after')).toBe('7');
  expect(admit).not.toHaveBeenCalled();
});

it('an INVITE that requires an unknown extension is refused with 420', async () => {
  const agent = openAgent();
  const invite = agent.layer.give(peerRequest('INVITE', { headers: [['Require', 'nonsense']] }));
  expect(invite.last?.status).toBe(420);
  expect(invite.last?.headers.get('unsupported')).toBe('nonsense');
});

it('a rejection has its reason and headers, and a throwing handler is a 500', async () => {
  const refusing = openAgent({
    admit: async () => ({ kind: 'reject', status: 403, reason: 'Not\r\nToday', headers: { 'X-Why': 'a\r\nVia: x' } }),
  });
  const refused = refusing.layer.give(peerRequest('INVITE', { sdp: offerSdp }));
  await flushPromises();
  expect(refused.last?.status).toBe(403);
  expect(refused.last?.headers.get('x-why')).toBe('a Via: x');
  const failing = openAgent({ admit: () => Promise.reject(new Error('database')) });
  const failed = failing.layer.give(peerRequest('INVITE', { sdp: offerSdp }));
  await flushPromises();
  expect(failed.last?.status).toBe(500);
  const throwing = openAgent({
    incoming: () => {
      throw new Error('no worker');
    },
  });
  const thrown = throwing.layer.give(peerRequest('INVITE', { sdp: offerSdp }));
  await flushPromises();
  expect(thrown.last?.status).toBe(500);
  expect(throwing.sizes().calls).toBe(0);
});

it('CANCEL before the decision ends the call, and a later answer has no effect', async () => {
  let decide: (admission: { kind: 'accept' }) => void = () => undefined;
  const agent = openAgent({ admit: () => new Promise((resolve) => (decide = resolve)) });
  const invite = agent.layer.give(peerRequest('INVITE', { sdp: offerSdp }));
  agent.layer.cancel(invite);
  expect(invite.last?.status).toBe(487);
  decide({ kind: 'accept' });
  await flushPromises();
  expect(agent.incoming).toEqual([]);
});

it('CANCEL while ringing is answered with 487 and ends the call as cancelled', async () => {
  const agent = openAgent();
  const { call, heard, invite } = await receiveCall(agent);
  call.ring();
  agent.layer.cancel(invite);
  expect(statuses(invite)).toEqual([100, 180, 487]);
  expect(heard.events).toEqual(['ended cancelled']);
  call.answer(answerSdp);
  expect(statuses(invite)).toEqual([100, 180, 487]);
  expect(agent.sizes()).toEqual({ calls: 0, dialogs: 0, registrations: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

it('BYE before the answer counts as cancelled: 200 for it, 487 for the INVITE', async () => {
  const agent = openAgent();
  const { call, heard, invite, give } = await receiveCall(agent);
  call.ring();
  expect(give('BYE').last?.status).toBe(200);
  expect(invite.last?.status).toBe(487);
  expect(heard.events).toEqual(['ended cancelled']);
});

it('a rejection ends both sides, once', async () => {
  const agent = openAgent();
  const { call, heard, invite } = await receiveCall(agent);
  call.reject(603, { reason: 'Not now', headers: { 'X-Detail': 'closed' } });
  call.reject(486);
  await call.hangUp();
  expect(statuses(invite)).toEqual([100, 603]);
  expect(invite.last?.reason).toBe('Not now');
  expect(heard.end).toEqual({ cause: 'local', status: 603, reason: 'Not now' });
});

// A number's fallback was refused with 302 and no Contact: callers never got there.
it('a redirect gives the caller the new Contact', async () => {
  const agent = openAgent();
  const given = agent.layer.give(peerRequest('INVITE'));
  await flushPromises();
  agent.incoming.at(-1)?.call.reject(302, { redirectTo: 'sip:+46846500499@trunk.example;transport=tcp' });
  expect(given.last?.status).toBe(302);
  expect(given.last?.headers.all('contact')).toEqual(['<sip:+46846500499@trunk.example;transport=tcp>']);
});

it('without an ACK the call is ended by BYE and lost', async () => {
  const agent = openAgent();
  const { call, heard, invite } = await receiveCall(agent);
  call.answer(answerSdp);
  agent.layer.leaveUnacknowledged(invite);
  agent.layer.find('BYE').respond(200);
  await flushPromises();
  expect(heard.end?.cause).toBe('lost');
  expect(agent.sizes()).toEqual({ calls: 0, dialogs: 0, registrations: 0 });
});

it('a hang-up before the ACK delays the BYE until it', async () => {
  const agent = openAgent();
  const { call, heard, ack } = await receiveCall(agent);
  call.answer(answerSdp);
  const left = call.hangUp();
  expect(heard.events).toEqual(['ended local']);
  expect(agent.layer.count('BYE')).toBe(0);
  ack();
  await flushPromises();
  agent.layer.find('BYE').respond(200);
  await left;
  expect(agent.sizes().dialogs).toBe(0);
});

it('an INVITE without an offer gets ours in the 200, with the answer in the ACK', async () => {
  const agent = openAgent();
  const { call, heard, invite, ack } = await receiveCall(agent, {});
  expect(call.facts.sdp).toBeUndefined();
  call.ring('v=0 would be an offer that may get lost');
  expect(invite.last?.status).toBe(183);
  expect(invite.last?.body.length).toBe(0);
  call.answer(answerSdp);
  ack({ sdp: offerSdp });
  expect(heard.events).toEqual(['answered sdp']);
});

it('an ACK without the answer to our offer ends the call', async () => {
  const agent = openAgent();
  const { call, heard, ack } = await receiveCall(agent, {});
  call.answer(answerSdp);
  ack();
  expect(heard.end?.cause).toBe('lost');
  expect(agent.layer.count('BYE')).toBe(1);
});

it('required 100rel: 180 is retransmitted until its PRACK, and does not delay the 200', async () => {
  const agent = openAgent();
  const { call, invite, give } = await receiveCall(agent, { sdp: offerSdp, headers: [['Require', '100rel']] });
  call.ring();
  expect(invite.last?.headers.get('require')).toBe('100rel');
  const sequence = invite.last?.headers.get('rseq');
  vi.advanceTimersByTime(1600);
  expect(statuses(invite)).toEqual([100, 180, 180, 180]);
  expect(give('PRACK', { headers: [['RAck', '1 1 INVITE']] }).last?.status).toBe(481);
  expect(give('PRACK', { headers: [['RAck', `${sequence} 1 INVITE`]] }).last?.status).toBe(200);
  vi.advanceTimersByTime(40_000);
  expect(statuses(invite)).toEqual([100, 180, 180, 180]);
  call.answer(answerSdp);
  expect(invite.last?.body.length).toBeGreaterThan(0);
});

it('SDP in a reliable response delays the 200 until its PRACK and is not repeated in it', async () => {
  const agent = openAgent();
  const { call, heard, invite, give, ack } = await receiveCall(agent, {
    sdp: offerSdp,
    headers: [['Supported', '100rel']],
  });
  call.ring(answerSdp);
  call.answer(answerSdp);
  expect(statuses(invite)).toEqual([100, 183]);
  give('PRACK', { headers: [['RAck', `${invite.last?.headers.get('rseq')} 1 INVITE`]] });
  expect(statuses(invite)).toEqual([100, 183, 200]);
  expect(invite.last?.body.length).toBe(0);
  ack();
  expect(heard.events).toEqual(['answered']);
});

it('our offer in a reliable 183 is answered by the PRACK', async () => {
  const agent = openAgent();
  const { call, heard, invite, give, ack } = await receiveCall(agent, { headers: [['Require', '100rel']] });
  call.ring(answerSdp);
  give('PRACK', { sdp: offerSdp, headers: [['RAck', `${invite.last?.headers.get('rseq')} 1 INVITE`]] });
  call.answer(answerSdp);
  ack();
  expect(heard.events).toEqual(['answered sdp']);
});

it('a reliable response without PRACK refuses the call after 64*T1', async () => {
  const agent = openAgent();
  const { call, heard, invite } = await receiveCall(agent, { sdp: offerSdp, headers: [['Require', '100rel']] });
  call.ring();
  vi.advanceTimersByTime(32_000);
  expect(invite.last?.status).toBe(500);
  expect(heard.end?.cause).toBe('lost');
  expect(vi.getTimerCount()).toBe(0);
});

it('180 is retransmitted every minute against proxy timeouts', async () => {
  const agent = openAgent();
  const { call, invite } = await receiveCall(agent);
  call.ring();
  vi.advanceTimersByTime(125_000);
  expect(statuses(invite)).toEqual([100, 180, 180, 180]);
});

it('a call that rings past its Expires ends with 487', async () => {
  const agent = openAgent();
  const { heard, invite } = await receiveCall(agent, { sdp: offerSdp, headers: [['Expires', '20']] });
  vi.advanceTimersByTime(20_000);
  expect(invite.last?.status).toBe(487);
  expect(heard.end?.cause).toBe('cancelled');
});

it('a session interval below 90 s is refused with 422 and Min-SE', async () => {
  const agent = openAgent();
  const headers = [
    ['Supported', 'timer'],
    ['Session-Expires', '30'],
  ] as const;
  const invite = agent.layer.give(peerRequest('INVITE', { sdp: offerSdp, headers }));
  await flushPromises();
  expect(invite.last?.status).toBe(422);
  expect(invite.last?.headers.get('min-se')).toBe('90');
});

it('a throwing listener does not affect the others', async () => {
  const agent = openAgent({
    listener: {
      answered: () => {
        throw new Error('no');
      },
    },
  });
  const { heard, give } = await establishedCall(agent);
  expect(give('BYE').last?.status).toBe(200);
  expect(heard.events).toEqual(['ended remote']);
});

it('requests for an unknown dialog are answered with 481', () => {
  const agent = openAgent();
  for (const method of ['INVITE', 'BYE', 'INFO', 'UPDATE', 'OPTIONS', 'REFER', 'NOTIFY']) {
    expect(agent.layer.give(peerRequest(method, { toTag: 'unknown' })).last?.status).toBe(481);
  }
});
