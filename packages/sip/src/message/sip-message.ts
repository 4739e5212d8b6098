/** A parsed SIP or other URI. User and parameters are unescaped; writing escapes them. */
export interface SipUri {
  /** In lower case: `sip`, `sips`, `tel` or another. */
  scheme: string;
  user?: string;
  password?: string;
  /** In lower case, IPv6 without brackets. For `tel` the number, for unknown schemes everything behind the colon. */
  host: string;
  port?: number;
  /** Names in lower case; null: a flag without value, such as `lr`. */
  parameters: ReadonlyMap<string, string | null>;
  headers: ReadonlyMap<string, string>;
}

/** Value of From, To, Contact, Route, Record-Route, Refer-To and similar fields. */
export interface NameAddress {
  displayName?: string;
  uri: SipUri;
  /** Names in lower case: `tag`, `expires`, `q`, ... */
  parameters: ReadonlyMap<string, string | null>;
}

export interface Via {
  /** In upper case: UDP, TCP, TLS. */
  transport: string;
  host: string;
  port?: number;
  parameters: ReadonlyMap<string, string | null>;
}

/** Header fields in order; names in any case and in compact form are equal. */
export interface SipHeaders {
  /** First value of the field, unparsed. */
  get(name: string): string | undefined;
  /** Every value; fields that may be joined by commas are split. */
  all(name: string): readonly string[];
  has(name: string): boolean;
  /** Replaces every field of the name, at the position of the first. */
  set(name: string, ...values: readonly string[]): void;
  append(name: string, value: string): void;
  /** Adds a field before all others of the name, as for Via. */
  prepend(name: string, value: string): void;
  remove(name: string): void;
  entries(): Iterable<readonly [name: string, value: string]>;
}

/** The mandatory header fields, parsed. */
export interface SipFacts {
  via: readonly Via[];
  from: NameAddress;
  to: NameAddress;
  callId: string;
  cseq: { number: number; method: string };
}

export interface SipRequest extends SipFacts {
  kind: 'request';
  method: string;
  uri: SipUri;
  headers: SipHeaders;
  body: Uint8Array;
}

export interface SipResponse extends SipFacts {
  kind: 'response';
  status: number;
  reason: string;
  headers: SipHeaders;
  body: Uint8Array;
}

export type SipMessage = SipRequest | SipResponse;

/**
 * Result of reading a datagram or stream message. `refused`: a malformed request whose sender gets an answer, with
 * the fields this needs (top Via, From, To, Call-ID and CSeq, unchanged). `dropped`: everything else.
 */
export type ReadMessage =
  | { kind: 'message'; message: SipMessage }
  | { kind: 'refused'; status: number; reason: string; answerTo: readonly (readonly [string, string])[] }
  | { kind: 'dropped'; reason: string }
  /** A double CRLF alone (RFC 5626, section 3.5.1): a keep-alive. */
  | { kind: 'keep-alive' };
