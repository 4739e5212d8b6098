import type { CallId } from '@parley/contract/ids';
import type { Call, CallDetail, CallToolExecution, CallTranscript, CallTurn } from '@parley/contract/resources/call';
import { exampleCallId } from './calls.operation.ts';

export const exampleCall: Call = {
  id: exampleCallId as CallId,
  version: 4,
  agent_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as Call['agent_id'],
  agent: 'Reception',
  agent_version: 3,
  type: 'phone',
  direction: 'inbound',
  status: 'completed',
  end_reason: 'user_hangup',
  end_detail: null,
  phone_number: '+46701234567',
  from_number: '+46701234567',
  to_number: '+46812345678',
  caller_name: null,
  created_at: '2026-03-01T09:30:00.000Z',
  started_at: '2026-03-01T09:30:00.000Z',
  schedule_at: null,
  calling_window: null,
  retry: null,
  answered_at: '2026-03-01T09:30:02.000Z',
  ended_at: '2026-03-01T09:31:10.000Z',
  duration_seconds: 68,
  was_transferred: false,
  transfer: null,
  summary: null,
  structured_data: null,
  success: null,
  sentiment: null,
  metadata: { campaign: 'spring' },
  dynamic_variables: { first_name: 'Anna' },
  collected_variables: {},
  recording_available: true,
  recording_state: 'ready',
  recording_incomplete: false,
  latency: {
    stt: { p50: 120, p95: 180 },
    llm: { p50: 310, p95: 520 },
    tts: { p50: 90, p95: 140 },
    e2e: { p50: 780, p95: 1100 },
  },
  engines: { stt: 'builtin', llm: 'builtin', tts: 'builtin' },
};

const exampleTurns: CallTurn[] = [
  {
    seq: 1,
    role: 'agent',
    text: 'Lindgren Dental, how can I help?',
    via: 'speech',
    start_ms: 200,
    end_ms: 2100,
    interrupted: false,
    engine: 'builtin',
    latency: null,
  },
  {
    seq: 2,
    role: 'user',
    text: 'When are you open?',
    via: 'speech',
    start_ms: 2600,
    end_ms: 3900,
    interrupted: false,
    engine: 'builtin',
    latency: null,
  },
];

export const exampleCallDetail: CallDetail = {
  ...exampleCall,
  transcript: exampleTurns,
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
