import type { AgentId, TenantId, TestRunId } from '@parley/contract/ids';
import type { TestRunTrigger } from '@parley/contract/resources/test-run';
import type { Tx } from '#db/tenant-scope.ts';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import { orderRun } from './run-tests.ts';
import { findTestIds } from './tests.queries.ts';

/**
 * Runs the tests of an agent after each new version, and after each new version of the workflow it follows, once: run
 * and job are written with the consumer's cursor.
 */
export function changedAgentConsumer({ newId }: { newId: () => string }): OutboxConsumer {
  return consumer({
    name: 'test-conversations.changed_agents',
    types: ['agent.version.created', 'workflow.version.published'],
    startsAt: 'now',
    module: 'testing',
    async handle(tx, { type, tenantId, data }, { now }) {
      const order = (changed: ChangedAgent, trigger: TestRunTrigger) =>
        orderTests(tx, { ...changed, tenantId, trigger, now, newId });
      if (type === 'workflow.version.published') {
        for (const agent of await findFollowing(tx, data.workflow_id)) await order(agent, 'workflow');
        return;
      }
      // A backup equals the version before it.
      if (data.source === 'backup') return;
      await order({ agentId: data.agent_id as AgentId, agentVersion: data.version }, 'version');
    },
  });
}

interface ChangedAgent {
  agentId: AgentId;
  agentVersion: number;
}

async function orderTests(
  tx: Tx,
  ordered: ChangedAgent & { tenantId: TenantId; trigger: TestRunTrigger; now: Date; newId: () => string },
): Promise<void> {
  const { newId, ...run } = ordered;
  const testIds = await findTestIds(tx, run.agentId, { onChangeOnly: true });
  if (testIds.length > 0) await orderRun(tx, { ...run, id: newId() as TestRunId, testIds });
}

/** Agents outside the trash that follow the published version of a workflow; a fixed version does not change. */
async function findFollowing(tx: Tx, workflowId: string): Promise<ChangedAgent[]> {
  const rows = await tx
    .selectFrom('agents')
    .select(['id', 'version'])
    .where('workflow_id', '=', workflowId)
    .where('workflow_version', 'is', null)
    .where('trashed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, version }) => ({ agentId: id as AgentId, agentVersion: version }));
}
