import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Referral } from '../sip-stack.ts';
import { answerSdp, establishedCall, flushPromises, offerSdp, openAgent, peerRequest } from './testing/open-agent.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const newSdp = `${offerSdp}a=sendonly\r\n`;

it('the peer renegotiates by re-INVITE and by UPDATE, and is answered', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  const reinvite = up.give('INVITE', { sdp: newSdp, cseq: 5 });
  await flushPromises();
  expect(reinvite.responses.map(({ status }) => status)).toEqual([100, 200]);
  expect(Buffer.from(reinvite.last?.body ?? []).toString()).toBe(answerSdp);
  up.ack({ cseq: 5 });
  const update = up.give('UPDATE', { sdp: newSdp, cseq: 6 });
  await flushPromises();
  expect(update.last?.status).toBe(200);
  expect(up.heard.events).toEqual(['answered', 'offer sdp', 'offer sdp']);
});

it('a re-INVITE without an offer gets ours in the 200, with the answer in the ACK', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  up.give('INVITE', { cseq: 5 });
  await flushPromises();
  expect(up.give('INVITE', { cseq: 6, sdp: newSdp }).last?.status).toBe(491);
  up.ack({ cseq: 5, sdp: offerSdp });
  expect(up.heard.events).toEqual(['answered', 'offer', 'offer-answered']);
});

it('an unacceptable offer is refused with 488 and changes nothing', async () => {
  const agent = openAgent({ listener: { offer: () => Promise.reject(new Error('no codec')) } });
  const up = await establishedCall(agent);
  const reinvite = up.give('INVITE', { sdp: newSdp });
  await flushPromises();
  expect(reinvite.last?.status).toBe(488);
  expect(up.heard.end).toBeUndefined();
});

it('a second offer before the first is answered gets 500 with Retry-After, and CANCEL ends the first', async () => {
  const agent = openAgent({ listener: { offer: () => new Promise(() => undefined) } });
  const up = await establishedCall(agent);
  const first = up.give('INVITE', { sdp: newSdp });
  const second = up.give('INVITE', { sdp: newSdp });
  expect(second.last?.status).toBe(500);
  expect(Number(second.last?.headers.get('retry-after'))).toBeLessThanOrEqual(10);
  agent.layer.cancel(first);
  expect(first.last?.status).toBe(487);
});

it('out-of-order requests are refused with 500', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  up.give('INFO', { cseq: 9 });
  expect(up.give('INFO', { cseq: 8 }).last?.status).toBe(500);
});

it('our offer is sent, acknowledged with its answer, and the next one is queued behind it', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  const first = up.call.reinvite(newSdp);
  const second = up.call.reinvite(offerSdp);
  expect(agent.layer.count('INVITE')).toBe(1);
  agent.layer.find('INVITE').respond(200, { sdp: 'first', headers: [['Contact', '<sip:moved@127.0.0.9>']] });
  expect(await first).toBe('first');
  expect(agent.layer.acks.map(({ uri }) => uri.user)).toEqual(['moved']);
  agent.layer.find('INVITE').respond(488);
  await expect(second).rejects.toMatchObject({ name: 'SipRefused', status: 488 });
  expect(up.heard.end).toBeUndefined();
});

it('glare: both offers are refused with 491; ours is retried after a delay', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  const answer = up.call.reinvite(newSdp);
  expect(up.give('INVITE', { sdp: newSdp }).last?.status).toBe(491);
  agent.layer.find('INVITE').respond(491);
  const theirs = up.give('INVITE', { sdp: newSdp, cseq: 7 });
  await flushPromises();
  expect(theirs.last?.status).toBe(200);
  vi.advanceTimersByTime(2000);
  expect(agent.layer.count('INVITE')).toBe(1);
  up.ack({ cseq: 7 });
  expect(agent.layer.count('INVITE')).toBe(2);
  agent.layer.find('INVITE').respond(200, { sdp: 'yes' });
  expect(await answer).toBe('yes');
});

it('an offer answered with 481 ends the call', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  const answer = up.call.reinvite(newSdp);
  agent.layer.find('INVITE').respond(481);
  await expect(answer).rejects.toThrow('481');
  expect(up.heard.end?.cause).toBe('lost');
  agent.layer.find('BYE').respond(481);
  await flushPromises();
  expect(agent.sizes().dialogs).toBe(0);
});

it('an unanswered re-INVITE is cancelled and ends the call', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  const answer = up.call.reinvite(newSdp);
  const failed = expect(answer).rejects.toThrow('not answered');
  const reinvite = agent.layer.find('INVITE');
  reinvite.respond(100);
  vi.advanceTimersByTime(32_000);
  expect(reinvite.isCancelled).toBe(true);
  vi.advanceTimersByTime(32_000);
  await failed;
  expect(up.heard.end?.cause).toBe('lost');
});

