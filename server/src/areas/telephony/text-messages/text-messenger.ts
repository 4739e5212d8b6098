import type { CarrierId } from '@parley/contract/resources/phone-number';

/** The way out for text messages from the numbers of one carrier; filled by the telephony providers. */
export interface TextMessenger {
  readonly provider: CarrierId;
  /**
   * Hands a message over once. `sent`: the carrier has taken it. `kept`: nobody carries it. Throws the carrier's
   * `TelephonyError`, whose message may be shown, or the reason of the signal.
   */
  send(message: {
    from: string;
    to: string;
    text: string;
    signal?: AbortSignal;
  }): Promise<{ status: 'sent' | 'kept'; ref: string | null }>;
}

/** What a carrier throws, by its form: the class belongs to the providers, which areas do not know. */
export function isCarrierFault(error: unknown): error is Error & { code: string } {
  return error instanceof Error && error.name === 'TelephonyError' && 'code' in error;
}
