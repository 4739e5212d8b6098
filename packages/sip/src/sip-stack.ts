import type { Flow, RequestFailure, RequestTarget, TransportName } from './transaction/transaction-layer.ts';

/** What an INVITE says before anybody has agreed to it; everything in it may be invented. */
export interface InviteFacts {
  callId: string;
  from: { uri: string; user: string; displayName?: string };
  to: { uri: string; user: string };
  /** User part of the request's address, unescaped: the called number, or what a registration gave as its contact. */
  calledUser: string;
  /** Names in lower case; several values of a name joined by ", ". */
  headers: Readonly<Record<string, string>>;
  flow: Flow;
  /** The offer, unless the caller wants ours (delayed offer). */
  sdp: string | undefined;
}

/** Who may call, asked before a call exists for anybody else. */
export type Admission =
  | { kind: 'accept' }
  /**
   * `passwordsOf`: of everybody who has that name, any of which proves it; none for people who do not exist, who fail as
   * slowly as a wrong password does. `source`: where the caller is, so that those who guess are told apart behind a
   * proxy; where it is missing, the address they are heard from.
   */
  | { kind: 'challenge'; realm: string; passwordsOf(username: string): readonly string[]; source?: string }
  | { kind: 'reject'; status: number; reason?: string; headers?: Readonly<Record<string, string>> };

export interface Credentials {
  username: string;
  password: string;
}

/** How a call, a registration or a question reaches the other side. */
export interface Route {
  /** Next hop, where it is not the address itself: an outbound proxy. */
  proxy?: Pick<RequestTarget, 'host' | 'port' | 'transport'>;
  transport?: TransportName;
  verifiesCertificate?: boolean;
  credentials?: Credentials;
}

export type SipEndCause =
  | 'remote' // BYE
  | 'local' // our own hangUp or reject
  | 'cancelled' // the caller gave up before an answer
  | 'refused' // a final response of 300-699; `status` says which
  | 'not-answered' // rang for as long as it may
  | 'unreachable' // no response at all, or no way there; `failure` says why
  | 'lost'; // a session timer ran out, an ACK never came, or the peer knows nothing of the call any more

export interface SipEnd {
  cause: SipEndCause;
  status?: number;
  reason?: string;
  failure?: RequestFailure;
  /** Unit: seconds, where a refusal said when to ask again. */
  retryAfterSeconds?: number;
}

/** What happens in a call. Synchronous and in order; nothing is called after `ended`, which is called exactly once. */
export interface SipCallListener {
  /** Outgoing: 100-199. With `sdp` early media flows. */
  progress?(status: number, sdp: string | undefined): void;
  /** Up: of an outgoing call the answer came, of an incoming one the ACK. `sdp`: the answer to our offer, where we made it. */
  answered(sdp: string | undefined): void;
  /**
   * The peer changes the media (re-INVITE or UPDATE). Resolves with our answer, or with an offer of ours where `sdp` is
   * undefined and the peer's answer comes through `offerAnswered`. Rejecting refuses with 488 and changes nothing.
   */
  offer(sdp: string | undefined): Promise<string>;
  offerAnswered?(sdp: string): void;
  /** INFO, for example digits; already answered with 200. */
  info(contentType: string, body: string): void;
  /** What became of our `refer`. `code`: the status the other side reports from its own call. */
  transfer(state: 'trying' | 'ok' | 'failed', code?: number): void;
  /** The peer wants us to call somebody else in its place (REFER); unset: refused with 603. */
  referred?(referral: Referral): void;
  ended(end: SipEnd): void;
}

export interface Referral {
  to: string;
  /** Value of the Replaces header to send along. */
  replaces?: string;
  referredBy?: string;
  /** 202; the states are told to the peer until a final one. */
  accept(): { report(status: number): void };
  refuse(status: number): void;
}

export interface RejectOptions {
  reason?: string;
  headers?: Readonly<Record<string, string>>;
  /** Address the caller is to try instead; with a status of 300-399, which says nothing without it. */
  moveTo?: string;
}

