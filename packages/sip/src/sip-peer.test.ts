import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSipStack } from './create-sip-stack.ts';
import { listenTo } from './dialog/testing/open-agent.ts';
import { digest, final, openSipPeer, type PeerMessage, type SipPeer } from './dialog/testing/open-sip-peer.ts';
import type { Admission, IncomingCall, SipStack } from './sip-stack.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { createInbox, type Inbox } from './transaction/testing/inbox.ts';

/** Interoperability with an independent parser, transaction layer and digest: the npm package `sip`. */

const sdp = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\nm=audio 4000 RTP/AVP 0\r\n';
const sdpType = { 'content-type': 'application/sdp' };

let peer: SipPeer;
let stack: SipStack;
let incoming: Inbox<IncomingCall>;
let admission: Admission;

beforeEach(async () => {
  admission = { kind: 'accept' };
  incoming = createInbox();
  peer = await openSipPeer();
  stack = await createSipStack({
    listen: [{ transport: 'udp', host: '127.0.0.1', port: 0 }],
    allows: () => true,
    log: silentLogger,
    userAgent: 'Parley',
    user: {
      overload: () => undefined,
      admit: async () => admission,
      incoming: (call) => incoming.put(call),
      acceptsCalls: () => true,
    },
  });
});

afterEach(async () => {
  await stack.close();
  peer.close();
});

const ourUri = () => `sip:4711@127.0.0.1:${stack.listening[0]?.port}`;

function request(
  method: string,
  seq: number,
  more: { headers?: object; content?: string; uri?: string } = {},
): PeerMessage {
  return {
    method,
    uri: more.uri ?? ourUri(),
    headers: {
      to: { uri: ourUri(), params: {} },
      from: { uri: peer.address('peer'), params: { tag: 'peer-from' } },
      'call-id': 'call-of-the-peer',
      cseq: { method, seq },
      contact: peer.contact,
      ...more.headers,
    },
    ...(more.content !== undefined && { content: more.content }),
  };
}

/** A call from the peer up to its ACK; `within` sends its next in-dialog request. */
async function callIn() {
  const responses = peer.send(request('INVITE', 1, { headers: sdpType, content: sdp }));
  const call = await incoming.next();
  const heard = listenTo(call);
  call.ring();
  expect((await responses.find(({ status }) => status === 180)).status).toBe(180);
  call.answer(sdp);
  const answer = await final(responses);
  expect(answer).toMatchObject({ status: 200, content: sdp });
  const [contact] = answer.headers.contact as [{ uri: string }];
  const within = (method: string, seq: number, more: { headers?: object; content?: string } = {}) =>
    peer.send(request(method, seq, { ...more, uri: contact.uri, headers: { to: answer.headers.to, ...more.headers } }));
  within('ACK', 1);
  await heard.until('answered');
  return { call, heard, within };
}

/** A call to the peer up to its INVITE. */
async function callOut(more = {}) {
  const call = stack.call({
    to: peer.address('ann'),
    from: { uri: 'sip:us@us.example' },
    sdp,
    ringMs: 20_000,
    ...more,
  });
  const heard = listenTo(call);
  const invite = await peer.next('INVITE');
  return { call, heard, invite };
}

it('the peer calls, renegotiates, and hangs up', async () => {
  const { heard, within } = await callIn();
  const changed = await final(within('INVITE', 2, { headers: sdpType, content: sdp }));
  expect(changed.status).toBe(200);
  within('ACK', 2);
  expect(
    (await final(within('INFO', 3, { headers: { 'content-type': 'application/dtmf' }, content: '7' }))).status,
  ).toBe(200);
  expect((await final(within('BYE', 4))).status).toBe(200);
  await heard.until('ended remote');
  expect(heard.events).toEqual(['answered', 'offer sdp', 'info application/dtmf 7', 'ended remote']);
});

it('the peer answers our challenge', async () => {
  admission = { kind: 'challenge', realm: 'us', passwordsOf: (name) => (name === 'ann' ? ['secret'] : []) };
  const invite = request('INVITE', 1, { headers: sdpType, content: sdp });
  const challenge = await final(peer.send(invite));
  expect(challenge.status).toBe(401);
  // The package supports MD5 alone.
  const offered = challenge.headers['www-authenticate'] as { algorithm: string }[];
  challenge.headers['www-authenticate'] = offered.filter(({ algorithm }) => algorithm === 'MD5');
  const again = request('INVITE', 2, { headers: sdpType, content: sdp });
  digest.signRequest({}, again, challenge, { user: 'ann', password: 'secret' });
  peer.send(again);
  const call = await incoming.next();
  expect(call.credentials).toEqual({ username: 'ann', password: 'secret' });
  call.reject(486);
});

