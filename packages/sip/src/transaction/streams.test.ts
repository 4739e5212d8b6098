import { expect, it } from 'vitest';
import { responseTo } from '../message/response-to.ts';
import { createCertificate } from '../testing/create-certificate.ts';
import { closeAfterEach } from './testing/closing.ts';
import { createListener, newRequest, nextRequest, nextResponse, openLayer, outcomesOf } from './testing/open-layer.ts';
import { headerOf, requestText, responseText } from './testing/raw-peer.ts';
import { connectPeer, openStreamServer, type StreamPeer } from './testing/stream-peer.ts';
import { createVirtualTimers } from './testing/virtual-timers.ts';
import type { ServerTransaction } from './transaction-layer.ts';

const keep = closeAfterEach();
const tcp = { transport: 'tcp', host: '127.0.0.1', port: 0 } as const;
const viaTcp = 'SIP/2.0/TCP 127.0.0.1:5070';

const sayOk = (transaction: ServerTransaction) => transaction.respond(responseTo(transaction.request, 200));

async function openTcpLayer(options: Parameters<typeof openLayer>[0] = {}) {
  const opened = await openLayer({ listen: [tcp], answer: sayOk, ...options });
  keep(opened.layer);
  return opened;
}

async function connectTo(port: number): Promise<StreamPeer> {
  return keep(await connectPeer(port));
}

const optionsText = (number: number) =>
  requestText({ method: 'OPTIONS', port: 5070, via: viaTcp, branch: `z9hG4bKs${number}`, callId: `stream-${number}` });

it('a request sent byte by byte is one request', async () => {
  const { port, events } = await openTcpLayer();
  const peer = await connectTo(port);
  for (const byte of Buffer.from(optionsText(1))) peer.send(new Uint8Array([byte]));
  const heard = await peer.heardUpTo('\r\n\r\n');
  expect(heard).toMatch(/^SIP\/2.0 200 /);
  expect((await nextRequest(events)).flow).toMatchObject({
    transport: 'tcp',
    remote: { port: peer.port },
    isOpen: true,
  });
});

it('pipelined requests in one segment are answered as each completes', async () => {
  const { port } = await openTcpLayer();
  const peer = await connectTo(port);
  const last = optionsText(3);
  peer.send(`${optionsText(1)}${optionsText(2)}${last.slice(0, 40)}`);
  const heard = await peer.heardUpTo('stream-2');
  expect(heard).toContain('stream-1');
  peer.send(last.slice(40));
  expect((await peer.heardUpTo('stream-3')).match(/SIP\/2.0 200/g)).toHaveLength(3);
});

it('a double CRLF ping is answered with CRLF', async () => {
  const { port } = await openTcpLayer();
  const peer = await connectTo(port);
  peer.send('\r\n\r\n');
  expect(await peer.heardUpTo('\r\n')).toBe('\r\n');
});

it('a peer that connected to us is called over the same connection', async () => {
  const { layer, port, events } = await openTcpLayer();
  const peer = await connectTo(port);
  peer.send(optionsText(1));
  const { flow } = await nextRequest(events);
  const listener = createListener();
  layer.send(newRequest('INFO'), { host: 'nowhere.invalid', flow }, listener);
  const heard = await peer.heardUpTo('INFO sip:');
  const request = heard.slice(heard.indexOf('INFO sip:'));
  expect(headerOf(request, 'Via')).toMatch(new RegExp(`^SIP/2.0/TCP 127.0.0.1:${port};branch=z9hG4bK.*;alias$`));
  peer.send(responseText(request, 200));
  expect((await nextResponse(listener.heard)).status).toBe(200);
});

it('requests to one destination share a connection', async () => {
  const server = keep(await openStreamServer());
  const { layer } = await openTcpLayer();
  const listeners = [createListener(), createListener()];
  for (const listener of listeners) {
    layer.send(newRequest('OPTIONS'), { host: '127.0.0.1', port: server.port, transport: 'tcp' }, listener);
  }
  const peer = await server.next();
  const heard = await peer.inbox.find((text) => text.match(/OPTIONS sip/g)?.length === 2);
  const [first = '', second = ''] = heard.split(/(?=OPTIONS sip)/);
  peer.send(responseText(first, 200) + responseText(second, 404));
  await Promise.all(listeners.map((listener) => listener.heard.next()));
  expect(listeners.flatMap(({ heard: answers }) => outcomesOf(answers)).sort()).toEqual([200, 404]);
});

