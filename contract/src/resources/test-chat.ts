import { z } from 'zod';
import { mergePatchOf } from '../merge-patch.ts';
import { AgentCreate, languageModelProviders, VariableName } from './agent.ts';

/** Fields of an unsaved configuration that a test chat takes. Addresses and secrets are those of the stored agent. */
const TestChatOverride = mergePatchOf(
  AgentCreate.pick({
    name: true,
    language: true,
    timezone: true,
    prompt: true,
    greeting: true,
    dynamic_variables: true,
    knowledge: true,
  }),
)
  .extend({
    llm: z
      .strictObject({
        provider: z.enum(languageModelProviders),
        model: z.string().max(200),
        temperature: z.number().min(0).max(2),
        max_tokens: z.int().min(16).max(32_000),
      })
      .partial()
      .optional()
      .meta({ description: 'Another model; with another provider, the headers of the stored agent are not sent' }),
  })
  .meta({ id: 'TestChatOverride' });

export const testChatTurnsMax = 50;

export const TestChatTurn = z
  .strictObject({
    say: z.string().trim().min(1).max(4000).meta({ description: 'Words of the visitor' }),
    turns: z
      .array(z.strictObject({ say: z.string().min(1).max(4000), reply: z.string().max(20_000) }))
      .max(testChatTurnsMax)
      .default([])
      .meta({ description: 'Turns before, oldest first, with the replies as they were answered' }),
    variables: z.record(VariableName, z.string().max(2000)).default({}).meta({
      description: 'Values for this conversation, then those of the answer before',
    }),
    agent_override: TestChatOverride.optional().meta({
      description: 'Unsaved changes as a merge patch; the agent stays unchanged',
    }),
    run_tools: z.boolean().default(false).meta({
      description:
        'Runs tools for real, with all their effects and log entries; needs the scope `tools:write`. False: the model reads that the tool was not run. Refused for an agent that follows a workflow',
    }),
  })
  .meta({ id: 'TestChatTurn' });
export type TestChatTurn = z.infer<typeof TestChatTurn>;

/** A tool that was called in a turn. */
export const TestChatTool = z.object({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  result: z.string().meta({ description: 'As the model read it' }),
  is_error: z.boolean(),
  was_run: z.boolean(),
  duration_ms: z.int(),
});
export type TestChatTool = z.infer<typeof TestChatTool>;

/** A reply with all that led to it. */
export const TestChatReply = z
  .object({
    reply: z.string(),
    model: z.string().meta({ description: 'Model that replied; another than the chosen one after a failover' }),
    is_unsure: z.boolean().meta({ description: 'The agent said that it does not know' }),
    tools: z.array(TestChatTool),
    passages: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        url: z.string().nullable(),
        origin: z.enum(['knowledge', 'instructions']),
        score: z.number().meta({ description: 'Relevance to the question, 0-1' }),
      }),
    ),
    latency: z.object({
      first_word_ms: z.int().nullable().meta({ description: 'Null: nothing was said' }),
      retrieval_ms: z.int(),
      model_ms: z.int(),
      total_ms: z.int(),
    }),
    variables: z.record(z.string(), z.string()).meta({ description: 'Values after this turn' }),
    path: z.array(z.string()).meta({ description: 'Nodes passed of the workflow; empty without one' }),
  })
  .meta({ id: 'TestChatReply' });
export type TestChatReply = z.infer<typeof TestChatReply>;
