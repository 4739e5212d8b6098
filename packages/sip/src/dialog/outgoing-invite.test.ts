import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutgoingCallOptions } from '../sip-stack.ts';
import {
  answerSdp,
  flushPromises,
  listenTo,
  type OpenAgent,
  offerSdp,
  openAgent,
  peerRequest,
} from './testing/open-agent.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const contact = ['Contact', '<sip:peer@127.0.0.9:5070>'] as const;
const challenge = ['WWW-Authenticate', 'Digest realm="r", nonce="n1", qop="auth"'] as const;
const proxyChallenge = ['Proxy-Authenticate', 'Digest realm="p", nonce="n2", algorithm=SHA-256'] as const;

async function place(agent: OpenAgent, options: Partial<OutgoingCallOptions> = {}) {
  const call = agent.stack.call({
    to: 'sip:+4612345@trunk.example',
    from: { uri: 'sip:+461@us.example', displayName: 'Ann "A"' },
    sdp: offerSdp,
    ringMs: 30_000,
    ...options,
  });
  const heard = listenTo(call);
  await flushPromises();
  return { call, heard };
}

it('a call rings, is answered, acknowledged and ended', async () => {
  const agent = openAgent();
  const { call, heard } = await place(agent, { contactUser: 'abc' });
  const invite = agent.layer.find('INVITE');
  expect(invite.target).toEqual({ host: 'trunk.example' });
  expect(invite.request.headers.get('contact')).toBe('<sip:abc@127.0.0.1:5060>');
  expect(invite.request.headers.get('from')).toMatch(/^"Ann \\"A\\"" <sip:\+461@us\.example>;tag=/);
  expect(invite.request.headers.get('session-expires')).toBe('1800');
  invite.respond(100);
  invite.respond(180);
  invite.respond(183, { sdp: answerSdp });
  invite.respond(200, { sdp: answerSdp, headers: [contact, ['Record-Route', '<sip:a;lr>, <sip:b;lr>']] });
  const [ack] = agent.layer.acks;
  expect(ack?.cseq).toEqual({ number: 1, method: 'ACK' });
  expect(ack?.headers.all('route')).toEqual(['<sip:b;lr>', '<sip:a;lr>']);
  const left = call.hangUp();
  const bye = agent.layer.find('BYE');
  expect(bye.request.uri).toMatchObject({ user: 'peer', host: '127.0.0.9', port: 5070 });
  expect(bye.target.host).toBe('b');
  expect(bye.request.cseq.number).toBe(2);
  bye.respond(200);
  await left;
  expect(heard.events).toEqual(['progress 100', 'progress 180', 'progress 183 sdp', 'answered sdp', 'ended local']);
  expect(agent.sizes()).toEqual({ calls: 0, dialogs: 0, registrations: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

it('with a strict router the Request-URI is the router’s and the last Route is the peer’s', async () => {
  const agent = openAgent();
  const { call } = await place(agent);
  agent.layer
    .find('INVITE')
    .respond(200, { sdp: answerSdp, headers: [contact, ['Record-Route', '<sip:strict.example>']] });
  void call.hangUp();
  const bye = agent.layer.find('BYE').request;
  expect(bye.uri.host).toBe('strict.example');
  expect(bye.headers.all('route')).toEqual(['<sip:peer@127.0.0.9:5070>']);
});

it('the SDP of a 183 is the answer when the 200 has none', async () => {
  const agent = openAgent();
  const { heard } = await place(agent);
  agent.layer.find('INVITE').respond(183, { sdp: answerSdp });
  agent.layer.find('INVITE').respond(200, { headers: [contact] });
  expect(heard.events.at(-1)).toBe('answered sdp');
});

it('challenges of server and proxy are each answered once, and the ACK repeats the credentials', async () => {
  const agent = openAgent();
  const { heard } = await place(agent, { credentials: { username: 'u', password: 'p' } });
  agent.layer.find('INVITE').respond(407, { headers: [proxyChallenge] });
  expect(agent.layer.find('INVITE').request.headers.get('proxy-authorization')).toContain('realm="p"');
  agent.layer.find('INVITE').respond(401, { headers: [challenge] });
  const third = agent.layer.find('INVITE').request;
  expect(third.cseq.number).toBe(3);
  expect(third.headers.get('proxy-authorization')).toContain('realm="p"');
  expect(third.headers.get('authorization')).toContain('realm="r"');
  agent.layer.find('INVITE').respond(200, { sdp: answerSdp, headers: [contact] });
  expect(agent.layer.acks[0]?.headers.get('authorization')).toBe(third.headers.get('authorization'));
  expect(heard.events).toEqual(['answered sdp']);
});

it('wrong credentials fail after the second challenge, or after one more for a stale nonce', async () => {
  const agent = openAgent();
  const { heard } = await place(agent, { credentials: { username: 'u', password: 'p' } });
  agent.layer.find('INVITE').respond(401, { headers: [challenge] });
  agent.layer.find('INVITE').respond(401, { headers: [[challenge[0], `${challenge[1]}, stale=true`]] });
  agent.layer.find('INVITE').respond(401, { headers: [[challenge[0], `${challenge[1]}, stale=true`]] });
  expect(agent.layer.count('INVITE')).toBe(3);
  expect(heard.end).toEqual({ cause: 'refused', status: 401, reason: 'Unauthorized' });
});

it('forking: the first 2xx is the call, the others are acknowledged and ended', async () => {
  const agent = openAgent();
  const { heard } = await place(agent);
  const invite = agent.layer.find('INVITE');
  invite.respond(180, { tag: 'one', headers: [contact] });
  invite.respond(183, { tag: 'two', headers: [contact], sdp: answerSdp });
  expect(agent.sizes().dialogs).toBe(2);
  invite.respond(200, { tag: 'two', headers: [contact], sdp: answerSdp });
  invite.respond(200, { tag: 'two', headers: [contact], sdp: answerSdp });
  expect(agent.layer.acks).toHaveLength(2);
  expect(agent.layer.count('BYE')).toBe(0);
  invite.respond(200, { tag: 'three', headers: [contact], sdp: answerSdp });
  expect(agent.layer.acks).toHaveLength(3);
  const bye = agent.layer.find('BYE');
  expect(bye.request.to.parameters.get('tag')).toBe('three');
  bye.respond(200);
  await flushPromises();
  expect(agent.sizes()).toEqual({ calls: 1, dialogs: 1, registrations: 0 });
  expect(heard.events).toEqual(['progress 180', 'progress 183 sdp', 'answered sdp']);
});

it('an unanswered INVITE is cancelled with CANCEL after its timeout', async () => {
  const agent = openAgent();
  const { heard } = await place(agent, { ringMs: 20_000 });
  agent.layer.find('INVITE').respond(180);
  vi.advanceTimersByTime(20_000);
  expect(agent.layer.find('INVITE').isCancelled).toBe(true);
  expect(heard.end).toEqual({ cause: 'not-answered' });
  agent.layer.find('INVITE').respond(487);
  expect(agent.sizes()).toEqual({ calls: 0, dialogs: 0, registrations: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

it('a 2xx that crosses the CANCEL is acknowledged and ended by BYE', async () => {
  const agent = openAgent();
  const { call, heard } = await place(agent);
  agent.layer.find('INVITE').respond(180);
  const left = call.hangUp();
  agent.layer.find('INVITE').respond(200, { sdp: answerSdp, headers: [contact] });
  await left;
  expect(agent.layer.acks).toHaveLength(1);
  agent.layer.find('BYE').respond(200);
  await flushPromises();
  expect(heard.events).toEqual(['progress 180', 'ended local']);
  expect(agent.sizes()).toEqual({ calls: 0, dialogs: 0, registrations: 0 });
});

it.each([
  [486, 'Busy Here'],
  [480, 'Temporarily Unavailable'],
  [603, 'Decline'],
  [503, 'Service Unavailable'],
])('%d ends the call as refused', async (status, reason) => {
  const agent = openAgent();
  const { heard } = await place(agent);
  agent.layer.find('INVITE').respond(status);
  expect(heard.end).toEqual({ cause: 'refused', status, reason });
  expect(vi.getTimerCount()).toBe(0);
});

it('a timeout and an invalid URI are unreachable, with the reason', async () => {
  const agent = openAgent();
  const silent = await place(agent);
  agent.layer.find('INVITE').fail('forbidden');
  expect(silent.heard.end).toMatchObject({ cause: 'unreachable', failure: 'forbidden' });
  for (const to of ['nonsense', 'mailto:a@b', 'tel:+46123', 'sip:']) {
    expect((await place(agent, { to })).heard.end).toMatchObject({ cause: 'unreachable', failure: 'unresolved' });
  }
  expect((await place(agent, { from: { uri: 'nobody' } })).heard.end?.cause).toBe('unreachable');
  expect(agent.sizes().calls).toBe(0);
});

it('redirects are followed by preference, past forbidden targets, five at most', async () => {
  const agent = openAgent();
  const { heard } = await place(agent, { follow: (to) => (to === 'sip:costly@three.example' ? undefined : to) });
  const contacts = [
    '<sip:a@one.example>;q=0.1',
    '<sip:b@two.example>;q=0.9',
    '<mailto:x@y>',
    '<sip:costly@three.example>',
    '<sip:+4612345@trunk.example>',
  ];
  agent.layer.find('INVITE').respond(302, { headers: contacts.map((value) => ['Contact', value] as const) });
  expect(agent.layer.find('INVITE').target.host).toBe('two.example');
  agent.layer.find('INVITE').fail('forbidden');
  expect(agent.layer.find('INVITE').target.host).toBe('one.example');
  for (let hop = 0; hop < 9; hop += 1) {
    agent.layer.find('INVITE').respond(302, { headers: [['Contact', `<sip:c@hop${hop}.example>`]] });
  }
  expect(agent.layer.count('INVITE')).toBe(6);
  expect(heard.end).toMatchObject({ cause: 'refused', status: 302 });
});

it('redirects are not followed unless enabled', async () => {
  const agent = openAgent();
  const { heard } = await place(agent);
  agent.layer.find('INVITE').respond(302, { headers: [['Contact', '<sip:+19005550100@trunk.example>']] });
  expect(agent.layer.count('INVITE')).toBe(1);
  expect(heard.end).toMatchObject({ cause: 'refused', status: 302 });
});

it('credentials are not sent to a redirect target', async () => {
  const agent = openAgent();
  const { heard } = await place(agent, {
    credentials: { username: 'u', password: 'p' },
    follow: (to) => to,
  });
  agent.layer.find('INVITE').respond(302, { headers: [['Contact', '<sip:x@elsewhere.example>']] });
  agent.layer.find('INVITE').respond(401, { headers: [challenge] });
  expect(heard.end).toMatchObject({ cause: 'refused', status: 401 });
});

it('422 makes us retry with the longer session interval', async () => {
  const agent = openAgent();
  await place(agent);
  agent.layer.find('INVITE').respond(422, { headers: [['Min-SE', '3600']] });
  const { headers } = agent.layer.find('INVITE').request;
  expect([headers.get('session-expires'), headers.get('min-se')]).toEqual(['3600', '3600']);
  agent.layer.find('INVITE').respond(422, { headers: [['Min-SE', '3600']] });
  expect(agent.layer.count('INVITE')).toBe(2);
});

it('reliable provisional responses get a PRACK each, in order, and retransmissions none', async () => {
  const agent = openAgent();
  const { heard } = await place(agent);
  const invite = agent.layer.find('INVITE');
  const reliable = (sequence: number) => ({
    sdp: answerSdp,
    headers: [
      contact,
      ['Require', '100rel'],
      ['RSeq', String(sequence)],
      ['Record-Route', '<sip:near;lr>, <sip:far;lr>'],
    ] as [string, string][],
  });
  invite.respond(183, reliable(7));
  invite.respond(183, reliable(7));
  invite.respond(183, reliable(9));
  expect(agent.layer.count('PRACK')).toBe(1);
  expect(agent.layer.find('PRACK').request.headers.get('rack')).toBe('7 1 INVITE');
  expect(agent.layer.find('PRACK').target.host).toBe('far');
  invite.respond(180, reliable(8));
  expect(agent.layer.find('PRACK').request.headers.get('rack')).toBe('8 1 INVITE');
  expect(heard.events).toEqual(['progress 183 sdp', 'progress 180 sdp']);
});

it('an outbound proxy is a Route, and tel: URIs are sent to it', async () => {
  const agent = openAgent();
  await place(agent, { to: 'tel:+4612345', proxy: { host: 'proxy.example', port: 5080, transport: 'tcp' } });
  const { request, target } = agent.layer.find('INVITE');
  expect(target).toEqual({ host: 'proxy.example', port: 5080, transport: 'tcp' });
  expect(request.headers.all('route')).toEqual(['<sip:proxy.example:5080;transport=tcp;lr>']);
  expect(request.uri.scheme).toBe('tel');
});

it('custom headers are sent, except those that would change the message or inject another', async () => {
  const agent = openAgent();
  await place(agent, {
    headers: {
      'X-Tenant': 'one\r\nRoute: <sip:evil>',
      'P-Asserted-Identity': '<sip:+461@us.example>',
      Via: 'SIP/2.0/UDP evil',
      'Content-Length': '3',
      'Bad Name': 'x',
    },
    replaces: 'c1;to-tag=a;from-tag=b\r\nX: y',
  });
  const { headers } = agent.layer.find('INVITE').request;
  expect(headers.get('x-tenant')).toBe('one Route: <sip:evil>');
  expect(headers.get('p-asserted-identity')).toBe('<sip:+461@us.example>');
  expect(headers.get('replaces')).toBe('c1;to-tag=a;from-tag=b X: y');
  expect(headers.has('via') || headers.has('route') || headers.has('bad name') || headers.has('content-length')).toBe(
    false,
  );
});

it('the peer may renegotiate before its 200, once its first SDP answer was reliable', async () => {
  const agent = openAgent();
  const { heard } = await place(agent);
  const invite = agent.layer.find('INVITE');
  const callId = invite.request.callId;
  const toTag = invite.request.from.parameters.get('tag') ?? '';
  invite.respond(183, { headers: [contact] });
  const early = agent.layer.give(peerRequest('UPDATE', { callId, toTag, sdp: offerSdp }));
  expect(early.last?.status).toBe(491);
  invite.respond(183, { sdp: answerSdp, headers: [contact, ['Require', '100rel'], ['RSeq', '1']] });
  const later = agent.layer.give(peerRequest('UPDATE', { callId, toTag, sdp: offerSdp, cseq: 2 }));
  await flushPromises();
  expect(later.last?.status).toBe(200);
  expect(heard.events).toEqual(['progress 183', 'progress 183 sdp', 'offer sdp']);
});