it('a silently lost connection is reopened for the next request', async () => {
  const server = keep(await openStreamServer());
  const { layer } = await openTcpLayer();
  const target = { host: '127.0.0.1', port: server.port, transport: 'tcp' } as const;
  const first = createListener();
  layer.send(newRequest('OPTIONS'), target, first);
  const peer = await server.next();
  peer.send(responseText(await peer.heardUpTo('\r\n\r\n'), 200));
  await nextResponse(first.heard);
  const second = createListener();
  layer.send(newRequest('OPTIONS'), target, second);
  await peer.inbox.find((text) => text.match(/OPTIONS sip/g)?.length === 2);
  await peer.close();
  const anew = await server.next();
  anew.send(responseText(await anew.heardUpTo('\r\n\r\n'), 200));
  expect((await nextResponse(second.heard)).status).toBe(200);
});

it('a connection that closes before any response ends the request as closed', async () => {
  const server = keep(await openStreamServer());
  const { layer, events } = await openTcpLayer();
  const listener = createListener();
  layer.send(newRequest('INVITE'), { host: '127.0.0.1', port: server.port, transport: 'tcp' }, listener);
  const peer = await server.next();
  await peer.heardUpTo('INVITE');
  await peer.close();
  expect(await listener.heard.next()).toMatchObject({ kind: 'failed', why: 'closed' });
  expect(await events.next()).toMatchObject({ kind: 'flowClosed', flow: { isOpen: false } });
});

it('a refused connection ends the request as unreachable', async () => {
  const server = await openStreamServer();
  await server.close();
  const { layer } = await openTcpLayer();
  const listener = createListener();
  layer.send(newRequest('OPTIONS'), { host: '127.0.0.1', port: server.port, transport: 'tcp' }, listener);
  expect(await listener.heard.next()).toMatchObject({ kind: 'failed', why: 'unreachable' });
});

it('a response whose connection has closed opens a new one to the Via’s port', async () => {
  const server = keep(await openStreamServer());
  const { port, events } = await openTcpLayer({ answer: () => undefined });
  const peer = await connectTo(port);
  peer.send(requestText({ method: 'INVITE', port: 0, via: `SIP/2.0/TCP 127.0.0.1:${server.port}` }));
  const invite = await nextRequest(events);
  await peer.close();
  await events.find(({ kind }) => kind === 'flowClosed');
  invite.respond(responseTo(invite.request, 486));
  const caller = await server.next();
  expect(await caller.heardUpTo('\r\n\r\n')).toMatch(/^SIP\/2.0 486 /);
});

it('a response opens no connection to a forbidden address', async () => {
  const server = keep(await openStreamServer());
  const asked: unknown[] = [];
  const { layer, port, events } = await openTcpLayer({
    answer: () => undefined,
    allows(target) {
      asked.push(target);
      return false;
    },
  });
  const peer = await connectTo(port);
  peer.send(requestText({ method: 'OPTIONS', port: 0, via: `SIP/2.0/TCP 127.0.0.1:${server.port}` }));
  const transaction = await nextRequest(events);
  await peer.close();
  await events.find(({ kind }) => kind === 'flowClosed');
  transaction.respond(responseTo(transaction.request, 200));
  expect(asked).toEqual([{ hostname: '127.0.0.1', address: '127.0.0.1', port: server.port }]);
  const listener = createListener();
  layer.send(newRequest('OPTIONS'), { host: '127.0.0.1', port: server.port, transport: 'tcp' }, listener);
  expect(await listener.heard.next()).toMatchObject({ kind: 'failed', why: 'forbidden' });
});

