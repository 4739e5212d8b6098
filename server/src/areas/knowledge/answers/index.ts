import { area } from '#platform/areas/area.ts';
import { answerUnansweredQuestion } from './answer-unanswered-question.ts';
import type { AnswersDeps } from './answers.operation.ts';

/** Answers to questions that agents had none to, added to their knowledge. */
export const knowledgeAnswersArea = area<AnswersDeps>({
  name: 'knowledge-answers',
  module: 'knowledge',
  operations: { 'Unanswered questions': [answerUnansweredQuestion] },
});
