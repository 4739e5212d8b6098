import type { CallId } from '@parley/contract/ids';
import { readConfig } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { heardSpans, type Span } from './heard-spans.rules.ts';

/** Reads the spans of each channel that stay in the recording of a call; null where its agent redacts nothing. */
export async function findHeardSpans(tx: Tx, callId: CallId): Promise<Span[][] | null> {
  const call = await tx
    .selectFrom('calls')
    .select(['pii_redaction', 'agent_config'])
    .where('id', '=', callId)
    .executeTakeFirst();
  if (!call?.pii_redaction) return null;
  const rows = await tx
    .selectFrom('call_turns')
    .select(['role', 'text', 'start_ms', 'end_ms'])
    .where('call_id', '=', callId)
    .orderBy('seq')
    .execute();
  const turns = rows.map(({ role, text, start_ms: startMs, end_ms: endMs }) => ({ role, text, startMs, endMs }));
  return heardSpans(turns, readConfig(call.agent_config).language);
}
