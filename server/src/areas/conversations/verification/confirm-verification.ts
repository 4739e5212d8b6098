import { ChatVerification, ConfirmChatVerification } from '@parley/contract/resources/chat-verification';
import { chatSessionToken, lockSession } from '#areas/conversations/chats';
import { checkVisitor } from '#areas/conversations/widget';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { anotherIsVouchedFor, noCodeAwaited } from './chat-verification.errors.ts';
import { exampleVerified } from './chat-verification.examples.ts';
import { exampleSessionId, operation, sessionParams } from './chat-verification.operation.ts';
import { completeVerification, failVerification } from './complete-verification.ts';
import { presentVerification } from './present-verification.rules.ts';
import { fieldOfMethod, isCodeMethod } from './verification.rules.ts';
import { closeVerification, findLatest, getVisitor, setTriesLeft } from './verifications.queries.ts';

/** Confirms a code. A wrong one is no error: the answer has the tries left. */
export const confirmVerification = operation({
  method: 'POST',
  path: '/api/chat/sessions/{sessionId}/verification/confirm',
  id: 'confirmChatVerification',
  summary: 'Confirm a code',
  description:
    'Answers with the status: `verified`, `pending` with fewer `tries_left` after a wrong code, `failed` when that was the last try, `expired` when the code came too late. 409 where no code is waited for.',
  access: signedBy(chatSessionToken),
  audit: notAudited('visitors are not people of the tenant; the verification itself is the record'),
  params: sessionParams,
  body: ConfirmChatVerification,
  answer: { status: 200, schema: ChatVerification, caching: 'no-store' },
  refusals: ['forbidden', 'chat_disabled', 'origin_not_allowed', 'not_found', 'conflict'],
  example: { params: { sessionId: exampleSessionId }, body: { code: '493027' }, answer: exampleVerified },
  async run({ tx, emit, tenantId, subject, body, request, deps, now, newId }) {
    await checkVisitor(deps, subject.agentId, request);
    // Concurrent tries wait for this lock, so that each counts.
    await lockSession(tx, subject.id);
    const [latest, visitor] = await Promise.all([findLatest(tx, subject.id), getVisitor(tx, subject.id)]);
    if (latest?.status !== 'pending' || latest.code_hash === null || !isCodeMethod(latest.method))
      throw noCodeAwaited();
    const context = { tx, emit, tenantId, now, newId };
    const field = fieldOfMethod[latest.method];
    const triesLeft = latest.tries_left - 1;
    if (latest.expires_at <= now) {
      await closeVerification(tx, latest.id, { status: 'expired', now });
    } else if (deps.codes.matches(latest.id, body.code, latest.code_hash)) {
      const vouched = visitor.identity?.[field];
      if (vouched !== undefined && vouched.toLowerCase() !== latest.target) throw anotherIsVouchedFor(field);
      await completeVerification(context, subject, latest, { [field]: latest.target });
    } else {
      await setTriesLeft(tx, latest.id, triesLeft);
      if (triesLeft <= 0) await failVerification(context, subject, latest);
    }
    const [after, { identity }] = await Promise.all([findLatest(tx, subject.id), getVisitor(tx, subject.id)]);
    return presentVerification(after ?? null, identity, now, deps.mailer);
  },
});
