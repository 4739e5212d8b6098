import { describe, expect, it } from 'vitest';
import { readMessage } from '../message/read-message.ts';
import { responseTo } from '../message/response-to.ts';
import type { SipRequest, SipResponse } from '../message/sip-message.ts';
import type { WireFlow } from '../transport/wire-flow.ts';
import { createServerTransactions } from './server-transactions.ts';
import { createMemoryFlow } from './testing/memory-flow.ts';
import { log, type UserEvent } from './testing/open-layer.ts';
import { type RequestText, requestText } from './testing/raw-peer.ts';
import { createVirtualTimers } from './testing/virtual-timers.ts';
import type { ServerTransaction } from './transaction-layer.ts';
import { timesOf } from './transaction-times.ts';

function read(options: Omit<RequestText, 'port'>): SipRequest {
  const found = readMessage(Buffer.from(requestText({ port: 5060, ...options })));
  if (found.kind !== 'message' || found.message.kind !== 'request') throw new Error('The request is well-formed.');
  return found.message;
}

function createServers(transport: 'udp' | 'tcp' = 'udp', maxTransactions = 100) {
  const timers = createVirtualTimers();
  const flow = createMemoryFlow(transport);
  const events: UserEvent[] = [];
  const transactions: ServerTransaction[] = [];
  const servers = createServerTransactions({
    timers,
    times: timesOf(500),
    maxTransactions,
    serverName: 'Parley',
    log,
    reply: (bytes: Uint8Array, _request: SipRequest, way: WireFlow) => way.send(bytes),
    user: {
      request: (transaction) => void transactions.push(transaction),
      cancelled: (invite, cancel) => void events.push({ kind: 'cancelled', invite, cancel }),
      ack: (request, way) => void events.push({ kind: 'ack', request, flow: way }),
      unacknowledged: (invite) => void events.push({ kind: 'unacknowledged', invite }),
      flowClosed: () => undefined,
    },
  });
  const receive = (options: Omit<RequestText, 'port'>, way: WireFlow = flow) => servers.receive(read(options), way);
  const latest = () => {
    const transaction = transactions.at(-1);
    if (transaction === undefined) throw new Error('No request has reached the user.');
    return transaction;
  };
  const respond = (status: number, toTag = 'ours', options = {}) =>
    latest().respond(responseTo(latest().request, status, { toTag }), options);
  const responses = () => flow.sent.filter((message): message is SipResponse => message.kind === 'response');
  const statuses = () => responses().map(({ status }) => status);
  const kinds = () => events.map(({ kind }) => kind);
  return { timers, flow, servers, events, kinds, transactions, receive, latest, respond, responses, statuses };
}

const fromTags = { fromTag: 'raw-from', toTag: 'ours' };

