import type { MessagePort } from 'node:worker_threads';
import type { IncomingCall, OutgoingCall, Referral, SipCall, SipCallListener, SipEnd } from '@parley/sip';
import type { Logger } from '#platform/log/logger.ts';
import type { FromRtpLine, ToRtpLine } from '../../providers/lines/rtp/signalling-messages.ts';
import { formatDtmfInfo, parseDtmfInfo } from './dtmf-info.ts';
import { type CallerNetworks, callerAddress, signallingAddress } from './identify-caller.ts';
import { createPendingOffers } from './pending-offers.ts';
import { hangUpCauseOf, statusOfRefusal } from './sip-end-causes.ts';

/** Where a caller is to be sent, as the trunk of the call writes it. */
export interface TransferAddress {
  uri: string;
  /** The call they take the place of: whoever they are sent to was asked in it. */
  replacing?: SipCall;
}

export interface SipMediaBridgeListener {
  /** It rings at the other side. */
  ringing?(): void;
  answered?(): void;
  /** Once, last of all. */
  ended(end: SipEnd): void;
}

export interface SipMediaBridgeParts {
  call: SipCall;
  port: MessagePort;
  /** What the line answered or offered, as soon as it is known. */
  localSdp: Promise<string>;
  addressOf(to: string): TransferAddress;
  networks: CallerNetworks;
  /** Calls somebody the peer names in its place (REFER); undefined: nobody it may name. Unset: never. */
  callReferTarget?(referral: Referral, sdp: string): OutgoingCall | undefined;
  listener: SipMediaBridgeListener;
  /** Every call of this process, for another that takes its place. */
  bridges: WeakMap<SipCall, BridgedCall>;
  log: Logger;
}

/** A SIP call whose signalling is bridged to a line. */
export interface BridgedCall {
  /** Another call takes its place (INVITE with Replaces): the conversation goes on there. */
  replaceWith(call: IncomingCall): void;
}

/**
 * Carries what a SIP call and its sound have to tell each other: the call is here, the sound in a media worker behind
 * the port. A port that closes ends the call. The other side may change: the sound then moves, and the line stays.
 */
