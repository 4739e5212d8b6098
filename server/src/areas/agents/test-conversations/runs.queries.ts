import type { AgentId, TenantId, TestConversationId, TestRunId } from '@parley/contract/ids';
import type { TestResult, TestRun, TestRunTrigger } from '@parley/contract/resources/test-run';
import { sql } from 'kysely';
import { apiColumns } from '#db/api-columns.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { testRunNotFound } from './test-conversations.errors.ts';

/** Longest time of one test, after which another process claims the run. Unit: milliseconds. */
const leaseMs = 600_000;

const shown = apiColumns<TestRun>()('id', 'agent_id', 'agent_version', 'trigger', 'state', 'created_at', 'finished_at');
const columns = [...shown.names.map((name) => `test_runs.${name}` as const), 'test_runs.test_ids'] as const;

type RunRow = { test_ids: string[] } & Parameters<typeof shown.present>[0] & Figures;

interface Figures {
  passed: number;
  failed: number;
  errors: number;
  met: number;
  checked: number;
}

function present(row: RunRow): TestRun {
  const { passed, failed, errors, met, checked } = row;
  return {
    ...shown.present(row),
    total: row.test_ids.length,
    passed,
    failed,
    errors,
    score: checked === 0 ? null : met / checked,
  };
}

/** Runs with the figures of their results. */
function selectRuns(tx: Tx) {
  const count = (status: string) => sql<number>`(count(*) filter (where test_results.status = ${status}))::integer`;
  return tx.selectFrom('test_runs').leftJoinLateral(
    (from) =>
      from
        .selectFrom('test_results')
        .whereRef('test_results.tenant_id', '=', 'test_runs.tenant_id')
        .whereRef('test_results.run_id', '=', 'test_runs.id')
        .select([
          count('passed').as('passed'),
          count('failed').as('failed'),
          count('error').as('errors'),
          sql<number>`coalesce(sum(checks_met), 0)::integer`.as('met'),
          sql<number>`coalesce(sum(checks_total), 0)::integer`.as('checked'),
        ])
        .as('figures'),
    (join) => join.onTrue(),
  );
}

const figures = ['figures.passed', 'figures.failed', 'figures.errors', 'figures.met', 'figures.checked'] as const;

