import { foldInPlace, lexiconOf } from './number-words.rules.ts';

/** Shortest run of digits that may be personal data: a birth date. */
const digitsMin = 6;
/** Between the words of one number: spaces and short punctuation. */
const joint = /^[\s.,+()/-]*$/;

/**
 * Finds the texts that hold a part of a number of six digits or more, written or dictated, also in several texts one
 * after the other. No check digit counts: a digit that was misheard makes a card number one that is none. Returns their
 * places in `texts`. `language`: BCP 47 tag.
 */
export function textsWithLongNumbers(texts: readonly string[], language: string): Set<number> {
  const { pattern, digitsOf } = lexiconOf(language);
  const found = new Set<number>();
  let run = { digits: 0, texts: new Set<number>() };
  const endRun = () => {
    if (run.digits >= digitsMin) for (const place of run.texts) found.add(place);
    run = { digits: 0, texts: new Set() };
  };
  for (const [place, text] of texts.entries()) {
    const folded = foldInPlace(text);
    let end = 0;
    for (const word of folded.matchAll(pattern)) {
      if (!joint.test(folded.slice(end, word.index))) endRun();
      run.digits += digitsOf(word[0]).length;
      run.texts.add(place);
      end = word.index + word[0].length;
    }
    if (!joint.test(folded.slice(end))) endRun();
  }
  endRun();
  return found;
}
