/**
 * What this area needs of a carrier whose webhooks it answers; filled by a vendor, joined by the application. Null and
 * unknown answers are part of it: whatever comes over the network may be anything.
 */
export interface CarrierDoor {
  /** Whether the carrier signed exactly this request, at most five minutes ago where it says when. Never throws. */
  verify(webhook: CarrierWebhook, now: Date): boolean;
  /** What a signed request says; `nothing` for all that calls for no answer. Never throws. */
  read(webhook: CarrierWebhook): CarrierNotice;
  /**
   * Lets the sound of a call flow to us. Gives the body the webhook is answered with. Throws where the carrier had to be
   * asked and did not do it; it may be asked again.
   */
  connect(call: NoticedCall, stream: { url: string; token: string }): Promise<string>;
  /** Turns a call away that is not taken. Gives the body the webhook is answered with. */
  refuse(call: NoticedCall, reason: 'busy' | 'rejected'): Promise<string>;
}

/** A request as it came. */
export interface CarrierWebhook {
  /** The address the carrier asked at, as it was configured there. */
  url: string;
  /** Header by lower-case name. */
  header(name: string): string | null;
  rawBody: string;
}

export interface NoticedCall {
  direction: 'inbound' | 'outbound';
  /** The carrier's name for the call. */
  callRef: string;
  from: string;
  to: string;
}

export type CarrierNotice =
  /** Somebody calls, or whom we called has answered: the carrier waits to be told what to do with the sound. */
  { kind: 'call'; call: NoticedCall } | { kind: 'status'; status: CarrierStatus } | { kind: 'nothing' };

/** How a call goes, in the same words for every carrier. */
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
    /** There is no such number. */
    | 'invalid'
    | 'failed'
    | 'cancelled';
  /** In the carrier's own words, for people; no numbers. */
  detail: string | null;
  durationSeconds: number | null;
  /** Null where the carrier did not listen. */
  answeredBy: 'human' | 'machine' | null;
}
