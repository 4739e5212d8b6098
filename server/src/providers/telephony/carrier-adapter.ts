/**
 * Adapter for a carrier's webhooks, answered in the carrier's markup or through its API. It does not decide what
 * happens to a call. Fills `CarrierPort` of areas/telephony/carriers, which calling joins it to: a provider knows no
 * area.
 */
export interface CarrierAdapter {
  /**
   * Verifies that the carrier signed exactly this request, at most five minutes ago where the signature has a
   * timestamp. Never throws.
   */
  verify(webhook: CarrierWebhook, now: Date): boolean;
  /** Never throws: a webhook that is not understood reads as a notice without content. */
  read(webhook: CarrierWebhook): CarrierWebhookEvent;
  /** Starts the media stream to `url`, with the token in the stream's start. Returns the response body. */
  connect(call: WebhookCall, stream: { url: string; token: string }): Promise<string>;
  /** `not_in_service`: with a neutral message, where the carrier speaks one, before the call ends. */
  refuse(call: WebhookCall, reason: RefusalReason): Promise<string>;
}

export type RefusalReason = 'busy' | 'not_in_service' | 'rejected';

export interface CarrierWebhook {
  url: string;
  /** Header by lower-case name. */
  header(name: string): string | null;
  rawBody: string;
}

export interface WebhookCall {
  direction: 'inbound' | 'outbound';
  callRef: string;
  from: string;
  to: string;
}

export type CarrierWebhookEvent =
  | { kind: 'call'; call: WebhookCall }
  | { kind: 'status'; status: CarrierStatus }
  | { kind: 'nothing' };

export interface CarrierStatus {
  callRef: string;
  state: CarrierCallState;
  detail: string | null;
  durationSeconds: number | null;
  answeredBy: 'human' | 'machine' | null;
}

export type CarrierCallState =
  | 'ringing'
  | 'answered'
  | 'completed'
  | 'busy'
  | 'no_answer'
  | 'rejected'
  | 'unreachable'
  | 'invalid'
  | 'failed'
  | 'cancelled';

/**
 * Maps the SIP status of a failed call, where the carrier passes one on. Source: RFC 3261, section 21; RFC 8197 (607),
 * RFC 8688 (608).
 */
export function stateOfSip(code: number): CarrierCallState | undefined {
  if (code === 486 || code === 600) return 'busy';
  if (code === 403 || code === 433 || code === 603 || code === 607 || code === 608) return 'rejected';
  if (code === 404 || code === 410 || code === 484 || code === 485 || code === 604) return 'invalid';
  if (code === 408 || code === 480 || code === 487) return 'no_answer';
  return code === 430 || code === 483 || (code >= 500 && code < 600) ? 'unreachable' : undefined;
}

/** Response body that acknowledges a webhook and nothing more. */
export const received = '';
