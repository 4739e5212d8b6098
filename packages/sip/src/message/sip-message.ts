/** A SIP or other address, taken apart. Escapes in user and parameters are undone; writing puts them back. */
export interface SipUri {
  /** In lower case: `sip`, `sips`, `tel` or another. */
  scheme: string;
  user?: string;
  password?: string;
  /** In lower case, IPv6 without brackets. Of `tel` the number, of schemes that are not ours everything behind the colon. */
  host: string;
  port?: number;
  /** Names in lower case; null: a flag without value, such as `lr`. */
  parameters: ReadonlyMap<string, string | null>;
  headers: ReadonlyMap<string, string>;
}

/** What From, To, Contact, Route, Record-Route, Refer-To and their like hold. */
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

/** Header fields in their order; names in any case and in compact form mean the same field. */
export interface SipHeaders {
  /** First value of the field as it stands. */
  get(name: string): string | undefined;
  /** Every value; of fields that may be joined by commas one entry for each part. */
  all(name: string): readonly string[];
  has(name: string): boolean;
  /** Replaces every field of the name, in the place of the first. */
  set(name: string, ...values: readonly string[]): void;
  append(name: string, value: string): void;
  /** Puts it before all others of the name, as Via wants it. */
  prepend(name: string, value: string): void;
  remove(name: string): void;
  entries(): Iterable<readonly [name: string, value: string]>;
}

/** Fields that every message has, taken apart when it was read; the headers say the same. */
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
 * What came over the network, read. `refused`: a request that is wrong in a way its sender should hear of, with as much
 * of it as an answer needs (the top Via, From, To, Call-ID and CSeq as they stood). `dropped`: everything else.
 */
export type ReadMessage =
  | { kind: 'message'; message: SipMessage }
  | { kind: 'refused'; status: number; reason: string; answerTo: readonly (readonly [string, string])[] }
  | { kind: 'dropped'; reason: string }
  /** Two line ends and nothing else (RFC 5626, section 3.5.1): a sign of life. */
  | { kind: 'keep-alive' };
