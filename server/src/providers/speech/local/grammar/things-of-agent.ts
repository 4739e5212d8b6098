/** More than this makes decoding slow; see README.md, table of sizes. */
const maximumThings = 500;
const longestThing = 3;

/** Words of timetables, price lists and instructions: grammar has the former, and callers say none of the latter. */
const unnamed = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun mondays tuesdays wednesdays
   thursdays fridays saturdays sundays january february march april june july august september october november december
   today tomorrow daily am pm noon midnight oclock pound pounds euro euros dollar dollars kr sek gbp usd eur cost costs
   price prices assistant answer politely briefly friendly brief short warm keep facts never use unless stated before after
   there's it's that's what's here's usually about until except only other every each per own second`.split(/\s+/),
);

/**
 * Things that callers of an agent may name: the words of its texts that mean something, alone and in the company they
 * have there (`full service`, `new inner tube`), in singular and plural. Those named first and most often come first.
 *
 * `isFiller`: true for a word without a meaning of its own, such as an article.
 */
export function thingsOfAgent({
  texts,
  isFiller,
}: {
  texts: readonly string[];
  isFiller(word: string): boolean;
}): string[] {
  const counts = new Map<string, number>();
  const add = (words: readonly string[]) => {
    const thing = words.join(' ');
    counts.set(thing, (counts.get(thing) ?? 0) + 1);
  };
  for (const run of texts.flatMap((text) => runsOf(text, isFiller))) {
    for (let from = 0; from < run.length; from++) {
      for (let length = 1; length <= longestThing && from + length <= run.length; length++) {
        // Three words are named where they stand alone: inside a longer run they are rarely one thing.
        if (length === longestThing && run.length > longestThing) continue;
        add(run.slice(from, from + length));
      }
    }
  }
  const things = [...counts]
    .toSorted(([one, a], [other, b]) => weight(other, b) - weight(one, a))
    .map(([thing]) => thing);
  return [...new Set(things.flatMap((thing) => [thing, ...otherNumbers(thing)]))].slice(0, maximumThings);
}

/** Single words first: any pair of them can be said as well. */
const weight = (thing: string, count: number) => (thing.includes(' ') ? 0 : 100) + Math.min(count, 9);

/** Stretches of words between punctuation, figures and words without a meaning of their own. */
function runsOf(text: string, isFiller: (word: string) => boolean): string[][] {
  return text
    .split(/[^\p{L}\p{M}'’ -]+|\s-\s/u)
    .flatMap((clause) => {
      const runs: string[][] = [[]];
      for (const word of clause.split(/\s+/).filter(Boolean)) {
        const plain = word
          .toLowerCase()
          .replace(/^['’-]+|['’-]+$/g, '')
          .replace(/’/g, "'");
        if (plain.length < 2 || isFiller(plain) || unnamed.has(plain) || /n't$|'(?:re|ll|ve|d)$/.test(plain))
          runs.push([]);
        else runs.at(-1)?.push(plain);
      }
      return runs;
    })
    .filter((run) => run.length > 0);
}

function otherNumbers(thing: string): string[] {
  if (/(?:ss|us|is|ing|ed|ly)$/.test(thing)) return [];
  if (thing.endsWith('ies')) return [thing.replace(/ies$/, 'y')];
  if (/(?:ch|sh|x|ss)es$/.test(thing)) return [thing.slice(0, -2)];
  if (thing.endsWith('s')) return [thing.slice(0, -1)];
  if (/[^aeiou]y$/.test(thing)) return [thing.replace(/y$/, 'ies')];
  if (/(?:ch|sh|x)$/.test(thing)) return [`${thing}es`];
  return [`${thing}s`];
}
