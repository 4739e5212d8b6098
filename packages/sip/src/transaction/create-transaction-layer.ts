import type { Logger } from '../logger.ts';
import { readMessage } from '../message/read-message.ts';
import { responseToMalformed } from '../message/response-to.ts';
import { createCachedResolver } from '../transport/cached-resolver.ts';
import { createDnsResolver, type SipResolver } from '../transport/dns-resolver.ts';
import { createHopHealth } from '../transport/hop-health.ts';
import type { SipTls } from '../transport/open-socket.ts';
import { type ListenPoint, openTransports } from '../transport/open-transports.ts';
import { createHopFinder } from '../transport/resolve.ts';
import type { SipDestination } from '../transport/sip-destination.ts';
import { defaultStreamLimits, type StreamLimits } from '../transport/stream-limits.ts';
import { systemTimers, type Timers } from '../transport/timers.ts';
import type { WireFlow } from '../transport/wire-flow.ts';
import { createClientTransactions } from './client-transactions.ts';
import { guardedListener } from './guarded-listener.ts';
import { createHopFlows } from './hop-flows.ts';
import { sendRequest } from './outgoing-request.ts';
import { createResponseLimit } from './response-limit.ts';
import { sendAckTo } from './send-ack.ts';
import { createResponseSender } from './send-response.ts';
import { createServerTransactions } from './server-transactions.ts';
import type { Flow, TransactionLayer, TransactionUser } from './transaction-layer.ts';
import { timesOf } from './transaction-times.ts';

export interface TransactionLayerOptions {
  listen: readonly ListenPoint[];
  /** Certificate for `tls` listen points, also shown as a client. */
  tls?: SipTls;
  /** Advertised in Via and Contact to every peer outside the machine's networks. */
  publicAddress?: string;
  /** Checks every address before a request or a connection goes to it; see `createSipGuard`. */
  allows: (target: SipDestination) => boolean;
  /** Default: the system's name servers. Answers are cached here. */
  resolver?: SipResolver;
  user: TransactionUser;
  log: Logger;
  /** Value of Server in the layer's own responses. */
  userAgent?: string;
  /** T1. Default 500; all other timers scale with it. Unit: milliseconds. */
  t1Ms?: number;
  timers?: Timers;
  limits?: Partial<StreamLimits & { serverTransactions: number }>;
  /** Every message received and sent, credentials included. */
  onMessage?: (direction: 'in' | 'out', bytes: Uint8Array, flow: Flow) => void;
}

/** Server transactions at once, completed ones included: 100 calls a second with INVITE and BYE, each held for 32 s. */
const maxServerTransactions = 10_000;

/** Opens every socket and starts. Rejects with the name of a port that is unavailable. */
export async function createTransactionLayer(options: TransactionLayerOptions): Promise<TransactionLayer> {
  const { user, log, timers = systemTimers, onMessage, allows } = options;
  const limits = { ...defaultStreamLimits, serverTransactions: maxServerTransactions, ...options.limits };
  const times = timesOf(options.t1Ms ?? 500);
  const health = createHopHealth(timers);
  const answerLimit = createResponseLimit(timers);
  const clients = createClientTransactions({ timers, times });
  let isClosing = false;

  const transports = await openTransports({
    listen: options.listen,
    tls: options.tls,
    publicAddress: options.publicAddress,
    limits,
    timers,
    failed: (err) => log.warn({ err }, 'a SIP socket reported an error'),
    events: {
      message: receive,
      ...(onMessage === undefined ? {} : { sent: (bytes, flow) => guard(() => onMessage('out', bytes, flow)) }),
      closed(flow) {
        if (isClosing) return;
        guard(() => clients.flowClosed(flow));
        guard(() => user.flowClosed(flow));
      },
    },
  });
  const reply = createResponseSender({ transports, allows, log });
  const servers = createServerTransactions({
    user,
    timers,
    times,
    reply,
    maxTransactions: limits.serverTransactions,
    serverName: options.userAgent,
    log,
  });
  const resolver = createCachedResolver(options.resolver ?? createDnsResolver(), timers);
  const find = createHopFinder({ resolver, allows, usable: transports.usable, health, timers });
  const flows = createHopFlows({ transports, health });

  function guard(event: () => void): void {
    try {
      event();
    } catch (err) {
      log.error({ err }, 'a handler of SIP messages threw');
    }
  }

  function receive(bytes: Uint8Array, flow: WireFlow): void {
    if (isClosing) return;
    if (onMessage !== undefined) guard(() => onMessage('in', bytes, flow));
    guard(() => judge(bytes, flow));
  }

  function judge(bytes: Uint8Array, flow: WireFlow): void {
    const read = readMessage(bytes);
    switch (read.kind) {
      case 'keep-alive':
        return;
      case 'dropped':
        log.debug({ reason: read.reason, bytes: bytes.length, transport: flow.transport }, 'dropped what is no SIP');
        return;
      case 'refused':
        if (answerLimit.take(flow.remote.address)) flow.send(responseToMalformed(read, flow.remote));
        return;
      case 'message':
        if (read.message.kind === 'request') servers.receive(read.message, flow);
        else clients.receive(read.message, flow);
    }
  }

  return {
    send: (request, target, listener) =>
      sendRequest(request, target, guardedListener(listener, guard), {
        clients,
        find,
        flows,
        health,
        localAddress: transports.localAddress,
        timers,
        times,
      }),
    sendAck: (request, target) =>
      sendAckTo(request, target, { find, flows, localAddress: transports.localAddress, log }),
    async openFlow(to) {
      const { flow } = await transports.flowTo({ ...to, certificateName: to.address, verifiesCertificate: true });
      return flow;
    },
    localAddress: transports.localAddress,
    listening: transports.listening,
    async close() {
      isClosing = true;
      clients.end();
      servers.end();
      await transports.close();
    },
  };
}
