import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { responseTo } from '../message/response-to.ts';
import { closeAfterEach } from './testing/closing.ts';
import { createListener, newRequest, nextRequest, nextResponse, openLayer } from './testing/open-layer.ts';
import { headerOf, openRawPeer, requestText, responseText } from './testing/raw-peer.ts';
import type { ServerTransaction } from './transaction-layer.ts';

const keep = closeAfterEach();
const sayOk = (transaction: ServerTransaction) => transaction.respond(responseTo(transaction.request, 200));

async function openUdpLayer(options: Parameters<typeof openLayer>[0] = {}) {
  const opened = await openLayer({ answer: sayOk, ...options });
  keep(opened.layer);
  return opened;
}

it('a request is delivered and its response returns, both with their source addresses', async () => {
  const server = await openUdpLayer();
  const client = await openUdpLayer();
  const listener = createListener();
  const transaction = client.layer.send(newRequest('OPTIONS'), { host: '127.0.0.1', port: server.port }, listener);
  expect(transaction.sent).toBeUndefined();
  const response = await nextResponse(listener.heard);
  expect(response.status).toBe(200);
  expect(response.via[0]?.parameters.get('rport')).toBe(String(client.port));
  expect(response.via[0]?.parameters.get('received')).toBe('127.0.0.1');
  expect(transaction.sent?.request.via).toHaveLength(1);
  const { request, flow } = await nextRequest(server.events);
  expect(request.via[0]?.host).toBe('127.0.0.1');
  expect(request.via[0]?.port).toBe(client.port);
  expect(flow).toMatchObject({ transport: 'udp', remote: { address: '127.0.0.1', port: client.port }, isOpen: true });
});

const hasIpv6 = Object.values(networkInterfaces()).some((entries) => entries?.some(({ address }) => address === '::1'));

it.skipIf(!hasIpv6)('IPv6 carries requests and responses', async () => {
  const listen = [
    { transport: 'udp', host: '127.0.0.1', port: 0 },
    { transport: 'udp', host: '::1', port: 0 },
    { transport: 'tcp', host: '::1', port: 0 },
  ] as const;
  const server = await openUdpLayer({ listen });
  const client = await openUdpLayer({ listen });
  for (const { transport, port } of server.layer.listening.slice(1)) {
    const listener = createListener();
    client.layer.send(newRequest('OPTIONS'), { host: '::1', port, transport }, listener);
    const response = await nextResponse(listener.heard);
    expect(response.status).toBe(200);
    expect(response.headers.get('Via')).toContain(`SIP/2.0/${transport.toUpperCase()} [::1]:`);
    expect((await nextRequest(server.events)).flow.remote.address).toBe('::1');
  }
});

it.each([
  { what: 'with rport goes to where the request came from', via: (port: number) => `127.0.0.1:${port + 1};rport` },
  { what: 'behind a translation goes to where the request came from', via: () => '10.1.2.3:5060' },
])('the response to a Via $what', async ({ via }) => {
  const { port } = await openUdpLayer();
  const peer = keep(await openRawPeer());
  peer.send(requestText({ method: 'OPTIONS', port: 0, via: `SIP/2.0/UDP ${via(peer.port)}` }), port);
  const response = await peer.inbox.next();
  expect(response).toMatch(/^SIP\/2.0 200 /);
  expect(headerOf(response, 'Via')).toContain('received=127.0.0.1');
});

it('the response to a Via without rport goes to its port, and never to its maddr', async () => {
  const { port } = await openUdpLayer();
  const sender = keep(await openRawPeer());
  const receiver = keep(await openRawPeer());
  const via = `SIP/2.0/UDP 127.0.0.1:${receiver.port};maddr=192.0.2.1`;
  sender.send(requestText({ method: 'OPTIONS', port: 0, via }), port);
  expect(await receiver.inbox.next()).toMatch(/^SIP\/2.0 200 /);
  expect(sender.inbox.all).toHaveLength(0);
});

it('the other Vias of a request are returned unchanged and in order', async () => {
  const { port } = await openUdpLayer();
  const peer = keep(await openRawPeer());
  const more = ['Via: SIP/2.0/TCP one.example;branch=z9hG4bKa , SIP/2.0/UDP two.example:5070;branch=z9hG4bKb'];
  peer.send(requestText({ method: 'OPTIONS', port: peer.port, more }), port);
  const response = await peer.inbox.next();
  const hosts = response.match(/SIP\/2.0\/\w+ [^;\s]+/g);
  expect(hosts).toEqual([
    `SIP/2.0/UDP 127.0.0.1:${peer.port}`,
    'SIP/2.0/TCP one.example',
    'SIP/2.0/UDP two.example:5070',
  ]);
});

