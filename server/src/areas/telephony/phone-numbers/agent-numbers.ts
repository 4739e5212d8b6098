import type { AgentId } from '@parley/contract/ids';
import type { FreedNumber } from '@parley/contract/resources/trashed-agent';
import type { AgentNumbers, EmittingTx, HeldNumber } from '#areas/agents/agents';
import {
  changeNumber,
  findNumbersForUpdate,
  findNumbersOfAgentForUpdate,
  type NumberRow,
  presentNumber,
} from './phone-numbers.queries.ts';

/** Port implementation for agents that are deleted or restored. */
export const agentNumbers: AgentNumbers = { free, review };

async function free(context: EmittingTx, agentId: AgentId): Promise<HeldNumber[]> {
  const rows = await findNumbersOfAgentForUpdate(context.tx, agentId);
  for (const row of rows) await setAgent(context, row, null);
  return rows.map(presentNumber).map(({ id, number, agent_version }) => ({ number_id: id, number, agent_version }));
}

async function review(
  context: EmittingTx,
  agentId: AgentId,
  { held, reassign }: { held: readonly HeldNumber[]; reassign: boolean },
): Promise<FreedNumber[]> {
  const rows = new Map(
    (
      await findNumbersForUpdate(
        context.tx,
        held.map((each) => each.number_id),
      )
    ).map((row) => [row.id, row]),
  );
  const reviewed: FreedNumber[] = [];
  for (const each of held) {
    const row = rows.get(each.number_id);
    const isFree = row?.status === 'active' && row.agent_id === null;
    if (row && isFree && reassign) await setAgent(context, row, { agentId, version: each.agent_version });
    reviewed.push({
      number_id: each.number_id,
      number: each.number,
      state: isFree ? (reassign ? 'reassigned' : 'free') : row?.agent_id ? 'assigned_elsewhere' : 'released',
      agent_id: isFree && reassign ? agentId : ((row?.agent_id ?? null) as AgentId | null),
    });
  }
  return reviewed;
}

async function setAgent(
  { tx, emit, now }: EmittingTx,
  row: NumberRow,
  agent: { agentId: AgentId; version: number | null } | null,
): Promise<void> {
  const number = presentNumber(row);
  const change = { agent_id: agent?.agentId ?? null, agent_version: agent?.version ?? null };
  await changeNumber(tx, number.id, { ...change, updated_at: now });
  await emit('number.assigned', `number:${number.id}`, { number_id: number.id, ...change });
}
