import type { HangUpCause, LineTransferState } from '#voice/ports.ts';

/**
 * Messages between the media worker and the main thread, which runs the signalling: one port for each line. SDP is read
 * and written on the media side.
 */

/**
 * Numeric source address of the message with the peer's SDP. Behind NAT, packets are accepted from it alone. Missing:
 * unknown, as behind a proxy that does not forward it; the address known before stays.
 */
interface Signalled {
  signalledFrom?: string;
}

/** From the signalling to the line. */
export type ToRtpLine =
  /** The other side answered (200 and ACK); an outbound line is up from now on. `sdp`: the answer to our offer. */
  | ({ kind: 'answered'; sdp: string | undefined } & Signalled)
  /** Outbound: early media. The line carries audio from now on, before it is answered. */
  | ({ kind: 'early-media'; sdp: string } & Signalled)
  /**
   * The peer offers other media, or requests our offer (`sdp` undefined); answered by `offer-answer` of the same
   * number.
   */
  | ({ kind: 'offer'; requestId: number; sdp: string | undefined } & Signalled)
  /** The answer to our offer, which we sent for an `offer` without SDP or for `make-offer`. */
  | ({ kind: 'answer'; sdp: string } & Signalled)
  /**
   * Requests a new offer of ours on the same socket, answered by `offer-answer`: a session timer, resuming from hold.
   */
  | { kind: 'make-offer'; requestId: number }
  /** The call moves to another peer (after REFER or Replaces): new socket and stream behind the same line. */
  | ({ kind: 'move'; requestId: number; sdp: string | undefined } & Signalled)
  | { kind: 'digit'; digit: string; durationMs: number }
  | { kind: 'transfer'; state: LineTransferState; code?: number }
  /** A request of the line failed in the signalling. */
  | { kind: 'failed-request'; requestId: number; message: string }
  | { kind: 'done-request'; requestId: number }
  | { kind: 'ended'; cause: HangUpCause; detail?: string };

/** From the line to the signalling. */
export type FromRtpLine =
  /** Answer the ringing call (200 with the SDP returned when the line was opened). */
  | { kind: 'answer-call' }
  | { kind: 'reject-call'; cause: HangUpCause }
  | { kind: 'hang-up'; cause: HangUpCause }
  | { kind: 'offer-answer'; requestId: number; sdp: string }
  /** The offer cannot be answered (488); audio continues as before. */
  | { kind: 'offer-refused'; requestId: number; message: string }
  | {
      kind: 'transfer';
      requestId: number;
      to: string;
      mode: 'blind' | 'attended';
      headers: Readonly<Record<string, string>>;
    }
  /** Digits for a peer without telephone events: INFO. */
  | { kind: 'send-digits'; requestId: number; digits: string; toneMs: number };
