import type { AgentId, ChatSessionId } from '@parley/contract/ids';
import { readConfig } from '#areas/agents/agents';
import {
  type AnalysedKind,
  findCurrentConfig,
  hasBooking,
  type LoadedConversation,
  skipReason,
} from '#areas/conversations/analysis';
import { deskTopic, getDeskChat } from '#areas/conversations/chats';
import { redactPersonalDataIn } from '#areas/privacy/redaction';
import type { AnalysedTurn } from '#brain/ports.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { storableJson, storableText } from '#platform/text/storable.ts';
import { findChat, hadOperator, listPublicMessages, lockChatSession } from './chat-analysis.queries.ts';

/** Chats, as they are analysed: the results are columns of the session. */
export const chatKind: AnalysedKind<ChatSessionId> = {
  name: 'chat',
  column: 'session_id',
  refOf: (sessionId) => ({ sessionId }),
  load: loadChat,
  lock: lockChatSession,
  async save({ tx, emit }, sessionId, { data, sentiment, success, summary }) {
    const structured = Object.keys(data).length === 0 ? null : storableJson(data);
    const results = { summary: summary === null ? null : storableText(summary), success, sentiment };
    await tx
      .updateTable('chat_sessions')
      .set({ ...results, structured_data: structured })
      .where('id', '=', sessionId)
      .execute();
    await emit('chat.analyzed', deskTopic, {
      chat: await getDeskChat(tx, sessionId),
      analysis: { ...results, structured_data: structured === null ? null : JSON.parse(structured) },
    });
  },
};

const turnRoles = { visitor: 'user', agent: 'agent', operator: 'person' } as const;

/** Loads a chat. Its agent has no version of its start: an agent answers chats as it is. */
async function loadChat(tx: Tx, sessionId: ChatSessionId): Promise<LoadedConversation | null> {
  const chat = await findChat(tx, sessionId);
  if (!chat) return null;
  const agentId = chat.agent_id as AgentId;
  const [messages, current, isBooked, isTransferred] = await Promise.all([
    listPublicMessages(tx, sessionId),
    findCurrentConfig(tx, agentId),
    hasBooking(tx, { column: 'session_id', id: sessionId }),
    hadOperator(tx, sessionId),
  ]);
  const config = readConfig(current);
  const { analysis, language } = config;
  const turns = messages.flatMap(({ role, text }): AnalysedTurn[] =>
    role === 'system' || text.trim() === '' ? [] : [{ role: turnRoles[role], text }],
  );
  const hasWritten = turns.some(({ role }) => role === 'user');
  const variables = chat.variables as Record<string, string>;
  return {
    agentId,
    config,
    skip: skipReason(
      { analysis, zero_retention: chat.zero_retention || config.zero_retention },
      { silent: hasWritten ? null : 'visitor_silent' },
    ),
    request: {
      turns,
      outcome: {
        isBooked,
        isCallbackRequested: variables['callback_requested'] === 'yes',
        isTransferred,
      },
      wantsSummary: analysis.summary,
      successCriteria: analysis.success_criteria,
      fields: analysis.fields,
    },
    variables: chat.pii_redaction ? (redactPersonalDataIn(variables, language) as typeof variables) : variables,
    endedAt: messages.findLast(({ role }) => role === 'visitor')?.created_at ?? chat.created_at,
  };
}
