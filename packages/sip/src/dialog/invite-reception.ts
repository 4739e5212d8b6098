import type { DigestOutcome, DigestServer } from '../digest/digest-server.ts';
import { inspectRequest } from '../message/inspect-request.ts';
import { createTag } from '../message/response-to.ts';
import type { SipRequest } from '../message/sip-message.ts';
import { writeUri } from '../message/write-message.ts';
import type { Admission, Credentials, InviteFacts, SipStackUser } from '../sip-stack.ts';
import type { ServerTransaction } from '../transaction/transaction-layer.ts';
import type { Agent } from './agent.ts';
import { contactField } from './contact-field.ts';
import { customFields } from './custom-headers.ts';
import { Dialog } from './dialog.ts';
import { createGuessLimit, type GuessLimit } from './guess-limit.ts';
import { IncomingInvite } from './incoming-invite.ts';
import { factsOf } from './invite-facts.ts';
import { findReplaced } from './replaced-call.ts';
import { respond } from './respond.ts';
import { answerInterval, minimumSessionSeconds } from './session-interval.ts';
import { startAsCallee } from './start-dialog.ts';

type Challenge = Admission & { kind: 'challenge' };

/** Admission of incoming INVITEs: refuses them, or hands them to the user of the stack. */
export class InviteReception {
  readonly #agent: Agent;
  readonly #user: SipStackUser;
  readonly #digest: DigestServer;
  readonly #guesses: GuessLimit;

  constructor(agent: Agent, user: SipStackUser, digest: DigestServer) {
    this.#agent = agent;
    this.#user = user;
    this.#digest = digest;
    this.#guesses = createGuessLimit(() => agent.clock.monotonicMs());
  }

  receive(transaction: ServerTransaction): void {
    const overload = this.#user.overload();
    if (overload !== undefined) {
      const fields = [['Retry-After', String(overload.retryAfterSeconds)]] as const;
      return respond(this.#agent, transaction, overload.status, { fields, isOnce: true });
    }
    const judgement = inspectRequest(transaction.request);
    if (judgement !== undefined) {
      const { status, reason, headers = {} } = judgement;
      return respond(this.#agent, transaction, status, { reason, fields: Object.entries(headers), isOnce: true });
    }
    this.#agent.invites.set(transaction, {
      cancelled: () => respond(this.#agent, transaction, 487),
      unacknowledged: () => undefined,
    });
    const facts = factsOf(transaction.request, transaction.flow);
    this.#admit(transaction, facts).catch((cause: unknown) => {
      this.#agent.log.error({ callId: facts.callId, err: cause }, 'an incoming call could not be judged');
      respond(this.#agent, transaction, 500);
    });
    return undefined;
  }

  async #admit(transaction: ServerTransaction, facts: InviteFacts): Promise<void> {
    const admission = await this.#user.admit(facts);
    // The caller may have cancelled meanwhile.
    if (transaction.hasFinal) return;
    if (admission.kind === 'reject') {
      const { status, reason, headers } = admission;
      respond(this.#agent, transaction, status, { reason, fields: customFields(headers), isOnce: true });
    } else if (admission.kind === 'accept') this.#accept(transaction, facts, undefined);
    else this.#challenge(transaction, facts, admission);
  }

  #challenge(transaction: ServerTransaction, facts: InviteFacts, challenge: Challenge): void {
    const source = challenge.source ?? facts.flow.remote.address;
    const outcome = this.#check(transaction.request, challenge, source);
    if (outcome.kind === 'ok') return this.#accept(transaction, facts, outcome);
    if (outcome.kind === 'wrong') {
      this.#agent.log.info({ callId: facts.callId, peer: source }, 'a caller had wrong credentials');
      return respond(this.#agent, transaction, 403, { isOnce: true });
    }
    const values = this.#digest.challenge(challenge.realm, { stale: outcome.kind === 'stale' });
    return respond(this.#agent, transaction, 401, {
      isOnce: true,
      fields: values.map((value) => ['WWW-Authenticate', value] as const),
    });
  }

  /**
   * Checks the credentials for this realm. An address over its guess limit gets the answer of a wrong password, and
   * no hint when the limit ends.
   */
  #check(request: SipRequest, { realm, passwordsOf }: Challenge, source: string): DigestOutcome {
    const isSpent = this.#guesses.isSpent(source);
    for (const authorization of request.headers.all('authorization').slice(0, 8)) {
      const question = { authorization, method: request.method, uri: writeUri(request.uri), realm };
      const outcome = this.#digest.check({
        ...question,
        passwordsOf: (username) => (isSpent ? [] : passwordsOf(username)),
      });
      if (outcome.kind === 'wrong') this.#guesses.wrong(source);
      if (outcome.kind !== 'none') return outcome;
    }
    return { kind: 'none' };
  }

  #accept(transaction: ServerTransaction, facts: InviteFacts, proof: Credentials | undefined): void {
    const agent = this.#agent;
    const { request, flow } = transaction;
    // Sent only after admission: a caller that has a 100 stops retransmitting, and refusals of strangers are not
    // retransmitted.
    respond(agent, transaction, 100);
    const replaced = findReplaced(request, agent.dialogs);
    if (replaced.kind === 'refused') return respond(agent, transaction, replaced.status);
    const interval = answerInterval(request.headers);
    if (interval.kind === 'too-short') {
      return respond(agent, transaction, 422, { fields: [['Min-SE', String(minimumSessionSeconds)]] });
    }
    const contact = contactField(agent, flow, {
      user: facts.calledUser,
      isSecure: request.uri.scheme === 'sips' && flow.transport === 'tls',
    });
    const side = { localTag: createTag(), contact, userAgent: agent.userAgent };
    const start = startAsCallee(request, flow, side);
    if (start === undefined) return respond(agent, transaction, 400, { reason: 'Missing Contact' });
    const call = new IncomingInvite(agent, {
      transaction,
      facts,
      dialog: new Dialog(start),
      credentials: proof && { username: proof.username, password: proof.password },
      replaces: replaced.kind === 'call' ? replaced.call : undefined,
      interval,
    });
    try {
      this.#user.incoming(call);
    } catch (cause) {
      agent.log.error({ callId: facts.callId, err: cause }, 'an incoming call could not be taken');
      call.reject(500);
    }
    return undefined;
  }
}
