import { inspectRequest } from '../message/inspect-request.ts';
import type { SipMessage, SipRequest } from '../message/sip-message.ts';
import type { ServerTransaction } from '../transaction/transaction-layer.ts';
import type { Agent } from './agent.ts';
import { type Reply, sendAuthenticated } from './authenticated-request.ts';
import type { Authenticator } from './authenticator.ts';
import type { Dialog } from './dialog.ts';
import { listHas } from './field-values.ts';
import { IncomingReferrals } from './incoming-referral.ts';
import type { Fields, NewRequest } from './new-request.ts';
import { OutgoingReferrals } from './outgoing-referral.ts';
import { Reoffers } from './reoffers.ts';
import { allowList, respond } from './respond.ts';
import type { SessionInterval } from './session-interval.ts';
import type { SessionOwner } from './session-owner.ts';
import { SessionTimer } from './session-timer.ts';

interface Extra extends Partial<Pick<NewRequest, 'fields' | 'body' | 'contact'>> {
  /** Receives the CSeq of each attempt before it is sent. */
  onSequence?(sequence: number): void;
}

/** A dialog with its activities: offers, session refresh, referrals, INFO, and the BYE. */
export class Session {
  readonly agent: Agent;
  readonly dialog: Dialog;
  readonly owner: SessionOwner;
  readonly offers: Reoffers;
  readonly timer: SessionTimer;
  readonly referralsOut: OutgoingReferrals;
  readonly #referralsIn: IncomingReferrals;
  readonly authenticator: Authenticator | undefined;
  #isConfirmed = false;
  #isOver = false;
  /** Methods of the peer's Allow field. */
  #peerAllows: readonly string[] = [];
  /** Handles PRACKs while a reliable provisional response is pending. */
  onPrack: ((transaction: ServerTransaction) => void) | undefined;

  constructor(agent: Agent, dialog: Dialog, owner: SessionOwner, authenticator?: Authenticator) {
    this.agent = agent;
    this.dialog = dialog;
    this.owner = owner;
    this.authenticator = authenticator;
    this.offers = new Reoffers(this);
    this.referralsOut = new OutgoingReferrals(this);
    this.#referralsIn = new IncomingReferrals(this);
    this.timer = new SessionTimer({
      refresh: () => this.offers.refresh(),
      expired: () => this.endAsLost('no sign of life within the session interval'),
    });
    agent.dialogs.add(this);
  }

  get isConfirmed(): boolean {
    return this.#isConfirmed && !this.#isOver;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  allows(method: string): boolean {
    return listHas(this.#peerAllows, method);
  }

  /** Updates the peer's capabilities from any of its messages. */
  updateCapabilities(message: SipMessage): void {
    const allow = message.headers.all('allow');
    if (allow.length > 0) this.#peerAllows = allow;
  }

  /** Starts the confirmed session: the INVITE was answered and, as callee, acknowledged. */
  confirm(interval: SessionInterval): void {
    if (this.#isOver) return;
    this.#isConfirmed = true;
    this.timer.start(interval);
    this.offers.confirmed(interval);
  }

  /** Handles an in-dialog request of the peer. */
  receive(transaction: ServerTransaction): void {
    const { request, flow } = transaction;
    if (this.#isOver && request.method !== 'BYE') return respond(this.agent, transaction, 481);
    if (!this.dialog.acceptSequence(request))
      return respond(this.agent, transaction, 500, { reason: 'CSeq Out of Order' });
    this.dialog.updateFlow(flow);
    this.updateCapabilities(request);
    const judgement = inspectRequest(request);
    if (judgement !== undefined) {
      const { status, reason, headers = {} } = judgement;
      return respond(this.agent, transaction, status, { reason, fields: Object.entries(headers) });
    }
    switch (request.method) {
      case 'INVITE':
      case 'UPDATE':
        return this.offers.receive(transaction);
      case 'BYE':
        return this.#receiveBye(transaction);
      case 'INFO':
        return this.#receiveInfo(transaction);
      case 'PRACK':
        if (this.onPrack !== undefined) return this.onPrack(transaction);
        return respond(this.agent, transaction, 481);
      case 'REFER':
        return this.#referralsIn.receive(transaction);
      case 'NOTIFY':
        return this.referralsOut.receive(transaction);
      case 'OPTIONS':
        return respond(this.agent, transaction, 200, { describesUs: true });
      default:
        return respond(this.agent, transaction, 405, { fields: [['Allow', allowList]] });
    }
  }

  acknowledged(request: SipRequest): void {
    if (!this.offers.acknowledged(request)) this.owner.acknowledged(request);
  }

  /** Sends an in-dialog request other than INVITE. Resolves with the outcome, and never rejects. */
  request(method: string, { onSequence, ...extra }: Extra = {}): Promise<Reply> {
    return new Promise((resolve) => {
      sendAuthenticated(this.agent, {
        build: () => {
          const request = this.dialog.request({ ...extra, method });
          onSequence?.(request.cseq.number);
          return request;
        },
        target: () => this.dialog.target(),
        authenticator: this.authenticator,
        final: resolve,
      });
    });
  }

  /** Sends BYE. Resolves when it is answered or timed out; until then a BYE of the peer is still answered. */
  async sendBye(fields: Fields = []): Promise<void> {
    this.#stop();
    await this.request('BYE', { fields });
    this.close();
  }

  /** Ends the session because the peer no longer knows it or is unreachable. */
  endAsLost(reason: string): void {
    if (this.#isOver) return;
    void this.sendBye();
    this.owner.sessionEnded({ cause: 'lost', reason });
  }

  /** Releases everything; no further message is sent. */
  close(): void {
    this.#stop();
    this.agent.dialogs.remove(this.dialog);
  }

  #stop(): void {
    this.#isOver = true;
    this.onPrack = undefined;
    this.timer.stop();
    this.offers.close();
    this.referralsOut.close();
    this.#referralsIn.close();
  }

  #receiveBye(transaction: ServerTransaction): void {
    respond(this.agent, transaction, 200);
    const wasOver = this.#isOver;
    this.close();
    if (wasOver) return;
    const reason = transaction.request.headers.get('reason');
    this.owner.sessionEnded({ cause: 'remote', ...(reason !== undefined && { reason }) });
  }

  #receiveInfo(transaction: ServerTransaction): void {
    const { request } = transaction;
    respond(this.agent, transaction, 200);
    const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    this.owner.notify((listener) => listener.info(type, Buffer.from(request.body).toString('utf8')));
  }
}
