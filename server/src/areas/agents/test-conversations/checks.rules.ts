import type { TestExpectation } from '@parley/contract/resources/test-conversation';
import type { TestCheck, TestReply } from '@parley/contract/resources/test-run';
import { fold } from '#brain/words.ts';
import type { HeldConversation } from './converse-in-test.ts';

/** An expectation with the replies it is about. */
export interface Expected {
  /** Index of the turn; null: the conversation. */
  turn: number | null;
  expectation: TestExpectation;
}

/** Verdict of a judge on an expectation of meaning. */
export interface Verdict {
  isMet: boolean;
  judge: 'rules' | 'model';
}

/** Expectations that need a judge. */
export type JudgedExpectation = Extract<TestExpectation, { kind: 'declines' | 'reply_like' | 'reply_meets' }>;

export const isJudged = (expectation: TestExpectation): expectation is JudgedExpectation =>
  expectation.kind === 'declines' || expectation.kind === 'reply_like' || expectation.kind === 'reply_meets';

/** All expectations of a test, turn by turn, those of the conversation last. */
export function expectedOf(test: {
  turns: readonly { expect: readonly TestExpectation[] }[];
  expect: readonly TestExpectation[];
}): Expected[] {
  const ofTurns = test.turns.flatMap(({ expect }, turn) => expect.map((expectation) => ({ turn, expectation })));
  return [...ofTurns, ...test.expect.map((expectation) => ({ turn: null, expectation }))];
}

/** Replies an expectation is about. */
export function repliesOf(held: HeldConversation, turn: number | null): readonly TestReply[] {
  return turn === null ? held.turns : held.turns.slice(turn, turn + 1);
}

/** Checks one expectation; `verdict` is that of the judge, for expectations of meaning. */
export function checkOf({ turn, expectation }: Expected, held: HeldConversation, verdict: Verdict | null): TestCheck {
  const {
    isMet,
    found,
    judge = 'rules',
  } = verdict
    ? { isMet: verdict.isMet, found: wordsOf(repliesOf(held, turn)), judge: verdict.judge }
    : { ...findingOf(expectation, held, repliesOf(held, turn)) };
  return { turn, expectation, is_met: isMet, reason: isMet ? '' : found.slice(0, 2000), judge };
}

interface Finding {
  isMet: boolean;
  /** The actual value. */
  found: string;
  judge?: 'rules';
}

function findingOf(expectation: TestExpectation, held: HeldConversation, replies: readonly TestReply[]): Finding {
  switch (expectation.kind) {
    case 'reply_contains':
      return { isMet: contains(replies, expectation.text), found: wordsOf(replies) };
    case 'reply_lacks':
      return { isMet: !contains(replies, expectation.text), found: wordsOf(replies) };
    case 'tool_called':
      return { isMet: isCalled(replies, expectation), found: callsOf(replies) };
    case 'tool_not_called':
      return { isMet: !isCalled(replies, expectation), found: callsOf(replies) };
    case 'variable':
      return {
        isMet: held.variables[expectation.name] === expectation.value,
        found: held.variables[expectation.name] ?? '',
      };
    case 'node':
      return { isMet: held.path.includes(expectation.node_id), found: held.path.join(' → ') };
    default:
      throw new TypeError(`An expectation of kind ${expectation.kind} needs a judge`);
  }
}

const contains = (replies: readonly TestReply[], text: string) =>
  replies.some(({ reply }) => fold(reply).includes(fold(text)));

const wordsOf = (replies: readonly TestReply[]) => replies.map(({ reply }) => reply).join('\n');

const callsOf = (replies: readonly TestReply[]) =>
  replies
    .flatMap(({ tools }) => tools)
    .map(({ tool, arguments: given }) => `${tool}(${JSON.stringify(given)})`)
    .join('\n');

function isCalled(
  replies: readonly TestReply[],
  expected: { tool: string; arguments?: Record<string, unknown> | undefined },
): boolean {
  return replies
    .flatMap(({ tools }) => tools)
    .some(({ tool, arguments: given }) => tool === expected.tool && includes(given, expected.arguments ?? {}));
}

/** True when `given` has all of `expected`, at every depth; texts are compared without case and accents. */
function includes(given: unknown, expected: unknown): boolean {
  if (typeof expected === 'string' && typeof given === 'string') return fold(given) === fold(expected);
  if (Array.isArray(expected)) {
    return (
      Array.isArray(given) &&
      given.length === expected.length &&
      expected.every((each, index) => includes(given[index], each))
    );
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof given !== 'object' || given === null) return false;
    return Object.entries(expected).every(([key, value]) => includes((given as Record<string, unknown>)[key], value));
  }
  return given === expected;
}
