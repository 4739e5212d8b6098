import { sdpOf } from '../message/sdp-of.ts';
import type { SipResponse } from '../message/sip-message.ts';
import { SipRefused } from '../sip-stack.ts';
import type { ServerTransaction } from '../transaction/transaction-layer.ts';
import type { Reply } from './authenticated-request.ts';
import { readRetryAfter } from './field-values.ts';
import { glareWaitMs } from './glare.ts';
import { PeerOffers } from './peer-offers.ts';
import { sendReoffer } from './send-reoffer.ts';
import type { Session } from './session.ts';
import { readAgreedInterval, readMinimumInterval, type SessionInterval, sessionSeconds } from './session-interval.ts';

/** Attempts of an offer that meets glare or a busy peer. */
const mostAttempts = 5;

/** A pending offer; without `sdp` a session refresh. */
interface Job {
  sdp: string | undefined;
  attempts: number;
  complete(result: { sdp: string } | { error: Error }): void;
}

/**
 * Media changes of a session in both directions, one at a time (RFC 3261, section 14; RFC 3311), and session
 * refreshes, which travel the same way (RFC 4028).
 */
export class Reoffers {
  readonly #session: Session;
  readonly #peer: PeerOffers;
  readonly #queue: Job[] = [];
  #current: { job: Job; cancel(): void } | undefined;
  #waiting: NodeJS.Timeout | undefined;
  #interval: SessionInterval = { seconds: sessionSeconds, refresher: 'local', isAgreed: false };
  #supportsUpdate = true;
  /** Side whose initial offer is still unanswered. */
  initialOffer: 'ours' | 'theirs' | undefined;
  /** Newest descriptions both sides agreed on. */
  localSdp: string | undefined;
  remoteSdp: string | undefined;

  constructor(session: Session) {
    this.#session = session;
    this.#peer = new PeerOffers(session);
  }

  get isOfferingOurs(): boolean {
    return this.#current !== undefined || this.initialOffer === 'ours';
  }

  confirmed(interval: SessionInterval): void {
    this.#interval = interval;
    this.initialOffer = undefined;
    this.next();
  }

  /** The peer refreshed the session with another interval. */
  renewed(interval: SessionInterval): void {
    this.#interval = interval;
    if (this.#session.isConfirmed) this.#session.timer.start(interval);
  }

  offer(sdp: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#queue.push({
        sdp,
        attempts: 0,
        complete: (result) => ('error' in result ? reject(result.error) : resolve(result.sdp)),
      });
      this.next();
    });
  }

  /** Refreshes the session, unless a refresh is pending. */
  refresh(): void {
    const isUnderWay = this.#current?.job.sdp === undefined && this.#current !== undefined;
    if (isUnderWay || this.#queue.some((job) => job.sdp === undefined)) return;
    this.#queue.push({ sdp: undefined, attempts: 0, complete: () => undefined });
    this.next();
  }

  receive(transaction: ServerTransaction): void {
    this.#peer.receive(transaction);
  }

  acknowledged: PeerOffers['acknowledged'] = (request) => this.#peer.acknowledged(request);

  close(): void {
    clearTimeout(this.#waiting);
    const jobs = this.#queue.splice(0);
    if (this.#current !== undefined) jobs.unshift(this.#current.job);
    this.#current?.cancel();
    this.#current = undefined;
    this.#peer.close();
    for (const job of jobs) job.complete({ error: new Error('The call ended.') });
  }

  /** Starts the next job when neither side has an offer pending. */
  next(): void {
    const isBusy = this.#current !== undefined || this.#waiting !== undefined || this.#peer.isBusy;
    if (isBusy || !this.#session.isConfirmed) return;
    const job = this.#queue.shift();
    if (job !== undefined) this.#send(job);
  }

  #send(job: Job): void {
    const method =
      job.sdp === undefined && this.#supportsUpdate && this.#session.allows('UPDATE') ? 'UPDATE' : 'INVITE';
    const sdp = method === 'INVITE' ? (job.sdp ?? this.localSdp) : undefined;
    job.attempts += 1;
    const cancel = sendReoffer(this.#session, { method, sdp, interval: this.#interval }, (reply) => {
      if (this.#current?.job !== job) return;
      this.#current = undefined;
      this.#answered(job, method, sdp, reply);
      this.next();
    });
    this.#current = { job, cancel };
  }

  #answered(job: Job, method: string, sdp: string | undefined, reply: Reply): void {
    if (reply.kind === 'failed') return this.#giveUp(job, `${method} was not answered: ${reply.detail}`);
    const { response } = reply;
    if (response.status < 300) return this.#succeeded(job, sdp, response);
    if (response.status === 481 || response.status === 408) {
      return this.#giveUp(job, `${method} was answered with ${response.status}`);
    }
    if (this.#mayRepeat(job, method, response)) return undefined;
    if (job.sdp !== undefined) return job.complete({ error: refusalOf(response) });
    if (this.#interval.isAgreed) this.#session.timer.retry();
    else this.#session.timer.start(this.#interval);
    return undefined;
  }

  #succeeded(job: Job, sdp: string | undefined, response: SipResponse): void {
    this.#session.updateCapabilities(response);
    this.renewed(readAgreedInterval(response.headers));
    const answer = sdpOf(response);
    if (sdp === undefined) return job.complete({ sdp: '' });
    this.localSdp = sdp;
    if (answer === undefined) return job.complete({ error: new SipRefused(488, 'Answered without an answer') });
    const isNew = answer !== this.remoteSdp;
    this.remoteSdp = answer;
    job.complete({ sdp: answer });
    if (job.sdp === undefined && isNew) this.#session.owner.notify((listener) => listener.offerAnswered?.(answer));
    return undefined;
  }

  #giveUp(job: Job, reason: string): void {
    job.complete({ error: new Error(reason) });
    this.#session.endAsLost(reason);
  }

  /** Returns true for refusals that are temporary or concern the method. */
  #mayRepeat(job: Job, method: string, response: SipResponse): boolean {
    if (job.attempts >= mostAttempts) return false;
    if (response.status === 422) {
      const seconds = readMinimumInterval(response.headers);
      if (seconds === undefined || seconds <= this.#interval.seconds) return false;
      this.#interval = { ...this.#interval, seconds };
      this.#queue.unshift(job);
      return true;
    }
    if (method === 'UPDATE' && [405, 420, 501].includes(response.status)) {
      this.#supportsUpdate = false;
      this.#queue.unshift(job);
      return true;
    }
    const retryAfter = readRetryAfter(response.headers.get('retry-after'));
    const isBusy = response.status === 500 && retryAfter !== undefined && retryAfter <= 10;
    if (response.status !== 491 && !isBusy) return false;
    const waitMs = isBusy ? retryAfter * 1000 : glareWaitMs(this.#session.dialog.isCaller);
    this.#queue.unshift(job);
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      this.next();
    }, waitMs);
    return true;
  }
}

function refusalOf(response: SipResponse): SipRefused {
  return new SipRefused(response.status, response.reason, readRetryAfter(response.headers.get('retry-after')));
}
