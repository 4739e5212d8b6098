import { z } from 'zod';
import { AgentId, CallId, ChatSessionId, UnansweredQuestionId } from '../ids.ts';
import { rules } from '../rules.ts';
import { KnowledgeBaseFile } from './knowledge-base.ts';

export const unansweredQuestionStates = ['open', 'answered', 'dismissed'] as const;
export const conversationChannels = ['call', 'chat'] as const;

/** A question an agent had no answer to, with all that ask the same. */
export const UnansweredQuestion = z
  .object({
    id: UnansweredQuestionId,
    agent: z.object({ id: AgentId, name: z.string() }),
    text: z.string().meta({ description: 'As it was asked last' }),
    state: z.enum(unansweredQuestionStates).meta({
      description: '`answered`: an answer was added. Asked again after that, the question is `open` again',
    }),
    state_changed_at: z.iso.datetime().nullable(),
    reopened_count: z.int().meta({ description: 'Times it was asked again after an answer had been added' }),
    count: z.int().meta({ description: 'Times it was asked' }),
    call_count: z.int(),
    chat_count: z.int(),
    first_asked_at: z.iso.datetime(),
    last_asked_at: z.iso.datetime(),
  })
  .meta({ id: 'UnansweredQuestion' });
export type UnansweredQuestion = z.infer<typeof UnansweredQuestion>;

export const UnansweredQuestionOccurrence = z.object({
  text: z.string(),
  channel: z.enum(conversationChannels),
  call_id: CallId.nullable(),
  session_id: ChatSessionId.nullable(),
  asked_at: z.iso.datetime(),
});
export type UnansweredQuestionOccurrence = z.infer<typeof UnansweredQuestionOccurrence>;

export const UnansweredQuestionDetail = UnansweredQuestion.extend({
  occurrences: z.array(UnansweredQuestionOccurrence).meta({ description: 'The latest 20, newest first' }),
}).meta({ id: 'UnansweredQuestionDetail' });
export type UnansweredQuestionDetail = z.infer<typeof UnansweredQuestionDetail>;

export const UnansweredQuestionUpdate = z
  .strictObject({ state: z.enum(unansweredQuestionStates) })
  .meta({ id: 'UnansweredQuestionUpdate' });

/** Longest answer that becomes a text of the knowledge base. Unit: characters. */
const answerMaxLength = 5000;

export const UnansweredQuestionAnswer = z
  .strictObject({
    answer: z
      .string()
      .max(answerMaxLength)
      .refine((text) => text.trim() !== '', rules.no_words),
    question: z.string().trim().min(1).max(300).optional().meta({ description: 'Omitted: as it was asked last' }),
  })
  .meta({ id: 'UnansweredQuestionAnswer' });

/** A question with its answer in the knowledge base. */
export const AnsweredQuestion = z
  .object({ question: UnansweredQuestion, file: KnowledgeBaseFile })
  .meta({ id: 'AnsweredQuestion' });