it('garbage closes its own connection only', async () => {
  const { port } = await openTcpLayer();
  const good = await connectTo(port);
  const bad = await connectTo(port);
  bad.send(Buffer.alloc(200_000, 0x41));
  await bad.whenClosed;
  const broken = await connectTo(port);
  broken.send(optionsText(1).replace('Content-Length: 0', 'Content-Length: much'));
  expect(await broken.heardUpTo('\r\n\r\n')).toMatch(/^SIP\/2.0 400 /);
  await broken.whenClosed;
  good.send(optionsText(2));
  expect(await good.heardUpTo('\r\n\r\n')).toMatch(/^SIP\/2.0 200 /);
});

it('silent connections and incomplete messages are closed after 15 s; active ones stay', async () => {
  const timers = createVirtualTimers();
  const { port } = await openTcpLayer({ timers });
  const [mute, slow, good] = [await connectTo(port), await connectTo(port), await connectTo(port)];
  good.send(optionsText(1));
  await good.heardUpTo('\r\n\r\n');
  slow.send(optionsText(2));
  await slow.heardUpTo('\r\n\r\n');
  slow.send('OPTIONS sip:');
  // Its answer proves that the earlier bytes have been read.
  mute.send('OPT');
  good.send('\r\n\r\n');
  await good.inbox.find((text) => text.endsWith('\r\n\r\n\r\n'));
  for (let second = 0; second < 17; second += 1) timers.advance(1000);
  await Promise.all([mute.whenClosed, slow.whenClosed]);
  good.send(optionsText(3));
  await good.heardUpTo('stream-3');
});

it('outgoing connections are pinged every 30 s, and closed after an idle hour', async () => {
  const timers = createVirtualTimers();
  const server = keep(await openStreamServer());
  const { layer, port } = await openTcpLayer({ timers });
  const listener = createListener();
  layer.send(newRequest('OPTIONS'), { host: '127.0.0.1', port: server.port, transport: 'tcp' }, listener);
  const peer = await server.next();
  peer.send(responseText(await peer.heardUpTo('\r\n\r\n'), 200));
  await nextResponse(listener.heard);
  const silent = await connectTo(port);
  silent.send(optionsText(1));
  await silent.heardUpTo('\r\n\r\n');
  for (let second = 0; second < 31; second += 1) timers.advance(1000);
  await peer.inbox.find((text) => text.endsWith('\r\n\r\n\r\n\r\n'));
  for (let minute = 0; minute < 61; minute += 1) timers.advance(60_000);
  await silent.whenClosed;
});

it('connections are limited per address and in total', async () => {
  const { port } = await openTcpLayer({ limits: { connectionsPerAddress: 2 } });
  const admitted = [await connectTo(port), await connectTo(port)];
  const third = await connectTo(port);
  await third.whenClosed;
  for (const [index, peer] of admitted.entries()) {
    peer.send(optionsText(index));
    await peer.heardUpTo('\r\n\r\n');
  }
});

it('at the limit the connection idle for longest, at least a minute, is closed', async () => {
  const timers = createVirtualTimers();
  const { port, events } = await openTcpLayer({ timers, limits: { connections: 2 } });
  const [first, second] = [await connectTo(port), await connectTo(port)];
  first.send(optionsText(1));
  await first.heardUpTo('\r\n\r\n');
  timers.advance(10_000);
  second.send(optionsText(2));
  await second.heardUpTo('\r\n\r\n');
  await (await connectTo(port)).whenClosed;
  timers.advance(55_000);
  const third = await connectTo(port);
  await first.whenClosed;
  await events.find(({ kind }) => kind === 'flowClosed');
  third.send(optionsText(3));
  await third.heardUpTo('\r\n\r\n');
});

it('a peer that does not read is disconnected before its buffer grows', async () => {
  const { port, events } = await openTcpLayer({ answer: () => undefined, limits: { unsentBytes: 100_000 } });
  const peer = await connectTo(port);
  peer.stopReading();
  peer.send(requestText({ method: 'INVITE', port: 5070, via: viaTcp }));
  const invite = await nextRequest(events);
  const ringing = responseTo(invite.request, 183, { body: Buffer.alloc(60_000, 0x61), contentType: 'text/plain' });
  for (let count = 0; count < 1000 && events.all.length === 1; count += 1) {
    invite.respond(ringing);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await events.next()).toMatchObject({ kind: 'flowClosed', flow: { isOpen: false } });
});

