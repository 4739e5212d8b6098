import { area } from '#platform/areas/area.ts';
import { getUnansweredQuestion } from './get-unanswered-question.ts';
import { listUnansweredQuestions } from './list-unanswered-questions.ts';
import { unansweredQuestionsPersonalData } from './personal-data.ts';
import { updateUnansweredQuestion } from './update-unanswered-question.ts';

export { createQuestionRecorder, type QuestionRecorder } from './record-questions.ts';
export { exampleQuestion } from './unanswered-questions.examples.ts';
export { questionParams } from './unanswered-questions.operation.ts';
export { getQuestion, setQuestionState } from './unanswered-questions.queries.ts';

/** Questions of callers and visitors that the agents had no answer to, grouped. */
export const unansweredQuestionsArea = area<object>({
  name: 'unanswered-questions',
  module: 'knowledge',
  personalData: unansweredQuestionsPersonalData,
  operations: {
    'Unanswered questions': [listUnansweredQuestions, getUnansweredQuestion, updateUnansweredQuestion],
  },
});
