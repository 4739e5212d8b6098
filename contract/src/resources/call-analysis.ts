import { z } from 'zod';

export const callAnalysisStates = ['pending', 'running', 'done', 'failed', 'skipped'] as const;

/** State of a call's analysis; its results are `summary`, `success`, `sentiment` and `structured_data` of the call. */
export const CallAnalysis = z
  .object({
    state: z.enum(callAnalysisStates),
    skip_reason: z.enum(['not_answered', 'caller_silent', 'turned_off', 'zero_retention']).nullable().meta({
      description:
        'Of a skipped one. `turned_off`: the agent asks for no summary, success or fields. `zero_retention`: nothing of its calls is stored',
    }),
    attempts: z.int(),
    model: z
      .string()
      .nullable()
      .meta({
        description: 'Model that made it; `builtin`: extracted from the words of the call, without a language model',
        examples: ['openai/gpt-4.1-mini', 'builtin'],
      }),
    input_tokens: z.int(),
    output_tokens: z.int(),
    fault: z.string().nullable().meta({ description: 'Kind of the last error, such as `timeout` or `rate_limited`' }),
    next_attempt_at: z.iso.datetime().nullable().meta({ description: 'Of a pending one' }),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'CallAnalysis' });
export type CallAnalysis = z.infer<typeof CallAnalysis>;
