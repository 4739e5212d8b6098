import type { MessagePort } from 'node:worker_threads';
import type { Logger } from '#platform/log/logger.ts';
import type { FromRtpLine, ToRtpLine } from '../../providers/lines/rtp/signalling-messages.ts';
import type { Referral, SipCall, SipEnd } from '../../providers/sip/sip-stack.ts';
import { digitsOfInfo, infoOfDigit } from './info-digits.ts';
import { hangUpCauseOf, statusOfRefusal } from './sip-outcome.ts';

/** Where a caller is to be sent, as the trunk of the call writes it. */
export interface TransferAddress {
  uri: string;
  /** The call they take the place of: whoever they are sent to was asked in it. */
  replacing?: SipCall;
}

export interface SignallingListener {
  /** It rings at the other side. */
  ringing?(): void;
  answered?(): void;
  /** Once, last of all. */
  ended(end: SipEnd): void;
}

/**
 * Carries what a SIP call and its sound have to tell each other: the call is here, the sound in a media worker behind
 * the port. `localSdp`: what the line answered or offered, as soon as it is known. A port that closes ends the call.
 */
export function carrySignalling(input: {
  call: SipCall;
  port: MessagePort;
  localSdp: Promise<string>;
  addressOf(to: string): TransferAddress;
  listener: SignallingListener;
  log: Logger;
}): void {
  const { call, port, listener, log } = input;
  const tell = (message: ToRtpLine) => port.postMessage(message);
  const offers = createOfferBook(tell);

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
      const { contentType, body } = infoOfDigit(digit, toneMs);
      await call.info(contentType, body);
    }
  }

  port.on('message', (message: FromRtpLine) => {
    switch (message.kind) {
      case 'answer-call':
        // It fails where the line could not be made; then the call is refused by whoever made it.
        return void input.localSdp.then(
          (sdp) => call.answer(sdp),
          () => {},
        );
      case 'reject-call':
        return call.reject(statusOfRefusal(message.cause));
      case 'hang-up':
        return void call.hangUp();
      case 'offer-answer':
        return offers.answered(message.requestId, message.sdp);
      case 'offer-refused':
        return offers.refused(message.requestId, message.message);
      case 'transfer': {
        const { to, headers } = message;
        return askedFor(message.requestId, () => {
          const { uri, replacing } = input.addressOf(to);
          return call.refer(uri, { headers, ...(replacing === undefined ? {} : { replacing }) });
        });
      }
      case 'send-digits':
        return askedFor(message.requestId, () => sendDigits(message.digits, message.toneMs));
    }
  });
  port.on('close', () => {
    offers.close();
    void call.hangUp();
  });

  call.listen({
    progress(status, sdp) {
      if (sdp !== undefined) tell({ kind: 'early-media', sdp });
      if (status === 180 || status === 183) listener.ringing?.();
    },
    answered(sdp) {
      tell({ kind: 'answered', sdp });
      listener.answered?.();
    },
    offer: (sdp) => offers.ask((requestId) => ({ kind: 'offer', requestId, sdp })),
    offerAnswered: (sdp) => tell({ kind: 'answer', sdp }),
    info(contentType, body) {
      for (const { digit, durationMs } of digitsOfInfo(contentType, body)) tell({ kind: 'digit', digit, durationMs });
    },
    transfer: (state, code) => tell({ kind: 'transfer', state, ...(code === undefined ? {} : { code }) }),
    referred: (referral: Referral) => referral.refuse(603),
    ended(end) {
      log.debug({ sipCall: call.id, ...end }, 'a SIP call has ended');
      tell({ kind: 'ended', ...hangUpCauseOf(end) });
      offers.close();
      listener.ended(end);
    },
  });
}

/** Offers on their way to the line, by number. */
function createOfferBook(tell: (message: ToRtpLine) => void) {
  const waiting = new Map<number, { resolve(sdp: string): void; reject(error: Error): void }>();
  let ids = 0;
  const settle = (
    requestId: number,
    how: (offer: { resolve(sdp: string): void; reject(error: Error): void }) => void,
  ) => {
    const offer = waiting.get(requestId);
    waiting.delete(requestId);
    if (offer !== undefined) how(offer);
  };
  return {
    ask(messageOf: (requestId: number) => ToRtpLine): Promise<string> {
      ids += 1;
      const requestId = ids;
      return new Promise((resolve, reject) => {
        waiting.set(requestId, { resolve, reject });
        tell(messageOf(requestId));
      });
    },
    answered: (requestId: number, sdp: string) => settle(requestId, (offer) => offer.resolve(sdp)),
    refused: (requestId: number, why: string) => settle(requestId, (offer) => offer.reject(new Error(why))),
    close() {
      for (const requestId of waiting.keys()) settle(requestId, (offer) => offer.reject(new Error('The call is over')));
    },
  };
}
