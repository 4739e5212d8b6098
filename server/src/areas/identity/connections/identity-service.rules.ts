import type { IdentityMode, IdentityProviderName, IdentitySettings } from '@parley/contract/resources/identity';

/** Credentials of a connection, opened. */
export interface IdentitySecrets {
  client_secret?: string | undefined;
  certificate?: string | undefined;
  private_key?: string | undefined;
  ca?: string | undefined;
}

/** A connection as a service is asked with it. */
export interface IdentityAccess {
  provider: IdentityProviderName;
  mode: IdentityMode;
  settings: IdentitySettings;
  secrets: IdentitySecrets;
}

/** Person to ask: a phone number in E.164, or a personal number in digits. */
export interface PersonHint {
  kind: 'phone' | 'personal_number';
  value: string;
}

export interface IdentityOrder {
  hint: PersonHint | null;
  /** Text shown in the person's app. */
  message: string;
  /** `inbound` and `outbound` calls; `chat` where the person is in front of a page. */
  channel: 'inbound' | 'outbound' | 'chat';
  /** Address the service calls back or sends the browser to. */
  callbackUrl: string;
  /** Secret the callback carries. */
  callbackToken: string;
  signal: AbortSignal;
}

export interface BegunIdentity {
  /** Reference for `check`, `complete` and `cancel`. Secret. */
  reference: string;
  /** Where the person goes on; null: their app is asked directly. */
  continueUrl: string | null;
  /** Seconds for which the person can answer; null: the caller's choice. */
  expiresInSeconds: number | null;
  /** Least pause between checks. */
  intervalSeconds: number;
}

/** The person as the service vouches for them. Numbers in digits and E.164. */
export interface ProvenPerson {
  /** Stable at this service. */
  subject: string;
  personalNumber: string | null;
  phoneNumber: string | null;
  name: string | null;
  level: string | null;
}

export type IdentityOutcome =
  | { state: 'pending'; slowDownSeconds?: number }
  | { state: 'declined' | 'expired' }
  | { state: 'failed'; failure: 'provider_refused' | 'level_too_low' }
  | { state: 'approved'; person: ProvenPerson };

/**
 * Kind of service that verifies people: the port that providers fill. The conformance suite in `providers/identity`
 * holds for each of them. Methods throw `IdentityServiceError` where the service refuses, and what egress throws where
 * it does not answer.
 */
export interface IdentityService {
  /** Starts a verification: the person's app is asked, or a link is made. */
  begin(access: IdentityAccess, order: IdentityOrder): Promise<BegunIdentity>;
  /** Reads how it stands. */
  check(access: IdentityAccess, reference: string, signal: AbortSignal): Promise<IdentityOutcome>;
  /** Completes one whose browser came back to `url`. Absent where there is no browser. */
  complete?(access: IdentityAccess, reference: string, url: URL, signal: AbortSignal): Promise<IdentityOutcome>;
  /** Withdraws it from the person's app. Absent where the protocol cannot. */
  cancel?(access: IdentityAccess, reference: string, signal: AbortSignal): Promise<void>;
  /** Reaches the service with the credentials, without asking a person. Resolves with what was found. */
  test(access: IdentityAccess, signal: AbortSignal): Promise<string>;
}

/** The services there are, by name. */
export type IdentityServices = Readonly<Record<IdentityProviderName, IdentityService>>;

/** Refusal by a service. The message holds no personal data. */
export class IdentityServiceError extends Error {
  override name = 'IdentityServiceError';
  /** Code of the service, such as `unknown_user_id`. */
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
