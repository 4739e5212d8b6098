import { Readable } from 'node:stream';
import { CallTranscript } from '@parley/contract/resources/call';
import { z } from 'zod';
import { callParams, exampleCallId, getCall, listTurns } from '#areas/telephony/calls';
import { apiKey } from '#platform/http/access/access.ts';
import { FileAnswer } from '#platform/http/responses/file-answer.ts';
import { exampleTranscript } from './call-history.examples.ts';
import { operation } from './call-history.operation.ts';
import { transcriptSrt, transcriptText, transcriptVtt } from './transcript.rules.ts';

const formats = {
  txt: { contentType: 'text/plain', write: transcriptText },
  vtt: { contentType: 'text/vtt', write: transcriptVtt },
  srt: { contentType: 'application/x-subrip', write: transcriptSrt },
} as const;

/** Exports the transcript as JSON, text, or subtitles aligned with the recording. */
export const getTranscript = operation({
  method: 'GET',
  path: '/api/calls/{callId}/transcript',
  id: 'getCallTranscript',
  summary: 'Download a transcript',
  description: 'Of a call that goes on: what was said so far.',
  access: apiKey('calls:read'),
  params: callParams,
  query: z.strictObject({
    format: z.enum(['json', 'txt', 'vtt', 'srt']).default('json').meta({ description: 'How it is written' }),
  }),
  answer: {
    status: 200,
    schema: CallTranscript,
    files: Object.values(formats).map(({ contentType }) => contentType),
  },
  refusals: ['not_found', 'range_not_satisfiable'],
  example: { params: { callId: exampleCallId }, query: { format: 'json' }, answer: exampleTranscript },
  async run({ tx, params, query, headers }) {
    const [row, turns] = await Promise.all([getCall(tx, params.callId), listTurns(tx, params.callId)]);
    const filename = `call-${row.id}.${query.format}`;
    if (query.format === 'json') {
      headers.set('content-disposition', `attachment; filename="${filename}"`);
      return {
        call_id: params.callId,
        agent: row.agent_name,
        started_at: row.started_at?.toISOString() ?? null,
        duration_seconds: row.duration_seconds,
        turns,
      };
    }
    const { contentType, write } = formats[query.format];
    const speakers = { user: row.caller_name ?? 'Caller', agent: row.agent_name, person: 'Colleague' };
    const bytes = Buffer.from(write(turns, speakers));
    return new FileAnswer({
      contentType: `${contentType}; charset=utf-8`,
      disposition: 'attachment',
      filename,
      bytes: bytes.length,
      open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    });
  },
});
