import type { Flow, RequestFailure, RequestTarget, TransportName } from './transaction/transaction-layer.ts';

/** Content of an INVITE before admission; none of it is authenticated. */
export interface InviteFacts {
  callId: string;
  from: { uri: string; user: string; displayName?: string };
  to: { uri: string; user: string };
  /** User part of the request URI, unescaped: the called number, or the contact user of a registration. */
  calledUser: string;
  /** Names in lower case; several values of a name joined by ", ". */
  headers: Readonly<Record<string, string>>;
  flow: Flow;
  /** SDP offer; undefined for a delayed offer. */
  sdp: string | undefined;
}

/** Admission decision on an INVITE, made before a call exists. */
export type Admission =
  | { kind: 'accept' }
  /**
   * `passwordsOf`: passwords of every user of that name, any of which proves it; none for unknown users, whose
   * failure takes as long as a wrong password. `source`: address of the caller behind a proxy, for the guess limit;
   * default: the address the INVITE came from.
   */
  | { kind: 'challenge'; realm: string; passwordsOf(username: string): readonly string[]; source?: string }
  | { kind: 'reject'; status: number; reason?: string; headers?: Readonly<Record<string, string>> };

export interface Credentials {
  username: string;
  password: string;
}

/** Path of a call, a registration or a ping. */
export interface Route {
  /** Outbound proxy as the next hop. */
  proxy?: Pick<RequestTarget, 'host' | 'port' | 'transport'>;
  transport?: TransportName;
  verifiesCertificate?: boolean;
  credentials?: Credentials;
}

export type SipEndCause =
  | 'remote' // BYE
  | 'local' // own hangUp or reject
  | 'cancelled' // the caller cancelled before the final response
  | 'refused' // a final response of 300-699; `status` holds it
  | 'not-answered' // no final response within the ring time
  | 'unreachable' // no response at all, or unreachable; `failure` says why
  | 'lost'; // a session timer expired, an ACK is missing, or the peer lost the dialog

export interface SipEnd {
  cause: SipEndCause;
  status?: number;
  reason?: string;
  failure?: RequestFailure;
  /** Retry-After of a refusal. Unit: seconds. */
  retryAfterSeconds?: number;
}

/** Events of a call. Synchronous and in order; `ended` comes exactly once and last. */
export interface SipCallListener {
  /** Outgoing: 100-199. With `sdp` there is early media. */
  progress?(status: number, sdp: string | undefined): void;
  /**
   * Established: an outgoing call got its 2xx, an incoming one its ACK. `sdp`: the answer to our offer, if we made
   * it.
   */
  answered(sdp: string | undefined): void;
  /**
   * The peer changes the media (re-INVITE or UPDATE). Resolves with our answer, or with an offer of ours where `sdp`
   * is undefined and the peer's answer comes through `offerAnswered`. Rejecting refuses with 488 and changes nothing.
   */
  offer(sdp: string | undefined): Promise<string>;
  offerAnswered?(sdp: string): void;
  /** INFO, for example DTMF; already answered with 200. */
  info(contentType: string, body: string): void;
  /**
   * Progress of an own `refer`. `code`: the status the other side reports from its call. `unconfirmed`: accepted, and no
   * final status was reported in time (RFC 3515) or ever will be (RFC 4488).
   */
  transfer(state: 'trying' | 'ok' | 'unconfirmed' | 'failed', code?: number): void;
  /** The peer requests a transfer (REFER); without a handler it is refused with 603. */
  referred?(referral: Referral): void;
  ended(end: SipEnd): void;
}

export interface Referral {
  to: string;
  /** Value of the Replaces header to include. */
  replaces?: string;
  referredBy?: string;
  /** Accepts with 202; the reported statuses are sent to the peer until a final one. */
  accept(): { report(status: number): void };
  refuse(status: number): void;
}

export interface RejectOptions {
  reason?: string;
  headers?: Readonly<Record<string, string>>;
  /** Contact of a redirect; required with a status of 300-399. */
  redirectTo?: string;
}

/**
 * State of an established dialog that survives its process, to be hung up by another. Holds personal data: the numbers
 * in its addresses.
 */
export interface StoredDialog {
  callId: string;
  /** From and To of our requests, with their tags. */
  local: string;
  remote: string;
  /** CSeq of our last request. */
  sequence: number;
  /** Route set in the order of our requests. */
  routes: readonly string[];
  /** Remote target: the Contact of the peer. */
  target: string;
  /** Path of in-dialog requests where it is not that of route set and target. */
  flow?: { transport: TransportName; address: string; port: number };
  verifiesCertificate?: boolean;
}

