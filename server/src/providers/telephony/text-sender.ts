import type { TelephonyProviderId } from './telephony-provider.ts';

/** Port to a carrier that sends text messages from a number it carries. */
export interface TextSender {
  readonly provider: TelephonyProviderId;
  /**
   * Sends a message once, without retries, since carriers offer no idempotency key for messages. `sent`: the carrier
   * accepted it, which is not yet delivery. `kept`: stored only, there is no carrier. Throws `TelephonyError`
   * (`invalid_destination`, `refused` and the codes of the account and the network), or the reason of the signal.
   */
  send(message: OutgoingText): Promise<SentText>;
}

export interface OutgoingText {
  /** E.164, as is `to`. */
  from: string;
  to: string;
  text: string;
  signal?: AbortSignal;
}

export interface SentText {
  status: 'sent' | 'kept';
  /** The carrier's id of the message. */
  ref: string | null;
}
