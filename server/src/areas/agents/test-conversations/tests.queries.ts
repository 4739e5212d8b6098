import type { AgentId, CallId, ChatSessionId, TenantId, TestConversationId } from '@parley/contract/ids';
import type { TestConversation, TestStatus } from '@parley/contract/resources/test-conversation';
import { apiColumns } from '#db/api-columns.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { testNotFound } from './test-conversations.errors.ts';

const shown = apiColumns<TestConversation>()(
  'id',
  'agent_id',
  'name',
  'turns',
  'expect',
  'tools',
  'variables',
  'runs_on_change',
  'session_id',
  'call_id',
  'last_status',
  'created_at',
  'updated_at',
);
const columns = [...shown.names] as const;

/** Content of a test that can be written. */
export type TestContent = Pick<
  TestConversation,
  'expect' | 'name' | 'runs_on_change' | 'tools' | 'turns' | 'variables'
>;

/** Lists one page of an agent's tests, newest first. */
export async function listTestPage(
  tx: Tx,
  filter: { agentId: AgentId; limit: number; cursor?: string | undefined; include_total: boolean },
) {
  const query = tx.selectFrom('test_conversations').where('agent_id', '=', filter.agentId);
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query.select(columns).where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row) => shown.present(row),
  });
}

/** Gets a test of an agent; refuses an unknown one. `lock`: until the transaction ends. */
export async function getTest(
  tx: Tx,
  { agentId, testId, lock = false }: { agentId: AgentId; testId: TestConversationId; lock?: boolean },
): Promise<TestConversation> {
  let query = tx
    .selectFrom('test_conversations')
    .select(columns)
    .where('id', '=', testId)
    .where('agent_id', '=', agentId);
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw testNotFound();
  return shown.present(row);
}

/** Tests with these ids, in no order; those that are gone are missing. */
export async function findTests(tx: Tx, ids: readonly TestConversationId[]): Promise<TestConversation[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('test_conversations').select(columns).where('id', 'in', ids).execute();
  return rows.map((row) => shown.present(row));
}

/** Ids of an agent's tests, oldest first, at most 200. */
export async function findTestIds(
  tx: Tx,
  agentId: AgentId,
  { onChangeOnly = false }: { onChangeOnly?: boolean } = {},
): Promise<TestConversationId[]> {
  let query = tx.selectFrom('test_conversations').select('id').where('agent_id', '=', agentId);
  if (onChangeOnly) query = query.where('runs_on_change', '=', true);
  const rows = await query.orderBy('created_at').orderBy('id').limit(200).execute();
  return rows.map(({ id }) => id as TestConversationId);
}

export async function insertTest(
  tx: Tx,
  test: TestContent & {
    tenantId: TenantId;
    id: TestConversationId;
    agentId: AgentId;
    sessionId?: ChatSessionId | null;
    callId?: CallId | null;
    now: Date;
  },
): Promise<TestConversation> {
  const row = await tx
    .insertInto('test_conversations')
    .values({
      tenant_id: test.tenantId,
      id: test.id,
      agent_id: test.agentId,
      ...stored(test),
      session_id: test.sessionId ?? null,
      call_id: test.callId ?? null,
      last_status: null,
      created_at: test.now,
      updated_at: test.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return shown.present(row);
}

export async function writeTest(
  tx: Tx,
  id: TestConversationId,
  content: TestContent,
  now: Date,
): Promise<TestConversation> {
  const row = await tx
    .updateTable('test_conversations')
    .set({ ...stored(content), updated_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return shown.present(row);
}

export async function removeTest(tx: Tx, agentId: AgentId, id: TestConversationId): Promise<void> {
  const gone = await tx
    .deleteFrom('test_conversations')
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw testNotFound();
}

export async function markTest(tx: Tx, id: TestConversationId, status: TestStatus): Promise<void> {
  await tx.updateTable('test_conversations').set({ last_status: status }).where('id', '=', id).execute();
}

function stored({ name, turns, expect, tools, variables, runs_on_change }: TestContent) {
  return {
    name,
    turns: JSON.stringify(turns),
    expect: JSON.stringify(expect),
    tools: JSON.stringify(tools),
    variables: JSON.stringify(variables),
    runs_on_change,
  };
}
