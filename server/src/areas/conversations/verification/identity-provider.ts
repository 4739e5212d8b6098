import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import type { VerificationMethod } from '@parley/contract/resources/chat-widget';

/**
 * A service that says who somebody is, such as an electronic ID or a payment app: the visitor goes on there, and it is
 * asked what came of it. Filled by providers; none: its methods answer `not_configured`.
 */
export interface IdentityProvider {
  readonly method: Exclude<VerificationMethod, 'email_otp' | 'sms_otp'>;
  /**
   * Begins one identification. `reference` names it from then on; `continueUrl` is where the visitor goes, on any
   * device. Throws where the service does not answer.
   */
  begin(order: {
    tenantId: TenantId;
    sessionId: ChatSessionId;
    signal: AbortSignal;
  }): Promise<{ reference: string; continueUrl: string; expiresAt: Date }>;
  /** What came of it. `fields` are what is vouched for, such as `name`; asking again gives the same. */
  check(order: { tenantId: TenantId; reference: string; signal: AbortSignal }): Promise<IdentityOutcome>;
}

export type IdentityOutcome =
  | { status: 'pending' | 'failed' }
  | { status: 'verified'; fields: Readonly<Record<string, string>> };
