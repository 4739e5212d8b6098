import { z } from 'zod';

/** Longest answer of a page. Unit: characters of its JSON. */
const resultCharactersMax = 65_536;

/** What a page answers to a tool call. */
export const AnswerToolCall = z
  .strictObject({
    result: z
      .unknown()
      .refine(
        (result) => (JSON.stringify(result)?.length ?? 0) <= resultCharactersMax,
        `at most ${resultCharactersMax} characters of JSON`,
      )
      .default(null)
      .meta({ description: 'What the tool found: any JSON' }),
    is_error: z.boolean().default(false).meta({ description: 'The tool failed; `result` says why' }),
  })
  .meta({ id: 'AnswerToolCall' });

export const ToolCallId = z.guid().meta({ description: '`tool_call_id` of the call' });
