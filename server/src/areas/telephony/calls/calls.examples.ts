import { endedCall } from '@parley/contract/call.example';
import type { CallId } from '@parley/contract/ids';
import type { Call, CallTurn } from '@parley/contract/resources/call';
import { exampleCallId } from './calls.operation.ts';

export const exampleCall: Call = {
  id: exampleCallId as CallId,
  ...endedCall,
  agent_id: endedCall.agent_id as Call['agent_id'],
  dynamic_variables: { first_name: 'Anna' },
  collected_variables: {},
  recording_available: true,
  recording_state: 'ready',
  recording_incomplete: false,
  model_tokens: { input: 4120, output: 385 },
};

export const exampleTurns: CallTurn[] = [
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
    sources: [],
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
    sources: [],
  },
];
