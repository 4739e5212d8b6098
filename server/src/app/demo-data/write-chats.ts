import { createHash } from 'node:crypto';
import type { ChatMessageId, ChatSessionId, TenantId } from '@parley/contract/ids';
import {
  type ChangeContext,
  type Claimer,
  claimChat,
  closeChat,
  enqueueChat,
  insertMessage,
  insertSession,
  recordVisitorMessage,
  sessionLifetimeDays,
} from '#areas/conversations/chats';
import { recordOperatorMessage } from '#areas/conversations/operator-chats';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { type BusinessName, businesses } from './businesses.ts';
import type { Conversation } from './month-plan.ts';
import { fill } from './scenes/scene.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { DemoAgent } from './write-calls.ts';

export interface ChatWriter {
  db: Database;
  bus: Bus;
  tenantId: TenantId;
  agents: Readonly<Record<BusinessName, DemoAgent>>;
  operators: readonly Claimer[];
  random: SeededRandom;
  newId: () => string;
}

/** State a chat is left in: `waiting` for an operator, or closed. */
export type ChatOutcome = 'closed' | 'waiting';

interface OpenChat {
  writer: ChatWriter;
  id: ChatSessionId;
  conversation: Conversation;
  /** Time of the next thing that happens. */
  at: Date;
  seq: number;
}

const dayMs = 86_400_000;

/** Writes one chat of the past, each message in its own transaction at its own time. Returns its id. */
export async function writeChat(
  writer: ChatWriter,
  conversation: Conversation,
  outcome: ChatOutcome,
): Promise<ChatSessionId> {
  const id = writer.newId() as ChatSessionId;
  const chat: OpenChat = { writer, id, conversation, at: conversation.at, seq: 0 };
  await start(chat);
  for (const line of conversation.scene.lines) {
    if (line[0] === 'tool') continue;
    const text = fill(line[1], conversation.values);
    if (line[0] === 'customer') await visitorSays(chat, text);
    else if (line[0] === 'agent') await agentSays(chat, text);
    else if (outcome === 'waiting') return id;
    else await operatorSays(chat, text);
  }
  advance(chat, 20, 400);
  await during(chat, (context) => closeChat(context, id, { reason: conversation.scene.handoff ? 'api' : 'visitor' }));
  if (conversation.rating !== null) await rate(chat, conversation.rating);
  return id;
}

async function start(chat: OpenChat): Promise<void> {
  const { writer, conversation, id } = chat;
  const { config, id: agentId } = writer.agents[conversation.business];
  const { name, email } = conversation.customer;
  await during(chat, async ({ tx, emit, tenantId, now }) => {
    await insertSession(tx, {
      tenantId,
      id,
      agentId,
      // No one holds its token.
      tokenHash: createHash('sha256').update(id).digest(),
      visitor: conversation.scene.handoff ? { name, email } : {},
      variables: {},
      identity: null,
      pageUrl: businesses[conversation.business].pageUrl,
      locale: 'en',
      origin: null,
      addressHash: createHash('sha256').update(email).digest(),
      hasGreeting: true,
      isDisclosed: false,
      privacy: config,
      modelSpeaksFirst: false,
      pinnedVersion: null,
      now,
      expiresAt: new Date(now.getTime() + sessionLifetimeDays * dayMs),
    });
    await emit('chat.session.started', `agent:${agentId}`, { session_id: id, agent_id: agentId });
    await insertMessage({ tx, emit, tenantId, now }, id, message(chat, 'agent', config.greeting));
  });
}

/** Time within which a demo chat's answer is written. Unit: milliseconds. */
const leaseMs = 10 * 60_000;

function visitorSays(chat: OpenChat, text: string): Promise<void> {
  advance(chat, 8, 45);
  return during(chat, async (context) => {
    const said = message(chat, 'visitor', text);
    await insertMessage(context, chat.id, said);
    // The Parley that runs beside this must not answer in between: a slow machine takes longer than its patience.
    const lease = { processId: chat.writer.newId(), until: new Date(Date.now() + leaseMs) };
    await recordVisitorMessage(context.tx, { sessionId: chat.id, seq: said.seq, now: context.now, lease });
  });
}

function agentSays(chat: OpenChat, text: string): Promise<void> {
  const answers = chat.seq;
  advance(chat, 1, 4);
  return during(chat, async (context) => {
    const said = message(chat, 'agent', text);
    await insertMessage(context, chat.id, { ...said, answersSeq: answers, trace: { model: 'builtin' } });
    await context.tx
      .updateTable('chat_sessions')
      .set((row) => ({
        last_seq: said.seq,
        answered_seq: answers,
        answering_by: null,
        answering_until: null,
        agent_turns: row('agent_turns', '+', 1),
        last_activity_at: context.now,
      }))
      .where('id', '=', chat.id)
      .execute();
    await handOff(chat, context);
  });
}

/** Queues a chat that goes to the desk, after the agent's first answer. */
async function handOff(chat: OpenChat, context: ChangeContext): Promise<void> {
  const { handoff } = chat.conversation.scene;
  if (handoff === undefined) return;
  const summary = `${chat.conversation.customer.name} wrote: ${firstWords(chat)}`;
  await enqueueChat(context, chat.id, { by: 'agent', reason: handoff, summary });
  chat.seq += 1;
}

function firstWords({ conversation: { scene, values } }: OpenChat): string {
  const line = scene.lines.find(([speaker]) => speaker === 'customer');
  return line ? fill(line[1], values) : '';
}

async function operatorSays(chat: OpenChat, text: string): Promise<void> {
  const operator = chat.writer.operators[chat.conversation.customer.name.length % chat.writer.operators.length];
  if (!operator) throw new Error('An operator answers, and the account has none');
  advance(chat, 15, 160);
  await during(chat, async (context) => {
    const { hasChanged } = await claimChat(context, chat.id, operator);
    if (hasChanged) chat.seq += 1;
  });
  advance(chat, 10, 60);
  await during(chat, async (context) => {
    const said = message(chat, 'operator', text);
    await insertMessage(context, chat.id, { ...said, operator });
    const reply = { sessionId: chat.id, operatorId: operator.id, seq: said.seq, visibility: 'public' } as const;
    await recordOperatorMessage(context, reply);
  });
}

function rate(chat: OpenChat, rating: number): Promise<void> {
  return during(chat, async ({ tx }) => {
    await tx.updateTable('chat_sessions').set({ rating }).where('id', '=', chat.id).execute();
  });
}

function message(chat: OpenChat, role: 'visitor' | 'agent' | 'operator', text: string) {
  chat.seq += 1;
  return { id: chat.writer.newId() as ChatMessageId, seq: chat.seq, role, text, redactionLanguage: null };
}

/** Lets between `least` and `most` seconds pass. */
function advance(chat: OpenChat, least: number, most: number): void {
  chat.at = new Date(chat.at.getTime() + chat.writer.random.between(least * 1000, most * 1000));
}

async function during<Result>(
  { writer, at: now }: OpenChat,
  work: (context: ChangeContext) => Promise<Result>,
): Promise<void> {
  const { db, bus, tenantId, newId } = writer;
  await inEmittingTransaction({ scope: db.app, bus, tenantId, now }, (tx, emit) =>
    work({ tx, emit, tenantId, now, newId }),
  );
}