it('a malformed request is answered with 400, limited to 40 per address at once', async () => {
  let nowMs = 0;
  const idle = { cancel: () => undefined };
  const { port } = await openUdpLayer({ timers: { nowMs: () => nowMs, after: () => idle } });
  const peer = keep(await openRawPeer());
  const malformed = requestText({ method: 'OPTIONS', port: peer.port, more: ['Max-Forwards: many'] });
  for (let count = 0; count < 60; count += 1) peer.send(malformed, port);
  peer.send(requestText({ method: 'OPTIONS', port: peer.port }), port);
  await peer.inbox.find((text) => text.startsWith('SIP/2.0 200'));
  expect(peer.inbox.all.filter((text) => text.startsWith('SIP/2.0 400'))).toHaveLength(40);
  nowMs += 1000;
  peer.send(malformed, port);
  expect(await peer.inbox.next()).toMatch(/^SIP\/2.0 400 /);
});

it('a flood of 10,000 datagrams, most of them garbage, leaves the layer answering', async () => {
  const { port, events } = await openUdpLayer({ limits: { serverTransactions: 50 } });
  const peer = keep(await openRawPeer());
  const kinds = [
    () => Buffer.alloc(100, 0xff),
    () => Buffer.from('\r\n\r\n'),
    () => Buffer.alloc(0),
    () => Buffer.from('SIP/2.0 200 OK\r\nVia: SIP/2.0/UDP x;branch=z9hG4bKnobody\r\n\r\n'),
    (index: number) =>
      Buffer.from(responseText(requestText({ method: 'INVITE', port: 1, branch: `z9hG4bK${index}` }), 200)),
    (index: number) =>
      Buffer.from(requestText({ method: 'OPTIONS', port: peer.port, branch: `z9hG4bKf${index}`, callId: `f${index}` })),
  ];
  for (let index = 0; index < 10_000; index += 1) {
    const make = kinds[index % kinds.length];
    if (make !== undefined) peer.send(make(index), port);
    if (index % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  // Datagrams are dropped when buffers are full, so the request is repeated until it is answered.
  const asking = setInterval(
    () => peer.send(requestText({ method: 'OPTIONS', port: peer.port, callId: 'last' }), port),
    50,
  );
  await peer.inbox.find((text) => text.startsWith('SIP/2.0 200') && text.includes('last'));
  clearInterval(asking);
  expect(events.all.every(({ kind }) => kind === 'request')).toBe(true);
});

it('a port in use is reported, and nothing stays open', async () => {
  const { port } = await openUdpLayer();
  const opening = openUdpLayer({
    listen: [
      { transport: 'tcp', host: '127.0.0.1', port: 0 },
      { transport: 'udp', host: '127.0.0.1', port },
    ],
  });
  await expect(opening).rejects.toThrow(
    `SIP cannot listen on udp 127.0.0.1 port ${port}: another program uses the port (EADDRINUSE).`,
  );
});

it('TLS without a certificate is refused', async () => {
  await expect(openUdpLayer({ listen: [{ transport: 'tls', host: '127.0.0.1', port: 0 }] })).rejects.toThrow(
    'SIP cannot listen on tls 127.0.0.1 port 0: it needs a certificate.',
  );
});

it('every message is traced in both directions, and a throwing hook is ignored', async () => {
  const server = await openUdpLayer();
  const seen: string[] = [];
  const { layer } = await openLayer({
    onMessage(direction, bytes, flow) {
      seen.push(`${direction} ${flow.transport} ${Buffer.from(bytes).toString().split(' ', 1)}`);
      throw new Error('A hook that is broken.');
    },
  });
  keep(layer);
  const listener = createListener();
  layer.send(newRequest('OPTIONS'), { host: '127.0.0.1', port: server.port }, listener);
  await nextResponse(listener.heard);
  expect(seen).toEqual(['out udp OPTIONS', 'in udp SIP/2.0']);
});

it('the advertised address is the public one, except to peers in private networks', async () => {
  const { layer } = await openUdpLayer({
    listen: [
      { transport: 'udp', host: '0.0.0.0', port: 0 },
      { transport: 'tcp', host: '127.0.0.1', port: 0 },
    ],
    publicAddress: '198.51.100.7',
  });
  const [udp, tcp] = layer.listening;
  expect(layer.localAddress({ host: '127.0.0.1' })).toEqual({ host: '127.0.0.1', port: udp?.port, transport: 'udp' });
  expect(layer.localAddress({ host: 'trunk.example' })).toMatchObject({ host: '198.51.100.7', port: udp?.port });
  expect(layer.localAddress({ host: '203.0.113.9', transport: 'tcp' })).toEqual({
    host: '198.51.100.7',
    port: tcp?.port,
    transport: 'tcp',
  });
  expect(layer.localAddress({ host: 'trunk.example', transport: 'tls' })).toMatchObject({
    port: 5061,
    transport: 'tls',
  });
});
