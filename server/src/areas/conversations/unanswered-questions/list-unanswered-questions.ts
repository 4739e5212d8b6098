import { oneOrSeveral, orderedSpan, timeSpan } from '@parley/contract/filters';
import { AgentId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import {
  conversationChannels,
  UnansweredQuestion,
  unansweredQuestionStates,
} from '@parley/contract/resources/unanswered-question';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleQuestion } from './unanswered-questions.examples.ts';
import { operation } from './unanswered-questions.operation.ts';
import { listQuestionPage, questionSorts } from './unanswered-questions.queries.ts';

const filters = z
  .strictObject({
    ...pageQuery,
    agent_id: AgentId.optional(),
    state: oneOrSeveral(z.enum(unansweredQuestionStates))
      .optional()
      .meta({ description: 'One or several, separated by commas', examples: ['open'] }),
    channel: z.enum(conversationChannels).optional().meta({ description: 'Asked there at least once' }),
    ...timeSpan({ from: 'Asked at or after this instant', to: 'Asked before this instant' }),
    q: z.string().trim().min(1).max(200).optional().meta({ description: 'Part of the question' }),
    sort: z.enum(questionSorts).default('-last_asked_at'),
  })
  .superRefine(orderedSpan);

/** Lists what callers and visitors asked that the agents did not know, the question asked last first. */
export const listUnansweredQuestions = operation({
  method: 'GET',
  path: '/api/unanswered-questions',
  id: 'listUnansweredQuestions',
  summary: 'List unanswered questions',
  access: apiKey('kb:read'),
  showsConversations: true,
  query: filters,
  answer: { status: 200, schema: pageOf(UnansweredQuestion) },
  example: {
    query: { state: 'open', sort: '-count' },
    answer: { data: [exampleQuestion], has_more: false, next_cursor: null },
  },
  run: ({ tx, query }) => listQuestionPage(tx, query),
});
