import type { ChatSessionId, IdentityVerificationId, TenantId } from '@parley/contract/ids';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { awaitVerification } from './await-verification.ts';
import { startVerification, type VerifierParts } from './identity-verifier.ts';
import { linkNotMade } from './verifications.errors.ts';

/** Electronic ID for visitors who verify themselves from the widget, by a link. Fills the port of chat verification. */
export function createVisitorLinks(parts: VerifierParts, { message }: { message: string }) {
  return {
    method: 'eid' as const,
    async begin(order: { tenantId: TenantId; sessionId: ChatSessionId; signal: AbortSignal }) {
      const { tenantId, sessionId, signal } = order;
      const now = parts.clock.now();
      const started = await inEmittingTransaction({ scope: parts.db.app, bus: parts.bus, tenantId, now }, (tx) =>
        startVerification(tx, parts, {
          tenantId,
          of: { sessionId },
          method: 'eid',
          provider: 'oidc',
          message,
          askedBy: 'visitor',
          now,
        }),
      );
      const seen = await awaitVerification(parts, { tenantId, id: started.id }, { signal, untilLink: true });
      if (!seen?.continueUrl) throw linkNotMade();
      return { reference: started.id, continueUrl: seen.continueUrl, expiresAt: seen.row.expires_at };
    },
    async check(order: { tenantId: TenantId; reference: string; signal: AbortSignal }) {
      const key = { tenantId: order.tenantId, id: order.reference as IdentityVerificationId };
      const seen = await awaitVerification(parts, key, { signal: AbortSignal.abort() });
      if (seen?.row.state === 'pending') return { status: 'pending' as const };
      if (seen?.row.state === 'approved' && seen.counts) return { status: 'verified' as const, fields: {} };
      return { status: 'failed' as const };
    },
  };
}
