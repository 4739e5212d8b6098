import { judgeRequest } from '../message/judge-request.ts';
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
  /** Told the CSeq of each sending, before it leaves. */
  onSequence?(sequence: number): void;
}

/** A dialog with what goes on in it: offers, signs of life, referrals, digits, and its end. */
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
  /** What the peer takes, as far as it said so. */
  #peerAllows: readonly string[] = [];
  /** Takes PRACKs while a provisional answer waits for one. */
  pracked: ((transaction: ServerTransaction) => void) | undefined;

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
      expired: () => this.lose('no sign of life within the session interval'),
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

  /** Every message of the peer may say anew what it takes. */
  learn(message: SipMessage): void {
    const allow = message.headers.all('allow');
    if (allow.length > 0) this.#peerAllows = allow;
  }

  /** The INVITE was answered and, where we answered it, acknowledged. */
  confirm(interval: SessionInterval): void {
    if (this.#isOver) return;
    this.#isConfirmed = true;
    this.timer.start(interval);
    this.offers.confirmed(interval);
  }

  /** A request of the peer in this dialog. */
  receive(transaction: ServerTransaction): void {
    const { request, flow } = transaction;
    if (this.#isOver && request.method !== 'BYE') return respond(this.agent, transaction, 481);
    if (!this.dialog.takes(request)) return respond(this.agent, transaction, 500, { reason: 'CSeq Out of Order' });
    this.dialog.heardOver(flow);
    this.learn(request);
    const judgement = judgeRequest(request);
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
        if (this.pracked !== undefined) return this.pracked(transaction);
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

  /** A request of ours other than INVITE. Resolves with what came of it, and never rejects. */
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

  /** BYE. Resolves when it is answered or given up; until then a BYE of the peer is still answered. */
  async leave(fields: Fields = []): Promise<void> {
    this.#stop();
    await this.request('BYE', { fields });
    this.close();
  }

  /** The peer knows nothing of the session any more, or cannot be reached. */
  lose(reason: string): void {
    if (this.#isOver) return;
    void this.leave();
    this.owner.sessionEnded({ cause: 'lost', reason });
  }

  /** Nothing more is sent, and nothing of it remains. */
  close(): void {
    this.#stop();
    this.agent.dialogs.remove(this.dialog);
  }

  #stop(): void {
    this.#isOver = true;
    this.pracked = undefined;
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
    this.owner.tell((listener) => listener.info(type, Buffer.from(request.body).toString('utf8')));
  }
}
