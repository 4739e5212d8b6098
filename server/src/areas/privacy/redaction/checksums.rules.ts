/** Check digits of payment cards, bank accounts and personal identity numbers. All take digits without separators. */

/** Luhn check (ISO/IEC 7812-1): payment cards, and the last ten digits of a Swedish personal identity number. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits.at(-1 - at));
    const weighted = at % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** IBAN check (ISO 13616, mod 97). Takes letters in capitals too. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const turned = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const sign of turned) {
    const value = /\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55);
    for (const digit of value) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

const cardNetworks =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5\d|2[2-7])\d{14}|3[47]\d{13}|3[0689]\d{12}|35\d{14}|6\d{15,18})$/;

/** Payment card: prefix and length of a network in use, with a valid check digit. */
export function isCard(digits: string): boolean {
  return cardNetworks.test(digits) && passesLuhn(digits);
}

/** Sweden: personnummer and samordningsnummer, with or without the century. */
export function isSwedishId(digits: string): boolean {
  if (!/^(?:(?:18|19|20)\d{10}|\d{10})$/.test(digits)) return false;
  const ten = digits.slice(-10);
  const day = Number(ten.slice(4, 6));
  return isMonthAndDay(Number(ten.slice(2, 4)), day > 60 ? day - 60 : day) && passesLuhn(ten);
}

/** Germany: Steuer-Identifikationsnummer (ISO 7064, mod 11,10). One digit occurs two or three times, the others once. */
export function isGermanTaxId(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const counts = new Map<string, number>();
  for (const digit of digits.slice(0, 10)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1);
  if (repeated.length !== 1 || (repeated[0] ?? 0) > 3) return false;
  let product = 10;
  for (const digit of digits.slice(0, 10)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits[10]);
}

/** France: numéro d'inscription au répertoire with its key of two digits (mod 97); Corsica as 2A or 2B. */
export function isFrenchId(text: string): boolean {
  if (!/^[1-478]\d{4}(?:\d{2}|2[AB])\d{8}$/i.test(text)) return false;
  const month = Number(text.slice(3, 5));
  if (month === 0 || (month > 12 && month < 20) || (month > 42 && month < 50)) return false;
  const number = text.slice(0, 13).replace(/2A/i, '19').replace(/2B/i, '18');
  return 97 - Number(BigInt(number) % 97n) === Number(text.slice(13));
}

/** Spain: DNI, and NIE of foreigners, with the check letter (mod 23). */
export function isSpanishId(text: string): boolean {
  const parts = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(text.toUpperCase());
  if (parts === null) return false;
  const [, prefix = '', digits = '', letter] = parts;
  if (prefix.length + digits.length !== 8) return false;
  const number = Number(`${prefix === '' ? '' : 'XYZ'.indexOf(prefix)}${digits}`);
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] === letter;
}

/** Norway: fødselsnummer and D-number, with both check digits (mod 11). */
export function isNorwegianId(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false;
  const day = Number(digits.slice(0, 2));
  if (!isMonthAndDay(Number(digits.slice(2, 4)), day > 40 ? day - 40 : day)) return false;
  const weighted = (weights: readonly number[]) =>
    weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0;
  return weighted([3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) && weighted([5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]);
}

/** Finland: henkilötunnus with its check sign (mod 31). */
export function isFinnishId(text: string): boolean {
  const parts = /^(\d{6})[-+A-FU-Y](\d{3})([0-9A-Y])$/.exec(text.toUpperCase());
  if (parts === null) return false;
  const [, date = '', serial = '', check] = parts;
  if (!isMonthAndDay(Number(date.slice(2, 4)), Number(date.slice(0, 2)))) return false;
  return '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(date + serial) % 31] === check;
}

/** United States: social security number. It has no check digit, only ranges that were never issued. */
export function isSocialSecurityNumber(digits: string): boolean {
  return /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits);
}

function isMonthAndDay(month: number, day: number): boolean {
  const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}