/** One call, in either direction. */
export interface SipCall {
  /** Call-ID. */
  readonly id: string;
  readonly direction: 'inbound' | 'outbound';
  /** Numeric address the peer's signalling last came from: its own, or that of the nearest proxy. */
  readonly remoteAddress: string | undefined;
  /** State of the dialog while the call is up; of an incoming call also before, since our tag is known. */
  storedDialog(): StoredDialog | undefined;
  /** Sets the listener; before any other method. */
  listen(listener: SipCallListener): void;
  /** 486, 600-607, ... with an explanation in `reason`; only for an incoming call without a final response. */
  reject(status: number, options?: RejectOptions): void;
  /** 180, or 183 with an early answer to the offer; reliably (100rel) where the caller requires it. */
  ring(sdp?: string): void;
  /** Sends 200, once. */
  answer(sdp: string): void;
  /** Sends CANCEL, BYE or a refusal, by its state. Idempotent. Resolves when it is answered or timed out. */
  hangUp(options?: { status?: number; reason?: string }): Promise<void>;
  /** Sends an offer. Resolves with the answer. Rejects with `SipRefused`; the session then stays as before. */
  reinvite(sdp: string): Promise<string>;
  /** Transfers the peer (REFER); with `replacing` to the party of another own call (attended transfer). */
  refer(to: string, options?: { replacing?: SipCall; headers?: Readonly<Record<string, string>> }): Promise<void>;
  info(contentType: string, body: string): Promise<void>;
}

export interface IncomingCall extends SipCall {
  readonly facts: InviteFacts;
  /** Verified credentials, where a challenge was answered. */
  readonly credentials: Credentials | undefined;
  /** The own call this one replaces (INVITE with Replaces), to be ended when it is answered. */
  readonly replaces: SipCall | undefined;
}

export interface OutgoingCall extends SipCall {
  /** Request URI, for tests and logs without credentials. */
  readonly to: string;
}

export class SipRefused extends Error {
  override readonly name = 'SipRefused';
  readonly status: number;
  /** Retry-After of the peer. Unit: seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, reason: string, retryAfterSeconds?: number) {
    super(`${status} ${reason}`);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type RegistrationState =
  | { state: 'registering' }
  | { state: 'registered'; expiresAt: Date; address: string }
  /** `willRetry`: false after wrong credentials. */
  | { state: 'failed'; status?: number; reason: string; willRetry: boolean };

export interface RegistrationOptions extends Route {
  /** Address of record, `sip:user@domain`. */
  aor: string;
  registrar: string;
  /** User part of the Contact: an unguessable name that identifies calls to this registration. */
  contactUser: string;
  expiresSeconds?: number;
  onState(state: RegistrationState): void;
}

export interface Registration {
  readonly state: RegistrationState;
  /** Unregisters; resolves when answered or after 2 s. */
  close(): Promise<void>;
}

export interface OutgoingCallOptions extends Route {
  /** Request URI: `sip:+46701234567@trunk.example`. */
  to: string;
  from: { uri: string; displayName?: string };
  contactUser?: string;
  headers?: Readonly<Record<string, string>>;
  /** SDP offer. */
  sdp: string;
  /** Ring time. Unit: milliseconds. */
  ringMs: number;
  /** Maps a redirect target (3xx) to the URI to call; undefined: none. Unset: redirects are not followed. */
  follow?(to: string): string | undefined;
  /** Value of Replaces, for a referral with one. */
  replaces?: string;
}

/** SIP user agent. */
export interface SipStack {
  readonly listening: readonly { transport: TransportName; address: string; port: number }[];
  /** Never throws: a failure to send ends the call. */
  call(options: OutgoingCallOptions): OutgoingCall;
  register(options: RegistrationOptions): Registration;
  /** OPTIONS. Resolves with the status of the response; rejects with an `Error` naming the failure. */
  ping(to: string, route?: Route): Promise<{ status: number; reason: string; roundTripMs: number; userAgent?: string }>;
  /**
   * Ends the call of a process that died (BYE). Resolves with the final status, which is 481 where the peer has forgotten
   * the call; rejects with an `Error` naming the failure, 32 s after the first BYE at the latest.
   */
  hangUpStored(
    dialog: StoredDialog,
    options?: { credentials?: Credentials; reason?: string },
  ): Promise<{ status: number }>;
  calls(): number;
  /** Ends every call and registration and closes every socket. */
  close(): Promise<void>;
}

/** Callbacks of the program that uses the stack. */
export interface SipStackUser {
  /**
   * Overload check, before any look-up: the status for refused calls, or undefined. `Retry-After` is added by the
   * stack.
   */
  overload(): { status: 486 | 503; retryAfterSeconds: number } | undefined;
  /** Decides on an INVITE. After 200 ms a 100 is sent meanwhile. A rejected promise refuses with 500. */
  admit(facts: InviteFacts): Promise<Admission>;
  incoming(call: IncomingCall): void;
  /** Answer to an out-of-dialog OPTIONS: 200, or 503 while no calls are accepted. */
  acceptsCalls(): boolean;
}
