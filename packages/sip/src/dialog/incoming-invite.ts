import { sdpOf } from '../message/sdp-of.ts';
import type { SipRequest } from '../message/sip-message.ts';
import { readUri } from '../message/uri.ts';
import { writeUri } from '../message/write-message.ts';
import type {
  Credentials,
  IncomingCall,
  InviteFacts,
  RejectOptions,
  SipCall,
  SipEnd,
  StoredDialog,
} from '../sip-stack.ts';
import type { ServerTransaction } from '../transaction/transaction-layer.ts';
import type { Agent } from './agent.ts';
import { BaseCall } from './base-call.ts';
import { customFields, reasonFields } from './custom-headers.ts';
import type { Dialog } from './dialog.ts';
import { readCount } from './field-values.ts';
import { Provisionals } from './provisionals.ts';
import { respond } from './respond.ts';
import { Session } from './session.ts';
import type { TakenInterval } from './session-interval.ts';
import type { SessionOwner } from './session-owner.ts';
import { storeDialog } from './stored-dialog.ts';

export interface AdmittedInvite {
  transaction: ServerTransaction;
  facts: InviteFacts;
  dialog: Dialog;
  credentials: Credentials | undefined;
  replaces: SipCall | undefined;
  interval: TakenInterval;
}

/** An incoming call from its admission on (RFC 3261, sections 13.3 and 15). */
export class IncomingInvite extends BaseCall implements IncomingCall {
  readonly direction = 'inbound';
  readonly facts: InviteFacts;
  readonly credentials: Credentials | undefined;
  readonly replaces: SipCall | undefined;
  protected readonly owner: SessionOwner;
  protected override session: Session;
  readonly #transaction: ServerTransaction;
  readonly #interval: TakenInterval;
  readonly #provisionals: Provisionals;
  readonly #isDelayedOffer: boolean;
  #expiry: NodeJS.Timeout | undefined;
  /** Offer/answer completed by an acknowledged reliable provisional response. */
  #earlyAgreement: { sdp: string | undefined } | undefined;
  #waitingAnswer: string | undefined;
  #state: 'ringing' | 'answering' | 'up' | 'over' = 'ringing';
  #whenAcknowledged: (() => void) | undefined;

