import { type AgentId, TenantId, type TestConversationId, TestRunId } from '@parley/contract/ids';
import type { TestRunTrigger } from '@parley/contract/resources/test-run';
import { z } from 'zod';
import { openSecrets, readConfig } from '#areas/agents/agents';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { TestedAgent } from './converse-in-test.ts';
import { testedWorkflow } from './load-tested-agent.ts';
import { runTest } from './run-test.ts';
import {
  type ClaimedRun,
  claimRun,
  endRun,
  findOverdueRuns,
  insertResult,
  insertRun,
  renewRun,
} from './runs.queries.ts';
import type { TestConversationsDeps } from './test-conversations.operation.ts';
import { findTests, markTest } from './tests.queries.ts';

const jobName = 'test_conversations.run';
const Payload = z.object({ tenant_id: TenantId, run_id: TestRunId });

/** Timeout of one test, judgement included. Unit: milliseconds. */
const testTimeoutMs = 300_000;
/** Delay after which a due run without a job is enqueued again. Unit: milliseconds. */
const overdueMs = 60_000;

export interface RunTestsDeps extends TestConversationsDeps {
  db: Database;
  clock: Clock;
  vault: Vault;
  newId: () => string;
  log: Logger;
}

/** Orders a run in the caller's transaction. */
export async function orderRun(
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
  await insertRun(tx, run);
  await enqueueRun(tx, run.tenantId, run.id);
}

function enqueueRun(tx: Tx, tenantId: TenantId, id: TestRunId): Promise<void> {
  return enqueue(tx, { name: jobName, payload: { tenant_id: tenantId, run_id: id }, key: `${jobName}:${id}` });
}

/** Runs tests one after the other; each result is committed, so a repeated job goes on at the next test. */
export function runTestsJob(deps: RunTestsDeps): Job {
  return {
    name: jobName,
    async run(payload, signal) {
      const { tenant_id: tenantId, run_id: id } = Payload.parse(payload);
      const now = deps.clock.now();
      const claimed = await deps.db.app.inTenant(tenantId, (tx) => claimRun(tx, { id, leaseId: deps.newId(), now }));
      if (claimed) await doRun(deps, tenantId, claimed, signal);
    },
  };
}

/** Enqueues runs again whose process died. */
export function resumeTestRunsJob({ db, clock }: Pick<RunTestsDeps, 'clock' | 'db'>): Job {
  return {
    name: 'test_conversations.resume',
    everyMinutes: 1,
    async run() {
      const before = new Date(clock.now().getTime() - overdueMs);
      for (const { tenantId, id } of await findOverdueRuns(db.platform, before))
        await db.app.inTenant(tenantId, (tx) => enqueueRun(tx, tenantId, id));
    },
  };
}

async function doRun(
  deps: RunTestsDeps,
  tenantId: TenantId,
  run: ClaimedRun,
  shutdown: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, log } = deps;
  const agent = await loadAgent(deps, tenantId, run);
  const open = await db.app.inTenant(tenantId, (tx) => findTests(tx, run.openTestIds));
  const tests = new Map(open.map((test) => [test.id, test]));
  for (const testId of run.openTestIds) {
    const test = tests.get(testId);
    if (!test) continue;
    const signal = AbortSignal.any([AbortSignal.timeout(testTimeoutMs), ...(shutdown ? [shutdown] : [])]);
    const result = await runTest(deps, agent, test, { now: clock.now(), signal, log });
    const isOurs = await db.app.inTenant(tenantId, async (tx) => {
      if (!(await renewRun(tx, run, clock.now()))) return false;
      // A test deleted meanwhile has no result.
      if ((await findTests(tx, [testId])).length === 0) return true;
      await insertResult(tx, { ...result, tenantId, runId: run.id, now: clock.now() });
      await markTest(tx, testId, result.status);
      return true;
    });
    if (!isOurs) return;
  }
  await db.app.inTenant(tenantId, (tx) => endRun(tx, run, clock.now()));
}

/** The tested version, which exists as long as the run does, with the workflow it would start on now. */
async function loadAgent(
  { db, vault, tools, graphs, knowledge }: RunTestsDeps,
  tenantId: TenantId,
  { agentId, agentVersion: version }: ClaimedRun,
): Promise<TestedAgent> {
  const config = await db.app.inTenant(tenantId, async (tx) => {
    const { config: stored } = await tx
      .selectFrom('agent_versions')
      .select('config')
      .where('agent_id', '=', agentId)
      .where('number', '=', version)
      .executeTakeFirstOrThrow();
    return openSecrets(tx, vault, tenantId, readConfig(stored));
  });
  return {
    tenantId,
    config,
    knowledge: knowledge.retrieverFor({ tenantId, agentId, language: config.language }),
    toolsOf: (asked) => tools.definitionsFor({ tenantId, id: agentId, version, config: asked }),
    workflow: await testedWorkflow({ db, vault, graphs, knowledge }, tenantId, config),
  };
}
