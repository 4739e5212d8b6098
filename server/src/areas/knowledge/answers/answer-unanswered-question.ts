import { AnsweredQuestion, UnansweredQuestionAnswer } from '@parley/contract/resources/unanswered-question';
import { documentTypes } from '@parley/document-text';
import { getAgentToUse } from '#areas/agents/agents';
import {
  exampleQuestion,
  getQuestion,
  questionParams,
  setQuestionState,
} from '#areas/conversations/unanswered-questions';
import { addContent, exampleFile, presentSource } from '#areas/knowledge/sources';
import { apiKey } from '#platform/http/access/access.ts';
import { operation } from './answers.operation.ts';

/** Longest name of a source; the question names it. */
const nameMaxLength = 200;

/** Adds the answer to a question without one to the agent's knowledge. */
export const answerUnansweredQuestion = operation({
  method: 'POST',
  path: '/api/unanswered-questions/{questionId}/answer',
  id: 'answerUnansweredQuestion',
  summary: 'Answer an unanswered question',
  description:
    'Adds the question with its answer to the knowledge base of the agent it was asked, as a text of its own, and sets the question to `answered`. The agent finds it as soon as the text is `ready`, a moment later.',
  access: apiKey('kb:write'),
  showsConversations: true,
  audit: 'unanswered_question.answer',
  params: questionParams,
  body: UnansweredQuestionAnswer,
  answer: { status: 202, schema: AnsweredQuestion },
  refusals: ['not_found', 'conflict', 'insufficient_storage'],
  example: {
    params: { questionId: exampleQuestion.id },
    body: { answer: 'Yes, we treat cats on Tuesdays.' },
    answer: {
      question: { ...exampleQuestion, state: 'answered', state_changed_at: '2026-03-04T08:00:00.000Z' },
      file: exampleFile,
    },
  },
  async run(context) {
    const { tx, params, body, now, audit } = context;
    const question = await getQuestion(tx, params.questionId, { lock: true });
    const agentId = question.agent.id;
    await getAgentToUse(tx, agentId);
    const text = singleLine(body.question ?? question.text);
    const added = await addContent(context, {
      agentId,
      kind: 'text',
      name: text.slice(0, nameMaxLength),
      contentType: documentTypes.markdown,
      bytes: Buffer.from(`Q: ${text}\nA: ${body.answer.trim()}\n`, 'utf8'),
    });
    audit.details({ agent_id: agentId, file_id: added.row.id });
    return {
      question: await setQuestionState(tx, question, { state: 'answered', now }),
      file: presentSource(added.row),
    };
  },
});

const singleLine = (text: string) => text.replace(/\s+/g, ' ').trim();
