import type { AgentId, CallId, ChatSessionId, IdentityVerificationId, TenantId } from '@parley/contract/ids';
import type {
  IdentityFailure,
  IdentityMode,
  IdentityProviderName,
  IdentityState,
} from '@parley/contract/resources/identity';
import type { IdentityMethod } from '@parley/contract/resources/identity-method';
import { type Selectable, sql } from 'kysely';
import type { PersonHint } from '#areas/identity/connections';
import type { IdentityVerifications } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Channel } from './verification.rules.ts';

export type VerificationRow = Omit<
  Selectable<IdentityVerifications>,
  'id' | 'method' | 'provider' | 'mode' | 'state' | 'failure' | 'call_id' | 'session_id' | 'agent_id' | 'hint_kind'
> & {
  id: IdentityVerificationId;
  method: IdentityMethod;
  provider: IdentityProviderName;
  mode: IdentityMode;
  state: IdentityState;
  failure: IdentityFailure | null;
  call_id: CallId | null;
  session_id: ChatSessionId | null;
  agent_id: AgentId | null;
  hint_kind: PersonHint['kind'] | null;
};

/** The call or chat a person is verified in. */
export type ConversationRef = { callId: CallId } | { sessionId: ChatSessionId };

export interface Conversation {
  channel: Channel;
  agentId: AgentId | null;
  isLive: boolean;
  /** Number of the person: of the call, or proven in the chat. E.164. */
  phoneNumber: string | null;
}

/** Finds a call or chat and takes the lock under which its verifications start and end. */
export async function findConversation(tx: Tx, of: ConversationRef): Promise<Conversation | undefined> {
  const id = 'callId' in of ? of.callId : of.sessionId;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${id}`}, 0))`.execute(tx);
  if ('callId' in of) {
    const call = await tx
      .selectFrom('calls')
      .select(['agent_id', 'status', 'direction', 'phone_number'])
      .where('id', '=', of.callId)
      .executeTakeFirst();
    return (
      call && {
        channel: call.direction as Channel,
        agentId: call.agent_id as AgentId | null,
        isLive: ['ringing', 'in_progress', 'transferring'].includes(call.status),
        phoneNumber: call.phone_number,
      }
    );
  }
  const chat = await tx
    .selectFrom('chat_sessions')
    .select(['agent_id', 'status', sql<string | null>`identity ->> 'phone_number'`.as('phone_number')])
    .where('id', '=', of.sessionId)
    .executeTakeFirst();
  return (
    chat && {
      channel: 'chat',
      agentId: chat.agent_id as AgentId,
      isLive: chat.status !== 'closed',
      phoneNumber: chat.phone_number,
    }
  );
}

const inConversation = (of: ConversationRef) =>
  'callId' in of ? sql<boolean>`call_id = ${of.callId}` : sql<boolean>`session_id = ${of.sessionId}`;

/** Lists the verifications of a conversation, the newest first. */
export async function listOfConversation(tx: Tx, of: ConversationRef): Promise<VerificationRow[]> {
  const rows = await tx
    .selectFrom('identity_verifications')
    .selectAll()
    .where(inConversation(of))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows as VerificationRow[];
}

/** Counts the requests to a person since an instant. Takes a lock: of two at once, one counts the other. */
export async function countOfHint(tx: Tx, asked: { tenantId: TenantId; hash: string; since: Date }): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${asked.tenantId} ${asked.hash}`}, 0))`.execute(
    tx,
  );
  const { total } = await tx
    .selectFrom('identity_verifications')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('hint_hash', '=', asked.hash)
    .where('created_at', '>', asked.since)
    .executeTakeFirstOrThrow();
  return total;
}

/** Lists the latest words of the person in a conversation, in order. */
export async function listOwnWords(tx: Tx, of: ConversationRef): Promise<string[]> {
  const { rows } =
    'callId' in of
      ? await sql<{ text: string }>`
          select text from call_turns where call_id = ${of.callId} and role = 'user' order by seq desc limit 20`.execute(
          tx,
        )
      : await sql<{ text: string }>`
          select text from chat_messages where session_id = ${of.sessionId} and role = 'visitor'
          order by seq desc limit 20`.execute(tx);
  return rows.map(({ text }) => text).toReversed();
}

export async function findVerification(tx: Tx, id: IdentityVerificationId): Promise<VerificationRow | undefined> {
  const row = await tx.selectFrom('identity_verifications').selectAll().where('id', '=', id).executeTakeFirst();
  return row as VerificationRow | undefined;
}

/** Finds a verification and locks its row. */
export async function lockVerification(tx: Tx, id: IdentityVerificationId): Promise<VerificationRow | undefined> {
  const row = await tx
    .selectFrom('identity_verifications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as VerificationRow | undefined;
}

export async function insertVerification(
  tx: Tx,
  made: {
    tenantId: TenantId;
    id: string;
    of: ConversationRef;
    agentId: AgentId | null;
    method: IdentityMethod;
    provider: IdentityProviderName;
    mode: IdentityMode;
    askedBy: 'api' | 'agent' | 'visitor';
    message: string;
    hint: { kind: PersonHint['kind']; hash: string } | null;
    secretId: string;
    callbackHash: Buffer;
    startKey: string | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<VerificationRow> {
  const { of, hint } = made;
  const row = await tx
    .insertInto('identity_verifications')
    .values({
      tenant_id: made.tenantId,
      id: made.id,
      method: made.method,
      provider: made.provider,
      mode: made.mode,
      call_id: 'callId' in of ? of.callId : null,
      session_id: 'sessionId' in of ? of.sessionId : null,
      agent_id: made.agentId,
      asked_by: made.askedBy,
      message: made.message,
      hint_kind: hint?.kind ?? null,
      hint_hash: hint?.hash ?? null,
      secret_id: made.secretId,
      callback_hash: made.callbackHash,
      start_key: made.startKey,
      created_at: made.now,
      next_step_at: made.now,
      expires_at: made.expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as VerificationRow;
}

export async function changeVerification(
  tx: Tx,
  id: IdentityVerificationId,
  changed: Partial<
    Pick<
      VerificationRow,
      | 'state'
      | 'failure'
      | 'secret_id'
      | 'subject_hash'
      | 'subject_hint'
      | 'level'
      | 'begun_at'
      | 'next_step_at'
      | 'expires_at'
      | 'finished_at'
      | 'valid_until'
    >
  >,
): Promise<VerificationRow> {
  const row = await tx
    .updateTable('identity_verifications')
    .set(changed)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as VerificationRow;
}

/**
 * True when the person of a conversation was verified in it, by one of the methods and not too long ago. One of test mode
 * counts only while its connection accepts test identities.
 */
export async function isStanding(
  tx: Tx,
  asked: { of: ConversationRef; methods: readonly IdentityMethod[]; maxAgeSeconds: number; now: Date },
): Promise<boolean> {
  const { now, maxAgeSeconds } = asked;
  const row = await tx
    .selectFrom('identity_verifications')
    .select('id')
    .where(inConversation(asked.of))
    .where('state', '=', 'approved')
    .where('method', 'in', [...asked.methods])
    .where('valid_until', '>', now)
    .where('finished_at', '>', new Date(now.getTime() - maxAgeSeconds * 1000))
    .where((eb) =>
      eb.or([
        eb('mode', '=', 'live'),
        eb.exists(
          eb
            .selectFrom('identity_connections as connection')
            .select('connection.provider')
            .whereRef('connection.provider', '=', 'identity_verifications.provider')
            .where('connection.mode', '=', 'test')
            .where(sql<boolean>`(connection.settings ->> 'accepts_test_identities')::boolean`),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
