import type { AgentId } from '@parley/contract/ids';
import type { CallFigures } from '@parley/contract/resources/statistics';
import type { Tx } from '#db/tenant-scope.ts';
import { groupRows, sumCalls } from './figures.rules.ts';
import { findAgentNames } from './live.queries.ts';
import type { CallRow } from './rollup-rows.rules.ts';

export interface FiguresOfAgent extends CallFigures {
  agent_id: AgentId | null;
  name: string | null;
}

/** Names agents and sums their calls, most calls first; `others`: agents to be listed without a call. */
export async function sumByAgent(
  tx: Tx,
  rows: readonly CallRow[],
  others: readonly AgentId[] = [],
): Promise<{ figures: FiguresOfAgent; rows: CallRow[] }[]> {
  const groups = groupRows(rows, (row) => row.agentId ?? '');
  for (const id of others) if (!groups.has(id)) groups.set(id, []);
  const names = await findAgentNames(tx, [...groups.keys()].filter((id) => id !== '') as AgentId[]);
  return [...groups]
    .map(([id, group]) => ({
      figures: { agent_id: id === '' ? null : (id as AgentId), name: names.get(id) ?? null, ...sumCalls(group) },
      rows: group,
    }))
    .toSorted((a, b) => b.figures.calls - a.figures.calls || compareNames(a.figures.name, b.figures.name));
}

const compareNames = (a: string | null, b: string | null) => (a ?? '').localeCompare(b ?? '');
