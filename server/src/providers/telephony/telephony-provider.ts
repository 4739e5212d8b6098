/**
 * Port to a carrier that sells numbers and places calls through its API. One account of the installation serves all
 * tenants; the platform records which tenant owns which number.
 */
export interface TelephonyProvider {
  readonly id: TelephonyProviderId;
  /** Numbers available now, at most `limit`, all of the requested country. An empty list when there are none. */
  search(query: NumberQuery): Promise<AvailableNumber[]>;
  /**
   * Buys a number and configures our webhooks for it. Throws `number_taken` when it is owned already, by another
   * customer or this account: `find` tells them apart. `find` also tells if an interrupted attempt succeeded.
   */
  purchase(number: string, hooks: NumberHooks): Promise<{ providerRef: string }>;
  /** Finds a number of this account. */
  find(number: string): Promise<{ providerRef: string } | undefined>;
  /** Releases a number for good. Idempotent; a number that is gone is ignored. */
  release(providerRef: string): Promise<void>;
  /** Places a call whose audio comes to us as a media stream. Missing where the carrier's calls go over SIP. */
  call?(call: CarrierCall): Promise<{ callRef: string }>;
  /** Ends an outbound or inbound call; one that is over is ignored. */
  hangUp?(callRef: string): Promise<void>;
  /** Configures other webhooks for a number of this account. */
  configure?(providerRef: string, hooks: NumberHooks): Promise<void>;
  /** Transfers the other side of a call to another number; the media stream ends with it. */
  transfer?(callRef: string, to: string, options: { from?: string; ringSeconds: number }): Promise<void>;
  /** Sends DTMF on a call: 0-9 * # A-D, and `w` for half a second. Missing where DTMF is possible only in the audio. */
  sendDigits?(callRef: string, digits: string): Promise<void>;
}

export const telephonyProviderIds = ['builtin', 'twilio', 'telnyx'] as const;
export type TelephonyProviderId = (typeof telephonyProviderIds)[number];

export type NumberType = 'local' | 'mobile' | 'national' | 'toll_free';
export type NumberCapability = 'voice' | 'sms' | 'mms' | 'fax';

export interface NumberQuery {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** National destination code without trunk prefix: `415`, `20`, `8`. */
  areaCode?: string;
  /** Consecutive digits anywhere in the number. */
  contains?: string;
  type?: NumberType;
  limit: number;
}

export interface AvailableNumber {
  /** E.164. */
  number: string;
  country: string;
  type: NumberType;
  /** Town or region, where the carrier names one. */
  locality: string | null;
  capabilities: NumberCapability[];
  /** Unit: minor units of the currency a month; null when the carrier gives no price. */
  monthlyPriceMinorUnits: number | null;
  /** ISO 4217, upper case. */
  currency: string | null;
}

/** Webhook URLs of a number: instructions for an incoming call, and status callbacks. */
export interface NumberHooks {
  voiceUrl: string;
  statusUrl: string;
}

export interface CarrierCall {
  to: string;
  from: string;
  /** Requested when the other side answered: the response opens the media stream. */
  answerUrl: string;
  statusUrl: string;
  /** Maximum ringing time. Unit: seconds. */
  ringSeconds: number;
  /** Deduplicates calls of the same key, where the carrier supports it. */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/**
 * `unavailable`: no response or a fault of the carrier, a retry may succeed. `rate_limited`: retry after
 * `retryAfterMs`. `refused`: understood and declined. `invalid_destination`: no such number. `misconfigured`: our
 * account or its credentials.
 */
export type TelephonyErrorCode =
  | 'unavailable'
  | 'refused'
  | 'invalid_destination'
  | 'number_taken'
  | 'not_found'
  | 'rate_limited'
  | 'misconfigured';

/** A failed request to a carrier. `message` may be shown to a user: no credentials, no URLs, no numbers. */
export class TelephonyError extends Error {
  override readonly name = 'TelephonyError';
  readonly code: TelephonyErrorCode;
  /** Delay after which a retry may succeed. Unit: milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(code: TelephonyErrorCode, message: string, options: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterMs = options.retryAfterMs;
  }

  /** True when the same request may succeed later without a change. */
  get isTransient(): boolean {
    return this.code === 'unavailable' || this.code === 'rate_limited';
  }
}
