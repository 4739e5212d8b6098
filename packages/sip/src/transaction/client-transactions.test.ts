import { describe, expect, it } from 'vitest';
import { responseTo } from '../message/response-to.ts';
import type { SipRequest } from '../message/sip-message.ts';
import { createClientTransactions } from './client-transactions.ts';
import { createMemoryFlow } from './testing/memory-flow.ts';
import { createListener, newRequest, outcomesOf } from './testing/open-layer.ts';
import { createVirtualTimers } from './testing/virtual-timers.ts';
import { createBranch } from './transaction-keys.ts';
import { timesOf } from './transaction-times.ts';
import { withVia } from './via-fields.ts';

/** A pending request, at time 0. */
function start(method: string, transport: 'udp' | 'tcp') {
  const timers = createVirtualTimers();
  const clients = createClientTransactions({ timers, times: timesOf(500) });
  const flow = createMemoryFlow(transport);
  const listener = createListener();
  const request = withVia(newRequest(method), { host: '192.0.2.2', port: 5060, transport }, createBranch());
  request.headers.append('Route', '<sip:proxy.example;lr>');
  const machine = clients.start(request, flow, listener);
  const answer = (status: number, toTag = 'theirs', to: SipRequest = request) =>
    clients.receive(responseTo(to, status, { toTag }), flow);
  return { timers, clients, flow, listener, request, machine, answer, outcomes: () => outcomesOf(listener.heard) };
}

describe('INVITE', () => {
  it('over UDP is retransmitted at 0, 0.5, 1.5, 3.5, 7.5, 15.5 and 31.5 s and times out at 32 s', () => {
    const { timers, flow, clients, outcomes } = start('INVITE', 'udp');
    const counts = [499, 1, 999, 1, 1999, 1, 3999, 1, 7999, 1, 15_999, 1].map((pause) => {
      timers.advance(pause);
      return flow.sent.length;
    });
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]);
    expect(outcomes()).toEqual([]);
    timers.advance(500);
    expect(outcomes()).toEqual(['timeout']);
    expect(flow.sent).toHaveLength(7);
    expect(clients.count).toBe(0);
    expect(timers.pending).toBe(0);
  });

  it('over a connection is sent once and times out at 32 s', () => {
    const { timers, flow, outcomes } = start('INVITE', 'tcp');
    timers.advance(31_999);
    expect(outcomes()).toEqual([]);
    timers.advance(1);
    expect(outcomes()).toEqual(['timeout']);
    expect(flow.sent).toHaveLength(1);
  });

  it('is neither retransmitted nor timed out after a provisional response', () => {
    const { timers, flow, answer, outcomes } = start('INVITE', 'udp');
    answer(180);
    timers.advance(600_000);
    expect(flow.sent).toHaveLength(1);
    expect(outcomes()).toEqual([180]);
  });

  it.each([300, 404, 486, 503, 603])('a %i is delivered once, and each copy within 32 s is acknowledged', (status) => {
    const { timers, flow, answer, outcomes, request, clients } = start('INVITE', 'udp');
    answer(100);
    answer(status);
    answer(status);
    timers.advance(31_999);
    answer(status);
    expect(outcomes()).toEqual([100, status]);
    const acks = flow.sent.filter((message) => message.kind === 'request' && message.method === 'ACK');
    expect(acks).toHaveLength(3);
    const [ack] = acks;
    expect(ack?.headers.get('Via')).toBe(request.headers.get('Via'));
    expect(ack?.headers.get('Route')).toBe('<sip:proxy.example;lr>');
    expect(ack?.to.parameters.get('tag')).toBe('theirs');
    expect(ack?.cseq).toEqual({ number: 1, method: 'ACK' });
    timers.advance(1);
    expect(clients.count).toBe(0);
    expect(answer(status)).toBe(false);
  });

  it('a rejection over a connection is acknowledged once, without lingering', () => {
    const { flow, answer, timers, clients } = start('INVITE', 'tcp');
    answer(486);
    expect(flow.sent).toHaveLength(2);
    expect(clients.count).toBe(0);
    expect(timers.pending).toBe(0);
  });

  it('every 2xx within 32 s is delivered, for each fork, without an ACK from here', () => {
    const { timers, flow, answer, outcomes } = start('INVITE', 'udp');
    answer(200, 'one');
    answer(200, 'other');
    timers.advance(31_999);
    answer(200, 'one');
    expect(outcomes()).toEqual([200, 200, 200]);
    expect(flow.sent).toHaveLength(1);
    timers.advance(1);
    expect(answer(200, 'one')).toBe(false);
  });

  it('non-2xx responses after a 2xx are not delivered', () => {
    const { answer, outcomes } = start('INVITE', 'udp');
    answer(200);
    answer(180);
    answer(486);
    expect(outcomes()).toEqual([200]);
  });
});

