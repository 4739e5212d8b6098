/**
 * A carrier that has numbers to sell and can place calls by its own interface: what the platform needs of it, whoever
 * it is. One account of the installation serves all tenants; who owns which number is the platform's business.
 */
export interface TelephonyProvider {
  readonly id: TelephonyProviderId;
  /** Numbers free to buy at this moment, at most `limit`, all of the country asked for. None found is an empty list. */
  search(query: NumberQuery): Promise<AvailableNumber[]>;
  /**
   * Buys a number and points it at our webhooks. Throws `number_taken` when somebody, also we ourselves, has it
   * already: `find` then says which. Whether an attempt that broke off bought it, `find` says too.
   */
  purchase(number: string, hooks: NumberHooks): Promise<{ providerRef: string }>;
  /** The number among those this account has, or undefined. */
  find(number: string): Promise<{ providerRef: string } | undefined>;
  /** Gives a number back for good. Again, or of one that is not there any more, it does nothing. */
  release(providerRef: string): Promise<void>;
  /** Places a call whose sound comes to us as a media stream. Missing where the carrier's calls go over SIP. */
  call?(call: CarrierCall): Promise<{ callRef: string }>;
  /** Ends a call placed or taken; of one that is over it does nothing. */
  hangUp?(callRef: string): Promise<void>;
  /** Points a number this account has at other webhooks. */
  configure?(providerRef: string, hooks: NumberHooks): Promise<void>;
  /** Sends the other side of a call to another number, without us; the media stream ends with it. */
  transfer?(callRef: string, to: string, options: { from?: string; ringSeconds: number }): Promise<void>;
  /** Presses keys on a call, 0-9 * # A-D and `w` for half a second. Missing where only tones in the sound do that. */
  sendDigits?(callRef: string, digits: string): Promise<void>;
}

export const telephonyProviderIds = ['builtin', 'twilio', 'telnyx'] as const;
export type TelephonyProviderId = (typeof telephonyProviderIds)[number];

export type NumberType = 'local' | 'mobile' | 'national' | 'toll_free';
export type NumberCapability = 'voice' | 'sms' | 'mms' | 'fax';

export interface NumberQuery {
  /** ISO 3166-1 alpha-2, in capitals. */
  country: string;
  /** National destination code without trunk prefix: `415`, `20`, `8`. */
  areaCode?: string;
  /** Digits that stand next to each other anywhere in the number. */
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
  /** Unit: minor units of the currency a month; null where the carrier does not say. */
  monthlyPriceMinorUnits: number | null;
  /** ISO 4217, in capitals. */
  currency: string | null;
}

/** Where the carrier asks what to do with a call, and where it tells how one goes. */
export interface NumberHooks {
  voiceUrl: string;
  statusUrl: string;
}

export interface CarrierCall {
  to: string;
  from: string;
  /** Asked when the other side answered: the reply opens the media stream. */
  answerUrl: string;
  statusUrl: string;
  /** How long it may ring. Unit: seconds. */
  ringSeconds: number;
  /** The same key never places a second call, where the carrier can promise that. */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/**
 * `unavailable`: no answer or a fault on their side, the same may succeed later. `rate_limited`: after `retryAfterMs`.
 * `refused`: understood and declined. `invalid_destination`: there is no such number to call. `misconfigured`: our account or its credentials.
 */
export type TelephonyErrorCode =
  | 'unavailable'
  | 'refused'
  | 'invalid_destination'
  | 'number_taken'
  | 'not_found'
  | 'rate_limited'
  | 'misconfigured';

/** A request to a carrier that failed. `message` may be shown to a user: no credentials, no addresses, no numbers. */
export class TelephonyError extends Error {
  override readonly name = 'TelephonyError';
  readonly code: TelephonyErrorCode;
  /** After which time a retry may help. Unit: milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(code: TelephonyErrorCode, message: string, options: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterMs = options.retryAfterMs;
  }

  /** Whether the same request may succeed later without anybody changing anything. */
  get isTransient(): boolean {
    return this.code === 'unavailable' || this.code === 'rate_limited';
  }
}
