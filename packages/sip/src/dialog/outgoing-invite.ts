import { sdpOf } from '../message/sdp-of.ts';
import type { SipRequest, SipResponse, SipUri } from '../message/sip-message.ts';
import { readUri } from '../message/uri.ts';
import { writeUri } from '../message/write-message.ts';
import type { OutgoingCall, OutgoingCallOptions, SipEnd } from '../sip-stack.ts';
import type { RequestTarget } from '../transaction/transaction-layer.ts';
import { type Agent, finalResponseTimeoutMs } from './agent.ts';
import { type Reply, type SentRequest, sendAuthenticated } from './authenticated-request.ts';
import { Authenticator } from './authenticator.ts';
import { authorizationOf } from './authorization-fields.ts';
import { BaseCall } from './base-call.ts';
import { contactField } from './contact-field.ts';
import { reasonFields } from './custom-headers.ts';
import { Dialog } from './dialog.ts';
import { listHas, readCount, readRetryAfter } from './field-values.ts';
import { InviteWriter } from './invite-writer.ts';
import { RedirectTargets } from './redirects.ts';
import { readDialable, routeTarget } from './request-target.ts';
import { Session } from './session.ts';
import { readAgreedInterval, readMinimumInterval } from './session-interval.ts';
import type { SessionOwner } from './session-owner.ts';
import { startAsCaller } from './start-dialog.ts';

/** One early dialog: a proxy may have forked the INVITE (RFC 3261, 13.2.2.4). */
interface Fork {
  session: Session;
  reliableSequence: number | undefined;
  sdp: string | undefined;
}

/** One INVITE: to the requested URI, or to a redirect target. */
interface Attempt {
  writer: InviteWriter;
  uri: SipUri;
  target: RequestTarget;
  contact: string;
}

type Answer = Reply & { kind: 'response' };

/** Extensions of the session interval after 422. */
const maxIntervalChanges = 3;

/** An outgoing call, from the INVITE on (RFC 3261, section 13.2). */
export class OutgoingInvite extends BaseCall implements OutgoingCall {
  readonly direction = 'outbound';
  readonly to: string;
  readonly #options: OutgoingCallOptions;
  readonly #owner: SessionOwner;
  readonly #forks = new Map<string, Fork>();
  readonly #redirects = new RedirectTargets();
  #authenticator: Authenticator | undefined;
  #exchange: SentRequest | undefined;
  #ringTimer: NodeJS.Timeout | undefined;
  #giveUpTimer: NodeJS.Timeout | undefined;
  /** Source of the newest provisional response: before the answer, any fork may send early media. */
  #remoteAddress: string | undefined;
  #winner: { tag: string; acknowledgement: SipRequest } | undefined;
  #state: 'calling' | 'up' | 'leaving' | 'over' = 'calling';
  #wasHeard = false;
  #intervalChanges = 0;
  #whenOver: (() => void) | undefined;

  constructor(agent: Agent, callId: string, options: OutgoingCallOptions) {
    super(agent, callId);
    this.to = options.to;
    this.#options = options;
    this.#owner = {
      call: this,
      notify: (event) => this.tell(event),
      requestAnswer: (sdp) => this.askForAnswer(sdp),
      acknowledged: () => undefined,
      sessionEnded: (end) => this.#sessionEnded(end),
    };
    this.#ringTimer = setTimeout(() => this.#rangTooLong(), options.ringMs);
    // Deferred, so that the caller can add a listener first.
    queueMicrotask(() => this.#beginSafely());
  }

  override get remoteAddress(): string | undefined {
    return this.#state === 'up' ? super.remoteAddress : this.#remoteAddress;
  }

  ring(): void {}
  answer(): void {}
  reject(): void {}

  hangUp(options: { reason?: string } = {}): Promise<void> {
    const { reason } = options;
    if (this.#state === 'up' && this.session !== undefined) {
      this.#state = 'over';
      const left = this.session.sendBye(reasonFields(reason));
      this.end({ cause: 'local', ...(reason !== undefined && { reason }) });
      return left;
    }
    if (this.#state !== 'calling') return Promise.resolve();
    return this.#giveUp({ cause: 'local', ...(reason !== undefined && { reason }) });
  }

  /** Catches what is thrown here, because the caller has returned already. */
  #beginSafely(): void {
    try {
      this.#begin();
    } catch (cause) {
      this.agent.log.error({ callId: this.id, err: cause }, 'a call could not be placed');
      this.#finish({ cause: 'unreachable', failure: 'unreachable', reason: 'the call could not be placed' });
    }
  }