describe('CANCEL', () => {
  it('waits for a provisional response, then copies the headers of the INVITE', () => {
    const { machine, flow, answer, request } = start('INVITE', 'udp');
    machine.cancel('SIP;cause=200;text="Call completed elsewhere"');
    machine.cancel(undefined);
    expect(flow.sent).toHaveLength(1);
    answer(100);
    expect(flow.sent).toHaveLength(2);
    const cancel = flow.sent[1];
    expect(cancel).toMatchObject({ kind: 'request', method: 'CANCEL', uri: request.uri, callId: request.callId });
    expect(cancel?.headers.get('Via')).toBe(request.headers.get('Via'));
    expect(cancel?.headers.get('To')).toBe(request.headers.get('To'));
    expect(cancel?.headers.get('From')).toBe(request.headers.get('From'));
    expect(cancel?.headers.get('Route')).toBe('<sip:proxy.example;lr>');
    expect(cancel?.headers.get('Reason')).toBe('SIP;cause=200;text="Call completed elsewhere"');
    expect(cancel?.cseq).toEqual({ number: 1, method: 'CANCEL' });
  });

  it('is retransmitted until its response, and the INVITE ends with its own 487', () => {
    const { machine, flow, answer, request, timers, clients, outcomes } = start('INVITE', 'udp');
    answer(180);
    machine.cancel(undefined);
    timers.advance(1500);
    const cancels = () => flow.sent.filter((message) => message.kind === 'request' && message.method === 'CANCEL');
    expect(cancels()).toHaveLength(3);
    const ok = responseTo({ ...request, cseq: { number: 1, method: 'CANCEL' } }, 200);
    expect(clients.receive(ok, flow)).toBe(true);
    timers.advance(5000);
    expect(cancels()).toHaveLength(3);
    answer(487);
    expect(outcomes()).toEqual([180, 487]);
  });

  it('a 2xx that crosses it is delivered', () => {
    const { machine, answer, outcomes } = start('INVITE', 'udp');
    answer(180);
    machine.cancel(undefined);
    answer(200);
    expect(outcomes()).toEqual([180, 200]);
  });

  it('is not sent after a final response', () => {
    const { machine, flow, answer } = start('INVITE', 'tcp');
    answer(486);
    machine.cancel(undefined);
    expect(flow.sent).toHaveLength(2);
  });

  it('without any response it ends the INVITE after 32 s', () => {
    const { machine, answer, timers, outcomes, clients } = start('INVITE', 'udp');
    answer(180);
    machine.cancel(undefined);
    timers.advance(32_000);
    expect(outcomes()).toEqual([180, 'timeout']);
    expect(clients.count).toBe(0);
    expect(timers.pending).toBe(0);
  });
});

describe('other requests', () => {
  it('over UDP are sent 11 times at intervals up to 4 s and time out at 32 s', () => {
    const { timers, flow, outcomes } = start('OPTIONS', 'udp');
    const counts = [499, 1, 1000, 2000, 4000, 3999, 1, 4000, 4000, 4000, 4000, 4000].map((pause) => {
      timers.advance(pause);
      return flow.sent.length;
    });
    expect(counts).toEqual([1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 11]);
    timers.advance(500);
    expect(outcomes()).toEqual(['timeout']);
    expect(flow.sent).toHaveLength(11);
    expect(timers.pending).toBe(0);
  });

  it('are retransmitted every 4 s after a provisional response', () => {
    const { timers, flow, answer } = start('OPTIONS', 'udp');
    answer(100);
    timers.advance(500);
    expect(flow.sent).toHaveLength(2);
    timers.advance(3999);
    expect(flow.sent).toHaveLength(2);
    timers.advance(1);
    expect(flow.sent).toHaveLength(3);
  });

  it.each([200, 302, 404, 503])('a %i is delivered once; copies within 5 s are absorbed', (status) => {
    const { timers, answer, outcomes, clients, flow } = start('BYE', 'udp');
    answer(status);
    timers.advance(4999);
    expect(answer(status)).toBe(true);
    expect(outcomes()).toEqual([status]);
    timers.advance(1);
    expect(clients.count).toBe(0);
    expect(flow.sent).toHaveLength(1);
    expect(timers.pending).toBe(0);
  });
});

describe.each(['INVITE', 'OPTIONS'])('%s', (method) => {
  it('that cannot be sent is reported as unreachable', async () => {
    const timers = createVirtualTimers();
    const clients = createClientTransactions({ timers, times: timesOf(500) });
    const flow = createMemoryFlow('tcp');
    flow.breakWith('EPIPE');
    const listener = createListener();
    clients.start(
      withVia(newRequest(method), { host: 'a', port: 1, transport: 'tcp' }, createBranch()),
      flow,
      listener,
    );
    expect(await listener.heard.next()).toEqual({ kind: 'failed', why: 'unreachable', detail: 'EPIPE' });
    expect(clients.count).toBe(0);
    expect(timers.pending).toBe(0);
  });

  it('with a connection closed before a response is reported as closed', () => {
    const { clients, flow, outcomes, timers } = start(method, 'tcp');
    clients.flowClosed(createMemoryFlow('tcp'));
    expect(outcomes()).toEqual([]);
    clients.flowClosed(flow);
    expect(outcomes()).toEqual(['closed']);
    expect(timers.pending).toBe(0);
  });

  it('a response with another branch, method or second Via matches no transaction', () => {
    const { clients, flow, request, outcomes } = start(method, 'udp');
    const other = responseTo(request, 200);
    const [via] = other.via;
    if (via === undefined) throw new Error('A response has the Via of its request.');
    const otherVia = { ...via, parameters: new Map([['branch', 'z9hG4bKother']]) };
    expect(clients.receive({ ...other, via: [otherVia] }, flow)).toBe(false);
    expect(clients.receive({ ...other, via: [via, otherVia] }, flow)).toBe(false);
    expect(clients.receive({ ...other, via: [] }, flow)).toBe(false);
    expect(clients.receive({ ...other, cseq: { number: 1, method: 'INFO' } }, flow)).toBe(false);
    expect(outcomes()).toEqual([]);
  });
});

it('a ringing call whose connection closed accepts its response on another, and times out after 32 s', () => {
  const { clients, flow, answer, request, outcomes, timers } = start('INVITE', 'tcp');
  answer(180);
  clients.flowClosed(flow);
  timers.advance(31_999);
  const another = createMemoryFlow('tcp');
  clients.receive(responseTo(request, 183, { toTag: 'theirs' }), another);
  timers.advance(60_000);
  expect(outcomes()).toEqual([180, 183]);
  clients.flowClosed(another);
  timers.advance(32_000);
  expect(outcomes()).toEqual([180, 183, 'closed']);
});
