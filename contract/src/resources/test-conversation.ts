import { z } from 'zod';
import { AgentId, CallId, ChatSessionId, TestConversationId } from '../ids.ts';
import { mergePatchOf } from '../merge-patch.ts';
import { Name } from '../names.ts';
import { VariableName } from './agent.ts';
import { ToolName } from './tool.ts';

const Text = z.string().trim().min(1).max(500);

/** Expectation of a reply, or, for the conversation as a whole, of its replies, tools, variables and path. */
export const TestExpectation = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('reply_contains'), text: Text }),
    z.strictObject({ kind: z.literal('reply_lacks'), text: Text }),
    z.strictObject({ kind: z.literal('reply_like'), text: z.string().trim().min(1).max(2000) }),
    z.strictObject({ kind: z.literal('reply_meets'), criterion: Text }),
    z.strictObject({ kind: z.literal('declines') }),
    z.strictObject({
      kind: z.literal('tool_called'),
      tool: ToolName,
      arguments: z.record(z.string().max(64), z.unknown()).optional(),
    }),
    z.strictObject({ kind: z.literal('tool_not_called'), tool: ToolName }),
    z.strictObject({ kind: z.literal('variable'), name: VariableName, value: z.string().max(2000) }),
    z.strictObject({ kind: z.literal('node'), node_id: z.string().min(1).max(64) }),
  ])
  .meta({
    id: 'TestExpectation',
    description:
      "`reply_contains`, `reply_lacks`: words of the reply, without case and accents. `reply_like`: it says the same as the text. `reply_meets`: it meets the criterion. Both are judged by the agent's model, by shared words where the agent has the built-in one. `declines`: the agent says that it does not know. `tool_called`: with these arguments, if given, and maybe others. `variable`: value collected or set by a tool. `node`: the path of the workflow goes through it",
  });
export type TestExpectation = z.infer<typeof TestExpectation>;

/** Words of the visitor, with the expectations on the reply to them. */
export const TestTurn = z.strictObject({
  say: z.string().trim().min(1).max(2000),
  expect: z.array(TestExpectation).max(10).default([]),
});
export type TestTurn = z.infer<typeof TestTurn>;

/** Answer of a tool in the test. Tools never run in tests; one without an answer here returns an empty result. */
export const TestTool = z.strictObject({
  name: ToolName,
  result: z.string().max(8000).default(''),
  is_error: z.boolean().default(false),
  variables: z.record(VariableName, z.string().max(2000)).default({}),
});
export type TestTool = z.infer<typeof TestTool>;

const body = {
  name: Name,
  turns: z.array(TestTurn).min(1).max(50),
  expect: z.array(TestExpectation).max(20).default([]).meta({ description: 'Of the conversation as a whole' }),
  tools: z.array(TestTool).max(50).default([]),
  variables: z
    .record(VariableName, z.string().max(2000))
    .default({})
    .meta({ description: 'Variables the conversation starts with, as a widget or a call gives them' }),
  runs_on_change: z
    .boolean()
    .default(true)
    .meta({ description: 'Run after each new version of the agent, and after its workflow is published' }),
};

export const TestConversationCreate = z.strictObject(body).meta({ id: 'TestConversationCreate' });
export type TestConversationCreate = z.infer<typeof TestConversationCreate>;

/** JSON merge patch; lists are replaced whole. */
export const TestConversationUpdate = mergePatchOf(z.strictObject(body)).meta({ id: 'TestConversationUpdate' });

/** Conversation of the past that becomes a test. */
export const TestConversationSource = z
  .union([z.strictObject({ session_id: ChatSessionId }), z.strictObject({ call_id: CallId })])
  .meta({ id: 'TestConversationSource' });

export const TestStatus = z.enum(['passed', 'failed', 'error']);
export type TestStatus = z.infer<typeof TestStatus>;

export const TestConversation = z
  .object({
    id: TestConversationId,
    agent_id: AgentId,
    ...body,
    session_id: ChatSessionId.nullable().meta({ description: 'Chat it was made of; it is erased with it' }),
    call_id: CallId.nullable().meta({ description: 'Call it was made of; it is erased with it' }),
    last_status: TestStatus.nullable().meta({ description: 'Of its latest run; null: never run' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'TestConversation' });
export type TestConversation = z.infer<typeof TestConversation>;
