import { z } from 'zod';
import { AgentId, TestConversationId, TestRunId } from '../ids.ts';
import { TestExpectation, TestStatus } from './test-conversation.ts';

export const TestRunState = z.enum(['queued', 'running', 'finished']);
export type TestRunState = z.infer<typeof TestRunState>;

export const TestRunTrigger = z.enum(['request', 'version', 'workflow']);
export type TestRunTrigger = z.infer<typeof TestRunTrigger>;

export const TestRunCreate = z
  .strictObject({
    test_ids: z.array(TestConversationId).min(1).max(200).optional().meta({ description: 'Omitted: all of the agent' }),
    version: z.int().min(1).optional().meta({ description: 'Version of the agent; omitted: the current one' }),
  })
  .meta({ id: 'TestRunCreate' });

/** A run of test conversations against one version of an agent. */
export const TestRun = z
  .object({
    id: TestRunId,
    agent_id: AgentId,
    agent_version: z.int(),
    trigger: TestRunTrigger,
    state: TestRunState,
    total: z.int().meta({ description: 'Tests of the run' }),
    passed: z.int(),
    failed: z.int().meta({ description: 'Tests with an expectation that was not met' }),
    errors: z.int().meta({ description: 'Tests in which a reply failed' }),
    score: z.number().nullable().meta({ description: 'Share of met expectations, 0-1; null: none yet' }),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TestRun' });
export type TestRun = z.infer<typeof TestRun>;

/** An expectation and its outcome. */
export const TestCheck = z.object({
  turn: z.int().nullable().meta({ description: 'Index of the turn from 0; null: of the conversation' }),
  expectation: TestExpectation,
  is_met: z.boolean(),
  reason: z.string().meta({ description: 'What was found instead; empty where it is met' }),
  judge: z.enum(['rules', 'model']),
});
export type TestCheck = z.infer<typeof TestCheck>;

export const TestToolCall = z.object({ tool: z.string(), arguments: z.record(z.string(), z.unknown()) });
export type TestToolCall = z.infer<typeof TestToolCall>;

/** A turn as it went. */
export const TestReply = z.object({
  say: z.string(),
  reply: z.string(),
  is_unsure: z.boolean(),
  tools: z.array(TestToolCall),
  sources: z.array(z.string()).meta({ description: 'Titles of the passages the reply rests on' }),
  latency_ms: z.int(),
});
export type TestReply = z.infer<typeof TestReply>;

export const TestResult = z.object({
  test_id: TestConversationId,
  name: z.string(),
  status: TestStatus,
  fault: z.string().nullable().meta({ description: 'Code of the error, with status `error`' }),
  model: z.string().nullable(),
  turns: z.array(TestReply),
  variables: z.record(z.string(), z.string()),
  path: z.array(z.string()).meta({ description: 'Ids of the nodes of the workflow, in order' }),
  checks: z.array(TestCheck),
});
export type TestResult = z.infer<typeof TestResult>;

export const TestRunDetail = z.object({ ...TestRun.shape, results: z.array(TestResult) }).meta({ id: 'TestRunDetail' });
export type TestRunDetail = z.infer<typeof TestRunDetail>;

/** Two runs side by side, test by test. */
export const TestRunComparison = z
  .object({
    baseline: TestRun,
    candidate: TestRun,
    tests: z.array(
      z.object({
        test_id: TestConversationId,
        name: z.string(),
        before: TestStatus.nullable().meta({ description: 'null: not part of the run' }),
        after: TestStatus.nullable().meta({ description: 'null: not part of the run' }),
        changed_replies: z.array(z.object({ turn: z.int(), say: z.string(), before: z.string(), after: z.string() })),
      }),
    ),
  })
  .meta({ id: 'TestRunComparison' });
export type TestRunComparison = z.infer<typeof TestRunComparison>;