it.each(['sip.example', '127.0.0.1'])('TLS: a peer whose certificate names %s is called and calls', async (name) => {
  const tls = createCertificate([name]);
  const listen = [{ transport: 'tls', host: '127.0.0.1', port: 0 }] as const;
  const server = await openTcpLayer({ listen, tls });
  const client = await openTcpLayer({
    listen,
    tls: { ...tls, ca: tls.cert },
    resolver: {
      servers: () => Promise.resolve([]),
      addresses: (_host, family) => Promise.resolve(family === 4 ? [{ address: '127.0.0.1' }] : []),
    },
  });
  const listener = createListener();
  client.layer.send(newRequest('OPTIONS'), { host: name, port: server.port, transport: 'tls' }, listener);
  expect((await nextResponse(listener.heard)).status).toBe(200);
  const { flow, request } = await nextRequest(server.events);
  expect(flow.transport).toBe('tls');
  expect(request.via[0]).toMatchObject({ transport: 'TLS', port: client.port });
  const back = createListener();
  server.layer.send(newRequest('INFO'), { host: 'nowhere.invalid', flow }, back);
  expect((await nextResponse(back.heard)).status).toBe(200);
});

it('TLS: a certificate for another name ends the request, unless verification is off', async () => {
  const tls = createCertificate(['other.example']);
  const server = await openTcpLayer({ listen: [{ transport: 'tls', host: '127.0.0.1', port: 0 }], tls });
  const client = await openTcpLayer({ tls: { ...tls, ca: tls.cert } });
  const target = { host: '127.0.0.1', port: server.port, transport: 'tls' } as const;
  const checked = createListener();
  client.layer.send(newRequest('OPTIONS'), target, checked);
  expect(await checked.heard.next()).toMatchObject({ kind: 'failed', why: 'unreachable' });
  const unchecked = createListener();
  client.layer.send(newRequest('OPTIONS'), { ...target, verifiesCertificate: false }, unchecked);
  expect((await nextResponse(unchecked.heard)).status).toBe(200);
});

it('TLS: a certificate with a sip: URI of the domain is accepted', async () => {
  const tls = createCertificate(['sip:sip.example']);
  const server = await openTcpLayer({ listen: [{ transport: 'tls', host: '127.0.0.1', port: 0 }], tls });
  const client = await openTcpLayer({
    tls: { ...tls, ca: tls.cert },
    resolver: {
      servers: () => Promise.resolve([]),
      addresses: (_host, family) => Promise.resolve(family === 4 ? [{ address: '127.0.0.1' }] : []),
    },
  });
  const listener = createListener();
  client.layer.send(newRequest('OPTIONS'), { host: 'sip.example', port: server.port, transport: 'tls' }, listener);
  expect((await nextResponse(listener.heard)).status).toBe(200);
});

it('TLS: garbage instead of a handshake closes its own connection only', async () => {
  const tls = createCertificate(['localhost']);
  const { port } = await openTcpLayer({ listen: [{ transport: 'tls', host: '127.0.0.1', port: 0 }], tls });
  const bad = await connectTo(port);
  bad.send(optionsText(1));
  await bad.whenClosed;
  const good = keep(await connectPeer(port, { ca: tls.cert, servername: 'localhost' }));
  good.send(optionsText(2));
  expect(await good.heardUpTo('\r\n\r\n')).toMatch(/^SIP\/2.0 200 /);
});

it('TLS: close does not wait for unfinished handshakes', async () => {
  const tls = createCertificate(['localhost']);
  const { layer, port } = await openTcpLayer({ listen: [{ transport: 'tls', host: '127.0.0.1', port: 0 }], tls });
  const mute = await connectTo(port);
  await layer.close();
  await mute.whenClosed;
});