/** Lists one page of an agent's runs, newest first. */
export async function listRunPage(
  tx: Tx,
  filter: { agentId: AgentId; limit: number; cursor?: string | undefined; include_total: boolean },
) {
  const { agentId } = filter;
  return newestPage(filter, {
    async read(isOlder, limit) {
      const rows = await tx
        .selectFrom('test_runs')
        .select(['id', 'created_at'])
        .where('agent_id', '=', agentId)
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      const found = await findRuns(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.flatMap(({ id, created_at }) => {
        const run = found.get(id);
        return run ? [{ id, created_at, run }] : [];
      });
    },
    count: async (total) => {
      const query = tx.selectFrom('test_runs').where('agent_id', '=', agentId);
      return (await query.select(total.as('total')).executeTakeFirstOrThrow()).total;
    },
    item: ({ run }) => run,
  });
}

async function findRuns(tx: Tx, ids: readonly string[]): Promise<Map<string, TestRun>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRuns(tx).select(columns).select(figures).where('test_runs.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, present(row as RunRow)]));
}

/** Gets a run of an agent; refuses an unknown one. */
export async function getRun(tx: Tx, agentId: AgentId, id: TestRunId): Promise<TestRun> {
  const run = (await findRuns(tx, [id])).get(id);
  if (run?.agent_id !== agentId) throw testRunNotFound();
  return run;
}

/** Results of a run, in the order of its tests. */
export async function listResults(tx: Tx, runId: TestRunId): Promise<TestResult[]> {
  const rows = await tx
    .selectFrom('test_results')
    .innerJoin('test_runs', (join) =>
      join
        .onRef('test_runs.tenant_id', '=', 'test_results.tenant_id')
        .onRef('test_runs.id', '=', 'test_results.run_id'),
    )
    .select([
      'test_results.test_id',
      'test_results.name',
      'test_results.status',
      'test_results.fault',
      'test_results.model',
      'test_results.turns',
      'test_results.variables',
      'test_results.path',
      'test_results.checks',
    ])
    .where('run_id', '=', runId)
    .orderBy(sql`array_position(test_runs.test_ids, test_results.test_id)`)
    .execute();
  return rows as unknown as TestResult[];
}

/** Orders a run in the caller's transaction; the job that does it is to be enqueued with it. */
export async function insertRun(
  tx: Tx,
  run: {
    tenantId: TenantId;
    id: TestRunId;
    agentId: AgentId;
    agentVersion: number;
    trigger: TestRunTrigger;
    testIds: readonly TestConversationId[];
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('test_runs')
    .values({
      tenant_id: run.tenantId,
      id: run.id,
      agent_id: run.agentId,
      agent_version: run.agentVersion,
      trigger: run.trigger,
      state: 'queued',
      test_ids: [...run.testIds],
      due_at: run.now,
      created_at: run.now,
    })
    .execute();
}

/** Run claimed by this process: no other does its tests until the lease ends. */
export interface ClaimedRun {
  id: TestRunId;
  leaseId: string;
  agentId: AgentId;
  agentVersion: number;
  /** Tests without a result yet. */
  openTestIds: TestConversationId[];
}

/** Claims a due run; null when it is over or claimed by another process. */
export async function claimRun(
  tx: Tx,
  { id, leaseId, now }: { id: TestRunId; leaseId: string; now: Date },
): Promise<ClaimedRun | null> {
  const row = await tx
    .updateTable('test_runs')
    .set({ state: 'running', lease_id: leaseId, due_at: leaseEnd(now) })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .where('due_at', '<=', now)
    .returning(['agent_id', 'agent_version', 'test_ids'])
    .executeTakeFirst();
  if (!row) return null;
  const done = await tx.selectFrom('test_results').select('test_id').where('run_id', '=', id).execute();
  const doneIds = new Set(done.map((each) => each.test_id));
  return {
    id,
    leaseId,
    agentId: row.agent_id as AgentId,
    agentVersion: row.agent_version,
    openTestIds: (row.test_ids as TestConversationId[]).filter((each) => !doneIds.has(each)),
  };
}

/** Renews the lease; false when it was lost. */
export async function renewRun(tx: Tx, { id, leaseId }: ClaimedRun, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('test_runs')
    .set({ due_at: leaseEnd(now) })
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a result, once. */
export async function insertResult(
  tx: Tx,
  result: TestResult & { tenantId: TenantId; runId: TestRunId; now: Date },
): Promise<void> {
  await tx
    .insertInto('test_results')
    .values({
      tenant_id: result.tenantId,
      run_id: result.runId,
      test_id: result.test_id,
      name: result.name,
      status: result.status,
      fault: result.fault,
      model: result.model,
      turns: JSON.stringify(result.turns),
      variables: JSON.stringify(result.variables),
      path: result.path,
      checks: JSON.stringify(result.checks),
      checks_met: result.checks.filter((check) => check.is_met).length,
      checks_total: result.checks.length,
      created_at: result.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endRun(tx: Tx, { id, leaseId }: ClaimedRun, now: Date): Promise<void> {
  await tx
    .updateTable('test_runs')
    .set({ state: 'finished', lease_id: null, due_at: null, finished_at: now })
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .execute();
}

/** Due runs whose job may be lost, oldest first, at most 500. */
export async function findOverdueRuns(
  platform: PlatformScope,
  before: Date,
): Promise<{ tenantId: TenantId; id: TestRunId }[]> {
  const rows = await platform.everywhere
    .selectFrom('test_runs')
    .select(['tenant_id', 'id'])
    .where('state', 'in', ['queued', 'running'])
    .where('due_at', '<=', before)
    .orderBy('due_at')
    .limit(500)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id as TenantId, id: row.id as TestRunId }));
}

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseMs);