  #begin(): void {
    if (this.#state !== 'calling') return;
    const uri = readDialable(this.#options.to, this.#options);
    const from = readUri(this.#options.from.uri);
    if (uri === undefined || from === undefined) {
      this.#finish({ cause: 'unreachable', failure: 'unresolved', reason: 'not an address that can be called' });
      return;
    }
    this.#redirects.tried(uri);
    this.#authenticator = this.#options.credentials && new Authenticator(this.#options.credentials);
    this.#attempt(new InviteWriter(this.agent, this.id, this.#options, from), uri);
  }

  #attempt(writer: InviteWriter, uri: SipUri): void {
    for (const fork of this.#forks.values()) fork.session.close();
    this.#forks.clear();
    const target = routeTarget(this.#options, uri);
    const isSecure = uri.scheme === 'sips';
    const contact = contactField(this.agent, target, { user: this.#options.contactUser, isSecure });
    const attempt: Attempt = { writer, uri, target, contact };
    this.#exchange = sendAuthenticated(this.agent, {
      build: () => writer.write(uri, contact),
      target: () => target,
      authenticator: this.#authenticator,
      provisional: (response, request, flow) => this.#progress(attempt, { kind: 'response', response, request, flow }),
      final: (reply) => this.#answered(attempt, reply),
    });
  }

  #progress(attempt: Attempt, reply: Answer): void {
    const { response } = reply;
    this.#wasHeard = true;
    if (this.#state !== 'calling') return;
    const { status } = response;
    this.#remoteAddress = reply.flow.remote.address;
    const tag = response.to.parameters.get('tag');
    if (status === 100 || !tag) return this.tell((listener) => listener.progress?.(status, undefined));
    const fork = this.#forkOf(tag, attempt, reply);
    fork.session.updateCapabilities(response);
    const sequence = readCount(response.headers.get('rseq')?.trim());
    const isReliable = sequence !== undefined && listHas(response.headers.all('require'), '100rel');
    if (isReliable) {
      if (fork.reliableSequence !== undefined && sequence !== fork.reliableSequence + 1) return undefined;
      fork.reliableSequence = sequence;
      const invite = response.cseq.number;
      void fork.session.request('PRACK', { fields: [['RAck', `${sequence} ${invite} INVITE`]] });
    }
    const sdp = sdpOf(response);
    if (sdp !== undefined) {
      fork.sdp = sdp;
      if (isReliable) fork.session.offers.initialOffer = undefined;
    }
    return this.tell((listener) => listener.progress?.(status, sdp));
  }

  #answered(attempt: Attempt, reply: Reply): void {
    if (reply.kind === 'failed') {
      if (this.#state === 'leaving') return this.#over();
      if (this.#state !== 'calling' || this.#followNext(attempt)) return undefined;
      const { why, detail } = reply;
      return this.#finish({ cause: 'unreachable', failure: why, reason: detail });
    }
    const { response } = reply;
    this.#wasHeard = true;
    if (response.status < 300) return this.#accepted(attempt, reply);
    if (this.#state === 'leaving') return this.#over();
    if (this.#state !== 'calling') return undefined;
    if (response.status < 400) this.#redirects.add(response);
    if ((response.status < 400 || this.#redirects.isFollowing) && this.#followNext(attempt)) return undefined;
    if (response.status === 422 && this.#lengthenInterval(attempt, response)) {
      return this.#attempt(attempt.writer, attempt.uri);
    }
    const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'));
    return this.#finish({
      cause: 'refused',
      status: response.status,
      reason: response.reason,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  }

  /** A 2xx: the first one is the call; every other is acknowledged and ended (13.2.2.4), as is a late one. */
  #accepted(attempt: Attempt, reply: Answer): void {
    const { response, request } = reply;
    const tag = response.to.parameters.get('tag') ?? '';
    if (this.#winner?.tag === tag) {
      if (this.session !== undefined)
        this.agent.transactions.sendAck(this.#winner.acknowledgement, this.session.dialog.target());
      return;
    }
    const fork = this.#forkOf(tag, attempt, reply);
    const { session } = fork;
    session.updateCapabilities(response);
    session.dialog.updateRemoteAddress(reply.flow);
    session.dialog.confirm(response);
    const acknowledgement = session.dialog.request(
      { method: 'ACK', fields: authorizationOf(request) },
      request.cseq.number,
    );
    this.agent.transactions.sendAck(acknowledgement, session.dialog.target());
    if (this.#state !== 'calling') {
      this.#forks.delete(tag);
      void session.sendBye();
      if (this.#state === 'leaving') this.#over();
      return;
    }
    this.#up(tag, fork, acknowledgement, response);
  }

  #up(tag: string, fork: Fork, acknowledgement: SipRequest, response: SipResponse): void {
    this.#state = 'up';
    clearTimeout(this.#ringTimer);
    this.#winner = { tag, acknowledgement };
    this.session = fork.session;
    for (const other of this.#forks.values()) if (other !== fork) other.session.close();
    this.#forks.clear();
    const answer = sdpOf(response) ?? fork.sdp;
    fork.session.offers.localSdp ??= this.#options.sdp;
    fork.session.offers.remoteSdp ??= answer;
    fork.session.confirm(readAgreedInterval(response.headers));
    this.tell((listener) => listener.answered(answer));
  }

  #forkOf(tag: string, { target, contact }: Attempt, reply: Answer): Fork {
    const known = this.#forks.get(tag);
    if (known !== undefined) return known;
    const { userAgent } = this.agent;
    const dialog = new Dialog(startAsCaller(reply.request, reply, { target, contact, userAgent }));
    const session = new Session(this.agent, dialog, this.#owner, this.#authenticator);
    session.offers.initialOffer = 'ours';
    const fork: Fork = { session, reliableSequence: undefined, sdp: undefined };
    this.#forks.set(tag, fork);
    return fork;
  }

  /** Tries the next redirect target, if there is one. Credentials stay with their host. */
  #followNext({ writer }: Attempt): boolean {
    const uri = this.#redirects.next(this.#options, this.#options.follow);
    if (uri === undefined) return false;
    const isElsewhere =
      this.#options.proxy === undefined && uri.host !== readDialable(this.#options.to, this.#options)?.host;
    if (isElsewhere) this.#authenticator = undefined;
    this.agent.log.debug({ callId: this.id, pii: { to: writeUri(uri) } }, 'following a redirection');
    this.#attempt(writer, uri);
    return true;
  }

  #lengthenInterval({ writer }: Attempt, response: SipResponse): boolean {
    const seconds = readMinimumInterval(response.headers);
    this.#intervalChanges += 1;
    if (seconds === undefined || this.#intervalChanges > maxIntervalChanges) return false;
    return writer.lengthenInterval(seconds);
  }

  #rangTooLong(): void {
    if (this.#state !== 'calling') return;
    void this.#giveUp(
      this.#wasHeard
        ? { cause: 'not-answered' }
        : { cause: 'unreachable', failure: 'timeout', reason: 'no answer at all' },
    );
  }

  /** Sends CANCEL. The INVITE still gets a final response; a 2xx is acknowledged and ended (15.1.1). */
  #giveUp(end: SipEnd): Promise<void> {
    this.#state = 'leaving';
    this.#dropForks();
    this.end(end);
    const exchange = this.#exchange;
    if (exchange === undefined) {
      this.#over();
      return Promise.resolve();
    }
    this.#giveUpTimer = setTimeout(() => this.#over(), finalResponseTimeoutMs(this.agent));
    const whenOver = new Promise<void>((resolve) => (this.#whenOver = resolve));
    exchange.cancel(reasonFields(end.reason)[0]?.[1]);
    return whenOver;
  }

  #sessionEnded(end: SipEnd): void {
    if (this.#state === 'calling') void this.#giveUp(end);
    if (this.#state !== 'up') return;
    this.#state = 'over';
    this.end(end);
  }

  #finish(end: SipEnd): void {
    this.#over();
    this.end(end);
  }

  #over(): void {
    this.#state = 'over';
    this.#dropForks();
    clearTimeout(this.#giveUpTimer);
    this.#whenOver?.();
  }

  #dropForks(): void {
    clearTimeout(this.#ringTimer);
    for (const fork of this.#forks.values()) fork.session.close();
    this.#forks.clear();
  }
}