export function bridgeSipMedia(parts: SipMediaBridgeParts): void {
  const { port, listener, networks, log } = parts;
  const tell = (message: ToRtpLine) => port.postMessage(message);
  const offers = createPendingOffers<ToRtpLine>(tell);
  let current = parts.call;
  /** Who is to take the place of the other side, until they have. */
  let successor: SipCall | undefined;
  /** How the other side left that has sent us elsewhere. */
  let departure: SipEnd | undefined;
  let isTransferPending = false;
  let isOver = false;

  /** With each description: where its call was heard from. */
  function from(call: SipCall): { signalledFrom?: string } {
    const address = signallingAddress(call, networks);
    return address === undefined ? {} : { signalledFrom: address };
  }

  function finish(end: SipEnd): void {
    if (isOver) return;
    isOver = true;
    log.debug({ event: 'sip.call_ended', sipCall: current.id, ...end }, 'SIP call ended');
    // Whoever was asked to call somebody else and then hangs up has done so: not all of them say it.
    if (isTransferPending && end.cause === 'remote') tell({ kind: 'transfer', state: 'ok' });
    tell({ kind: 'ended', ...hangUpCauseOf(end) });
    offers.close();
    listener.ended(end);
  }

  /** What happens in the call that carries the conversation. */
  function listenerOf(call: SipCall): SipCallListener {
    const ifCurrent = (work: () => void) => void (call === current && work());
    return {
      progress(status, sdp) {
        if (sdp !== undefined) tell({ kind: 'early-media', sdp, ...from(call) });
        if (status === 180 || status === 183) listener.ringing?.();
      },
      answered(sdp) {
        tell({ kind: 'answered', sdp, ...from(call) });
        listener.answered?.();
      },
      offer: (sdp) => offers.ask((requestId) => ({ kind: 'offer', requestId, sdp, ...from(call) })),
      offerAnswered: (sdp) => ifCurrent(() => tell({ kind: 'answer', sdp, ...from(call) })),
      info: (contentType, body) =>
        ifCurrent(() => {
          for (const press of parseDtmfInfo(contentType, body)) tell({ kind: 'digit', ...press });
        }),
      transfer: (state, code) =>
        ifCurrent(() => {
          isTransferPending = state === 'trying';
          tell({ kind: 'transfer', state, ...(code === undefined ? {} : { code }) });
        }),
      referred: (referral) => void followReferral(referral),
      ended: (end) =>
        ifCurrent(() => {
          // The one who sends us elsewhere need not wait until we are there.
          if (successor === undefined || end.cause !== 'remote') return finish(end);
          departure = end;
        }),
    };
  }

  /** The conversation goes on in another call. */
  function takeOver(next: SipCall, sdp: string | undefined): void {
    const previous = current;
    current = next;
    successor = undefined;
    departure = undefined;
    parts.bridges.set(next, bridge);
    if (sdp !== undefined) tell({ kind: 'answer', sdp, ...from(next) });
    void previous.hangUp();
    if (isOver) void next.hangUp();
  }

  /** The successor cannot be had: all is as before, or over where the other side has left already. */
  function stay(): void {
    successor = undefined;
    if (departure !== undefined) finish(departure);
  }

  async function followReferral(referral: Referral): Promise<void> {
    if (parts.callReferTarget === undefined || successor !== undefined) return referral.refuse(603);
    const progress = referral.accept();
    try {
      const sdp = await offers.ask((requestId) => ({ kind: 'move', requestId, sdp: undefined }));
      const next = parts.callReferTarget(referral, sdp);
      if (next === undefined) return progress.report(403);
      successor = next;
      next.listen({
        ...listenerOf(next),
        progress: (status) => progress.report(status),
        answered(answer) {
          progress.report(200);
          takeOver(next, answer);
        },
        ended(end) {
          if (next === current) return finish(end);
          progress.report(end.status ?? 480);
          stay();
        },
      });
    } catch (error) {
      log.warn({ event: 'sip.refer_failed', err: error, sipCall: current.id }, 'REFER of the peer failed');
      progress.report(488);
    }
  }

  function replaceWith(next: IncomingCall): void {
    if (successor !== undefined) return next.reject(486);
    successor = next;
    next.listen({
      ...listenerOf(next),
      answered: (sdp) => takeOver(next, sdp),
      ended(end) {
        if (next === current) return finish(end);
        stay();
      },
    });
    const caller = callerAddress(next.facts, networks);
    const signalledFrom = caller === undefined ? {} : { signalledFrom: caller };
    offers
      .ask((requestId) => ({ kind: 'move', requestId, sdp: next.facts.sdp, ...signalledFrom }))
      .then(
        (sdp) => next.answer(sdp),
        () => next.reject(488),
      );
  }

  function askedFor(requestId: number, work: () => Promise<unknown>): void {
    Promise.resolve()
      .then(work)
      .then(
        () => tell({ kind: 'done-request', requestId }),
        (error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          tell({ kind: 'failed-request', requestId, message });
        },
      );
  }

  async function sendDigits(digits: string, toneMs: number): Promise<void> {
    for (const digit of digits) {
      const { contentType, body } = formatDtmfInfo(digit, toneMs);
      await current.info(contentType, body);
    }
  }

  function hangUp(): void {
    void current.hangUp();
    void successor?.hangUp();
  }

  port.on('message', (message: FromRtpLine) => {
    switch (message.kind) {
      case 'answer-call':
        // It fails where the line could not be made; then the call is refused by whoever made it.
        return void parts.localSdp.then(
          (sdp) => parts.call.answer(sdp),
          () => {},
        );
      case 'reject-call':
        return current.reject(statusOfRefusal(message.cause));
      case 'hang-up':
        return hangUp();
      case 'offer-answer':
        return offers.answered(message.requestId, message.sdp);
      case 'offer-refused':
        return offers.refused(message.requestId, message.message);
      case 'transfer': {
        const { to, headers } = message;
        return askedFor(message.requestId, () => {
          const { uri, replacing } = parts.addressOf(to);
          return current.refer(uri, { headers, ...(replacing === undefined ? {} : { replacing }) });
        });
      }
      case 'send-digits':
        return askedFor(message.requestId, () => sendDigits(message.digits, message.toneMs));
    }
  });
  port.on('close', () => {
    offers.close();
    hangUp();
  });
  const bridge: BridgedCall = { replaceWith };
  parts.bridges.set(current, bridge);
  current.listen(listenerOf(current));
}
