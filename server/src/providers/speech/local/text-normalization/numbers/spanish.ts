import type { NumberForm } from './number-form.ts';

const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const hundreds =
  'cien ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );
const ordinals =
  'cero primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo decimotercero decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno vigésimo'.split(
    ' ',
  );

/** Words of 0-9. */
export const spanishDigits: readonly string[] = small.slice(0, 10);

function belowHundred(value: number, form: NumberForm): string {
  const said = value < 30 ? (small[value] ?? '') : tens[Math.floor(value / 10)];
  const words = value < 30 || value % 10 === 0 ? (said ?? '') : `${said} y ${small[value % 10]}`;
  if (form === 'counting' || value % 10 !== 1 || value === 11) return words;
  if (form === 'feminine') return words.replace(/uno$/, 'una');
  return value === 21 ? 'veintiún' : words.replace(/uno$/, 'un');
}

/**
 * A whole number below a trillion in Spanish words. Before a masculine noun 21 is `veintiún`, before a feminine one
 * `veintiuna`, and 200 is `doscientas`.
 */
export function spanishCardinal(value: number, form: NumberForm = 'counting'): string {
  if (value >= 1_000_000) {
    const count = Math.floor(value / 1_000_000);
    const rest = value % 1_000_000;
    const said = `${spanishCardinal(count, 'masculine')} ${count === 1 ? 'millón' : 'millones'}`;
    return rest === 0 ? said : `${said} ${spanishCardinal(rest, form)}`;
  }
  if (value >= 1000) {
    const count = Math.floor(value / 1000);
    const rest = value % 1000;
    const before = count === 1 ? '' : `${spanishCardinal(count, form === 'feminine' ? form : 'masculine')} `;
    return `${before}mil${rest === 0 ? '' : ` ${spanishCardinal(rest, form)}`}`;
  }
  if (value < 100) return belowHundred(value, form);
  if (value === 100) return 'cien';
  const hundred = hundreds[Math.floor(value / 100)] ?? '';
  const said = form === 'feminine' ? hundred.replace(/os$/, 'as') : hundred;
  return value % 100 === 0 ? said : `${said} ${belowHundred(value % 100, form)}`;
}

/** The place in a row up to 20; above, people count: `planta veintiuno`. */
export function spanishOrdinal(value: number, form: NumberForm = 'counting'): string {
  const said = ordinals[value];
  if (said === undefined || value === 0) return spanishCardinal(value, form);
  return form === 'feminine' ? said.replace(/o$/, 'a') : said;
}
