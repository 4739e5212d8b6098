import type { TenantId } from '@parley/contract/ids';
import type { StartIdentityVerification } from '@parley/contract/resources/identity';
import type { IdentityMethod } from '@parley/contract/resources/identity-method';
import type { Tx } from '#db/tenant-scope.ts';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { startVerification, type VerifierParts } from './identity-verifier.ts';
import { readHint } from './verification.rules.ts';
import { oneConversation, unreadableHint } from './verifications.errors.ts';
import { presentVerification } from './verifications.operation.ts';
import type { ConversationRef } from './verifications.queries.ts';

/** Starts a verification as a request of the API asks for it. */
export async function orderVerification(
  context: { tx: Tx; tenantId: TenantId; now: Date; deps: VerifierParts; body: StartIdentityVerification },
  method: IdentityMethod,
) {
  const { tx, tenantId, now, deps, body } = context;
  const { provider, message } = body;
  const hint = body.subject_hint === undefined ? null : readHint(body.subject_hint);
  if (body.subject_hint !== undefined && hint === null) throw unreadableHint();
  const of = conversationIn(body);
  const row = await startVerification(tx, deps, { tenantId, of, method, provider, hint, message, askedBy: 'api', now });
  return presentVerification({ row, continueUrl: null });
}

function conversationIn({ call_id, session_id }: StartIdentityVerification): ConversationRef {
  if (call_id !== undefined && session_id === undefined) return { callId: call_id };
  if (session_id !== undefined && call_id === undefined) return { sessionId: session_id };
  throw refuseFields([oneConversation()]);
}
