import type { MessagePort } from 'node:worker_threads';
import type { IncomingCall, OutgoingCall, Referral, SipCall, SipCallListener, SipEnd } from '@parley/sip';
import type { Logger } from '#platform/log/logger.ts';
import type { FarEnds } from '../call/far-ends.ts';
import { formatDtmfInfo, parseDtmfInfo } from './dtmf-info.ts';
import { type CallerNetworks, callerAddress, signallingAddress } from './identify-caller.ts';
import { LineSignalling } from './line-signalling.ts';
import { isConfirmedByBye } from './referral-outcome.rules.ts';
import { hangUpCauseOf, statusOfRefusal } from './sip-end-causes.ts';

/** Target of a transfer (REFER), in the number format of the call's trunk. */
export interface TransferAddress {
  uri: string;
  /** Attended transfer: the call with the target, which the transferred party replaces. */
  replacing?: SipCall;
}

export interface SipMediaBridgeListener {
  ringing?(): void;
  answered?(): void;
  /** Called once, after every other event. */
  ended(end: SipEnd): void;
}

export interface SipMediaBridgeParts {
  call: SipCall;
  /** Signalling port of the line. */
  port: MessagePort;
  /** SDP answer or offer of the line. Rejects where the line could not be opened. */
  localSdp: Promise<string>;
  addressOf(to: string): TransferAddress;
  networks: CallerNetworks;
  /** Calls the target of a REFER from the peer; undefined: a target the peer may not name. Unset: REFER is refused. */
  callReferTarget?(referral: Referral, sdp: string): OutgoingCall | undefined;
  listener: SipMediaBridgeListener;
  /** Far ends of the call, which this one joins while it is up, with the trunk it runs over. */
  farEnds?: { of: FarEnds; leg: object; trunkId(): string | null };
  /** Bridges of this process, for an INVITE with Replaces. */
  bridges: WeakMap<SipCall, SipMediaBridge>;
  log: Logger;
}

/** Bridges the signalling of a SIP call to its line, which a media worker runs behind the port. */
export function bridgeSipMedia(parts: SipMediaBridgeParts): void {
  new SipMediaBridge(parts).start();
}

/** One line and the SIP call that carries it now. A REFER or Replaces changes the call; the line stays. */
export class SipMediaBridge {
  readonly #parts: SipMediaBridgeParts;
  readonly #line: LineSignalling;
  #current: SipCall;
  /** Call that replaces the current one as soon as it is answered. */
  #successor: SipCall | undefined;
  /** End of the current call, while its successor is pending. */
  #departure: SipEnd | undefined;
  /** Own REFER without a final outcome, with the last status the peer reported of its call. */
  #pendingTransfer: { status: number | undefined } | undefined;
  #isOver = false;

