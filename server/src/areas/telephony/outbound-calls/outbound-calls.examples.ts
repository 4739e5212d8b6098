import type { Call } from '@parley/contract/resources/call';
import { exampleCall } from '#areas/telephony/calls';

export const exampleOrder = {
  to_number: '+46701234567',
  dynamic_variables: { first_name: 'Anna' },
  metadata: { campaign: 'spring' },
  retry: { max_attempts: 3, on: ['busy', 'no_answer'], delay_seconds: [300, 3600] },
  calling_window: { from: '09:00', to: '18:00', days: ['mon', 'tue', 'wed', 'thu', 'fri'] },
};

export const exampleQueuedCall: Call = {
  ...exampleCall,
  version: 1,
  direction: 'outbound',
  status: 'queued',
  end_reason: null,
  from_number: '+46812345678',
  to_number: '+46701234567',
  started_at: null,
  calling_window: {
    from: '09:00',
    to: '18:00',
    days: ['mon', 'tue', 'wed', 'thu', 'fri'],
    timezone: 'Europe/Stockholm',
  },
  retry: {
    max_attempts: 3,
    on: ['busy', 'no_answer'],
    delay_seconds: [300, 3600],
    until: '2026-03-09T08:00:00.000Z',
    attempts: 0,
    next_attempt_at: '2026-03-02T08:00:00.000Z',
  },
  answered_at: null,
  ended_at: null,
  duration_seconds: null,
  recording_available: false,
  recording_state: 'none',
  recording_incomplete: false,
  latency: null,
  engines: { stt: null, llm: null, tts: null },
  model_tokens: null,
};
