import { UnansweredQuestionDetail } from '@parley/contract/resources/unanswered-question';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleQuestionDetail } from './unanswered-questions.examples.ts';
import { operation, questionParams } from './unanswered-questions.operation.ts';
import { getQuestion, listOccurrences } from './unanswered-questions.queries.ts';

/** Gets a question with the conversations it was asked in. */
export const getUnansweredQuestion = operation({
  method: 'GET',
  path: '/api/unanswered-questions/{questionId}',
  id: 'getUnansweredQuestion',
  summary: 'Get an unanswered question',
  access: apiKey('kb:read'),
  showsConversations: true,
  params: questionParams,
  answer: { status: 200, schema: UnansweredQuestionDetail },
  refusals: ['not_found'],
  example: { params: { questionId: exampleQuestionDetail.id }, answer: exampleQuestionDetail },
  async run({ tx, params }) {
    const [question, occurrences] = await Promise.all([
      getQuestion(tx, params.questionId),
      listOccurrences(tx, params.questionId),
    ]);
    return { ...question, occurrences };
  },
});
