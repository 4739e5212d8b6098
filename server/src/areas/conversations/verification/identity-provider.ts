import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import type { VerificationMethod } from '@parley/contract/resources/chat-widget';

/**
 * Identity provider, such as an electronic ID or a payment app: the visitor continues there, and the outcome is polled.
 * Filled by providers; without any, its methods answer `not_configured`.
 */
export interface IdentityProvider {
  readonly method: Exclude<VerificationMethod, 'email_otp' | 'sms_otp'>;
  /**
   * Starts an identification. `reference` identifies it; `continueUrl` is where the visitor continues, on any device.
   * Throws when the provider does not answer.
   */
  begin(order: {
    tenantId: TenantId;
    sessionId: ChatSessionId;
    signal: AbortSignal;
  }): Promise<{ reference: string; continueUrl: string; expiresAt: Date }>;
  /** Reads the outcome. `fields` are the verified fields, such as `name`; idempotent. */
  check(order: { tenantId: TenantId; reference: string; signal: AbortSignal }): Promise<IdentityOutcome>;
}

export type IdentityOutcome =
  | { status: 'pending' | 'failed' }
  | { status: 'verified'; fields: Readonly<Record<string, string>> };
