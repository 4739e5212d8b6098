import { asSentence } from '../answers/sentence.ts';
import type { PhrasePack } from '../phrases/phrase-pack.ts';
import { say } from '../phrases/say.ts';
import type { Topic } from './topics.ts';

/** Entries of a menu beside the 0: a longer list is forgotten while it is heard. */
const entriesMax = 5;
/** Longest answer to a menu entry. Unit: characters; about 20 s of speech. */
const answerChars = 300;

/** "For opening hours press 1, for prices 2, for a person 0." */
export function menuText(topics: readonly Topic[], pack: PhrasePack, { hasPerson }: { hasPerson: boolean }): string {
  const entries = [
    ...topics.slice(0, entriesMax).map(({ label }, at) => ({ topic: label, digit: String(at + 1) })),
    { topic: say(pack, hasPerson ? 'aPerson' : 'aCallback'), digit: '0' },
  ];
  const items = entries.map((entry, at) => say(pack, at === 0 ? 'menuFirst' : 'menuNext', 0, entry));
  return `${items.join(', ')}.`;
}

/** Facts under the entry of a digit, as many whole ones as fit into a short answer; undefined: there is no such entry. */
export function menuAnswer(digit: number, topics: readonly Topic[]): { text: string; sourceIds: string[] } | undefined {
  const topic = topics.slice(0, entriesMax)[digit - 1];
  if (topic === undefined) return undefined;
  const told: { id: string; text: string }[] = [];
  let chars = 0;
  for (const fact of topic.facts) {
    chars += fact.text.length;
    if (told.length > 0 && chars > answerChars) break;
    told.push(fact);
  }
  return {
    text: told.map(({ text }) => asSentence(text)).join(' '),
    sourceIds: [...new Set(told.map(({ id }) => id))],
  };
}
