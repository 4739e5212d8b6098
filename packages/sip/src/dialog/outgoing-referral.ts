import { SipRefused } from '../sip-stack.ts';
import type { ServerTransaction } from '../transaction/transaction-layer.ts';
import { finalResponseTimeoutMs } from './agent.ts';
import { readCount, readFieldValue } from './field-values.ts';
import type { Fields } from './new-request.ts';
import { respond } from './respond.ts';
import type { Session } from './session.ts';
import { readFragmentStatus } from './sip-fragment.ts';

/** Time for a referral without an Expires. Unit: milliseconds. */
const usualReferralMs = 180_000;
/** Longest subscription accepted. Unit: seconds. */
const longestReferralSeconds = 600;

interface Referral {
  timer: NodeJS.Timeout | undefined;
  isAccepted: boolean;
  isFinished: boolean;
  /** Last provisional status of the peer's call. */
  lastStatus: number | undefined;
}

/** Outgoing REFERs, whose outcome arrives in the NOTIFYs of their subscriptions (RFC 3515, RFC 7647). */
export class OutgoingReferrals {
  readonly #session: Session;
  /** By the CSeq of the REFER, in the order sent. */
  readonly #referrals = new Map<number, Referral>();

  constructor(session: Session) {
    this.#session = session;
  }

  /** Resolves when the peer has accepted; rejects with `SipRefused` when it has not. */
  async refer(fields: Fields): Promise<void> {
    const referral: Referral = { timer: undefined, isAccepted: false, isFinished: false, lastStatus: undefined };
    const keys: number[] = [];
    const reply = await this.#session.request('REFER', {
      fields,
      contact: this.#session.dialog.contact,
      onSequence: (sequence) => {
        keys.push(sequence);
        this.#referrals.set(sequence, referral);
      },
    });
    if (reply.kind === 'failed' || reply.response.status >= 300) {
      for (const key of keys) this.#referrals.delete(key);
      if (reply.kind === 'failed') throw new Error(`REFER was not answered: ${reply.detail}`);
      if (reply.response.status === 481) this.#session.endAsLost('REFER was answered with 481');
      throw new SipRefused(reply.response.status, reply.response.reason);
    }
    if (this.#session.isOver) throw new Error('The call ended.');
    referral.isAccepted = true;
    if (referral.isFinished) return;
    const hasNoSubscription =
      reply.response.headers.get('refer-sub')?.trim().toLowerCase().startsWith('false') === true;
    // Without a subscription only the peer's BYE confirms the transfer; a NOTIFY that comes all the same counts.
    if (hasNoSubscription || referral.timer === undefined) {
      this.#wait(referral, finalResponseTimeoutMs(this.#session.agent));
    }
    this.#session.owner.notify((listener) => listener.transfer('trying'));
  }

  receive(transaction: ServerTransaction): void {
    const { agent } = this.#session;
    const { request } = transaction;
    const event = readFieldValue(request.headers.get('event') ?? '');
    if (event.value.toLowerCase() !== 'refer')
      return respond(agent, transaction, 489, { fields: [['Allow-Events', 'refer']] });
    const id = readCount(event.parameters.get('id'));
    const referral = id === undefined ? [...this.#referrals.values()].at(-1) : this.#referrals.get(id);
    if (referral === undefined) return respond(agent, transaction, 481);
    respond(agent, transaction, 200);
    if (referral.isFinished) return undefined;
    const subscription = readFieldValue(request.headers.get('subscription-state') ?? '');
    const status = readFragmentStatus(request.body);
    if (status !== undefined && status >= 200) return this.#finish(referral, status < 300 ? 'ok' : 'failed', status);
    if (subscription.value.toLowerCase() === 'terminated') return this.#finish(referral, 'unconfirmed', status);
    referral.lastStatus = status ?? referral.lastStatus;
    const seconds = readCount(subscription.parameters.get('expires'));
    const limitMs = seconds === undefined ? usualReferralMs : Math.min(seconds, longestReferralSeconds) * 1000;
    this.#wait(referral, Math.max(limitMs, finalResponseTimeoutMs(agent)));
    if (status !== undefined) this.#session.owner.notify((listener) => listener.transfer('trying', status));
    return undefined;
  }

  close(): void {
    for (const referral of this.#referrals.values()) clearTimeout(referral.timer);
    this.#referrals.clear();
  }

  #wait(referral: Referral, limitMs: number): void {
    clearTimeout(referral.timer);
    referral.timer = setTimeout(() => this.#finish(referral, 'unconfirmed', referral.lastStatus), limitMs);
  }

  #finish(referral: Referral, state: 'ok' | 'unconfirmed' | 'failed', status: number | undefined): void {
    clearTimeout(referral.timer);
    referral.isFinished = true;
    this.#session.owner.notify((listener) => listener.transfer(state, status));
  }
}
