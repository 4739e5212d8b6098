import type { AgentId, CallId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { isLive } from '#areas/telephony/calls';
import type { Tx } from '#db/tenant-scope.ts';

/** A call that has not ended, as its tools see it. */
export interface LiveCallFacts {
  id: CallId;
  type: 'phone' | 'web';
  agent: { id: AgentId; version: number | null; config: AgentConfig };
  phoneNumber: string | null;
  metadata: Record<string, string>;
  startedAt: Date;
}

/** Finds a live call of a stored agent. */
export async function findLiveCall(tx: Tx, id: CallId): Promise<LiveCallFacts | null> {
  const row = await tx
    .selectFrom('calls')
    .select([
      'agent_id',
      'agent_version',
      'agent_config',
      'type',
      'status',
      'phone_number',
      'metadata',
      'created_at',
      'started_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.agent_id === null || !isLive(row.status as 'ringing')) return null;
  return {
    id,
    type: row.type as LiveCallFacts['type'],
    agent: {
      id: row.agent_id as AgentId,
      version: row.agent_version,
      config: AgentConfig.parse(row.agent_config),
    },
    phoneNumber: row.phone_number,
    metadata: row.metadata as Record<string, string>,
    startedAt: row.started_at ?? row.created_at,
  };
}
