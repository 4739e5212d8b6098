import type { TestReply } from '@parley/contract/resources/test-run';
import type { JudgedExpectation, Words } from './checks.rules.ts';

/** Share of the expected words a reply needs to count as the same. Source: chosen by hand on demo conversations. */
const enough = 0.6;

/** Judges an expectation by words: enough of them are in the reply, and all numbers are. */
export function judgeByWords(
  expectation: JudgedExpectation,
  replies: readonly TestReply[],
  words: Pick<Words, 'stems'>,
): boolean {
  if (expectation.kind === 'declines') return replies.some(({ is_unsure: isUnsure }) => isUnsure);
  const text = expectation.kind === 'reply_like' ? expectation.text : expectation.criterion;
  return replies.some(({ reply }) => saysThe(text, reply, words));
}

function saysThe(expected: string, reply: string, { stems }: Pick<Words, 'stems'>): boolean {
  const wanted = new Set(stems(expected));
  const said = new Set(stems(reply));
  if (wanted.size === 0) return true;
  const shared = [...wanted].filter((stem) => said.has(stem));
  const lacksNumber = [...wanted].some((stem) => /^\d+$/.test(stem) && !said.has(stem));
  return !lacksNumber && shared.length / wanted.size >= enough;
}
