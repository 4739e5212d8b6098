import type { SipRequest, SipResponse } from '../message/sip-message.ts';

export type TransportName = 'udp' | 'tcp' | 'tls';

/** Where messages come from and answers go: one connection, or one pair of UDP addresses. */
export interface Flow {
  readonly transport: TransportName;
  readonly remote: { readonly address: string; readonly port: number };
  readonly local: { readonly address: string; readonly port: number };
  /** False once a connection is closed; over UDP always true. */
  readonly isOpen: boolean;
}

/** Where a request goes: as RFC 3263 finds it from a host, over a flow that is open, or to an address that is known. */
export interface RequestTarget {
  /** Next hop: host of the top Route or of the request's address. */
  host: string;
  port?: number;
  /** As the `transport` parameter asks; `sips` asks for `tls`. Undefined: NAPTR is not asked, SRV is, then UDP. */
  transport?: TransportName;
  /** Used instead of a look-up while it is open (RFC 5923, RFC 5626): in-dialog requests of whoever connected to us. */
  flow?: Flow;
  /** TLS of installations with certificates of their own. Default true. */
  verifiesCertificate?: boolean;
}

/** Why nobody answered a request. */
export type RequestFailure = 'timeout' | 'unresolved' | 'unreachable' | 'forbidden' | 'closed';

export interface ClientTransactionListener {
  /** Every response in order; of INVITE also each further 2xx, whose ACK is the listener's affair. */
  response(response: SipResponse, flow: Flow): void;
  /** No final response came; nothing follows. `forbidden`: the address is private and not allowed. */
  failed(why: RequestFailure, detail: string): void;
}

export interface ClientTransaction {
  /** Of INVITE: sends CANCEL as soon as a provisional response is there; the INVITE ends with its own response. */
  cancel(reasonHeader?: string): void;
  /** What was sent, with Via and over which flow, once it has left. */
  readonly sent: { request: SipRequest; flow: Flow } | undefined;
}

export interface ServerTransaction {
  readonly request: SipRequest;
  readonly flow: Flow;
  /**
   * Sends a response over the flow of the request (RFC 3581), and again whenever the request comes again. Of INVITE
   * also final responses until their ACK, 2xx among them. After a final response it does nothing. `isOnce`: a refusal
   * before any other response goes out again only when the request does, so that datagrams sent in somebody's name bring
   * them no more than they cost.
   */
  respond(response: SipResponse, options?: { isOnce?: boolean }): void;
  readonly hasFinal: boolean;
}

/** What the layer hands up. Called synchronously, one after another; a handler that throws is logged and ends nothing. */
export interface TransactionUser {
  /** A new request that is no ACK and no CANCEL. */
  request(transaction: ServerTransaction): void;
  /** The peer has cancelled an INVITE that has no final response; the CANCEL itself is answered. */
  cancelled(invite: ServerTransaction, cancel: SipRequest): void;
  /** ACK of a 2xx: it has a transaction of its own and is matched by dialog. Repetitions come again. */
  ack(request: SipRequest, flow: Flow): void;
  /** No ACK came for a final response of INVITE in 64*T1. */
  unacknowledged(invite: ServerTransaction): void;
  /** A connection has closed, and what was registered or called over it must look for another way. */
  flowClosed(flow: Flow): void;
}

/** Transactions of RFC 3261, section 17, as corrected by RFC 6026, over UDP, TCP and TLS. */
export interface TransactionLayer {
  /** The Via is the layer's. Never throws: what cannot be sent is told as failed, later. */
  send(request: SipRequest, target: RequestTarget, listener: ClientTransactionListener): ClientTransaction;
  /** ACK of a 2xx, sent once; the sender repeats it when the 2xx comes again. */
  sendAck(request: SipRequest, target: RequestTarget): void;
  /** Address and port to be named in Contact and Via for whoever is reached over this flow or target. */
  localAddress(to: Flow | RequestTarget): { host: string; port: number; transport: TransportName };
  readonly listening: readonly { transport: TransportName; address: string; port: number }[];
  /** Ends every transaction and closes every socket. */
  close(): Promise<void>;
}
