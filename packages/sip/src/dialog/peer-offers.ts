import { sdpOf } from '../message/sdp-of.ts';
import type { SipRequest } from '../message/sip-message.ts';
import type { ServerTransaction } from '../transaction/transaction-layer.ts';
import { busySeconds } from './glare.ts';
import { respond } from './respond.ts';
import type { Session } from './session.ts';
import { answerInterval, minimumSessionSeconds, type TakenInterval } from './session-interval.ts';

/** Offers of the peer: its re-INVITEs and UPDATEs, from their arrival to the ACK. */
export class PeerOffers {
  readonly #session: Session;
  #open: ServerTransaction | undefined;
  /** Newest 2xx to a re-INVITE without its ACK. */
  #unacknowledged: { transaction: ServerTransaction; isOurOffer: boolean } | undefined;

  constructor(session: Session) {
    this.#session = session;
  }

  get isBusy(): boolean {
    return this.#open !== undefined || this.#unacknowledged !== undefined;
  }

  receive(transaction: ServerTransaction): void {
    const { agent } = this.#session;
    const { request } = transaction;
    const sdp = sdpOf(request);
    const interval = answerInterval(request.headers);
    if (interval.kind === 'too-short') {
      return respond(agent, transaction, 422, { fields: [['Min-SE', String(minimumSessionSeconds)]] });
    }
    if (request.method === 'UPDATE' && sdp === undefined) return this.#accept(transaction, interval, undefined);
    const obstacle = this.#obstacle();
    if (obstacle === 491) return respond(agent, transaction, 491);
    if (obstacle === 500) return respond(agent, transaction, 500, { fields: [['Retry-After', String(busySeconds())]] });
    return this.#ask(transaction, interval, sdp);
  }

  /** Returns true when the ACK belonged to a re-INVITE. */
  acknowledged(request: SipRequest): boolean {
    const waiting = this.#unacknowledged;
    if (waiting?.transaction.request.cseq.number !== request.cseq.number) return false;
    this.#unacknowledged = undefined;
    this.#session.agent.invites.delete(waiting.transaction);
    const answer = sdpOf(request);
    if (waiting.isOurOffer && answer !== undefined) {
      this.#session.offers.remoteSdp = answer;
      this.#session.owner.notify((listener) => listener.offerAnswered?.(answer));
    }
    this.#session.offers.next();
    return true;
  }

  close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open !== undefined) respond(this.#session.agent, open, 487);
  }

  /** RFC 3261, 14.2, and RFC 3311, 5.2: 491 while our offer is pending, 500 while the peer's own is. */
  #obstacle(): 491 | 500 | undefined {
    const { offers } = this.#session;
    if (this.#open !== undefined || offers.initialOffer === 'theirs') return 500;
    return offers.isOfferingOurs || this.#unacknowledged?.isOurOffer === true ? 491 : undefined;
  }

  #ask(transaction: ServerTransaction, interval: TakenInterval, sdp: string | undefined): void {
    const { agent, owner, offers } = this.#session;
    this.#open = transaction;
    if (transaction.request.method === 'INVITE') {
      respond(agent, transaction, 100);
      agent.invites.set(transaction, {
        cancelled: () => this.#cancelled(transaction),
        unacknowledged: () => this.#session.endAsLost('a changed session was never acknowledged'),
      });
    }
    owner.requestAnswer(sdp).then(
      (answer) => {
        if (this.#open !== transaction) return;
        this.#open = undefined;
        offers.localSdp = answer;
        if (sdp !== undefined) offers.remoteSdp = sdp;
        this.#accept(transaction, interval, answer);
      },
      (cause: unknown) => {
        if (this.#open !== transaction) return;
        this.#open = undefined;
        agent.log.info({ callId: this.#session.dialog.callId, err: cause }, 'an offer of the peer was refused');
        respond(agent, transaction, 488);
        offers.next();
      },
    );
  }

  #accept(transaction: ServerTransaction, interval: TakenInterval, sdp: string | undefined): void {
    const { agent, dialog, offers } = this.#session;
    const { request } = transaction;
    dialog.refreshTarget(request);
    if (request.method === 'INVITE') {
      this.#unacknowledged = { transaction, isOurOffer: sdpOf(request) === undefined };
    }
    respond(agent, transaction, 200, {
      contact: dialog.contact,
      describesUs: true,
      fields: interval.headers,
      ...(sdp !== undefined && { sdp }),
    });
    offers.renewed(interval.interval);
    offers.next();
  }

  #cancelled(transaction: ServerTransaction): void {
    if (this.#open !== transaction) return;
    this.#open = undefined;
    respond(this.#session.agent, transaction, 487);
    this.#session.offers.next();
  }
}