describe('INVITE', () => {
  it('gets 100 after 200 ms without another response', () => {
    const silent = createServers();
    silent.receive({ method: 'INVITE' });
    silent.timers.advance(199);
    expect(silent.statuses()).toEqual([]);
    silent.timers.advance(1);
    expect(silent.statuses()).toEqual([100]);
    expect(silent.responses()[0]?.to.parameters.has('tag')).toBe(false);
    const quick = createServers();
    quick.receive({ method: 'INVITE' });
    quick.respond(180);
    quick.timers.advance(1000);
    expect(quick.statuses()).toEqual([180]);
  });

  it('is delivered once, and a retransmission gets the last response', () => {
    const { receive, respond, statuses, transactions } = createServers();
    receive({ method: 'INVITE' });
    receive({ method: 'INVITE' });
    expect(statuses()).toEqual([]);
    respond(180);
    receive({ method: 'INVITE' });
    respond(183);
    receive({ method: 'INVITE' });
    expect(statuses()).toEqual([180, 180, 183, 183]);
    expect(transactions).toHaveLength(1);
  });

  it('a rejection is retransmitted at intervals up to 4 s until its ACK, which is not delivered', () => {
    const { receive, respond, statuses, timers, kinds, servers, latest } = createServers();
    receive({ method: 'INVITE' });
    respond(486);
    expect(latest().hasFinal).toBe(true);
    timers.advance(500 + 1000 + 2000 + 4000 + 4000);
    expect(statuses()).toEqual([486, 486, 486, 486, 486, 486]);
    receive({ method: 'ACK', ...fromTags });
    timers.advance(4999);
    receive({ method: 'INVITE' });
    receive({ method: 'ACK', ...fromTags });
    expect(statuses()).toHaveLength(6);
    expect(servers.count).toBe(1);
    timers.advance(1);
    expect(servers.count).toBe(0);
    expect(kinds()).toEqual([]);
    expect(timers.pending).toBe(0);
  });

  // Twelve responses to one datagram with a spoofed source were an amplification attack.
  it('a rejection with retransmission disabled is repeated only on request', () => {
    const { receive, respond, statuses, timers } = createServers();
    receive({ method: 'INVITE' });
    respond(401, 'ours', { isOnce: true });
    timers.advance(10_000);
    expect(statuses()).toEqual([401]);
    receive({ method: 'INVITE' });
    expect(statuses()).toEqual([401, 401]);
  });

  it('a rejection with retransmission disabled is still retransmitted after a 100', () => {
    const { receive, respond, statuses, timers } = createServers();
    receive({ method: 'INVITE' });
    timers.advance(200);
    respond(401, 'ours', { isOnce: true });
    timers.advance(500);
    expect(statuses()).toEqual([100, 401, 401]);
  });

  it('a rejection over a connection is sent once, and dropped with its ACK', () => {
    const { receive, respond, statuses, timers, servers } = createServers('tcp');
    receive({ method: 'INVITE' });
    respond(486);
    timers.advance(20_000);
    expect(statuses()).toEqual([486]);
    receive({ method: 'ACK', ...fromTags });
    expect(servers.count).toBe(0);
  });

  it.each([200, 486])('a %i without ACK times out after 32 s, and is reported', (status) => {
    const { receive, respond, timers, kinds, servers, statuses } = createServers();
    receive({ method: 'INVITE' });
    respond(status);
    timers.advance(31_999);
    expect(kinds()).toEqual([]);
    timers.advance(1);
    expect(kinds()).toEqual(['unacknowledged']);
    expect(statuses()).toHaveLength(11);
    expect(servers.count).toBe(0);
    expect(timers.pending).toBe(0);
  });

  it.each(['udp', 'tcp'] as const)(
    'a 2xx over %s is retransmitted until its ACK, each of which is delivered',
    (transport) => {
      const { receive, respond, statuses, timers, kinds, servers } = createServers(transport);
      receive({ method: 'INVITE' });
      respond(200);
      timers.advance(1500);
      expect(statuses()).toEqual([200, 200, 200]);
      receive({ method: 'INVITE' });
      expect(statuses()).toHaveLength(4);
      receive({ method: 'ACK', branch: 'z9hG4bKack', ...fromTags });
      timers.advance(10_000);
      receive({ method: 'INVITE' });
      expect(statuses()).toHaveLength(4);
      receive({ method: 'ACK', branch: 'z9hG4bKack', ...fromTags });
      expect(kinds()).toEqual(['ack', 'ack']);
      timers.advance(22_000);
      expect(servers.count).toBe(0);
      expect(kinds()).toEqual(['ack', 'ack']);
      expect(timers.pending).toBe(0);
    },
  );

  it('an ACK of other tags, CSeq or Call-ID stops nothing', () => {
    const { receive, respond, statuses, timers, kinds } = createServers();
    receive({ method: 'INVITE' });
    respond(200);
    const ack = { method: 'ACK', branch: 'z9hG4bKack', ...fromTags };
    receive({ ...ack, toTag: 'other' });
    receive({ ...ack, fromTag: 'other' });
    receive({ ...ack, callId: 'other' });
    receive({ ...ack, cseq: 2 });
    timers.advance(500);
    expect(statuses()).toEqual([200, 200]);
    expect(kinds()).toEqual(['ack', 'ack', 'ack', 'ack']);
  });

  it('an ACK with the branch of its INVITE counts for the 2xx as well', () => {
    const { receive, respond, statuses, timers, kinds } = createServers();
    receive({ method: 'INVITE' });
    respond(200);
    receive({ method: 'ACK', ...fromTags });
    timers.advance(5000);
    expect(statuses()).toEqual([200]);
    expect(kinds()).toEqual(['ack']);
  });

  it('no response follows a final one', () => {
    const { receive, respond, statuses } = createServers();
    receive({ method: 'INVITE' });
    respond(200);
    respond(180);
    respond(486);
    expect(statuses()).toEqual([200]);
  });
});

