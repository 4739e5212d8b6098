import type { SessionId, TenantId } from '@parley/contract/ids';
import { Session } from '@parley/contract/resources/session';
import { z } from 'zod';
import { listOpenSessions } from '#areas/accounts/sessions';
import { login } from '#platform/http/access/access.ts';
import { exampleSession } from './auth.examples.ts';
import { operation } from './auth.operation.ts';

/** Lists the user's open sessions. */
export const listSessions = operation({
  method: 'GET',
  path: '/api/auth/sessions',
  id: 'listSessions',
  summary: 'List own sessions',
  description: 'Those that are open, the one used last first; at most 100.',
  access: login(),
  answer: { status: 200, schema: z.object({ data: z.array(Session) }) },
  example: { answer: { data: [exampleSession] } },
  async run({ db, principal, now }) {
    const rows = await db.platform.inPlatform((tx) => listOpenSessions(tx, principal.id, now));
    return {
      data: rows.map((row) => ({
        id: row.id as SessionId,
        is_current: row.id === principal.sessionId,
        tenant_id: row.tenant_id as TenantId | null,
        ip: row.ip,
        user_agent: row.user_agent,
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
      })),
    };
  },
});