  constructor(agent: Agent, invite: AdmittedInvite) {
    super(agent, invite.facts.callId);
    this.facts = invite.facts;
    this.credentials = invite.credentials;
    this.replaces = invite.replaces;
    this.#transaction = invite.transaction;
    this.#interval = invite.interval;
    this.#isDelayedOffer = invite.facts.sdp === undefined;
    this.owner = this.#createOwner();
    this.session = new Session(agent, invite.dialog, this.owner);
    this.session.updateCapabilities(invite.transaction.request);
    this.session.offers.initialOffer = this.#isDelayedOffer ? undefined : 'theirs';
    this.#provisionals = new Provisionals(this.session, invite.transaction, {
      acknowledged: (sent, answer) => this.#provisionalAcknowledged(sent.sdp, answer),
      unacknowledged: () => this.#refuse(500, { cause: 'lost', reason: 'no PRACK came' }),
    });
    agent.invites.set(invite.transaction, {
      cancelled: () => this.#cancelled(),
      unacknowledged: () => this.#unacknowledged(),
    });
    this.#watchExpiry(invite.transaction.request);
  }

  override storedDialog(): StoredDialog | undefined {
    return this.hasEnded ? undefined : storeDialog(this.session.dialog.state());
  }

  ring(sdp?: string): void {
    if (this.#state !== 'ringing') return;
    const isOfferUnreliably = this.#isDelayedOffer && !this.#provisionals.areReliable;
    const description = isOfferUnreliably || this.#earlyAgreement !== undefined ? undefined : sdp;
    if (description !== undefined && this.#isDelayedOffer) this.session.offers.initialOffer = 'ours';
    this.#provisionals.send({ status: sdp === undefined ? 180 : 183, sdp: description });
  }

  answer(sdp: string): void {
    if (this.#state !== 'ringing') return;
    this.#state = 'answering';
    if (this.#provisionals.isSdpPending) this.#waitingAnswer = sdp;
    else this.#sendAnswer(sdp);
  }

  reject(status: number, options: RejectOptions = {}): void {
    if (this.#state !== 'ringing') return;
    const { reason } = options;
    const isFailure = Number.isInteger(status) && status >= 300 && status <= 699;
    const final = isFailure ? status : 480;
    this.#refuse(final, { cause: 'local', status: final, ...(reason !== undefined && { reason }) }, options);
  }

  async hangUp(options: { status?: number; reason?: string } = {}): Promise<void> {
    if (this.#state === 'over') return;
    if (this.#state === 'ringing') {
      this.reject(options.status ?? 480, options.reason === undefined ? {} : { reason: options.reason });
      return;
    }
    if (!this.#transaction.hasFinal) {
      const { reason } = options;
      this.#refuse(options.status ?? 480, { cause: 'local' }, reason === undefined ? {} : { reason });
      return;
    }
    const wasUp = this.#state === 'up';
    this.#state = 'over';
    this.end({ cause: 'local', ...(options.reason !== undefined && { reason: options.reason }) });
    // No BYE before the ACK or its timeout (RFC 3261, section 15).
    if (!wasUp) await new Promise<void>((resolve) => (this.#whenAcknowledged = resolve));
    if (!this.session.isOver) await this.session.sendBye(reasonFields(options.reason));
  }

  #createOwner(): SessionOwner {
    return {
      call: this,
      notify: (event) => this.tell(event),
      requestAnswer: (sdp) => this.askForAnswer(sdp),
      acknowledged: (request) => this.#acknowledged(request),
      sessionEnded: (end) => this.#sessionEnded(end),
    };
  }

  #sendAnswer(sdp: string): void {
    const { dialog, offers } = this.session;
    this.#provisionals.close();
    clearTimeout(this.#expiry);
    const description = this.#earlyAgreement === undefined ? sdp : undefined;
    offers.initialOffer = this.#isDelayedOffer && description !== undefined ? 'ours' : undefined;
    offers.localSdp ??= sdp;
    offers.remoteSdp ??= this.facts.sdp;
    respond(this.agent, this.#transaction, 200, {
      tag: dialog.localTag,
      contact: dialog.contact,
      describesUs: true,
      fields: this.#interval.headers,
      ...(description !== undefined && { sdp: description }),
    });
  }

  #provisionalAcknowledged(sdp: string | undefined, answer: string | undefined): void {
    const { offers } = this.session;
    if (sdp !== undefined) {
      offers.localSdp = sdp;
      offers.remoteSdp = answer ?? this.facts.sdp;
      offers.initialOffer = undefined;
      this.#earlyAgreement = { sdp: answer };
    }
    const waiting = this.#waitingAnswer;
    if (waiting === undefined || this.#state !== 'answering' || this.#provisionals.isSdpPending) return;
    this.#waitingAnswer = undefined;
    this.#sendAnswer(waiting);
  }

  #acknowledged(request: SipRequest): void {
    if (request.cseq.number !== this.#transaction.request.cseq.number) return;
    this.agent.invites.delete(this.#transaction);
    this.#whenAcknowledged?.();
    if (this.#state !== 'answering' || !this.#transaction.hasFinal) return;
    const answer = this.#earlyAgreement === undefined ? sdpOf(request) : this.#earlyAgreement.sdp;
    if (this.#isDelayedOffer && answer === undefined) {
      this.#state = 'over';
      void this.session.sendBye();
      this.end({ cause: 'lost', reason: 'the ACK held no answer to our offer' });
      return;
    }
    this.#state = 'up';
    if (this.#isDelayedOffer) this.session.offers.remoteSdp = answer;
    this.session.confirm(this.#interval.interval);
    this.tell((listener) => listener.answered(this.#isDelayedOffer ? answer : undefined));
  }

  #cancelled(): void {
    this.#refuse(487, { cause: 'cancelled' });
  }

  #unacknowledged(): void {
    this.#whenAcknowledged?.();
    if (this.#state !== 'answering') return;
    this.#state = 'over';
    void this.session.sendBye();
    this.end({ cause: 'lost', reason: 'no ACK came' });
  }

  /** BYE, or the loss of the dialog. Before the final response the INVITE must still get one (RFC 3261, 15.1.2). */
  #sessionEnded(end: SipEnd): void {
    this.#whenAcknowledged?.();
    if (!this.#transaction.hasFinal) {
      this.#refuse(487, end.cause === 'remote' ? { ...end, cause: 'cancelled' } : end);
      return;
    }
    this.#state = 'over';
    this.end(end);
  }

  #refuse(status: number, end: SipEnd, { reason, headers, redirectTo: moveTo = '' }: RejectOptions = {}): void {
    if (this.#state === 'over' || this.#transaction.hasFinal) return;
    this.#state = 'over';
    clearTimeout(this.#expiry);
    this.#provisionals.close();
    const target = readUri(moveTo);
    respond(this.agent, this.#transaction, status, {
      tag: this.session.dialog.localTag,
      ...(target !== undefined && { contact: `<${writeUri(target)}>` }),
      fields: customFields(headers),
      ...(reason !== undefined && { reason }),
    });
    this.session.close();
    this.agent.invites.delete(this.#transaction);
    this.end(end);
  }

  /** Enforces the caller's Expires (RFC 3261, 13.3.1). */
  #watchExpiry(request: SipRequest): void {
    const seconds = readCount(request.headers.get('expires')?.trim());
    if (seconds === undefined || seconds === 0 || seconds > 3600) return;
    this.#expiry = setTimeout(
      () => this.#refuse(487, { cause: 'cancelled', reason: 'its time ran out' }),
      seconds * 1000,
    );
  }
}
