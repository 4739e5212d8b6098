import { describe, expect, it } from 'vitest';
import { responseTo } from '../message/response-to.ts';
import type { SipRequest, SipResponse } from '../message/sip-message.ts';
import { closeAfterEach } from './testing/closing.ts';
import { openLossyRelay } from './testing/lossy-relay.ts';
import { newRequest, type OpenLayer, openLayer } from './testing/open-layer.ts';
import type { RequestTarget, ServerTransaction, TransactionLayer } from './transaction-layer.ts';

const keep = closeAfterEach();
const calls = Array.from({ length: 8 }, (_, index) => index);
/** The timeout is 64 times this, above the delays of a busy machine. */
const t1Ms = 40;

async function openBoth(loss: number, answer: (transaction: ServerTransaction) => void) {
  const server = await openLayer({ t1Ms, answer });
  const relay = keep(await openLossyRelay({ toPort: server.port, loss, seed: 23 }));
  const client = await openLayer({ t1Ms });
  keep(server.layer);
  keep(client.layer);
  return { server, client, relay, target: { host: '127.0.0.1', port: relay.port } };
}

function countRequests({ events }: OpenLayer): number {
  return events.all.filter(({ kind }) => kind === 'request').length;
}

/** Final outcome of a request. Every 2xx of an INVITE is acknowledged, each time it arrives. */
function settle(
  layer: TransactionLayer,
  request: SipRequest,
  target: RequestTarget,
  onProvisional?: (cancel: () => void) => void,
): Promise<number | string> {
  return new Promise((resolve) => {
    const transaction = layer.send(request, target, {
      response(response) {
        if (response.status < 200) onProvisional?.(() => transaction.cancel());
        else {
          if (request.method === 'INVITE' && response.status < 300) layer.sendAck(ackOf(request, response), target);
          resolve(response.status);
        }
      },
      failed: (why) => resolve(why),
    });
  });
}

function ackOf(invite: SipRequest, response: SipResponse): SipRequest {
  const ack = newRequest('ACK', { callId: invite.callId });
  ack.headers.set('From', response.headers.get('From') ?? '');
  ack.headers.set('To', response.headers.get('To') ?? '');
  return ack;
}

describe.each([
  { loss: 0.2, share: '20 %' },
  { loss: 0.5, share: '50 %' },
])('with $share of all datagrams lost', ({ loss }) => {
  it('calls are answered once and every 2xx is acknowledged', async () => {
    const { server, client, relay, target } = await openBoth(loss, (transaction) => {
      transaction.respond(responseTo(transaction.request, 180, { toTag: 'ours' }));
      transaction.respond(responseTo(transaction.request, 200, { toTag: 'ours' }));
    });
    const outcomes = await Promise.all(
      calls.map((call) => settle(client.layer, newRequest('INVITE', { callId: `answered-${call}` }), target)),
    );
    expect(outcomes).toEqual(calls.map(() => 200));
    const acknowledged = new Set<string>();
    while (acknowledged.size < calls.length) {
      const event = await server.events.find(({ kind }) => kind === 'ack' || kind === 'unacknowledged');
      expect(event.kind).toBe('ack');
      if (event.kind === 'ack') acknowledged.add(event.request.callId);
    }
    expect(countRequests(server)).toBe(calls.length);
    expect(relay.lost).toBeGreaterThan(calls.length * loss);
  });

  it('rejections arrive and are acknowledged', async () => {
    const { server, client, target } = await openBoth(loss, (transaction) => {
      transaction.respond(responseTo(transaction.request, 486));
    });
    const outcomes = await Promise.all(
      calls.map((call) => settle(client.layer, newRequest('INVITE', { callId: `refused-${call}` }), target)),
    );
    expect(outcomes).toEqual(calls.map(() => 486));
    expect(server.events.all.every(({ kind }) => kind === 'request')).toBe(true);
    expect(countRequests(server)).toBe(calls.length);
  });

  it('calls are cancelled and end with 487', async () => {
    const { server, client, target } = await openBoth(loss, (transaction) => {
      transaction.respond(responseTo(transaction.request, 180, { toTag: 'ours' }));
    });
    const outcomes = calls.map((call) =>
      settle(client.layer, newRequest('INVITE', { callId: `cancelled-${call}` }), target, (cancel) => cancel()),
    );
    for (const _ of calls) {
      const event = await server.events.find(({ kind }) => kind === 'cancelled');
      if (event.kind === 'cancelled') event.invite.respond(responseTo(event.invite.request, 487, { toTag: 'ours' }));
    }
    expect(await Promise.all(outcomes)).toEqual(calls.map(() => 487));
    expect(countRequests(server)).toBe(calls.length);
  });

  it('other requests are delivered once and answered', async () => {
    const { server, client, target } = await openBoth(loss, (transaction) => {
      transaction.respond(responseTo(transaction.request, 200));
    });
    const outcomes = await Promise.all(
      calls.map((call) => settle(client.layer, newRequest('OPTIONS', { callId: `asked-${call}` }), target)),
    );
    expect(outcomes).toEqual(calls.map(() => 200));
    expect(countRequests(server)).toBe(calls.length);
  });
});
