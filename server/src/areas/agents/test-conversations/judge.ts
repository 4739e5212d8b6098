import type { AnalysedTurn } from '#brain/ports.ts';
import {
  type Expected,
  type HeldConversation,
  isJudged,
  type JudgedExpectation,
  repliesOf,
  type Verdict,
} from './checks.rules.ts';
import type { TestedAgent } from './converse-in-test.ts';
import { judgeByWords } from './judge.rules.ts';
import type { TestConversationsDeps } from './test-conversations.operation.ts';

/**
 * Judges the expectations of meaning of a test: all in one request to the agent's model, by words for an agent with the
 * built-in model. Throws when the model could not.
 */
export async function judge(
  { brain, words }: TestConversationsDeps,
  { tenantId, config: agent }: Pick<TestedAgent, 'config' | 'tenantId'>,
  held: HeldConversation,
  expected: readonly Expected[],
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Map<Expected, Verdict>> {
  const judged = expected.filter(({ expectation }) => isJudged(expectation));
  if (judged.length === 0) return new Map();
  if (agent.llm.provider === 'builtin') {
    return new Map(
      judged.map((each) => {
        const isMet = judgeByWords(each.expectation as JudgedExpectation, repliesOf(held, each.turn), words);
        return [each, { isMet, judge: 'rules' }];
      }),
    );
  }
  const { analysis } = await brain.analyse({
    tenantId,
    agent,
    request: {
      turns: held.turns.flatMap(({ say, reply }): AnalysedTurn[] => [
        { role: 'user', text: say },
        { role: 'agent', text: reply },
      ]),
      outcome: { isBooked: false, isCallbackRequested: false, isTransferred: false },
      wantsSummary: false,
      successCriteria: '',
      fields: judged.map(({ turn, expectation }, index) => ({
        name: `expectation_${index + 1}`,
        type: 'boolean',
        description: questionOf(expectation as JudgedExpectation, turn),
      })),
    },
    variables: held.variables,
    endedAt: now,
    by: 'agent',
    signal,
  });
  return new Map(
    judged.map((each, index) => [each, { isMet: analysis.data[`expectation_${index + 1}`] === true, judge: 'model' }]),
  );
}

/** An expectation as a yes-or-no question. */
function questionOf(expectation: JudgedExpectation, turn: number | null): string {
  const reply = turn === null ? 'Any reply of the agent' : `The agent's reply number ${turn + 1}`;
  switch (expectation.kind) {
    case 'declines':
      return `${reply} says that the agent does not know the answer or cannot do what was wanted`;
    case 'reply_like':
      return `${reply} says the same as this text: ${JSON.stringify(expectation.text)}`;
    case 'reply_meets':
      return `${reply} meets this criterion: ${JSON.stringify(expectation.criterion)}`;
  }
}