it('the peer cancels while ringing', async () => {
  const invite = request('INVITE', 1, { headers: sdpType, content: sdp });
  const responses = peer.send(invite);
  const call = await incoming.next();
  const heard = listenTo(call);
  call.ring();
  await responses.find(({ status }) => status === 180);
  const cancel = request('CANCEL', 1, { headers: { via: invite.headers.via } });
  peer.send(cancel);
  await heard.until('ended cancelled');
  expect(heard.events).toEqual(['ended cancelled']);
  expect((await final(responses)).status).toBe(487);
});

it('we call, answer its challenge, renegotiate, and it hangs up', async () => {
  const credentials = { username: 'us', password: 'secret' };
  const { call, heard, invite } = await callOut({ credentials });
  const context = { realm: 'peer' };
  const challenge = digest.challenge(context, peer.makeResponse(invite, 401, 'Unauthorized'));
  challenge.headers.to.params.tag = 'challenge';
  peer.sendResponse(challenge);
  const signed = await peer.next('INVITE');
  expect(digest.authenticateRequest(context, signed, { user: 'us', password: 'secret' })).toBe(true);
  peer.respond(signed, 180);
  peer.respond(signed, 200, { headers: sdpType, content: sdp });
  expect((await peer.next('ACK')).headers.cseq.seq).toBe(2);
  const changing = call.reinvite(sdp);
  const changed = await peer.next('INVITE');
  peer.respond(changed, 200, { headers: sdpType, content: sdp });
  expect(await changing).toBe(sdp);
  await peer.next('ACK');
  const bye = request('BYE', 1, {
    headers: { to: invite.headers.from, from: changed.headers.to, 'call-id': invite.headers['call-id'] },
  });
  expect((await final(peer.send(bye))).status).toBe(200);
  await heard.until('ended remote');
  expect(heard.events).toEqual(['progress 180', 'answered sdp', 'ended remote']);
});

it('we cancel while ringing', async () => {
  const { call, heard, invite } = await callOut();
  peer.respond(invite, 180);
  await heard.until('progress 180');
  const left = call.hangUp();
  const cancel = await peer.next('CANCEL');
  peer.respond(cancel, 200);
  peer.respond(invite, 487);
  await left;
  expect(heard.events).toEqual(['progress 180', 'ended local']);
});

it('a peer we REFER calls the target, reports progress, and hangs up', async () => {
  const { call, heard, within } = await callIn();
  const referring = call.refer('sip:third@else.example');
  const refer = await peer.next('REFER');
  expect(refer.headers['refer-to']).toMatchObject({ uri: 'sip:third@else.example' });
  peer.respond(refer, 202);
  await referring;
  const notify = (seq: number, state: string, content: string) =>
    final(
      within('NOTIFY', seq, {
        headers: { event: 'refer', 'subscription-state': state, 'content-type': 'message/sipfrag' },
        content,
      }),
    );
  expect((await notify(2, 'active;expires=60', 'SIP/2.0 100 Trying')).status).toBe(200);
  expect((await notify(3, 'terminated;reason=noresource', 'SIP/2.0 200 OK')).status).toBe(200);
  within('BYE', 4);
  await heard.until('ended remote');
  expect(heard.events).toEqual([
    'answered',
    'transfer trying',
    'transfer trying 100',
    'transfer ok 200',
    'ended remote',
  ]);
});

it('we hang up', async () => {
  const { call } = await callIn();
  const left = call.hangUp();
  peer.respond(await peer.next('BYE'), 200);
  await left;
  expect(stack.calls()).toBe(0);
});

it('a registration is made and removed', async () => {
  const states = createInbox<string>();
  const registration = stack.register({
    aor: 'sip:us@peer.example',
    registrar: peer.address('x').replace('x@', ''),
    contactUser: 'c0ffee',
    onState: ({ state }) => states.put(state),
  });
  const register = await peer.next('REGISTER');
  peer.respond(register, 200, { headers: { contact: register.headers.contact, expires: 60 } });
  await states.find((state) => state === 'registered');
  const closed = registration.close();
  const unregister = await peer.next('REGISTER');
  expect(unregister.headers.expires).toBe('0');
  peer.respond(unregister, 200);
  await closed;
});
