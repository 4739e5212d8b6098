import { ChatSessionStatus } from '@parley/contract/resources/chat';
import { z } from 'zod';
import {
  chatSessionToken,
  exampleSessionId,
  exampleStatus,
  getSessionStatus,
  sessionParams,
} from '#areas/conversations/chats';
import { checkVisitor } from '#areas/conversations/widget';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { handOff } from './hand-off.ts';
import { handoffNotAllowed } from './handoff.errors.ts';
import { operation } from './handoff.operation.ts';

/** Requests a handoff to an operator. */
export const requestHandoff = operation({
  method: 'POST',
  path: '/api/chat/sessions/{sessionId}/handoff',
  id: 'requestChatHandoff',
  summary: 'Ask for a person',
  description:
    '`outcome` says what came of it: `waiting` (the chat stands in the queue), `with_operator` (somebody has it already) or `nobody_available` (the agent keeps it; offer to leave a message). 403 where the widget is set to ask for nobody.',
  access: signedBy(chatSessionToken),
  audit: notAudited('the notice in the chat is the record'),
  requestsPerMinute: 30,
  params: sessionParams,
  body: z
    .strictObject({
      reason: z.string().trim().max(500).default('').meta({ description: 'What it is about, for who takes over' }),
    })
    .optional(),
  answer: {
    status: 200,
    schema: ChatSessionStatus.extend({
      outcome: z.enum(['waiting', 'with_operator', 'nobody_available']),
    }).meta({ id: 'RequestedHandoff' }),
  },
  refusals: ['not_found', 'forbidden', 'chat_disabled', 'origin_not_allowed', 'conflict'],
  example: {
    params: { sessionId: exampleSessionId },
    body: { reason: 'A refund' },
    answer: { ...exampleStatus, outcome: 'waiting', status: 'waiting', queue_position: 2 },
  },
  async run({ tx, emit, tenantId, now, newId, subject, body, request, deps }) {
    await checkVisitor(deps, subject.agentId, request);
    const context = { tx, emit, tenantId, now, newId };
    const outcome = await handOff(context, subject.id, { by: 'visitor', reason: body?.reason ?? '' });
    if (outcome === 'not_allowed') throw handoffNotAllowed();
    return { outcome, ...(await getSessionStatus(tx, subject.id, now)) };
  },
});
