import { SipRefused } from '../sip-stack.ts';
import type { ServerTransaction } from '../transaction/transaction-layer.ts';
import { patienceMs } from './agent.ts';
import { readCount, readFieldValue } from './field-values.ts';
import type { Fields } from './new-request.ts';
import { respond } from './respond.ts';
import type { Session } from './session.ts';
import { readFragmentStatus } from './sip-fragment.ts';

/** How long whoever was asked may take to reach the third, when it does not say. Unit: milliseconds. */
const usualReferralMs = 180_000;
/** Longer ones are not believed. Unit: seconds. */
const longestReferralSeconds = 600;

interface Referral {
  timer: NodeJS.Timeout | undefined;
  isAccepted: boolean;
  isSettled: boolean;
}

/** What became of our REFERs, told by NOTIFYs of the subscription each of them brings about (RFC 3515, RFC 7647). */
export class OutgoingReferrals {
  readonly #session: Session;
  /** By the CSeq of their REFER, in the order of their sending. */
  readonly #referrals = new Map<number, Referral>();

  constructor(session: Session) {
    this.#session = session;
  }

  /** Resolves when the peer has taken it on; rejects with `SipRefused` when it has not. */
  async refer(fields: Fields): Promise<void> {
    const referral: Referral = { timer: undefined, isAccepted: false, isSettled: false };
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
      if (reply.response.status === 481) this.#session.lose('REFER was answered with 481');
      throw new SipRefused(reply.response.status, reply.response.reason);
    }
    if (this.#session.isOver) throw new Error('The call ended.');
    referral.isAccepted = true;
    if (referral.isSettled) return;
    const hasNoSubscription =
      reply.response.headers.get('refer-sub')?.trim().toLowerCase().startsWith('false') === true;
    if (hasNoSubscription) return this.#settle(referral, 'ok', undefined);
    if (referral.timer === undefined) this.#wait(referral, patienceMs(this.#session.agent));
    this.#session.owner.tell((listener) => listener.transfer('trying'));
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
    if (referral.isSettled) return undefined;
    const subscription = readFieldValue(request.headers.get('subscription-state') ?? '');
    const status = readFragmentStatus(request.body);
    if (status !== undefined && status >= 200) return this.#settle(referral, status < 300 ? 'ok' : 'failed', status);
    if (subscription.value.toLowerCase() === 'terminated') return this.#settle(referral, 'failed', status);
    const seconds = readCount(subscription.parameters.get('expires'));
    const limitMs = seconds === undefined ? usualReferralMs : Math.min(seconds, longestReferralSeconds) * 1000;
    this.#wait(referral, Math.max(limitMs, patienceMs(agent)));
    if (status !== undefined) this.#session.owner.tell((listener) => listener.transfer('trying', status));
    return undefined;
  }

  close(): void {
    for (const referral of this.#referrals.values()) clearTimeout(referral.timer);
    this.#referrals.clear();
  }

  #wait(referral: Referral, limitMs: number): void {
    clearTimeout(referral.timer);
    referral.timer = setTimeout(() => this.#settle(referral, 'failed', undefined), limitMs);
  }

  #settle(referral: Referral, state: 'ok' | 'failed', status: number | undefined): void {
    clearTimeout(referral.timer);
    referral.isSettled = true;
    this.#session.owner.tell((listener) => listener.transfer(state, status));
  }
}
