import type { TelephonyProviderId } from './telephony-provider.ts';

/** A carrier by which text messages go out from a number it carries. */
export interface TextSender {
  readonly provider: TelephonyProviderId;
  /**
   * Hands a message over once; it is never tried again by itself, since carriers know no key under which a second one
   * would be the first. `sent`: the carrier has taken it, which is not yet delivered. `kept`: nobody carries it, it
   * stays where it was written down. Throws `TelephonyError` (`invalid_destination`, `refused` and the codes of the
   * account and the network), or the reason of the signal.
   */
  send(message: OutgoingText): Promise<SentText>;
}

export interface OutgoingText {
  /** E.164, as `to`. */
  from: string;
  to: string;
  text: string;
  signal?: AbortSignal;
}

export interface SentText {
  status: 'sent' | 'kept';
  /** What the carrier calls it. */
  ref: string | null;
}
