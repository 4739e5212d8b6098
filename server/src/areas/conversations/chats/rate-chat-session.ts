import { ChatSessionStatus } from '@parley/contract/resources/chat';
import { z } from 'zod';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { exampleStatus } from './chat.examples.ts';
import { exampleSessionId, operation, sessionParams } from './chat.operation.ts';
import { chatTopic } from './messages.queries.ts';
import { saveRating } from './rating.queries.ts';
import { publishChatUpdated } from './session-changes.ts';
import { chatSessionToken } from './session-proof.ts';
import { getSessionStatus } from './sessions.queries.ts';

/** Rates a closed chat, as its visitor. */
export const rateChatSession = operation({
  method: 'POST',
  path: '/api/chat/sessions/{sessionId}/rating',
  id: 'rateChatSession',
  summary: 'Rate the conversation',
  description: 'Once, within 7 days after the chat was closed. The same rating again changes nothing; another is 409.',
  access: signedBy(chatSessionToken),
  audit: notAudited('the rating itself is the record'),
  params: sessionParams,
  body: z.strictObject({
    score: z.int().min(1).max(5).meta({ description: '5 is best' }),
    comment: z.string().trim().max(2000).default(''),
  }),
  answer: { status: 200, schema: ChatSessionStatus },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { sessionId: exampleSessionId },
    body: { score: 5, comment: 'Quick and friendly' },
    answer: { ...exampleStatus, status: 'closed' },
  },
  async run({ tx, emit, tenantId, subject, body, now, newId }) {
    const isNew = await saveRating(tx, { id: subject.id, ...body, now });
    const status = await getSessionStatus(tx, subject.id, now);
    if (isNew) {
      await emit('chat.session.status', chatTopic(subject.id), { ...status, session_id: subject.id });
      await publishChatUpdated({ tx, emit, tenantId, now, newId }, subject.id, ['rating']);
    }
    return status;
  },
});
