import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import sip, { type SipPacket } from 'sip';
import { expect, it } from 'vitest';
import { responseTo } from '../message/response-to.ts';
import { closeAfterEach } from './testing/closing.ts';
import { createInbox } from './testing/inbox.ts';
import { createListener, newRequest, nextRequest, nextResponse, openLayer, outcomesOf } from './testing/open-layer.ts';

const keep = closeAfterEach();
const listen = [
  { transport: 'udp', host: '127.0.0.1', port: 0 },
  { transport: 'tcp', host: '127.0.0.1', port: 0 },
] as const;

/** An independent transaction layer, on UDP and TCP. */
async function openPeer(onRequest: (request: SipPacket) => void) {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  await new Promise<void>((resolve) => socket.close(() => resolve()));
  // It takes its own host for itself on any port, so that is another name.
  const options = { port, address: '127.0.0.1', publicAddress: 'peer.invalid' };
  const endpoint = sip.create(options, onRequest);
  keep({ close: () => Promise.resolve(endpoint.destroy()) });
  return { port, endpoint };
}

function packet(method: string, uri: string): SipPacket {
  return {
    method,
    uri,
    headers: {
      via: [],
      from: { uri: 'sip:peer@127.0.0.1', params: { tag: 'peer' } },
      to: { uri, params: {} },
      'call-id': `from-peer-${method}`,
      cseq: { method, seq: 1 },
    },
  };
}

it.each(['udp', 'tcp'] as const)(
  'it answers our requests over %s, with provisional responses and rejections',
  async (transport) => {
    const { port, endpoint } = await openPeer((request) => {
      if (request.method === 'ACK') return;
      if (request.method === 'INVITE') endpoint.send(sip.makeResponse(request, 180, 'Ringing'));
      endpoint.send(sip.makeResponse(request, request.method === 'INVITE' ? 486 : 200));
    });
    const { layer } = await openLayer({ listen });
    keep(layer);
    const target = { host: '127.0.0.1', port, transport };
    const [options, invite] = [createListener(), createListener()];
    layer.send(newRequest('OPTIONS'), target, options);
    expect((await nextResponse(options.heard)).status).toBe(200);
    layer.send(newRequest('INVITE'), target, invite);
    await nextResponse(invite.heard);
    await nextResponse(invite.heard);
    expect(outcomesOf(invite.heard)).toEqual([180, 486]);
  },
);

it('our CANCEL ends its INVITE with 487', async () => {
  const { port, endpoint } = await openPeer((request) => {
    if (request.method === 'INVITE') {
      invite = request;
      endpoint.send(sip.makeResponse(request, 180));
    }
    if (request.method === 'CANCEL') {
      endpoint.send(sip.makeResponse(request, 200));
      if (invite !== undefined) endpoint.send(sip.makeResponse(invite, 487));
    }
  });
  let invite: SipPacket | undefined;
  const { layer } = await openLayer({ listen });
  keep(layer);
  const { heard, ...listener } = createListener();
  const transaction = layer.send(newRequest('INVITE'), { host: '127.0.0.1', port }, listener);
  expect((await nextResponse(heard)).status).toBe(180);
  transaction.cancel();
  expect((await nextResponse(heard)).status).toBe(487);
});

it.each(['udp', 'tcp'] as const)('it calls us over %s, is answered, acknowledges and hangs up', async (transport) => {
  const { layer, events } = await openLayer({ listen });
  keep(layer);
  const { endpoint } = await openPeer(() => undefined);
  const ours = layer.listening.find((one) => one.transport === transport);
  const uri = `sip:agent@127.0.0.1:${ours?.port};transport=${transport}`;
  const answers = createInbox<SipPacket>();
  endpoint.send(packet('INVITE', uri), answers.put);
  const invite = await nextRequest(events);
  expect(invite.flow.transport).toBe(transport);
  invite.respond(responseTo(invite.request, 180, { toTag: 'ours' }));
  invite.respond(responseTo(invite.request, 200, { toTag: 'ours' }));
  const ok = await answers.find(({ status }) => status === 200);
  const ack = packet('ACK', uri);
  ack.headers['call-id'] = 'from-peer-INVITE';
  ack.headers.to = ok.headers.to;
  endpoint.send(ack);
  expect(await events.next()).toMatchObject({ kind: 'ack', request: { callId: 'from-peer-INVITE' } });
  const bye = packet('BYE', uri);
  bye.headers['call-id'] = 'from-peer-INVITE';
  bye.headers.to = ok.headers.to;
  endpoint.send(bye, answers.put);
  const hungUp = await nextRequest(events);
  hungUp.respond(responseTo(hungUp.request, 200));
  expect((await answers.find(({ headers }) => headers.cseq.method === 'BYE')).status).toBe(200);
});
