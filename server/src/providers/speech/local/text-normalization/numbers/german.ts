import type { NumberForm } from './number-form.ts';

const small =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = 'null zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const irregular: Record<number, string> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' };

/** Words of 0-9. */
export const germanDigits: readonly string[] = small.slice(0, 10);

const one = (form: NumberForm) => (form === 'counting' ? 'eins' : form === 'feminine' ? 'eine' : 'ein');

/**
 * A whole number below a trillion in German words: 149 is `hundertneunundvierzig`. Before a noun a last `eins` is `ein`
 * or `eine`.
 */
export function germanCardinal(value: number, form: NumberForm = 'counting'): string {
  if (value >= 1_000_000) {
    const [size, name, plural] =
      value >= 1_000_000_000 ? [1_000_000_000, 'Milliarde', 'Milliarden'] : [1_000_000, 'Million', 'Millionen'];
    const count = Math.floor(value / size);
    const rest = value % size;
    const said = `${germanCardinal(count, 'feminine')} ${count === 1 ? name : plural}`;
    return rest === 0 ? said : `${said} ${germanCardinal(rest, form)}`;
  }
  for (const [size, name] of [[1000, 'tausend'] as const, [100, 'hundert'] as const]) {
    if (value < size) continue;
    const count = Math.floor(value / size);
    const rest = value % size;
    const before = count === 1 ? '' : germanCardinal(count, 'masculine');
    const one = rest >= 100 && rest < 200 ? 'ein' : '';
    return `${before}${name}${rest === 0 ? '' : one + germanCardinal(rest, form)}`;
  }
  if (value === 1) return one(form);
  if (value < 20) return small[value] ?? '';
  const ten = tens[Math.floor(value / 10)];
  return value % 10 === 0 ? (ten ?? '') : `${value % 10 === 1 ? 'ein' : small[value % 10]}und${ten}`;
}

/** The place in a row with its ending: 3 is `dritte`, `dritten` or `dritter`. */
export function germanOrdinal(value: number, ending: 'e' | 'en' | 'er' | 'es' = 'e'): string {
  const rest = value % 100;
  if (rest === 0 || rest >= 20) return `${germanCardinal(value)}st${ending}`;
  const before = value - rest;
  const stem = irregular[rest] ?? `${small[rest]}t`;
  return `${before > 0 ? germanCardinal(before) : ''}${stem}${ending}`;
}

/** A year as it is said: 1990 is `neunzehnhundertneunzig`, 2026 `zweitausendsechsundzwanzig`. */
export function germanYear(year: number): string {
  if (year < 1100 || year > 1999) return germanCardinal(year);
  const rest = year % 100;
  return `${germanCardinal(Math.floor(year / 100))}hundert${rest === 0 ? '' : germanCardinal(rest)}`;
}
