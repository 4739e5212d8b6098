import { describe, expect, it } from 'vitest';
import type { SipResolver } from '../transport/dns-resolver.ts';
import { closeAfterEach } from './testing/closing.ts';
import { createListener, newRequest, nextResponse, openLayer, outcomesOf } from './testing/open-layer.ts';
import { headerOf, openRawPeer, type RawPeer, responseText } from './testing/raw-peer.ts';
import { openStreamServer } from './testing/stream-peer.ts';
import { createVirtualTimers } from './testing/virtual-timers.ts';
import type { RequestTarget, TransportName } from './transaction-layer.ts';

const keep = closeAfterEach();
const trunk: RequestTarget = { host: 'trunk.example' };

/** Servers of trunk.example, in the order of attempts. */
function serversAt(...places: { port: number; transport?: TransportName }[]): SipResolver {
  return {
    servers: (name) =>
      Promise.resolve(
        places
          .map(({ port, transport = 'udp' }, priority) => ({ port, transport, priority, weight: 0, name: 'a.example' }))
          .filter(({ transport }) => name === `_sip._${transport}.trunk.example`),
      ),
    addresses: (_host, family) => Promise.resolve(family === 4 ? [{ address: '127.0.0.1' }] : []),
  };
}

async function openClient(resolver: SipResolver, options: Parameters<typeof openLayer>[0] = {}) {
  const timers = createVirtualTimers();
  const { layer, port } = await openLayer({ resolver, timers, ...options });
  keep(layer);
  const send = (method: string, target: RequestTarget = trunk, body?: string) => {
    const listener = createListener();
    const request = newRequest(method, body === undefined ? {} : { body });
    const transaction = layer.send(request, target, listener);
    return { heard: listener.heard, transaction };
  };
  return { layer, port, timers, send };
}

const nextOf = (peer: RawPeer, start: string) => peer.inbox.find((text) => text.startsWith(start));

describe('failover to the next server', () => {
  it.each(['INVITE', 'OPTIONS'])('happens when the first is silent on %s for 8 s, and then lasts', async (method) => {
    const [dead, alive] = [keep(await openRawPeer()), keep(await openRawPeer())];
    const { timers, send, port } = await openClient(serversAt(dead, alive));
    const { heard } = send(method);
    await nextOf(dead, method);
    timers.advance(7999);
    expect(alive.inbox.all).toHaveLength(0);
    timers.advance(1);
    const asked = await nextOf(alive, method);
    alive.send(responseText(asked, 200), port);
    expect((await nextResponse(heard)).status).toBe(200);
    expect(dead.inbox.all.map((text) => headerOf(text, 'Via'))).not.toContain(headerOf(asked, 'Via'));
    const again = send(method);
    alive.send(responseText(await nextOf(alive, method), 200), port);
    expect((await nextResponse(again.heard)).status).toBe(200);
  });

  it('happens on 503, which is acknowledged, and reported only by the last server', async () => {
    const [first, second] = [keep(await openRawPeer()), keep(await openRawPeer())];
    const { send, port } = await openClient(serversAt(first, second));
    const { heard } = send('INVITE');
    first.send(responseText(await nextOf(first, 'INVITE'), 503), port);
    await nextOf(first, 'ACK');
    second.send(responseText(await nextOf(second, 'INVITE'), 503), port);
    await nextOf(second, 'ACK');
    expect((await nextResponse(heard)).status).toBe(503);
    expect(outcomesOf(heard)).toEqual([503]);
  });

  it('happens on a refused connection, and an earlier 503 is reported when the rest is unreachable', async () => {
    const closed = await openStreamServer();
    await closed.close();
    const busy = keep(await openRawPeer());
    const refusing = { port: closed.port, transport: 'tcp' } as const;
    const { send, port } = await openClient(serversAt(busy, refusing));
    const { heard } = send('INVITE');
    busy.send(responseText(await nextOf(busy, 'INVITE'), 503), port);
    expect((await nextResponse(heard)).status).toBe(503);
  });

  it('does not happen after any other response', async () => {
    const [first, second] = [keep(await openRawPeer()), keep(await openRawPeer())];
    const { send, port, timers } = await openClient(serversAt(first, second));
    const { heard } = send('INVITE');
    const asked = await nextOf(first, 'INVITE');
    first.send(responseText(asked, 100), port);
    await nextResponse(heard);
    timers.advance(60_000);
    first.send(responseText(asked, 486), port);
    expect((await nextResponse(heard)).status).toBe(486);
    expect(second.inbox.all).toHaveLength(0);
  });
});

