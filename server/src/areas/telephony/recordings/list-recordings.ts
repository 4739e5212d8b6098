import { orderedSpan, timeSpan } from '@parley/contract/filters';
import { AgentId, type CallId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { RecordingState } from '@parley/contract/resources/call';
import { RecordingSummary } from '@parley/contract/resources/recording';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { listRecordingPage } from './list-recordings.queries.ts';
import { exampleCallId, operation } from './recordings.operation.ts';

/** Lists calls that are or were to be recorded, newest first. */
export const listRecordings = operation({
  method: 'GET',
  path: '/api/statistics/recordings',
  id: 'listRecordings',
  summary: 'List recordings',
  description: 'Calls that are, were or were to be recorded, newest first.',
  access: apiKey('calls:read'),
  query: z
    .strictObject({
      ...pageQuery,
      state: RecordingState.exclude(['none']).optional(),
      agent_id: AgentId.optional(),
      ...timeSpan({ from: 'Calls created then or later', to: 'Calls created before' }),
    })
    .superRefine(orderedSpan),
  answer: { status: 200, schema: pageOf(RecordingSummary) },
  example: {
    query: { limit: 50, state: 'ready' },
    answer: {
      data: [
        {
          call_id: exampleCallId as CallId,
          agent_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId,
          agent: 'Reception',
          created_at: '2026-03-01T09:30:00.000Z',
          call_seconds: 68,
          state: 'ready',
          incomplete: false,
          redacted: false,
          content_type: 'audio/ogg',
          channels: 2,
          duration_ms: 68_000,
          bytes: 272_000,
          sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
  run: ({ tx, query }) => listRecordingPage(tx, query),
});
