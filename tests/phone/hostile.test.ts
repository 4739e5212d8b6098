import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { Call } from '@parley/contract/resources/call';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasEnded } from '../voice/parley-api.ts';
import { openTelephone, type PhoneServer, startPhoneServer, type Telephone } from './phone-server.ts';

const timeout = 120_000;
const customer = '+46701740605';

let server: PhoneServer;
let phone: Telephone;

beforeAll(async () => {
  server = await startPhoneServer();
}, timeout);
afterAll(() => server.stop());
beforeEach(async () => {
  phone = await openTelephone();
});
afterEach(() => phone.close());

const ring = (number: string, sdp = phone.media.sdp()) =>
  phone.sip.call(`sip:${number}@127.0.0.1:${server.sipPort}`, sdp === '' ? {} : { sdp });
const order = async (from: string) => {
  const body = { agent_id: server.demoAgentId, to_number: customer, from_number: from };
  return (await server.api.post<Call>('/api/calls/outbound', body)).body;
};
const endOf = ({ id }: Call) => server.api.callWhen(id, hasEnded);

describe('calls at capacity', () => {
  async function limitNumber(): Promise<string> {
    const number = await server.takeNumber(server.demoAgentId);
    const { data } = await server.api.get<{ data: { id: string; number: string }[] }>('/api/phone-numbers?limit=100');
    const id = data.find((each) => each.number === number)?.id;
    expect((await server.api.patch(`/api/phone-numbers/${id}`, { max_concurrent_calls: 1 })).status).toBe(200);
    return number;
  }
  const limitTrunk = async () =>
    (await server.connectTrunk(phone.sip, server.demoAgentId, { max_concurrent_calls: 1 })).number;

  it.each([
    ['a number', limitNumber],
    ['a trunk', limitTrunk],
  ])('to %s: one of three concurrent calls is answered, and after its end the next', { timeout }, async (_, limit) => {
    const number = await limit();
    const calls = [ring(number), ring(number), ring(number)];
    const outcomes = await Promise.allSettled(calls.map(({ answered }) => answered));
    const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(reasons).toEqual([expect.stringContaining('486'), expect.stringContaining('486')]);
    await calls.find((_call, index) => outcomes[index]?.status === 'fulfilled')?.hangUp();
    await server.api.callWhen((await server.callOf(number)).id, hasEnded);
    const next = ring(number);
    await next.answered;
    await next.hangUp();
  });
});

describe('trunks', () => {
  // A tenant who allowed this machine on a trunk took the built-in numbers of all others away from its phones.
  it('that allow an address leave the built-in numbers callable from it', { timeout }, async () => {
    const builtIn = await server.takeNumber(server.demoAgentId);
    await server.connectTrunk(phone.sip, server.demoAgentId);
    const call = ring(builtIn);
    await call.answered;
    await call.hangUp();
  });

  it('with a password challenge for it, also where others at the same address have none', { timeout }, async () => {
    await server.connectTrunk(phone.sip, server.demoAgentId);
    const inbound = { challenge: true, username: 'pbx', password: 'a long password', allowed_addresses: ['127.0.0.1'] };
    await server.connectTrunk(phone.sip, server.demoAgentId, { inbound });
    const call = ring('+4631390000');
    await expect(call.answered).rejects.toThrow('401');
  });
});

describe('a number whose agent does not answer', () => {
  // The address had no host: `sip:+46846500499@`.
  it('sends callers to its fallback, also over an inbound-only trunk', { timeout }, async () => {
    const { trunkId } = await server.connectTrunk(phone.sip, server.demoAgentId, { host: null, port: null });
    const fallback = { kind: 'number', to: '+46846500499' };
    const body = { phone_number: '+46313900099', trunk_id: trunkId, fallback };
    expect((await server.api.post('/api/phone-numbers/import', body)).status).toBe(201);
    const answer = await phone.sip.request({
      method: 'INVITE',
      uri: `sip:+46313900099@127.0.0.1:${server.sipPort}`,
      headers: { 'content-type': 'application/sdp' } as never,
      content: phone.media.sdp(),
    });
    expect([answer.status, answer.headers.contact?.[0]?.uri]).toEqual([302, 'sip:+46846500499@127.0.0.1']);
  });
});

describe('our SDP offer', () => {
  // A machine with several addresses named one that the caller may not reach.
  it('to a caller without one names the address facing them', { timeout }, async () => {
    const call = ring(await server.takeNumber(server.demoAgentId), '');
    expect(await call.remoteSdp).toContain('c=IN IP4 127.0.0.1\r\n');
    await call.hangUp();
  });

  // The call stayed in progress, and was closed as lost a while later.
  it.each(['', 'nonsense'])('answered with "%s" fails the call', { timeout }, async (sdp) => {
    const { number } = await server.connectTrunk(phone.sip, server.demoAgentId);
    const call = await order(number);
    const rung = await phone.sip.nextCall();
    rung.answer(sdp);
    expect(await endOf(call)).toMatchObject({ status: 'failed', end_reason: 'dial_failed' });
    expect(await rung.ended).toBe('them');
  });
});

describe('a redirect by the called party', () => {
  /** A peer that answers the first INVITE with 302 and every other with 486. */
  async function openRedirector(to: string) {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    const address = `127.0.0.1:${socket.address().port}`;
    const invited: string[] = [];
    socket.on('message', (bytes, from) => {
      const text = bytes.toString();
      const [method, uri = ''] = text.split(' ');
      if (method === 'ACK') return;
      if (method === 'INVITE' && !invited.includes(uri)) invited.push(uri);
      const kept = text.split('\r\n').filter((line) => /^(via|from|call-id|cseq):/i.test(line));
      const toField = /^To:.*$/im.exec(text)?.[0];
      const status = method === 'OPTIONS' ? '200 OK' : uri === invited[0] ? '302 Moved Temporarily' : '486 Busy Here';
      const contact = `Contact: <sip:${to}@${address}>`;
      const lines = [`SIP/2.0 ${status}`, ...kept, `${toField};tag=there`, contact, 'Content-Length: 0', '', ''];
      socket.send(lines.join('\r\n'), from.port, from.address);
    });
    return { address, invited, close: () => socket.close() };
  }

  it.each([
    ['201', 2, 'dial_busy'],
    ['+19005550100', 1, 'dial_failed'],
  ])('to %s rings %i addresses: %s', { timeout }, async (to, rung, reason) => {
    const peer = await openRedirector(to);
    const { number } = await server.connectTrunk(peer, server.demoAgentId);
    expect(await endOf(await order(number))).toMatchObject({ end_reason: reason });
    expect(peer.invited.length).toBe(rung);
    peer.close();
  });
});
