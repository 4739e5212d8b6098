import type { AgentId, CallId, UnansweredQuestionId } from '@parley/contract/ids';
import type { UnansweredQuestion, UnansweredQuestionDetail } from '@parley/contract/resources/unanswered-question';

export const exampleQuestion: UnansweredQuestion = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b60' as UnansweredQuestionId,
  agent: { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId, name: 'Reception' },
  text: 'Do you treat cats?',
  state: 'open',
  state_changed_at: null,
  reopened_count: 0,
  count: 3,
  call_count: 2,
  chat_count: 1,
  first_asked_at: '2026-03-01T09:30:00.000Z',
  last_asked_at: '2026-03-03T15:12:00.000Z',
};

export const exampleQuestionDetail: UnansweredQuestionDetail = {
  ...exampleQuestion,
  occurrences: [
    {
      text: 'Do you treat cats?',
      channel: 'call',
      call_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30' as CallId,
      session_id: null,
      asked_at: '2026-03-03T15:12:00.000Z',
    },
  ],
};
