import { z } from 'zod';

/** Maximum size of a page's answer. Unit: UTF-16 code units of its JSON. */
const resultCharactersMax = 65_536;

/** Request body of a page's answer to a tool call. */
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
