import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import { continueChatJob, findRunOfChat } from '#areas/workflows/runs';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { AnswerRunner } from './answer-runner.ts';

const Payload = z.object({ tenantId: z.guid(), sessionId: z.guid() });

/** Job that goes on with a chat after the silence or the time its workflow waits for. Throws to be retried. */
export function continueWorkflowJob(deps: {
  db: Database;
  clock: Clock;
  answers: Pick<AnswerRunner, 'continueWorkflow'>;
}): Job {
  const { db, clock, answers } = deps;
  return {
    name: continueChatJob,
    async run(payload) {
      const asked = Payload.parse(payload);
      const session = { tenantId: asked.tenantId as TenantId, id: asked.sessionId as ChatSessionId };
      const isDue = () =>
        db.app.inTenant(
          session.tenantId,
          async (tx) => {
            const run = await findRunOfChat(tx, session.id);
            const chat = await tx
              .selectFrom('chat_sessions')
              .select('status')
              .where('id', '=', session.id)
              .executeTakeFirst();
            return chat?.status === 'open' && run?.dueAt != null && run.dueAt <= clock.now();
          },
          { onlyReads: true },
        );
      if (!(await isDue())) return;
      await answers.continueWorkflow(session);
      if (await isDue()) throw new Error('The chat is being answered; its workflow goes on afterwards');
    },
  };
}
