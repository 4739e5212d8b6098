import type { NumberForm } from './number-form.ts';

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt'];

/** Words of 0-9. */
export const frenchDigits: readonly string[] = small.slice(0, 10);

function belowHundred(value: number, form: NumberForm): string {
  const one = form === 'feminine' ? 'une' : 'un';
  if (value === 1) return one;
  if (value < 20) return small[value] ?? '';
  // 70-79 and 90-99 count on from sixty and eighty.
  const ten = Math.min(8, Math.floor(value / 10));
  const base = ten === 7 ? 60 : ten * 10;
  const rest = value - base;
  if (rest === 0) return ten === 8 ? 'quatre-vingts' : (tens[ten] ?? '');
  if (rest === 1) return `${tens[ten]}${ten === 8 ? '-' : ' et '}${one}`;
  if (rest === 11 && ten === 7) return 'soixante et onze';
  return `${tens[ten]}-${small[rest]}`;
}

/**
 * A whole number below a trillion in French words: 71 is `soixante et onze`, 280 `deux cent quatre-vingts`. Before a
 * feminine noun a last `un` is `une`.
 */
export function frenchCardinal(value: number, form: NumberForm = 'counting'): string {
  if (value >= 1_000_000) {
    const [size, name] = value >= 1_000_000_000 ? [1_000_000_000, 'milliard'] : [1_000_000, 'million'];
    const count = Math.floor(value / size);
    const rest = value % size;
    const said = `${frenchCardinal(count)} ${name}${count === 1 ? '' : 's'}`;
    return rest === 0 ? said : `${said} ${frenchCardinal(rest, form)}`;
  }
  if (value >= 1000) {
    const count = Math.floor(value / 1000);
    const rest = value % 1000;
    // `cents` and `quatre-vingts` lose their s before `mille`.
    const before = count === 1 ? '' : `${frenchCardinal(count).replace(/(cent|quatre-vingt)s$/, '$1')} `;
    return `${before}mille${rest === 0 ? '' : ` ${frenchCardinal(rest, form)}`}`;
  }
  if (value < 100) return belowHundred(value, form);
  const count = Math.floor(value / 100);
  const rest = value % 100;
  const before = count === 1 ? '' : `${small[count]} `;
  return rest === 0 ? `${before}cent${count === 1 ? '' : 's'}` : `${before}cent ${belowHundred(rest, form)}`;
}

/** The place in a row: 1 is `premier` or `première`, 21 `vingt et unième`. */
export function frenchOrdinal(value: number, form: NumberForm = 'masculine'): string {
  if (value === 1) return form === 'feminine' ? 'première' : 'premier';
  const words = frenchCardinal(value);
  const stem = words
    .replace(/(cent|quatre-vingt|million|milliard)s$/, '$1')
    .replace(/cinq$/, 'cinqu')
    .replace(/neuf$/, 'neuv')
    .replace(/e$/, '');
  return `${stem}ième`;
}
