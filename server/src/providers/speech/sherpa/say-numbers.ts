const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: readonly [number, string][] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
];
const ordinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const currencies: Record<string, [string, string, string, string]> = {
  $: ['dollar', 'dollars', 'cent', 'cents'],
  '€': ['euro', 'euros', 'cent', 'cents'],
  '£': ['pound', 'pounds', 'penny', 'pence'],
};

/**
 * English text with its digits in words: 42, 1,250, 3.5, 21st, $9.99, 9:30, 25 %. Digits that no amount begins with
 * (a leading zero) or that are too long for one (more than nine), as in phone numbers, are said one by one.
 */
export function sayNumbers(text: string): string {
  return text
    .replace(/([$€£])\s?(\d[\d,]*)(?:\.(\d\d))?/gu, (_, sign: string, whole: string, part?: string) =>
      money(sign, whole, part),
    )
    .replace(/\b(\d{1,2}):(\d\d)\b/g, (_, hour: string, minute: string) => clock(hour, minute))
    .replace(/\b(\d+)(st|nd|rd|th)\b/gi, (_, digits: string) => ordinal(digits))
    .replace(/\d+(?:,\d{3})*(?:\.\d+)?/g, (found) => ` ${amount(found)} `)
    .replace(/\s*%/g, ' percent')
    .replace(/\s*&\s*/g, ' and ')
    .replace(/ +([.,;:!?])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function amount(found: string): string {
  const [whole = '', part] = found.replaceAll(',', '').split('.');
  const words = /^0\d/.test(whole) || whole.length > 9 ? digitByDigit(whole) : cardinal(Number(whole));
  return part === undefined ? words : `${words} point ${digitByDigit(part)}`;
}

const digitByDigit = (digits: string): string => [...digits].map((digit) => small[Number(digit)]).join(' ');

function cardinal(value: number): string {
  if (value < 20) return small[value] ?? '';
  if (value < 100) {
    const rest = value % 10;
    return `${tens[Math.floor(value / 10)]}${rest === 0 ? '' : ` ${small[rest]}`}`;
  }
  const [size, name] = scales.find(([least]) => value >= least) ?? [100, 'hundred'];
  const rest = value % size;
  return `${cardinal(Math.floor(value / size))} ${name}${rest === 0 ? '' : ` ${cardinal(rest)}`}`;
}

function ordinal(digits: string): string {
  const words = amount(digits).split(' ');
  const last = words.pop() ?? '';
  return [...words, ordinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)].join(' ');
}

function money(sign: string, whole: string, part: string | undefined): string {
  const [one, many, cent, cents] = currencies[sign] ?? ['', '', '', ''];
  const value = Number(whole.replaceAll(',', ''));
  const main = `${amount(whole)} ${value === 1 ? one : many}`;
  const rest = Number(part ?? 0);
  return rest === 0 ? main : `${main} and ${cardinal(rest)} ${rest === 1 ? cent : cents}`;
}

function clock(hour: string, minute: string): string {
  const minutes = Number(minute);
  if (minutes === 0) return `${cardinal(Number(hour))} o'clock`;
  return `${cardinal(Number(hour))} ${minutes < 10 ? `oh ${small[minutes]}` : cardinal(minutes)}`;
}
