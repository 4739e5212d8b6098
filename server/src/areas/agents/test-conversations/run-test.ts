import type { TestConversation } from '@parley/contract/resources/test-conversation';
import type { TestResult } from '@parley/contract/resources/test-run';
import type { ModelError } from '#brain/ports.ts';
import type { Logger } from '#platform/log/logger.ts';
import { checkOf, expectedOf } from './checks.rules.ts';
import { converseInTest, type TestedAgent } from './converse-in-test.ts';
import { judge } from './judge.ts';
import type { TestConversationsDeps } from './test-conversations.operation.ts';

/** Runs one test against an agent. A reply or judgement that failed is a result with status `error`. */
export async function runTest(
  deps: TestConversationsDeps,
  agent: TestedAgent,
  test: TestConversation,
  { now, signal, log }: { now: Date; signal: AbortSignal; log: Logger },
): Promise<TestResult> {
  const named = { test_id: test.id, name: test.name };
  try {
    const held = await converseInTest(deps.brain, agent, test, { signal, log });
    const expected = expectedOf(test);
    const verdicts = await judge(deps, agent, held, expected, { now, signal });
    const checks = expected.map((each) =>
      checkOf(each, held, { verdict: verdicts.get(each) ?? null, words: deps.words }),
    );
    const status = checks.every((check) => check.is_met) ? 'passed' : 'failed';
    return { ...named, ...held, status, fault: null, checks };
  } catch (error) {
    // At a shutdown the test has no result, and another process runs it.
    if (signal.aborted && !isTimeout(signal.reason)) throw error;
    log.warn({ event: 'test_conversation.failed', err: error, testId: test.id }, 'a test conversation broke off');
    const fault = faultOf(signal.aborted ? signal.reason : error);
    return { ...named, status: 'error', fault, model: null, turns: [], variables: {}, path: [], checks: [] };
  }
}

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError';

function faultOf(error: unknown): string {
  if (isTimeout(error)) return 'timeout';
  const { name, code } = error as Partial<ModelError>;
  return name === 'ModelError' && code !== undefined ? code : 'internal';
}
