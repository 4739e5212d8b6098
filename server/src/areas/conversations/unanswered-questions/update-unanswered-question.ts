import { UnansweredQuestion, UnansweredQuestionUpdate } from '@parley/contract/resources/unanswered-question';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleQuestion } from './unanswered-questions.examples.ts';
import { operation, questionParams } from './unanswered-questions.operation.ts';
import { getQuestion, setQuestionState } from './unanswered-questions.queries.ts';

/** Sets the state of a question. */
export const updateUnansweredQuestion = operation({
  method: 'PATCH',
  path: '/api/unanswered-questions/{questionId}',
  id: 'updateUnansweredQuestion',
  summary: 'Update an unanswered question',
  description: 'Any state may follow any other. A question that is asked again after `answered` becomes `open`.',
  access: apiKey('kb:write'),
  showsConversations: true,
  audit: 'unanswered_question.update',
  params: questionParams,
  body: UnansweredQuestionUpdate,
  answer: { status: 200, schema: UnansweredQuestion },
  refusals: ['not_found'],
  example: {
    params: { questionId: exampleQuestion.id },
    body: { state: 'answered' },
    answer: { ...exampleQuestion, state: 'answered', state_changed_at: '2026-03-04T08:00:00.000Z' },
  },
  async run({ tx, params, body, now, audit }) {
    const before = await getQuestion(tx, params.questionId, { lock: true });
    if (before.state === body.state) {
      audit.nothingChanged();
      return before;
    }
    audit.details({ from: before.state, to: body.state });
    return setQuestionState(tx, before, { state: body.state, now });
  },
});
