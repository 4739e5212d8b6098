import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import { vouchedVariables } from '#areas/agents/portal-identity';
import { lacksSummary, publishChatUpdated, saveSummary, summariseJob } from '#areas/conversations/chats';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { loadForModel } from './answer-turn.queries.ts';
import type { ChatBrain } from './chat-brain.ts';
import { historyOf } from './history.rules.ts';

const Payload = z.object({ tenantId: z.guid(), sessionId: z.guid() });

/** Timeout of one summary; an operator has read the chat by then. Unit: milliseconds. */
const summaryTimeoutMs = 30_000;

/** Job that writes the summary for the operator, for chats handed off without one. Throws to be retried. */
export function chatSummaryJob(deps: {
  db: Database;
  bus: Bus;
  clock: Clock;
  vault: Vault;
  brain: ChatBrain;
  newId: () => string;
}): Job {
  return {
    name: summariseJob,
    async run(payload) {
      const asked = Payload.parse(payload);
      const tenantId = asked.tenantId as TenantId;
      const sessionId = asked.sessionId as ChatSessionId;
      const { db, bus, clock, newId } = deps;
      const turn = await db.app.inTenant(tenantId, async (tx) =>
        (await lacksSummary(tx, sessionId)) ? loadForModel(tx, deps.vault, { tenantId, id: sessionId }) : null,
      );
      if (!turn) return;
      const summary = await deps.brain.summarise({
        tenantId,
        agent: turn.agent,
        history: historyOf(turn.messages),
        variables: vouchedVariables(turn.identity, turn.variables),
        signal: AbortSignal.timeout(summaryTimeoutMs),
      });
      if (summary === '') return;
      const now = clock.now();
      await inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
        if (!(await saveSummary(tx, { sessionId, summary }))) return;
        await publishChatUpdated({ tx, emit, tenantId, now, newId }, sessionId, ['summary']);
      });
    },
  };
}