describe('a server failed over from', () => {
  it('is cancelled when it rings late', async () => {
    const [slow, quick] = [keep(await openRawPeer()), keep(await openRawPeer())];
    const { send, port, timers } = await openClient(serversAt(slow, quick));
    const { heard } = send('INVITE');
    const asked = await nextOf(slow, 'INVITE');
    timers.advance(8000);
    const other = await nextOf(quick, 'INVITE');
    slow.send(responseText(asked, 180), port);
    await nextOf(slow, 'CANCEL');
    slow.send(responseText(asked, 487), port);
    await nextOf(slow, 'ACK');
    quick.send(responseText(other, 180), port);
    quick.send(responseText(other, 200), port);
    await nextResponse(heard);
    await nextResponse(heard);
    expect(outcomesOf(heard)).toEqual([180, 200]);
  });

  it('becomes the call when it answers late, and the other is cancelled', async () => {
    const [slow, quick] = [keep(await openRawPeer()), keep(await openRawPeer())];
    const { send, port, timers } = await openClient(serversAt(slow, quick));
    const { heard } = send('INVITE');
    const asked = await nextOf(slow, 'INVITE');
    timers.advance(8000);
    const other = await nextOf(quick, 'INVITE');
    quick.send(responseText(other, 180), port);
    expect((await nextResponse(heard)).status).toBe(180);
    slow.send(responseText(asked, 200, { toTag: 'slow' }), port);
    expect((await nextResponse(heard)).status).toBe(200);
    await nextOf(quick, 'CANCEL');
    quick.send(responseText(other, 487), port);
    await nextOf(quick, 'ACK');
    expect(outcomesOf(heard)).toEqual([180, 200]);
  });
});

describe('without a response', () => {
  it('the last server times out after 32 s', async () => {
    const dead = keep(await openRawPeer());
    const { send, timers } = await openClient(serversAt(dead));
    const { heard } = send('OPTIONS');
    await nextOf(dead, 'OPTIONS');
    timers.advance(32_000);
    expect(await heard.next()).toMatchObject({ kind: 'failed', why: 'timeout' });
  });

  it('a name without addresses is unresolved, a forbidden one forbidden', async () => {
    const { send } = await openClient(serversAt(), { allows: ({ address }) => address !== '127.0.0.1' });
    expect(await send('OPTIONS', { host: '127.0.0.1' }).heard.next()).toMatchObject({ why: 'forbidden' });
    expect(await send('OPTIONS').heard.next()).toMatchObject({ why: 'forbidden' });
    const nothing = { servers: () => Promise.resolve([]), addresses: () => Promise.resolve([]) };
    const other = await openClient(nothing);
    expect(await other.send('OPTIONS').heard.next()).toMatchObject({ why: 'unresolved' });
  });
});

