import { randomInt } from 'node:crypto';
import { sdpOf } from '../message/sdp-of.ts';
import type { ServerTransaction } from '../transaction/transaction-layer.ts';
import { finalResponseTimeoutMs } from './agent.ts';
import { listHas, readCount } from './field-values.ts';
import { respond } from './respond.ts';
import type { Session } from './session.ts';

/** Proxies end an INVITE without a response for three minutes (RFC 3261, 13.3.1.1). */
const reminderMs = 60_000;

interface Provisional {
  status: number;
  sdp: string | undefined;
}

interface Listener {
  /** A PRACK arrived; with the answer where our provisional response held an offer. */
  acknowledged(sent: Provisional, answer: string | undefined): void;
  /** No PRACK arrived for a reliable response. */
  unacknowledged(): void;
}

/**
 * Provisional responses (180, 183) of a ringing call: repeated every minute, or sent reliably until their PRACK (RFC
 * 3262) where the caller requires it, or supports it and the response has SDP.
 */
export class Provisionals {
  readonly #session: Session;
  readonly #invite: ServerTransaction;
  readonly #listener: Listener;
  readonly #mode: 'none' | 'supported' | 'required';
  readonly #queue: Provisional[] = [];
  #sequence = randomInt(1, 100_000);
  #pending: { sent: Provisional; sequence: number } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(session: Session, invite: ServerTransaction, listener: Listener) {
    this.#session = session;
    this.#invite = invite;
    this.#listener = listener;
    const { headers } = invite.request;
    if (listHas(headers.all('require'), '100rel')) this.#mode = 'required';
    else this.#mode = listHas(headers.all('supported'), '100rel') ? 'supported' : 'none';
    session.onPrack = (transaction) => this.#receivePrack(transaction);
  }

  /** True when SDP in a provisional response is delivered reliably, so that the 200 need not repeat it. */
  get areReliable(): boolean {
    return this.#mode !== 'none';
  }

  /** A 2xx must wait while SDP is unacknowledged (RFC 3262, section 3). */
  get isSdpPending(): boolean {
    return this.#pending?.sent.sdp !== undefined || this.#queue.some((waiting) => waiting.sdp !== undefined);
  }

  send(provisional: Provisional): void {
    if (this.#isClosed) return;
    this.#queue.push(provisional);
    this.#next();
  }

  /** Stops retransmissions; a PRACK under way is still answered. */
  close(): void {
    clearTimeout(this.#timer);
    this.#isClosed = true;
    this.#queue.length = 0;
  }

  #next(): void {
    if (this.#pending !== undefined) return;
    const provisional = this.#queue.shift();
    if (provisional === undefined) return;
    clearTimeout(this.#timer);
    const isReliable = this.#mode === 'required' || (this.#mode === 'supported' && provisional.sdp !== undefined);
    if (!isReliable) {
      this.#respond(provisional);
      this.#remind(provisional);
      this.#next();
      return;
    }
    this.#sequence += 1;
    this.#pending = { sent: provisional, sequence: this.#sequence };
    this.#repeat(provisional, this.#session.agent.t1Ms, finalResponseTimeoutMs(this.#session.agent));
  }

  #repeat(provisional: Provisional, waitMs: number, leftMs: number): void {
    if (leftMs <= 0) {
      this.#pending = undefined;
      this.close();
      this.#listener.unacknowledged();
      return;
    }
    this.#respond(provisional, this.#sequence);
    this.#timer = setTimeout(() => this.#repeat(provisional, waitMs * 2, leftMs - waitMs), Math.min(waitMs, leftMs));
  }

  #remind(provisional: Provisional): void {
    this.#timer = setTimeout(() => {
      this.#respond(provisional);
      this.#remind(provisional);
    }, reminderMs);
  }

  #respond({ status, sdp }: Provisional, sequence?: number): void {
    const { agent, dialog } = this.#session;
    respond(agent, this.#invite, status, {
      tag: dialog.localTag,
      contact: dialog.contact,
      describesUs: true,
      fields:
        sequence === undefined
          ? []
          : [
              ['Require', '100rel'],
              ['RSeq', String(sequence)],
            ],
      ...(sdp !== undefined && { sdp }),
    });
  }

  #receivePrack(transaction: ServerTransaction): void {
    const { agent } = this.#session;
    const [sequence, invite, method] = (transaction.request.headers.get('rack') ?? '').trim().split(/\s+/);
    const pending = this.#pending;
    const isExpected =
      pending !== undefined &&
      readCount(sequence) === pending.sequence &&
      readCount(invite) === this.#invite.request.cseq.number &&
      method === 'INVITE';
    if (!isExpected) return respond(agent, transaction, 481);
    clearTimeout(this.#timer);
    this.#pending = undefined;
    const sdp = sdpOf(transaction.request);
    const isOffer = sdp !== undefined && sdpOf(this.#invite.request) !== undefined;
    if (isOffer) this.#answerOffer(transaction, sdp);
    else respond(agent, transaction, 200);
    if (this.#isClosed) return undefined;
    this.#listener.acknowledged(pending.sent, isOffer ? undefined : sdp);
    if (this.#mode === 'supported') this.#remind({ status: pending.sent.status, sdp: undefined });
    this.#next();
    return undefined;
  }

  /** The caller changes the media before the final response (RFC 3262, section 5). */
  #answerOffer(transaction: ServerTransaction, sdp: string): void {
    const { agent, owner, offers } = this.#session;
    owner.requestAnswer(sdp).then(
      (answer) => {
        offers.localSdp = answer;
        offers.remoteSdp = sdp;
        respond(agent, transaction, 200, { sdp: answer });
      },
      () => respond(agent, transaction, 488),
    );
  }
}
