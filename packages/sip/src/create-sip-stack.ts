import { randomBytes } from 'node:crypto';
import { type Clock, systemClock } from './clock.ts';
import { createUserAgent } from './dialog/user-agent.ts';
import type { DigestOffer } from './digest/digest-server.ts';
import type { Logger } from './logger.ts';
import type { SipStack, SipStackUser } from './sip-stack.ts';
import { createTransactionLayer, type TransactionLayerOptions } from './transaction/create-transaction-layer.ts';

export interface SipStackOptions
  extends Pick<
    TransactionLayerOptions,
    'listen' | 'tls' | 'publicAddress' | 'allows' | 'resolver' | 'limits' | 'onMessage'
  > {
  user: SipStackUser;
  log: Logger;
  /** Value of User-Agent and Server. */
  userAgent: string;
  /** Algorithms of challenges in order of preference. Default: SHA-256, then MD5. */
  digestAlgorithms?: readonly DigestOffer[];
  clock?: Clock;
  /** T1. Default 500, as in RFC 3261; all other timers scale with it. Unit: milliseconds. */
  t1Ms?: number;
}

/** Opens every socket and accepts calls from then on. Rejects with the name of a port that is unavailable. */
export async function createSipStack(options: SipStackOptions): Promise<SipStack> {
  const { user, log, userAgent, clock = systemClock, t1Ms = 500, digestAlgorithms, ...transport } = options;
  const agent = createUserAgent({
    user,
    log,
    userAgent,
    clock,
    t1Ms,
    secret: randomBytes(32),
    ...(digestAlgorithms === undefined ? {} : { digestAlgorithms }),
  });
  const transactions = await createTransactionLayer({
    ...transport,
    log,
    userAgent,
    t1Ms,
    user: agent.transactionUser,
  });
  return agent.start(transactions);
}
