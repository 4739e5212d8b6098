import type { AgentId, ChatSessionId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { findBlock } from './chat-blocks.queries.ts';
import { blockedAddress, tooManyChats, tooManyChatsOfAgent, tooManySilentChats } from './chat-limits.errors.ts';
import { type ChatLimits, hourMs, idleMs, minuteMs, secondsUntilPast } from './chat-limits.rules.ts';

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Refuses a chat from a blocked address, or one above the limits of the address or the agent. Takes the address's
 * advisory lock until the transaction ends, so concurrent starts are counted one after the other.
 */
export async function checkNewSession(
  tx: Tx,
  asked: {
    agentId: AgentId;
    addressHash: Buffer;
    sessionsPerHour: number;
    /** The session starts with the visitor's first message. */
    hasMessage: boolean;
    limits: ChatLimits;
    now: Date;
  },
): Promise<void> {
  const { agentId, now, limits } = asked;
  const address = asked.addressHash.toString('hex');
  const fromAddress = sql`address_hash = ${asked.addressHash} and agent_id = ${agentId}`;
  const goesOn = sql`${fromAddress} and status <> 'closed' and last_activity_at > ${before(now, idleMs)}`;
  // Sent together; all after the first run once the lock is held, so they see chats others started before.
  const [, isBlocked, ofAgent, open, silent, inAnHour] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(${`chats ${agentId} ${address}`}, 0))`.execute(tx),
    findBlock(tx, asked.addressHash, now),
    // Oldest of as many chats as an hour allows: while it is younger than an hour, the limit is reached.
    sql<{ created_at: Date }>`
      select created_at from chat_sessions
      where agent_id = ${agentId} and created_at > ${before(now, hourMs)}
      order by created_at desc offset ${asked.sessionsPerHour - 1} limit 1`.execute(tx),
    sql<{ last_activity_at: Date }>`
      select last_activity_at from chat_sessions where ${goesOn}
      order by last_activity_at desc offset ${limits.openChatsPerAddress - 1} limit 1`.execute(tx),
    // A chat with a handoff or a contact request is not silent: it has more than a greeting.
    sql<{ last_activity_at: Date }>`
      select last_activity_at from chat_sessions
      where ${goesOn} and status = 'open' and last_visitor_seq = 0 and last_seq <= 1
      order by last_activity_at desc offset ${limits.silentChatsPerAddress - 1} limit 1`.execute(tx),
    sql<{ created_at: Date }>`
      select created_at from chat_sessions where ${fromAddress} and created_at > ${before(now, hourMs)}
      order by created_at desc offset ${limits.chatsPerAddressAnHour - 1} limit 1`.execute(tx),
  ]);
  if (isBlocked) throw blockedAddress();
  const [oldest] = ofAgent.rows;
  if (oldest) throw tooManyChatsOfAgent(secondsUntilPast(oldest.created_at, hourMs, now));
  const [quietest] = open.rows;
  if (quietest) throw tooManyChats(secondsUntilPast(quietest.last_activity_at, idleMs, now));
  const [stillest] = silent.rows;
  if (stillest && !asked.hasMessage) throw tooManySilentChats(secondsUntilPast(stillest.last_activity_at, idleMs, now));
  const [first] = inAnHour.rows;
  if (first) throw tooManyChats(secondsUntilPast(first.created_at, hourMs, now));
}

/** Seconds the visitor must wait before the next message; 0 when it may be sent now. */
export async function secondsToWait(tx: Tx, id: ChatSessionId, limits: ChatLimits, now: Date): Promise<number> {
  // Reads no more of a long chat than the limit counts.
  const nth = (count: number, ms: number) => sql`(
    select created_at from (
      select created_at from chat_messages where session_id = ${id} and role = 'visitor'
      order by seq desc offset ${count - 1} limit 1) oldest
    where created_at > ${before(now, ms)})`;
  const found = await sql<{ in_minute: Date | null; in_hour: Date | null }>`
    select ${nth(limits.messagesPerMinute, minuteMs)} as in_minute,
      ${nth(limits.messagesPerHour, hourMs)} as in_hour`.execute(tx);
  const row = found.rows[0];
  return Math.max(
    row?.in_minute ? secondsUntilPast(row.in_minute, minuteMs, now) : 0,
    row?.in_hour ? secondsUntilPast(row.in_hour, hourMs, now) : 0,
  );
}
