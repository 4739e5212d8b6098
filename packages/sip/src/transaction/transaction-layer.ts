import type { SipRequest, SipResponse } from '../message/sip-message.ts';

export type TransportName = 'udp' | 'tcp' | 'tls';

/** Path of messages and their responses: one connection, or one pair of UDP addresses. */
export interface Flow {
  readonly transport: TransportName;
  readonly remote: { readonly address: string; readonly port: number };
  readonly local: { readonly address: string; readonly port: number };
  /** False once a connection is closed; over UDP always true. */
  readonly isOpen: boolean;
}

/** Destination of a request: a host resolved by RFC 3263, an open flow, or a known address. */
export interface RequestTarget {
  /** Next hop: host of the top Route or of the request URI. */
  host: string;
  port?: number;
  /** The `transport` parameter; `sips` implies `tls`. Undefined: SRV, then UDP; NAPTR is not queried. */
  transport?: TransportName;
  /** Replaces the look-up while it is open (RFC 5923, RFC 5626): in-dialog requests to a peer that connected to us. */
  flow?: Flow;
  /** False for installations with private certificates. Default true. */
  verifiesCertificate?: boolean;
}

/** Reason for a request without a response. */
export type RequestFailure = 'timeout' | 'unresolved' | 'unreachable' | 'forbidden' | 'closed';

export interface ClientTransactionListener {
  /** Every response in order; for INVITE also each further 2xx, which the listener acknowledges. */
  response(response: SipResponse, flow: Flow): void;
  /** No final response; last event. `forbidden`: the address is private and not allowed. */
  failed(why: RequestFailure, detail: string): void;
}

export interface ClientTransaction {
  /** INVITE: sends CANCEL as soon as a provisional response has arrived; the INVITE ends with its own response. */
  cancel(reasonHeader?: string): void;
  /** The request as sent, with Via and flow. */
  readonly sent: { request: SipRequest; flow: Flow } | undefined;
}

export interface ServerTransaction {
  readonly request: SipRequest;
  readonly flow: Flow;
  /**
   * Sends a response over the flow of the request (RFC 3581), and again for each retransmission. For INVITE also
   * retransmits final responses until their ACK, 2xx included. Ignored after a final response. `isOnce`: a refusal
   * before any other response is repeated only for retransmissions, so that spoofed datagrams are not amplified.
   */
  respond(response: SipResponse, options?: { isOnce?: boolean }): void;
  readonly hasFinal: boolean;
}

/** Callbacks of the layer. Called synchronously, one after another; an exception is logged and ends nothing. */
export interface TransactionUser {
  /** A new request other than ACK and CANCEL. */
  request(transaction: ServerTransaction): void;
  /** The peer has cancelled an INVITE without a final response; the CANCEL itself is answered. */
  cancelled(invite: ServerTransaction, cancel: SipRequest): void;
  /** ACK of a 2xx: a transaction by itself, matched by dialog. Retransmissions are repeated. */
  ack(request: SipRequest, flow: Flow): void;
  /** No ACK for a final response of INVITE in 64*T1. */
  unacknowledged(invite: ServerTransaction): void;
  /** A connection has closed; its registrations and dialogs need another path. */
  flowClosed(flow: Flow): void;
}

/** Transaction layer of RFC 3261, section 17, as corrected by RFC 6026, over UDP, TCP and TLS. */
export interface TransactionLayer {
  /** The layer adds the Via. Never throws: a failure to send is reported later. */
  send(request: SipRequest, target: RequestTarget, listener: ClientTransactionListener): ClientTransaction;
  /** Sends the ACK of a 2xx, once; the caller repeats it for each retransmitted 2xx. */
  sendAck(request: SipRequest, target: RequestTarget): void;
  /** Opens a path to an address that a peer was known at, without a look-up or a check. Rejects where none leads there. */
  openFlow(to: { transport: TransportName; address: string; port: number }): Promise<Flow>;
  /** Address and port to advertise in Contact and Via to a peer of this flow or target. */
  localAddress(to: Flow | RequestTarget): { host: string; port: number; transport: TransportName };
  readonly listening: readonly { transport: TransportName; address: string; port: number }[];
  /** Ends every transaction and closes every socket. */
  close(): Promise<void>;
}
