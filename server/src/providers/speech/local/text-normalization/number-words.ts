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

/** A whole number below a trillion in English words: 1250 is `one thousand two hundred fifty`. */
export function numberWords(value: number): string {
  if (value < 0) return `minus ${numberWords(-value)}`;
  for (const [size, name] of scales) {
    if (value < size) continue;
    const rest = value % size;
    return `${numberWords(Math.floor(value / size))} ${name}${rest > 0 ? ` ${numberWords(rest)}` : ''}`;
  }
  if (value < 20) return small[value] ?? '';
  return value % 10 === 0 ? (tens[value / 10] ?? '') : `${tens[Math.floor(value / 10)]} ${small[value % 10]}`;
}

/** Digits one by one: `070` is `zero seven zero`. Anything but digits is left out. */
export function digitWords(digits: string): string {
  return [...digits.replace(/\D/g, '')].map((digit) => small[Number(digit)]).join(' ');
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

/** The place in a row: 21 is `twenty first`. */
export function ordinalWords(value: number): string {
  const words = numberWords(value).split(' ');
  const last = words.pop() ?? '';
  words.push(irregular[last] ?? `${last.replace(/y$/, 'ie')}th`);
  return words.join(' ');
}

/** A year as it is said: 1990 is `nineteen ninety`, 2005 `two thousand five`, 2026 `twenty twenty six`. */
export function yearWords(year: number): string {
  const rest = year % 100;
  if (year < 1100 || year > 2999 || (year >= 2000 && year < 2010)) return numberWords(year);
  if (rest === 0) return year % 1000 === 0 ? numberWords(year) : `${numberWords(year / 100)} hundred`;
  return `${numberWords(Math.floor(year / 100))} ${rest < 10 ? `oh ${numberWords(rest)}` : numberWords(rest)}`;
}
