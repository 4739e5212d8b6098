import type { Passage } from './ports.ts';
import { stemsOf } from './words.ts';

/** Share of an answer's meaningful words that must stand in a passage, and how many at least. */
const shownShare = 0.4;
const shownWords = 3;

/**
 * The passages an answer visibly rests on, judged by the words they share. For models that do not name their sources:
 * naming every passage that was found would credit texts the answer did not use.
 */
export function passagesBehind(answer: string, passages: readonly Passage[]): Passage[] {
  const said = new Set(stemsOf(answer));
  if (said.size === 0) return [];
  return passages.filter((passage) => {
    const written = new Set(stemsOf(`${passage.title} ${passage.text}`));
    const shared = [...said].filter((stem) => written.has(stem)).length;
    return shared >= Math.min(shownWords, written.size) && shared / Math.min(said.size, written.size) >= shownShare;
  });
}
