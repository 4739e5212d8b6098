import { z } from 'zod';

export const analysisStates = ['pending', 'running', 'done', 'failed', 'skipped'] as const;

/** Results of an analysis; null where it was not wanted, or could not be said. */
export const analysisResults = {
  summary: z.string().nullable(),
  structured_data: z.record(z.string(), z.unknown()).nullable(),
  success: z.boolean().nullable(),
  sentiment: z.enum(['positive', 'neutral', 'negative']).nullable(),
};

/** State of the analysis of a finished call or chat. */
export const ConversationAnalysis = z
  .object({
    state: z.enum(analysisStates),
    skip_reason: z
      .enum(['not_answered', 'caller_silent', 'visitor_silent', 'turned_off', 'zero_retention'])
      .nullable()
      .meta({
        description:
          'Of a skipped one. `turned_off`: the agent asks for no summary, success or fields. `zero_retention`: nothing of its conversations is stored',
      }),
    attempts: z.int(),
    model: z
      .string()
      .nullable()
      .meta({
        description:
          'Model that made it; `builtin`: extracted from the words of the conversation, without a language model',
        examples: ['openai/gpt-4.1-mini', 'builtin'],
      }),
    input_tokens: z.int(),
    output_tokens: z.int(),
    fault: z.string().nullable().meta({ description: 'Kind of the last error, such as `timeout` or `rate_limited`' }),
    next_attempt_at: z.iso.datetime().nullable().meta({ description: 'Of a pending one' }),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ConversationAnalysis' });
export type ConversationAnalysis = z.infer<typeof ConversationAnalysis>;

/** Results of a chat's analysis. `summary` is of the whole chat; that of the chat itself is for the operator at the handoff. */
export const ChatAnalysisResults = z.object(analysisResults);

/** State and results of a chat's analysis. */
export const ChatAnalysis = ConversationAnalysis.extend(analysisResults).meta({ id: 'ChatAnalysis' });
export type ChatAnalysis = z.infer<typeof ChatAnalysis>;
