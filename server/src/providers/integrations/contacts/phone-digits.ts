/** Digits at the end of a number that CRMs agree on, whatever the country code and the spelling. */
const comparedDigits = 8;

/** Last digits of a number, for a search; undefined for a number too short to tell people apart. */
export function lastDigits(phone: unknown): string | undefined {
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '').slice(-comparedDigits) : '';
  return digits.length === comparedDigits ? digits : undefined;
}

/** True for two spellings of one number: numbers in a CRM are free text. */
export function isSameNumber(stored: unknown, wanted: unknown): boolean {
  const digits = lastDigits(wanted);
  return digits !== undefined && lastDigits(stored) === digits;
}