describe('CANCEL', () => {
  it('is answered and delivered, and the INVITE awaits its own response, all with one tag', () => {
    const { receive, respond, responses, statuses, kinds } = createServers();
    receive({ method: 'INVITE' });
    respond(180);
    receive({ method: 'CANCEL' });
    receive({ method: 'CANCEL' });
    expect(statuses()).toEqual([180, 200, 200]);
    expect(kinds()).toEqual(['cancelled']);
    respond(487);
    expect(responses().map(({ to }) => to.parameters.get('tag'))).toEqual(['ours', 'ours', 'ours', 'ours']);
    expect(responses()[1]?.cseq.method).toBe('CANCEL');
    expect(responses()[1]?.headers.get('Server')).toBe('Parley');
  });

  it('before any response is delivered', () => {
    const { receive, kinds, statuses } = createServers();
    receive({ method: 'INVITE' });
    receive({ method: 'CANCEL' });
    expect(kinds()).toEqual(['cancelled']);
    expect(statuses()).toEqual([200]);
  });

  it.each([200, 486])('after a %i is answered without effect', (status) => {
    const { receive, respond, kinds, statuses } = createServers();
    receive({ method: 'INVITE' });
    respond(status);
    receive({ method: 'CANCEL' });
    expect(statuses()).toEqual([status, 200]);
    expect(kinds()).toEqual([]);
  });

  it('for an unknown transaction gets 481', () => {
    const { receive, kinds, statuses } = createServers();
    receive({ method: 'INVITE' });
    receive({ method: 'CANCEL', branch: 'z9hG4bKother' });
    expect(statuses()).toEqual([481]);
    expect(kinds()).toEqual([]);
  });
});

describe('other requests', () => {
  it('are delivered once, and retransmissions get the same response for 32 s', () => {
    const { receive, respond, statuses, transactions, timers, servers } = createServers();
    receive({ method: 'OPTIONS' });
    receive({ method: 'OPTIONS' });
    expect(statuses()).toEqual([]);
    respond(200);
    respond(500);
    timers.advance(31_999);
    receive({ method: 'OPTIONS' });
    expect(statuses()).toEqual([200, 200]);
    expect(transactions).toHaveLength(1);
    timers.advance(1);
    expect(servers.count).toBe(0);
    expect(timers.pending).toBe(0);
  });

  it('over a connection end with their response, and without one after 32 s', () => {
    const { receive, respond, servers, timers } = createServers('tcp');
    receive({ method: 'OPTIONS' });
    respond(200);
    expect(servers.count).toBe(0);
    receive({ method: 'INFO', branch: 'z9hG4bKinfo' });
    timers.advance(32_000);
    expect(servers.count).toBe(0);
  });
});

