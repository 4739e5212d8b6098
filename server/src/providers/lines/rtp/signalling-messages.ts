import type { HangUpCause } from '#voice/ports.ts';

/**
 * Between the thread that carries a phone call's sound and the thread that carries its signalling: one port for each
 * line. Descriptions of media (SDP) are read and written where the sound is.
 */

/**
 * Numeric address the message with the peer's description came from. A peer behind NAT is believed there alone.
 * Missing: not known, as behind a proxy that does not say; then what was known before stays.
 */
interface Signalled {
  signalledFrom?: string;
}

/** From the signalling to the line. */
export type ToRtpLine =
  /** The other side took the call (200 and ACK); an outbound line is up from now on. `sdp`: the answer to our offer. */
  | ({ kind: 'answered'; sdp: string | undefined } & Signalled)
  /** Outbound: early media. The line carries sound from now on, before it is answered. */
  | ({ kind: 'early-media'; sdp: string } & Signalled)
  /** The peer offers other media, or wants our offer (`sdp` undefined); answered by `offer-answer` of the same number. */
  | ({ kind: 'offer'; requestId: number; sdp: string | undefined } & Signalled)
  /** The answer to an offer that we made in answer to `offer` without one, or by `make-offer`. */
  | ({ kind: 'answer'; sdp: string } & Signalled)
  /** A new offer of ours is wanted on the same socket, answered by `offer-answer`: a session timer, taking back from hold. */
  | { kind: 'make-offer'; requestId: number }
  /** The call goes on with somebody else (we were referred, or replaced): new socket and stream behind the same line. */
  | ({ kind: 'move'; requestId: number; sdp: string | undefined } & Signalled)
  | { kind: 'digit'; digit: string; durationMs: number }
  | { kind: 'transfer'; state: 'trying' | 'ok' | 'failed'; code?: number }
  /** Signalling of what the line asked for could not be done. */
  | { kind: 'failed-request'; requestId: number; message: string }
  | { kind: 'done-request'; requestId: number }
  | { kind: 'ended'; cause: HangUpCause; detail?: string };

/** From the line to the signalling. */
export type FromRtpLine =
  /** Take the call that rings (200 with the answer given when the line was opened). */
  | { kind: 'answer-call' }
  | { kind: 'reject-call'; cause: HangUpCause }
  | { kind: 'hang-up'; cause: HangUpCause }
  | { kind: 'offer-answer'; requestId: number; sdp: string }
  /** The offer cannot be answered (488); the sound goes on as before. */
  | { kind: 'offer-refused'; requestId: number; message: string }
  | {
      kind: 'transfer';
      requestId: number;
      to: string;
      mode: 'blind' | 'attended';
      headers: Readonly<Record<string, string>>;
    }
  /** Digits for a peer that takes no telephone events: INFO. */
  | { kind: 'send-digits'; requestId: number; digits: string; toneMs: number };
