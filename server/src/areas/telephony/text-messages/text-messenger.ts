import type { CarrierId } from '@parley/contract/resources/phone-number';

/** Port to text messages from one carrier's numbers, implemented by the telephony providers. */
export interface TextMessenger {
  readonly provider: CarrierId;
  /**
   * Sends a message once. `sent`: accepted by the carrier. `kept`: not carried. Throws the carrier's `TelephonyError`,
   * whose message is public, or the signal's reason.
   */
  send(message: {
    from: string;
    to: string;
    text: string;
    signal?: AbortSignal;
  }): Promise<{ status: 'sent' | 'kept'; ref: string | null }>;
}

/** Recognizes a carrier error by shape: its class belongs to the providers, which areas do not import. */
export function isCarrierFault(error: unknown): error is Error & { code: string } {
  return error instanceof Error && error.name === 'TelephonyError' && 'code' in error;
}
