import type { CallDetail, CallToolExecution, CallTranscript } from '@parley/contract/resources/call';
import { exampleAnalysis } from '#areas/conversations/analysis';
import { exampleCall, exampleTurns } from '#areas/telephony/calls';

export const exampleCallDetail: CallDetail = {
  ...exampleCall,
  transcript: exampleTurns,
  workflow: null,
  line: {
    packets_in: 3400,
    packets_out: 3400,
    lost: 2,
    late: 0,
    concealed_ms: 40,
    jitter_ms: 3.1,
    round_trip_ms: 41,
    remote_lost: 0,
    remote_jitter_ms: 3.5,
  },
  analysis: exampleAnalysis,
};

export const exampleTranscript: CallTranscript = {
  call_id: exampleCall.id,
  agent: exampleCall.agent,
  started_at: exampleCall.started_at,
  duration_seconds: exampleCall.duration_seconds,
  turns: exampleTurns,
};

export const exampleToolExecution: CallToolExecution = {
  order: 1,
  tool_call_id: 'call-1',
  name: 'find_free_times',
  arguments: { day: '2026-03-02' },
  result: '["09:00","10:30"]',
  is_error: false,
  start_ms: 4100,
  duration_ms: 230,
};
