import type { TestExpectation } from '@parley/contract/resources/test-conversation';
import type { TestCheck, TestReply } from '@parley/contract/resources/test-run';

/** A test conversation as it went. */
export interface HeldConversation {
  model: string | null;
  turns: TestReply[];
  variables: Record<string, string>;
  path: string[];
}

/** Reading of words. */
export interface Words {
  /** Small letters without accents. */
  fold(text: string): string;
  /** Words that carry meaning, folded and stemmed. */
  stems(text: string): string[];
}

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
export function checkOf(
  { turn, expectation }: Expected,
  held: HeldConversation,
  { verdict, words }: { verdict: Verdict | null; words: Words },
): TestCheck {
  const {
    isMet,
    found,
    judge = 'rules',
  } = verdict
    ? { isMet: verdict.isMet, found: wordsOf(repliesOf(held, turn)), judge: verdict.judge }
    : { ...findingOf(expectation, held, { replies: repliesOf(held, turn), words }) };
  return { turn, expectation, is_met: isMet, reason: isMet ? '' : found.slice(0, 2000), judge };
}

interface Finding {
  isMet: boolean;
  /** The actual value. */
  found: string;
  judge?: 'rules';
}

function findingOf(
  expectation: TestExpectation,
  held: HeldConversation,
  { replies, words }: { replies: readonly TestReply[]; words: Words },
): Finding {
  switch (expectation.kind) {
    case 'reply_contains':
      return { isMet: contains(replies, expectation.text, words), found: wordsOf(replies) };
    case 'reply_lacks':
      return { isMet: !contains(replies, expectation.text, words), found: wordsOf(replies) };
    case 'tool_called':
      return { isMet: isCalled(replies, expectation, words), found: callsOf(replies) };
    case 'tool_not_called':
      return { isMet: !isCalled(replies, expectation, words), found: callsOf(replies) };
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

const contains = (replies: readonly TestReply[], text: string, { fold }: Words) =>
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
  words: Words,
): boolean {
  return replies
    .flatMap(({ tools }) => tools)
    .some(({ tool, arguments: given }) => tool === expected.tool && includes(given, expected.arguments ?? {}, words));
}

/** True when `given` has all of `expected`, at every depth; texts are compared without case and accents. */
function includes(given: unknown, expected: unknown, words: Words): boolean {
  if (typeof expected === 'string' && typeof given === 'string') return words.fold(given) === words.fold(expected);
  if (Array.isArray(expected)) {
    return (
      Array.isArray(given) &&
      given.length === expected.length &&
      expected.every((each, index) => includes(given[index], each, words))
    );
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof given !== 'object' || given === null) return false;
    return Object.entries(expected).every(([key, value]) =>
      includes((given as Record<string, unknown>)[key], value, words),
    );
  }
  return given === expected;
}