const timers = (expires: string): [string, string][] => [
  ['Supported', 'timer'],
  ['Session-Expires', expires],
  ['Allow', 'INVITE, UPDATE'],
];

it('a session is refreshed at half its interval, by UPDATE where the peer supports it', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent, { sdp: offerSdp, headers: timers('600') });
  expect(up.invite.last?.headers.get('session-expires')).toBe('600;refresher=uas');
  vi.advanceTimersByTime(300_000);
  const update = agent.layer.find('UPDATE');
  expect(update.request.headers.get('session-expires')).toBe('600;refresher=uac');
  expect(update.request.body.length).toBe(0);
  update.respond(200, { headers: [['Session-Expires', '600;refresher=uac']] });
  vi.advanceTimersByTime(300_000);
  expect(agent.layer.count('UPDATE')).toBe(2);
});

it('without UPDATE the refresh is a re-INVITE with unchanged SDP', async () => {
  const agent = openAgent();
  const headers: [string, string][] = [
    ['Supported', 'timer'],
    ['Session-Expires', '600;refresher=uas'],
  ];
  await establishedCall(agent, { sdp: offerSdp, headers });
  vi.advanceTimersByTime(300_000);
  const { request } = agent.layer.find('INVITE');
  expect(Buffer.from(request.body).toString()).toBe(answerSdp);
});

it('a refresh that fails transiently is retried, and after repeated failures the call is lost', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent, { sdp: offerSdp, headers: timers('600') });
  vi.advanceTimersByTime(300_000);
  agent.layer.find('UPDATE').respond(503);
  vi.advanceTimersByTime(200_000);
  expect(agent.layer.count('UPDATE')).toBe(2);
  agent.layer.find('UPDATE').respond(503);
  vi.advanceTimersByTime(70_000);
  expect(up.heard.end?.cause).toBe('lost');
  expect(agent.layer.count('BYE')).toBe(1);
});

it('a session the peer fails to refresh is ended by BYE shortly before it expires', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent, { sdp: offerSdp, headers: timers('600;refresher=uac') });
  expect(up.invite.last?.headers.get('require')).toBe('timer');
  vi.advanceTimersByTime(400_000);
  expect(up.give('UPDATE', { headers: timers('600;refresher=uac') }).last?.status).toBe(200);
  vi.advanceTimersByTime(560_000);
  expect(up.heard.end).toBeUndefined();
  vi.advanceTimersByTime(9000);
  expect(up.heard.end?.cause).toBe('lost');
  expect(agent.layer.count('BYE')).toBe(1);
});

it('a peer without session timers is pinged, and any response proves it alive', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  expect(up.invite.last?.headers.has('session-expires')).toBe(false);
  for (let round = 1; round <= 3; round += 1) {
    vi.advanceTimersByTime(900_000);
    expect(agent.layer.count('INVITE')).toBe(round);
    agent.layer.find('INVITE').respond(488);
  }
  vi.advanceTimersByTime(900_000);
  agent.layer.find('INVITE').fail('timeout');
  expect(up.heard.end?.cause).toBe('lost');
});

it('INFO is answered and delivered, and sent', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  const info = up.give('INFO', { body: { type: 'application/dtmf-relay', text: 'Signal=5\r\n' } });
  expect(info.last?.status).toBe(200);
  expect(up.heard.events.at(-1)).toBe('info application/dtmf-relay Signal=5');
  const sent = up.call.info('application/dtmf', '5');
  agent.layer.find('INFO').respond(415);
  await expect(sent).rejects.toMatchObject({ status: 415 });
});

it('an attended transfer identifies the other call by the third party’s Call-ID and tags', async () => {
  const agent = openAgent();
  const first = await establishedCall(agent);
  const second = await establishedCall(agent, { sdp: offerSdp, callId: 'call-2' });
  void first.call.refer('sip:third@else.example', { replacing: second.call });
  const replaces = `call-2%3Bto-tag%3Dpeer-tag%3Bfrom-tag%3D${second.tag}`;
  expect(agent.layer.find('REFER').request.headers.get('refer-to')).toBe(
    `<sip:third@else.example?Replaces=${replaces}>`,
  );
});