/** One call, in either direction. */
export interface SipCall {
  /** Call-ID. */
  readonly id: string;
  readonly direction: 'inbound' | 'outbound';
  /** Numeric address the other side's signalling was last heard from: its own, or that of the nearest proxy. */
  readonly heardFrom: string | undefined;
  /** Sets who is told; at once, before anything else is called. */
  listen(listener: SipCallListener): void;
  /** 486, 600-607, ... with an explanation in `reason`; only of an incoming call that was not answered. */
  reject(status: number, options?: RejectOptions): void;
  /** 180, or 183 with a first answer to the offer; reliably (100rel) where the caller requires it. */
  ring(sdp?: string): void;
  /** 200. Once. */
  answer(sdp: string): void;
  /** CANCEL, BYE or a refusal, as its state asks; again or later it does nothing. Resolves when it is answered or given up. */
  hangUp(options?: { status?: number; reason?: string }): Promise<void>;
  /** Offers other media. Resolves with the answer. Rejects with `SipRefused`, the session then being as before. */
  reinvite(sdp: string): Promise<string>;
  /** Asks the peer to call somebody else (REFER); with `replacing` in the place of another call of ours. */
  refer(to: string, options?: { replacing?: SipCall; headers?: Readonly<Record<string, string>> }): Promise<void>;
  info(contentType: string, body: string): Promise<void>;
}

export interface IncomingCall extends SipCall {
  readonly facts: InviteFacts;
  /** What the caller proved to know, where a challenge was answered. */
  readonly credentials: Credentials | undefined;
  /** It takes the place of this call of ours (INVITE with Replaces), which is to be ended when it is answered. */
  readonly replaces: SipCall | undefined;
}

export interface OutgoingCall extends SipCall {
  /** The INVITE as it stands when sent, for tests and logs without credentials. */
  readonly to: string;
}

export class SipRefused extends Error {
  override readonly name = 'SipRefused';
  readonly status: number;
  /** Unit: seconds, where the peer said when to ask again. */
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
  /** `willRetry`: wrong credentials are not tried again by itself. */
  | { state: 'failed'; status?: number; reason: string; willRetry: boolean };

export interface RegistrationOptions extends Route {
  /** Address of record, `sip:user@domain`. */
  aor: string;
  registrar: string;
  /** User part of the Contact: a secret-like name by which calls to this registration are known. */
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
  /** Request address: `sip:+46701234567@trunk.example`. */
  to: string;
  from: { uri: string; displayName?: string };
  contactUser?: string;
  headers?: Readonly<Record<string, string>>;
  /** The offer. */
  sdp: string;
  /** So long it may ring. Unit: milliseconds. */
  ringMs: number;
  /** The address that is called for one a redirection (3xx) names; undefined: none. Unset: no redirection is followed. */
  follow?(to: string): string | undefined;
  /** It takes the place of a call elsewhere (Replaces), as a referral asked. */
  replaces?: string;
}

/** SIP as a user agent speaks it. */
export interface SipStack {
  readonly listening: readonly { transport: TransportName; address: string; port: number }[];
  /** Does not throw: what cannot be sent ends the call. */
  call(options: OutgoingCallOptions): OutgoingCall;
  register(options: RegistrationOptions): Registration;
  /** OPTIONS. Resolves with the status of the answer; rejects with `SipRefused`-less `Error` naming the failure. */
  ping(to: string, route?: Route): Promise<{ status: number; reason: string; roundTripMs: number; userAgent?: string }>;
  calls(): number;
  /** Ends every call and registration and closes every socket. */
  close(): Promise<void>;
}

/** What the stack asks of whoever takes its calls. */
export interface SipStackUser {
  /**
   * Before anything else, and before a look-up in any table: why no call is taken just now. 486 or 503; `Retry-After`
   * is the caller's to add.
   */
  overload(): { status: 486 | 503; retryAfterSeconds: number } | undefined;
  /** Where it takes longer than 200 ms, 100 is sent meanwhile. A rejected promise refuses with 500. */
  admit(facts: InviteFacts): Promise<Admission>;
  incoming(call: IncomingCall): void;
  /** OPTIONS from outside: 200, or 503 while no more calls are taken. */
  isTakingCalls(): boolean;
}
