import type { SipRequest } from '../message/sip-message.ts';
import type { SipCall, SipCallListener, SipEnd } from '../sip-stack.ts';

/** The call a session belongs to, as the session sees it. */
export interface SessionOwner {
  readonly call: SipCall;
  /** Tells the listener; one that throws is logged. After the end nothing is told. */
  tell(event: (listener: SipCallListener) => void): void;
  /** Asks the listener for an answer to an offer; rejects where it throws or there is none. */
  askForAnswer(sdp: string | undefined): Promise<string>;
  /** The ACK of the INVITE that began the session; may come again. */
  acknowledged(request: SipRequest): void;
  /** The session is over for reasons of the peer or the network. */
  sessionEnded(end: SipEnd): void;
}
