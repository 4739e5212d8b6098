import { ChatSessionStatus } from '@parley/contract/resources/chat';
import { apiKeyOr } from '#platform/http/access/access.ts';
import { exampleStatus } from './chat.examples.ts';
import { exampleSessionId, operation, sessionParams } from './chat.operation.ts';
import { getReadableChat } from './readable-sessions.queries.ts';
import { closeChat } from './session-changes.ts';
import { chatSessionToken } from './session-proof.ts';
import { getSessionStatus } from './sessions.queries.ts';

/** Closes a chat: for its visitor, and for the tenant. A closed chat stays closed. */
export const closeChatSession = operation({
  method: 'POST',
  path: '/api/chat/sessions/{sessionId}/close',
  id: 'closeChatSession',
  summary: 'Close a chat session',
  description: "Takes the session's own token, too: then it is the visitor who leaves. Closing twice changes nothing.",
  access: apiKeyOr('chat:write', chatSessionToken),
  audit: 'chat_session.close',
  params: sessionParams,
  answer: { status: 200, schema: ChatSessionStatus },
  refusals: ['not_found'],
  example: {
    params: { sessionId: exampleSessionId },
    answer: { ...exampleStatus, status: 'closed', can_be_rated: true },
  },
  async run({ tx, emit, tenantId, subject, person, params: { sessionId: id }, audit, now, newId }) {
    await getReadableChat(tx, id, person);
    const context = { tx, emit, tenantId, now, newId };
    const { hasChanged } = await closeChat(context, id, { reason: subject ? 'visitor' : 'api' });
    // Visitors' acts are recorded in the session itself.
    if (!hasChanged || subject) audit.nothingChanged();
    return getSessionStatus(tx, id, now);
  },
});
