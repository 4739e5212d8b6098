import type { CallId } from '@parley/contract/ids';
import type { CallToolExecution } from '@parley/contract/resources/call';
import type { Tx } from '#db/tenant-scope.ts';

/** Lists tool executions in start order, which may differ from completion order. */
export async function listToolExecutions(tx: Tx, callId: CallId): Promise<CallToolExecution[]> {
  const rows = await tx
    .selectFrom('call_tool_executions')
    .select(['tool_call_id', 'name', 'arguments', 'result', 'is_error', 'start_ms', 'duration_ms'])
    .where('call_id', '=', callId)
    .orderBy('start_ms')
    .orderBy('seq')
    .execute();
  return rows.map((row, at) => ({
    order: at + 1,
    ...row,
    arguments: row.arguments as CallToolExecution['arguments'],
  }));
}
