import type { NumberForm } from './number-form.ts';

const small =
  'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton'.split(
    ' ',
  );
const tens = 'noll tio tjugo trettio fyrtio femtio sextio sjuttio åttio nittio'.split(' ');
const ordinals =
  'nollte första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde'.split(
    ' ',
  );

/** Words of 0-9. */
export const swedishDigits: readonly string[] = small.slice(0, 10);

/**
 * A whole number below a trillion in Swedish words: 149 is `hundrafyrtionio`. Before a noun of common gender
 * (`masculine`, `feminine`) a last `ett` is `en`: 21 kronor are `tjugoen kronor`.
 */
export function swedishCardinal(value: number, form: NumberForm = 'counting'): string {
  if (value >= 1_000_000) {
    const [size, name] = value >= 1_000_000_000 ? [1_000_000_000, 'miljard'] : [1_000_000, 'miljon'];
    const count = Math.floor(value / size);
    const rest = value % size;
    const said = `${swedishCardinal(count, 'masculine')} ${name}${count === 1 ? '' : 'er'}`;
    return rest === 0 ? said : `${said} ${swedishCardinal(rest, form)}`;
  }
  if (value >= 2000 || (value >= 1000 && value < 1100)) {
    const count = Math.floor(value / 1000);
    const rest = value % 1000;
    const said = `${count === 1 ? '' : swedishCardinal(count)}tusen`;
    if (rest === 0) return said;
    return `${said}${rest < 100 ? '' : rest < 200 ? ' ett' : ' '}${swedishCardinal(rest, form)}`;
  }
  if (value >= 100) {
    // 1100-1999 are counted in hundreds: prices are `tolvhundrafemtio kronor`.
    const count = Math.floor(value / 100);
    const rest = value % 100;
    return `${count === 1 ? '' : small[count]}hundra${rest === 0 ? '' : swedishCardinal(rest, form)}`;
  }
  if (value === 1) return form === 'masculine' || form === 'feminine' ? 'en' : 'ett';
  if (value < 20) return small[value] ?? '';
  const one = value % 10;
  return `${tens[Math.floor(value / 10)]}${one === 0 ? '' : swedishCardinal(one, form)}`;
}

/** The place in a row: 21 is `tjugoförsta`. */
export function swedishOrdinal(value: number): string {
  const rest = value % 100;
  const before = value - rest;
  if (before > 0)
    return rest === 0 ? `${swedishCardinal(value)}de` : `${swedishCardinal(before)}${swedishOrdinal(rest)}`;
  if (value < 20) return ordinals[value] ?? '';
  const ten = tens[Math.floor(value / 10)];
  return value % 10 === 0 ? `${ten}nde` : `${ten}${ordinals[value % 10]}`;
}

/** A year as it is said: 1990 is `nittonhundranittio`, 2026 `tjugohundratjugosex`. */
export function swedishYear(year: number): string {
  if (year < 1100 || year > 2999 || (year >= 2000 && year < 2010)) return swedishCardinal(year);
  const rest = year % 100;
  return `${swedishCardinal(Math.floor(year / 100))}hundra${rest === 0 ? '' : swedishCardinal(rest)}`;
}
