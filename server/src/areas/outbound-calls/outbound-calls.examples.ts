import type { Call } from '@parley/contract/resources/call';
import { exampleCall } from '#areas/calls';

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
  answered_at: null,
  ended_at: null,
  duration_seconds: null,
  recording_available: false,
  recording_state: 'none',
  recording_incomplete: false,
  latency: null,
  engines: { stt: null, llm: null, tts: null },
};
