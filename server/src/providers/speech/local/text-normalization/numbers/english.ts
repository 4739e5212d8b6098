const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const scales: readonly [number, string][] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

/** Words of 0-9. */
export const englishDigits: readonly string[] = small.slice(0, 10);

/** A whole number below a trillion in English words: 1250 is `one thousand two hundred fifty`, 21 `twenty-one`. */
export function englishCardinal(value: number): string {
  for (const [size, name] of scales) {
    if (value < size) continue;
    const rest = value % size;
    return `${englishCardinal(Math.floor(value / size))} ${name}${rest > 0 ? ` ${englishCardinal(rest)}` : ''}`;
  }
  if (value < 20) return small[value] ?? '';
  return value % 10 === 0 ? (tens[value / 10] ?? '') : `${tens[Math.floor(value / 10)]}-${small[value % 10]}`;
}

const irregular: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** The place in a row: 21 is `twenty-first`. */
export function englishOrdinal(value: number): string {
  return englishCardinal(value).replace(/[a-z]+$/, (last) => irregular[last] ?? `${last.replace(/y$/, 'ie')}th`);
}

/** A year as it is said: 1990 is `nineteen ninety`, 2005 `two thousand five`, 2026 `twenty twenty-six`. */
export function englishYear(year: number): string {
  const rest = year % 100;
  if (year < 1100 || year > 2999 || (year >= 2000 && year < 2010)) return englishCardinal(year);
  if (rest === 0) return year % 1000 === 0 ? englishCardinal(year) : `${englishCardinal(year / 100)} hundred`;
  return englishPairs(year);
}

/** Three or four digits as house numbers are said: 1205 is `twelve oh five`, 350 `three fifty`. */
export function englishPairs(value: number): string {
  const rest = value % 100;
  if (rest === 0) return englishCardinal(value);
  return `${englishCardinal(Math.floor(value / 100))} ${rest < 10 ? 'oh ' : ''}${englishCardinal(rest)}`;
}
