import type { ConversationAnalysis } from '@parley/contract/resources/conversation-analysis';

export const exampleAnalysis: ConversationAnalysis = {
  state: 'done',
  skip_reason: null,
  attempts: 1,
  model: 'builtin',
  input_tokens: 0,
  output_tokens: 0,
  fault: null,
  next_attempt_at: null,
  updated_at: '2026-03-01T09:31:12.000Z',
};
