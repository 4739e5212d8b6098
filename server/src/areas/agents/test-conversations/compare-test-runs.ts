import { TestRunId } from '@parley/contract/ids';
import { type TestResult, TestRunComparison } from '@parley/contract/resources/test-run';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { getRun, listResults } from './runs.queries.ts';
import { exampleAgentId, exampleRun, exampleTest } from './test-conversations.examples.ts';
import { operation, testsParams } from './test-conversations.operation.ts';

/** Compares two runs test by test, for example of two versions. */
export const compareTestRuns = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/test-runs/compare',
  id: 'compareTestRuns',
  summary: 'Compare two runs of test conversations',
  access: apiKey('agents:read'),
  params: testsParams,
  query: z.strictObject({ baseline: TestRunId, candidate: TestRunId }),
  answer: { status: 200, schema: TestRunComparison },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    query: { baseline: exampleRun.id, candidate: exampleRun.id },
    answer: {
      baseline: exampleRun,
      candidate: exampleRun,
      tests: [
        { test_id: exampleTest.id, name: exampleTest.name, before: 'passed', after: 'passed', changed_replies: [] },
      ],
    },
  },
  async run({ tx, params, query }) {
    const [baseline, candidate] = await Promise.all([
      getRun(tx, params.agentId, query.baseline),
      getRun(tx, params.agentId, query.candidate),
    ]);
    const [before, after] = await Promise.all([listResults(tx, baseline.id), listResults(tx, candidate.id)]);
    return { baseline, candidate, tests: pairsOf(before, after) };
  },
});

/** Tests of either run, those of the candidate first. */
function pairsOf(before: readonly TestResult[], after: readonly TestResult[]): TestRunComparison['tests'] {
  const earlier = new Map(before.map((result) => [result.test_id, result]));
  const ids = new Set(after.map((result) => result.test_id));
  const gone = before.filter((result) => !ids.has(result.test_id));
  return [
    ...after.map((result) => pairOf(earlier.get(result.test_id), result)),
    ...gone.map((result) => pairOf(result, undefined)),
  ];
}

function pairOf(before: TestResult | undefined, after: TestResult | undefined): TestRunComparison['tests'][number] {
  const { test_id, name } = (after ?? before) as TestResult;
  const changed = (after?.turns ?? []).flatMap(({ say, reply }, turn) => {
    const earlier = before?.turns[turn];
    return earlier && earlier.say === say && earlier.reply !== reply
      ? [{ turn, say, before: earlier.reply, after: reply }]
      : [];
  });
  return {
    test_id,
    name,
    before: before?.status ?? null,
    after: after?.status ?? null,
    changed_replies: changed,
  };
}
