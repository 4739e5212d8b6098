import { AgentId } from '@parley/contract/ids';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { operation } from './chat.operation.ts';
import { closeInactiveSession } from './close-inactive-session.ts';
import { countInactiveSessions, listInactiveSessions } from './inactive-sessions.queries.ts';

/** Maximum chats one request closes: each has its own transaction, and the client waits for all. */
const closedMax = 1000;

/** Closes inactive chats, before their widget's own timeout. */
export const closeInactiveSessions = operation({
  method: 'POST',
  path: '/api/chat/sessions/close-inactive',
  id: 'closeInactiveChatSessions',
  summary: 'Close inactive sessions',
  description: 'At most 1000 in one request, the quietest first; ask again while `matched` is more than `closed`.',
  access: apiKey('chat:write'),
  audit: 'chat_session.close_inactive',
  transaction: 'none',
  requestsPerMinute: 60,
  body: z.strictObject({
    older_than_minutes: z.int().min(1).max(525_600).meta({ description: 'Since the last message of any side' }),
    agent_id: AgentId.optional(),
    dry_run: z.boolean().default(false).meta({ description: 'Only count' }),
  }),
  answer: {
    status: 200,
    schema: z.object({ matched: z.int(), closed: z.int() }).meta({ id: 'InactiveChatsClosed' }),
  },
  example: { body: { older_than_minutes: 60, dry_run: true }, answer: { matched: 12, closed: 0 } },
  async run({ body, tenantId, db, deps, audit, now, newId }) {
    const before = new Date(now.getTime() - body.older_than_minutes * 60_000);
    const asked = { before, agentId: body.agent_id };
    const [matched, ids] = await db.app.inTenant(
      tenantId,
      (tx) =>
        Promise.all([
          countInactiveSessions(tx, asked),
          body.dry_run ? [] : listInactiveSessions(tx, { ...asked, limit: closedMax }),
        ]),
      { onlyReads: true },
    );
    let closed = 0;
    for (const id of ids) {
      if (await closeInactiveSession({ db, bus: deps.bus, now, newId }, { tenantId, id, before })) closed += 1;
    }
    if (closed === 0) audit.nothingChanged();
    audit.details({ closed, older_than_minutes: body.older_than_minutes });
    return { matched, closed };
  },
});
