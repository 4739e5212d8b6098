/**
 * Port to the webhooks of one carrier, implemented per vendor by the adapters of providers/telephony. Requests are
 * untrusted: null and unknown results are part of it.
 */
export interface CarrierPort {
  /**
   * Verifies the carrier's signature over exactly this request, at most five minutes old where it is timestamped. Never
   * throws.
   */
  verify(webhook: CarrierWebhook, now: Date): boolean;
  /** Parses a signed request; `nothing` when it needs no answer. Never throws. */
  read(webhook: CarrierWebhook): CarrierWebhookEvent;
  /**
   * Connects the call's media stream to us. Returns the webhook's response body. Throws when the carrier's API fails;
   * safe to retry.
   */
  connect(call: WebhookCall, stream: { url: string; token: string }): Promise<string>;
  /**
   * Rejects a call; `not_in_service` with a neutral message, where the carrier speaks one. Returns the webhook's response
   * body.
   */
  refuse(call: WebhookCall, reason: 'busy' | 'not_in_service' | 'rejected'): Promise<string>;
}

/** Request as received. */
export interface CarrierWebhook {
  /** URL the carrier requested, as configured there. */
  url: string;
  /** Header value by lower-case name. */
  header(name: string): string | null;
  rawBody: string;
}

export interface WebhookCall {
  direction: 'inbound' | 'outbound';
  /** The carrier's call id. */
  callRef: string;
  from: string;
  to: string;
}

export type CarrierWebhookEvent =
  /** Inbound call, or an answered outbound one: the carrier waits for instructions. */
  { kind: 'call'; call: WebhookCall } | { kind: 'status'; status: CarrierStatus } | { kind: 'nothing' };

/** Call status, normalized across carriers. */
export interface CarrierStatus {
  callRef: string;
  state:
    | 'ringing'
    | 'answered'
    | 'completed'
    | 'busy'
    | 'no_answer'
    | 'rejected'
    | 'unreachable'
    /** Unallocated number. */
    | 'invalid'
    | 'failed'
    | 'cancelled';
  /** The carrier's own description, without numbers. */
  detail: string | null;
  durationSeconds: number | null;
  /** Null without answering machine detection. */
  answeredBy: 'human' | 'machine' | null;
}