  constructor(parts: SipMediaBridgeParts) {
    this.#parts = parts;
    this.#current = parts.call;
    this.#line = new LineSignalling(parts.port, {
      answer: () => void this.#answer(),
      reject: (cause) => this.#current.reject(statusOfRefusal(cause)),
      hangUp: () => this.#hangUp(),
      transfer: (to, headers) => this.#transfer(to, headers),
      sendDigits: (digits, toneMs) => this.#sendDigits(digits, toneMs),
    });
  }

  start(): void {
    this.#parts.bridges.set(this.#current, this);
    this.#current.listen(this.#listenerOf(this.#current));
  }

  /** Continues the conversation in another call (INVITE with Replaces). */
  replaceWith(next: IncomingCall): void {
    if (this.#successor !== undefined) return next.reject(486);
    this.#successor = next;
    next.listen({
      ...this.#listenerOf(next),
      answered: (sdp) => this.#switchTo(next, sdp),
      ended: (end) => (next === this.#current ? this.#finish(end) : this.#dropSuccessor()),
    });
    const caller = callerAddress(next.facts, this.#parts.networks);
    const signalledFrom = caller === undefined ? {} : { signalledFrom: caller };
    this.#line.requestSdp({ kind: 'move', sdp: next.facts.sdp, ...signalledFrom }).then(
      (sdp) => next.answer(sdp),
      () => next.reject(488),
    );
  }

  #listenerOf(call: SipCall): SipCallListener {
    const line = this.#line;
    const ifCurrent = (work: () => void) => void (call === this.#current && work());
    return {
      progress: (status, sdp) => {
        if (sdp !== undefined) line.send({ kind: 'early-media', sdp, ...this.#sourceOf(call) });
        if (status === 180 || status === 183) this.#parts.listener.ringing?.();
      },
      answered: (sdp) => {
        this.#storeFarEnd(call);
        line.send({ kind: 'answered', sdp, ...this.#sourceOf(call) });
        this.#parts.listener.answered?.();
      },
      offer: (sdp) => line.requestSdp({ kind: 'offer', sdp, ...this.#sourceOf(call) }),
      offerAnswered: (sdp) => ifCurrent(() => line.send({ kind: 'answer', sdp, ...this.#sourceOf(call) })),
      info: (contentType, body) =>
        ifCurrent(() => {
          for (const digit of parseDtmfInfo(contentType, body)) line.send({ kind: 'digit', ...digit });
        }),
      transfer: (state, code) =>
        ifCurrent(() => {
          this.#pendingTransfer = state === 'trying' ? { status: code } : undefined;
          line.send({ kind: 'transfer', state, ...(code === undefined ? {} : { code }) });
        }),
      referred: (referral) => void this.#followReferral(referral),
      ended: (end) => ifCurrent(() => this.#endCurrent(end)),
    };
  }

  /** Source address of the call's signalling, sent along with each session description. */
  #sourceOf(call: SipCall): { signalledFrom?: string } {
    const address = signallingAddress(call, this.#parts.networks);
    return address === undefined ? {} : { signalledFrom: address };
  }

  /** The sender of a REFER may hang up before its target answers: the line then waits for the successor. */
  #endCurrent(end: SipEnd): void {
    if (this.#successor === undefined || end.cause !== 'remote') return this.#finish(end);
    this.#departure = end;
  }

  #finish(end: SipEnd): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#parts.log.debug({ event: 'sip.call_ended', sipCall: this.#current.id, ...end }, 'SIP call ended');
    if (end.cause === 'remote' && isConfirmedByBye(this.#pendingTransfer)) {
      this.#line.send({ kind: 'transfer', state: 'ok' });
    }
    this.#line.send({ kind: 'ended', ...hangUpCauseOf(end) });
    this.#line.close();
    this.#parts.listener.ended(end);
  }

  async #followReferral(referral: Referral): Promise<void> {
    const { callReferTarget, log } = this.#parts;
    if (callReferTarget === undefined || this.#successor !== undefined) return referral.refuse(603);
    const progress = referral.accept();
    try {
      const sdp = await this.#line.requestSdp({ kind: 'move', sdp: undefined });
      const next = callReferTarget(referral, sdp);
      if (next === undefined) return progress.report(403);
      this.#successor = next;
      next.listen({
        ...this.#listenerOf(next),
        progress: (status) => progress.report(status),
        answered: (answer) => {
          progress.report(200);
          this.#switchTo(next, answer);
        },
        ended: (end) => {
          if (next === this.#current) return this.#finish(end);
          progress.report(end.status ?? 480);
          this.#dropSuccessor();
        },
      });
    } catch (error) {
      log.warn({ event: 'sip.refer_failed', err: error, sipCall: this.#current.id }, 'REFER of the peer failed');
      progress.report(488);
    }
  }

  #storeFarEnd(call: SipCall): void {
    const { farEnds } = this.#parts;
    const dialog = call.storedDialog();
    if (dialog === undefined || farEnds === undefined) return;
    farEnds.of.add(farEnds.leg, { kind: 'sip', trunkId: farEnds.trunkId(), dialog });
  }

  #switchTo(next: SipCall, sdp: string | undefined): void {
    const previous = this.#current;
    this.#storeFarEnd(next);
    this.#current = next;
    this.#successor = undefined;
    this.#departure = undefined;
    this.#parts.bridges.set(next, this);
    if (sdp !== undefined) this.#line.send({ kind: 'answer', sdp, ...this.#sourceOf(next) });
    void previous.hangUp();
    if (this.#isOver) void next.hangUp();
  }

  /** The successor failed: the current call continues, or ends where the peer has already hung up. */
  #dropSuccessor(): void {
    this.#successor = undefined;
    if (this.#departure !== undefined) this.#finish(this.#departure);
  }

  /** The original call only: one that replaces it is answered by `replaceWith`. */
  async #answer(): Promise<void> {
    const sdp = await this.#parts.localSdp.catch(() => undefined);
    // Without a line, the opener of the call has rejected it.
    if (sdp !== undefined) this.#parts.call.answer(sdp);
  }

  #hangUp(): void {
    void this.#current.hangUp();
    void this.#successor?.hangUp();
  }

  async #transfer(to: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const { uri, replacing } = this.#parts.addressOf(to);
    await this.#current.refer(uri, { headers, ...(replacing === undefined ? {} : { replacing }) });
  }

  async #sendDigits(digits: string, toneMs: number): Promise<void> {
    for (const digit of digits) {
      const { contentType, body } = formatDtmfInfo(digit, toneMs);
      await this.#current.info(contentType, body);
    }
  }
}