describe('merged requests', () => {
  it('that arrived by another path are refused with 482', () => {
    const { receive, statuses, transactions } = createServers();
    receive({ method: 'INVITE' });
    receive({ method: 'INVITE', branch: 'z9hG4bKdetour' });
    expect(statuses()).toEqual([482]);
    expect(transactions).toHaveLength(1);
  });

  it('do not exist inside a dialog, with another CSeq, or after 401', () => {
    const { receive, respond, statuses, transactions } = createServers();
    receive({ method: 'INVITE' });
    receive({ method: 'INVITE', branch: 'z9hG4bK2', cseq: 2 });
    receive({ method: 'INFO', branch: 'z9hG4bK3', toTag: 'x' });
    receive({ method: 'INFO', branch: 'z9hG4bK4', toTag: 'x' });
    receive({ method: 'INVITE', branch: 'z9hG4bK5', callId: 'asked' });
    respond(401);
    receive({ method: 'INVITE', branch: 'z9hG4bK6', callId: 'asked' });
    expect(statuses()).toEqual([401]);
    expect(transactions).toHaveLength(6);
  });
});

describe('requests of RFC 2543', () => {
  const old = { via: 'SIP/2.0/UDP 127.0.0.1:5060', branch: '1' };

  it('are matched by their fields, and so are their ACK and CANCEL', () => {
    const { receive, respond, statuses, transactions, timers, kinds } = createServers();
    receive({ method: 'INVITE', ...old });
    receive({ method: 'INVITE', ...old });
    expect(transactions).toHaveLength(1);
    receive({ method: 'CANCEL', ...old });
    expect(kinds()).toEqual(['cancelled']);
    respond(487);
    receive({ method: 'ACK', ...old, ...fromTags });
    timers.advance(3000);
    expect(statuses()).toEqual([200, 487]);
    receive({ method: 'INVITE', ...old, callId: 'next' });
    expect(transactions).toHaveLength(2);
  });
});

describe('over capacity', () => {
  it('a request is refused with 503 and Retry-After, without state', () => {
    const { receive, servers, statuses, responses, transactions } = createServers('udp', 3);
    for (let index = 0; index < 5; index += 1) {
      receive({ method: 'INVITE', branch: `z9hG4bK${index}`, callId: `call-${index}` });
    }
    expect(servers.count).toBe(3);
    expect(transactions).toHaveLength(3);
    expect(statuses()).toEqual([503, 503]);
    expect(responses()[0]?.headers.get('Retry-After')).toBe('5');
  });

  it('a request evicts transactions that only absorb retransmissions', () => {
    const { receive, respond, servers, statuses, transactions } = createServers('udp', 3);
    for (let index = 0; index < 10; index += 1) {
      receive({ method: 'OPTIONS', branch: `z9hG4bK${index}`, callId: `call-${index}` });
      respond(200);
    }
    expect(statuses()).toEqual(Array.from({ length: 10 }, () => 200));
    expect(transactions).toHaveLength(10);
    expect(servers.count).toBe(3);
  });
});

it('a throwing handler ends nothing', () => {
  const { timers, servers } = createServers();
  const failing = createServerTransactions({
    timers,
    times: timesOf(500),
    maxTransactions: 10,
    serverName: undefined,
    log,
    reply: () => undefined,
    user: {
      request() {
        throw new Error('broken');
      },
      cancelled: () => undefined,
      ack: () => undefined,
      unacknowledged: () => undefined,
      flowClosed: () => undefined,
    },
  });
  failing.receive(read({ method: 'OPTIONS' }), createMemoryFlow('udp'));
  expect(failing.count).toBe(1);
  failing.end();
  servers.end();
  expect(timers.pending).toBe(0);
});

it('a request retransmitted over a new connection is answered over it', () => {
  const { receive, respond, flow } = createServers('tcp');
  const another = createMemoryFlow('tcp');
  receive({ method: 'INVITE' });
  receive({ method: 'INVITE' }, another);
  respond(486);
  expect(flow.sent).toHaveLength(0);
  expect(another.sent).toHaveLength(1);
});
