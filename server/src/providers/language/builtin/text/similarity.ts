/** Character 4-grams of a word with its boundaries: `^bik`, `bike`, `ike$`. */
function gramsOf(word: string): ReadonlySet<string> {
  const known = kept.get(word);
  if (known) return known;
  const padded = `^${word}$`;
  const grams = new Set<string>();
  if (padded.length <= 4) grams.add(padded);
  for (let at = 0; at + 4 <= padded.length; at++) grams.add(padded.slice(at, at + 4));
  if (kept.size > 20_000) kept.clear();
  kept.set(word, grams);
  return grams;
}

const kept = new Map<string, ReadonlySet<string>>();

/**
 * Likeness of a word of a question to a word of a fact, both folded, 0-1: 0.85 for a typo, 0.7 to 0.8 for a word inside
 * a compound, else the share of common 4-grams where that is high. A compound is about its last part: a question for
 * "tyre brands" is hardly one for "tyres".
 */
export function likeness(asked: string, known: string): number {
  if (asked === known) return 1;
  const [one, other] = [asked, known];
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4) return 0;
  if (/\d/.test(one) || /\d/.test(other)) return 0;
  if (isOneTypo(short, long)) return short.length >= 5 ? 0.85 : 0.6;
  if (long.startsWith(short)) return long.length - short.length <= 3 ? 0.85 : long === asked ? 0.35 : 0.7;
  if (short.length >= 5 && long.endsWith(short)) return long === asked ? 0.4 : 0.8;
  if (short.length >= 5 && long !== asked && long.includes(short)) return 0.6;
  const [a, b] = [gramsOf(short), gramsOf(long)];
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared++;
  const dice = (2 * shared) / (a.size + b.size);
  return dice >= 0.6 ? dice * 0.85 : 0;
}

/** One letter too many, missing, wrong, or two exchanged. The first letter is right. */
function isOneTypo(short: string, long: string): boolean {
  if (long.length - short.length > 1 || short[0] !== long[0]) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length === long.length) {
    const rest = short.slice(at + 1) === long.slice(at + 1);
    const swapped =
      short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
    return rest || swapped;
  }
  return short.slice(at) === long.slice(at + 1);
}
