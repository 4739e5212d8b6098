import type { SipRequest } from '../message/sip-message.ts';
import type { SipCall, SipCallListener, SipEnd } from '../sip-stack.ts';

/** The call of a session, as the session uses it. */
export interface SessionOwner {
  readonly call: SipCall;
  /** Notifies the listener; one that throws is logged. Ignored after the end. */
  notify(event: (listener: SipCallListener) => void): void;
  /** Requests an answer to an offer from the listener; rejects where it throws or there is none. */
  requestAnswer(sdp: string | undefined): Promise<string>;
  /** The ACK of the initial INVITE; may be repeated. */
  acknowledged(request: SipRequest): void;
  /** The session was ended by the peer or the network. */
  sessionEnded(end: SipEnd): void;
}
