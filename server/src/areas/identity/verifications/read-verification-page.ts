import type { AgentId, CallId, ChatSessionId } from '@parley/contract/ids';
import type { IdentityMode, IdentityProviderName, IdentityState } from '@parley/contract/resources/identity';
import type { IdentityMethod } from '@parley/contract/resources/identity-method';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { presentVerification } from './verifications.operation.ts';
import type { VerificationRow } from './verifications.queries.ts';

export interface VerificationFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  from?: string | undefined;
  to?: string | undefined;
  state?: readonly IdentityState[] | undefined;
  method?: IdentityMethod | undefined;
  provider?: IdentityProviderName | undefined;
  mode?: IdentityMode | undefined;
  agent_id?: AgentId | undefined;
  call_id?: CallId | undefined;
  session_id?: ChatSessionId | undefined;
}

/** Lists a page of the verifications of the tenant, newest first. */
export async function listVerificationPage(tx: Tx, filter: VerificationFilter) {
  const { state, from, to } = filter;
  const filtered = () =>
    tx
      .selectFrom('identity_verifications')
      .$if(state !== undefined, (q) => q.where('state', 'in', [...(state ?? [])]))
      .$if(filter.method !== undefined, (q) => q.where('method', '=', filter.method ?? ''))
      .$if(filter.provider !== undefined, (q) => q.where('provider', '=', filter.provider ?? ''))
      .$if(filter.mode !== undefined, (q) => q.where('mode', '=', filter.mode ?? ''))
      .$if(filter.agent_id !== undefined, (q) => q.where('agent_id', '=', filter.agent_id ?? ''))
      .$if(filter.call_id !== undefined, (q) => q.where('call_id', '=', filter.call_id ?? ''))
      .$if(filter.session_id !== undefined, (q) => q.where('session_id', '=', filter.session_id ?? ''))
      .$if(from !== undefined, (q) => q.where('created_at', '>=', new Date(from ?? '')))
      .$if(to !== undefined, (q) => q.where('created_at', '<', new Date(to ?? '')));
  return newestPage(filter, {
    async read(isOlder, limit) {
      const rows = await filtered()
        .selectAll()
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows as VerificationRow[];
    },
    item: (row) => presentVerification({ row, continueUrl: null }),
    async countAtMost(limit) {
      const counted = filtered().select('id').limit(limit).as('counted');
      const { total } = await tx
        .selectFrom(counted)
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
  });
}
