import type { AgentId, TestRunId } from '@parley/contract/ids';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import { orderRun } from './run-tests.ts';
import { findTestIds } from './tests.queries.ts';

/** Runs the tests of an agent after each new version, once: run and job are written with the consumer's cursor. */
export function changedAgentConsumer({ newId }: { newId: () => string }): OutboxConsumer {
  return consumer({
    name: 'test-conversations.changed_agents',
    types: ['agent.version.created'],
    startsAt: 'now',
    async handle(tx, { tenantId, data }, { now }) {
      // A backup equals the version before it.
      if (data.source === 'backup') return;
      const agentId = data.agent_id as AgentId;
      const testIds = await findTestIds(tx, agentId, { onChangeOnly: true });
      if (testIds.length === 0) return;
      const id = newId() as TestRunId;
      await orderRun(tx, { tenantId, id, agentId, agentVersion: data.version, trigger: 'version', testIds, now });
    },
  });
}
