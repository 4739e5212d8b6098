import type { AgentId } from '@parley/contract/ids';
import type { RecordingState } from '@parley/contract/resources/call';
import type { RecordingSummary } from '@parley/contract/resources/recording';
import type { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';

export interface RecordingFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  state?: Exclude<RecordingState, 'none'> | undefined;
  agent_id?: AgentId | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Lists one page of recordings, newest call first. */
export async function listRecordingPage(tx: Tx, filter: RecordingFilter) {
  let query = tx.selectFrom('calls').where('recording_state', '<>', 'none');
  if (filter.state) query = query.where('recording_state', '=', filter.state);
  if (filter.agent_id) query = query.where('agent_id', '=', filter.agent_id);
  if (filter.from) query = query.where('created_at', '>=', new Date(filter.from));
  if (filter.to) query = query.where('created_at', '<', new Date(filter.to));
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query
        .select([
          'id',
          'agent_id',
          'agent_name',
          'created_at',
          'duration_seconds',
          'recording_state',
          'recording_incomplete',
          'recording_redacted',
          'recording_content_type',
          'recording_channels',
          'recording_duration_ms',
          'recording_bytes',
          'recording_sha256',
        ])
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row): z.input<typeof RecordingSummary> => ({
      call_id: row.id,
      agent_id: row.agent_id,
      agent: row.agent_name,
      created_at: row.created_at.toISOString(),
      call_seconds: row.duration_seconds,
      state: row.recording_state as RecordingState,
      incomplete: row.recording_incomplete,
      redacted: row.recording_redacted,
      content_type: row.recording_content_type,
      channels: row.recording_channels,
      duration_ms: row.recording_duration_ms,
      bytes: row.recording_bytes === null ? null : Number(row.recording_bytes),
      sha256: row.recording_sha256,
    }),
  });
}