it('REFER of the peer is delivered, and its progress is sent by NOTIFY', async () => {
  const referrals: Referral[] = [];
  const agent = openAgent({ listener: { referred: (referral) => void referrals.push(referral) } });
  const up = await establishedCall(agent);
  const request = up.give('REFER', {
    headers: [
      ['Refer-To', '<sip:third@else.example;method=INVITE?Replaces=a%3Bto-tag%3Db%3Bfrom-tag%3Dc&X-Evil=1>'],
      ['Referred-By', '<sip:boss@us.example>'],
    ],
  });
  expect(referrals[0]).toMatchObject({
    to: 'sip:third@else.example',
    replaces: 'a;to-tag=b;from-tag=c',
    referredBy: '<sip:boss@us.example>',
  });
  const subscription = referrals[0]?.accept();
  expect(request.last?.status).toBe(202);
  subscription?.report(180);
  subscription?.report(200);
  subscription?.report(486);
  const notified = agent.layer.sent.filter((sent) => sent.request.method === 'NOTIFY');
  expect(notified.map((sent) => Buffer.from(sent.request.body).toString().trim())).toEqual([
    'SIP/2.0 100 Trying',
    'SIP/2.0 180 Ringing',
    'SIP/2.0 200 OK',
  ]);
  expect(notified.at(-1)?.request.headers.get('subscription-state')).toBe('terminated;reason=noresource');
});

it('REFER without a listener is refused with 603, and invalid ones with 400, 403 or 416', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  const status = (to: string) => up.give('REFER', { headers: [['Refer-To', to]] }).last?.status;
  expect(status('<sip:a@b>')).toBe(603);
  expect(up.give('REFER').last?.status).toBe(400);
  expect(status('<https://a/>')).toBe(416);
  expect(status('<sip:a@b;method=BYE>')).toBe(403);
});

it('in a dialog OPTIONS is answered, and MESSAGE, unknown methods and a stray PRACK refused', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  expect(up.give('OPTIONS').last?.headers.get('allow')).toContain('INVITE');
  expect(up.give('MESSAGE').last?.status).toBe(405);
  expect(up.give('PRACK', { headers: [['RAck', '1 1 INVITE']] }).last?.status).toBe(481);
});

it('a hang-up during an open offer ends both, and a BYE that crosses ours is answered', async () => {
  const agent = openAgent({ listener: { offer: () => new Promise(() => undefined) } });
  const up = await establishedCall(agent);
  const theirs = up.give('INVITE', { sdp: newSdp });
  const ours = up.call.reinvite(newSdp);
  const failed = expect(ours).rejects.toThrow('ended');
  const left = up.call.hangUp();
  await up.call.hangUp();
  expect(theirs.last?.status).toBe(487);
  await failed;
  expect(up.give('INFO').last?.status).toBe(481);
  expect(up.give('BYE').last?.status).toBe(200);
  agent.layer.find('BYE').respond(200);
  await left;
  expect(up.heard.events.slice(1)).toEqual(['ended local']);
  expect(vi.getTimerCount()).toBe(0);
  await expect(up.call.reinvite(newSdp)).rejects.toThrow('not up');
});

it('INVITE with Replaces finds the replaced call, and is refused without one', async () => {
  const agent = openAgent();
  const up = await establishedCall(agent);
  const ask = async (replaces: string, callId: string) => {
    const more = { sdp: offerSdp, callId, headers: [['Replaces', replaces]] as [string, string][] };
    const invite = agent.layer.give(peerRequest('INVITE', more));
    await flushPromises();
    return invite.last?.status;
  };
  const own = `call-1;to-tag=${up.tag};from-tag=peer-tag`;
  expect(await ask('call-x;to-tag=a;from-tag=b', 'n1')).toBe(481);
  expect(await ask('nonsense', 'n2')).toBe(400);
  expect(await ask(`${own};early-only`, 'n3')).toBe(486);
  expect(await ask(own, 'n4')).toBe(100);
  expect(agent.incoming.at(-1)?.call.replaces).toBe(up.call);
  up.give('BYE');
  expect(await ask(own, 'n5')).toBe(603);
});

it('10,000 consecutive calls leak nothing', async () => {
  const agent = openAgent();
  for (let number = 0; number < 10_000; number += 1) {
    const up = await establishedCall(agent, { sdp: offerSdp, callId: `call-${number}` });
    if (number % 2 === 0) up.give('BYE');
    else {
      const left = up.call.hangUp();
      agent.layer.find('BYE').respond(200);
      await left;
    }
    agent.layer.sent.length = 0;
    agent.incoming.length = 0;
  }
  expect(agent.sizes()).toEqual({ calls: 0, dialogs: 0, registrations: 0 });
  expect(vi.getTimerCount()).toBe(0);
});
