import type { TenantId } from '@parley/contract/ids';
import { ChatVerification } from '@parley/contract/resources/chat-verification';
import { chatSessionToken, lockSession, type ProvenSession } from '#areas/conversations/chats';
import type { Database } from '#db/open.ts';
import { signedBy } from '#platform/http/access/access.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { exampleVerified } from './chat-verification.examples.ts';
import {
  type ChatVerificationDeps,
  exampleSessionId,
  operation,
  sessionParams,
} from './chat-verification.operation.ts';
import { completeVerification, failVerification } from './complete-verification.ts';
import { presentVerification } from './present-verification.rules.ts';
import { findLatest, getVisitor } from './verifications.queries.ts';

/** Timeout of an identity provider; the page polls again after a second. */
const checkMs = 5_000;

/** Gets the state of the visitor's verification, asking the identity provider where one decides. */
export const getVerification = operation({
  method: 'GET',
  path: '/api/chat/sessions/{sessionId}/verification',
  id: 'getChatVerification',
  summary: 'Status of the verification',
  access: signedBy(chatSessionToken),
  transaction: 'none',
  params: sessionParams,
  answer: { status: 200, schema: ChatVerification, caching: 'no-store' },
  refusals: ['not_found', 'origin_not_allowed'],
  example: { params: { sessionId: exampleSessionId }, answer: exampleVerified },
  async run({ db, tenantId, subject, deps, now, newId }) {
    await askService({ db, deps, tenantId, session: subject, now, newId });
    return db.app.inTenant(tenantId, async (tx) => {
      const [latest, { identity }] = await Promise.all([findLatest(tx, subject.id), getVisitor(tx, subject.id)]);
      return presentVerification(latest ?? null, identity, now, deps.mailer);
    });
  },
});

/** Records the outcome of an external verification, once. */
async function askService(asked: {
  db: Database;
  deps: ChatVerificationDeps;
  tenantId: TenantId;
  session: ProvenSession;
  now: Date;
  newId: () => string;
}): Promise<void> {
  const { db, deps, tenantId, session, now, newId } = asked;
  if (deps.identityProviders.length === 0) return;
  const latest = await db.app.inTenant(tenantId, (tx) => findLatest(tx, session.id));
  const provider = deps.identityProviders.find(({ method }) => method === latest?.method);
  if (!provider || latest?.status !== 'pending' || latest.reference === null || latest.expires_at <= now) return;
  const { reference } = latest;
  const outcome = await provider.check({ tenantId, reference, signal: AbortSignal.timeout(checkMs) });
  if (outcome.status === 'pending') return;
  await inEmittingTransaction({ scope: db.app, bus: deps.bus, tenantId, now }, async (tx, emit) => {
    await lockSession(tx, session.id);
    const context = { tx, emit, tenantId, now, newId };
    if (outcome.status === 'verified') await completeVerification(context, session, latest, outcome.fields);
    else await failVerification(context, session, latest);
  });
}