describe('CANCEL', () => {
  it('before the request was sent ends the call without sending', async () => {
    const peer = keep(await openRawPeer());
    const { send } = await openClient(serversAt(peer));
    const { heard, transaction } = send('INVITE');
    transaction.cancel();
    expect(await heard.next()).toMatchObject({ kind: 'failed', why: 'closed' });
    expect(peer.inbox.all).toHaveLength(0);
    expect(transaction.sent).toBeUndefined();
  });

  it('before a provisional response prevents failover', async () => {
    const [dead, alive] = [keep(await openRawPeer()), keep(await openRawPeer())];
    const { send, timers } = await openClient(serversAt(dead, alive));
    const { heard, transaction } = send('INVITE');
    await nextOf(dead, 'INVITE');
    transaction.cancel();
    timers.advance(32_000);
    expect(await heard.next()).toMatchObject({ kind: 'failed', why: 'timeout' });
    expect(alive.inbox.all).toHaveLength(0);
    expect(dead.inbox.all.every((text) => text.startsWith('INVITE'))).toBe(true);
  });
});

describe('a request above 1300 bytes', () => {
  const listen = [
    { transport: 'udp', host: '127.0.0.1', port: 0 },
    { transport: 'tcp', host: '127.0.0.1', port: 0 },
  ] as const;
  const large = 'x'.repeat(1300);

  it('is sent over TCP where the peer listens on it, a smaller one over UDP', async () => {
    const udp = keep(await openRawPeer());
    const tcp = keep(await openStreamServer(udp.port));
    const { send, port } = await openClient(serversAt(udp), { listen });
    const first = send('INVITE', trunk, large);
    const peer = await tcp.next();
    const asked = await peer.heardUpTo(large);
    expect(headerOf(asked, 'Via')).toMatch(/^SIP\/2.0\/TCP /);
    peer.send(responseText(asked, 486));
    expect((await nextResponse(first.heard)).status).toBe(486);
    const second = send('INVITE', trunk, 'small');
    const small = await nextOf(udp, 'INVITE');
    expect(headerOf(small, 'Via')).toMatch(/^SIP\/2.0\/UDP /);
    udp.send(responseText(small, 486), port);
    expect((await nextResponse(second.heard)).status).toBe(486);
  });

  it('falls back to UDP where TCP is refused or closes, and that is cached', async () => {
    const udp = keep(await openRawPeer());
    const tcp = await openStreamServer(udp.port);
    const { send, port } = await openClient(serversAt(udp), { listen });
    const { heard } = send('INVITE', trunk, large);
    const peer = await tcp.next();
    await peer.heardUpTo(large);
    await peer.close();
    udp.send(responseText(await nextOf(udp, 'INVITE'), 486), port);
    expect((await nextResponse(heard)).status).toBe(486);
    const again = send('INVITE', trunk, large);
    udp.send(responseText(await nextOf(udp, 'INVITE'), 486), port);
    expect((await nextResponse(again.heard)).status).toBe(486);
    await tcp.close();
    const other = await openClient(serversAt(udp), { listen });
    const refused = other.send('INVITE', trunk, large);
    udp.send(responseText(await nextOf(udp, 'INVITE'), 486), other.port);
    expect((await nextResponse(refused.heard)).status).toBe(486);
  });

  it('stays on its flow, and on UDP where we do not listen on TCP', async () => {
    const udp = keep(await openRawPeer());
    keep(await openStreamServer(udp.port));
    const { send, port } = await openClient(serversAt(udp));
    const { heard } = send('INVITE', trunk, large);
    udp.send(responseText(await nextOf(udp, 'INVITE'), 486), port);
    expect((await nextResponse(heard)).status).toBe(486);
  });
});

it('a throwing listener ends nothing', async () => {
  const peer = keep(await openRawPeer());
  const { layer, port, send } = await openClient(serversAt(peer));
  const told: string[] = [];
  layer.send(newRequest('OPTIONS'), trunk, {
    response() {
      told.push('response');
      throw new Error('A listener that is broken.');
    },
    failed: () => told.push('failed'),
  });
  peer.send(responseText(await nextOf(peer, 'OPTIONS'), 200), port);
  const { heard } = send('OPTIONS');
  peer.send(responseText(await nextOf(peer, 'OPTIONS'), 200), port);
  expect((await nextResponse(heard)).status).toBe(200);
  expect(told).toEqual(['response']);
});
