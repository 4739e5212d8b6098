import type { Clock } from '../clock.ts';
import { createDigestServer, type DigestOffer } from '../digest/digest-server.ts';
import type { Logger } from '../logger.ts';
import type { SipRequest } from '../message/sip-message.ts';
import type { SipStack, SipStackUser } from '../sip-stack.ts';
import type { TransactionLayer, TransactionUser } from '../transaction/transaction-layer.ts';
import type { Agent } from './agent.ts';
import { DialogRegistry } from './dialog-registry.ts';
import { hangUpStored } from './hang-up-stored.ts';
import { InviteReception } from './invite-reception.ts';
import { newCallId } from './new-request.ts';
import { answerOutOfDialog } from './out-of-dialog-requests.ts';
import { OutgoingInvite } from './outgoing-invite.ts';
import { sendPing } from './ping.ts';
import { PublicAddresses } from './public-addresses.ts';
import { RegistrationClient } from './registration.ts';
import { respond } from './respond.ts';
import type { Session } from './session.ts';

/** Lifetime of a challenge's nonce. Unit: seconds. */
const nonceSeconds = 300;
/** Wait for responses to the last BYEs at close. Unit: milliseconds. */
const farewellMs = 2000;

export interface UserAgentOptions {
  user: SipStackUser;
  log: Logger;
  userAgent: string;
  clock: Clock;
  t1Ms: number;
  /** Signs the nonces of our challenges. */
  secret: Uint8Array;
  /** Algorithms of challenges; see `DigestServerOptions`. */
  digestAlgorithms?: readonly DigestOffer[];
}

export interface UserAgent {
  /** Passed to the transaction layer at its creation. */
  readonly transactionUser: TransactionUser;
  /** Starts the user agent on the transaction layer. Requests before that are not answered. */
  start(transactions: TransactionLayer): SipStack;
  /** Numbers of objects held, for leak tests. */
  sizes(): { calls: number; dialogs: number; registrations: number };
}

/** Creates calls, registrations and pings over a transaction layer. */
export function createUserAgent(options: UserAgentOptions): UserAgent {
  const { user, log, clock, userAgent, t1Ms, secret, digestAlgorithms: algorithms } = options;
  const dialogs = new DialogRegistry();
  const calls: Agent['calls'] = new Set();
  const registrations = new Set<RegistrationClient>();
  const digest = createDigestServer({
    secret,
    now: () => clock.now().getTime(),
    nonceSeconds,
    ...(algorithms === undefined ? {} : { algorithms }),
  });
  let agent: Agent | undefined;
  let reception: InviteReception | undefined;

  function sessionOf(request: SipRequest): Session | undefined {
    const localTag = request.to.parameters.get('tag') ?? '';
    return dialogs.find(request.callId, localTag, request.from.parameters.get('tag') ?? '');
  }

  const transactionUser: TransactionUser = {
    request(transaction) {
      const { request } = transaction;
      if (agent === undefined || reception === undefined) return undefined;
      if (request.to.parameters.get('tag')) {
        const session = sessionOf(request);
        return session === undefined ? respond(agent, transaction, 481) : session.receive(transaction);
      }
      if (request.method === 'INVITE') return reception.receive(transaction);
      return answerOutOfDialog(agent, user, transaction);
    },
    cancelled(invite) {
      agent?.invites.get(invite)?.cancelled();
      if (agent !== undefined) respond(agent, invite, 487);
    },
    ack: (request) => sessionOf(request)?.acknowledged(request),
    unacknowledged: (invite) => agent?.invites.get(invite)?.unacknowledged(),
    flowClosed(flow) {
      for (const registration of registrations) registration.flowClosed(flow);
    },
  };

  return {
    transactionUser,
    start(transactions) {
      const own = { dialogs, calls, invites: new WeakMap(), publicAddresses: new PublicAddresses() };
      const started: Agent = { transactions, ...own, clock, log, userAgent, t1Ms };
      agent = started;
      reception = new InviteReception(started, user, digest);
      return createStack(started, registrations);
    },
    sizes: () => ({ calls: calls.size, dialogs: dialogs.size, registrations: registrations.size }),
  };
}

function createStack(agent: Agent, registrations: Set<RegistrationClient>): SipStack {
  return {
    listening: agent.transactions.listening,
    call: (options) => new OutgoingInvite(agent, newCallId(), options),
    register(options) {
      const registration = new RegistrationClient(agent, options);
      registrations.add(registration);
      return {
        get state() {
          return registration.state;
        },
        async close() {
          await registration.close();
          registrations.delete(registration);
        },
      };
    },
    ping: (to, route = {}) => sendPing(agent, to, route),
    hangUpStored: (dialog, options = {}) => hangUpStored(agent, dialog, options),
    calls: () => agent.calls.size,
    async close() {
      const farewells = [...agent.calls].map((call) => call.hangUp({ status: 503 }));
      for (const registration of registrations) farewells.push(registration.close());
      registrations.clear();
      let patience: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => (patience = setTimeout(resolve, farewellMs)));
      await Promise.race([Promise.allSettled(farewells), enough]);
      clearTimeout(patience);
      for (const session of agent.dialogs.all()) session.close();
      await agent.transactions.close();
    },
  };
}
