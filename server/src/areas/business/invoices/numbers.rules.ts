/** Number of a document in its issuer's series. */
export function documentNumber(kind: 'invoice' | 'credit_note', prefix: string, sequence: number): string {
  return `${prefix}${kind === 'credit_note' ? 'CN-' : ''}${String(sequence).padStart(5, '0')}`;
}

/** Digits of ISO 11649: letters count from A = 10. */
const digits = (text: string) => [...text].map((sign) => Number.parseInt(sign, 36)).join('');

/**
 * Builds the payment reference of a bank transfer, which banks check for typing mistakes: ISO 11649 over the number of the invoice.
 */
export function creditorReference(number: string): string {
  const body = number.replaceAll(/[^A-Z0-9]/g, '').slice(-21);
  const check = 98n - (BigInt(`${digits(body)}${digits('RF')}00`) % 97n);
  return `RF${String(check).padStart(2, '0')}${body}`;
}

/** Last day for paying, counted from the day of issue. Both as `YYYY-MM-DD`. */
export function dueOn(issuedOn: string, paymentDays: number): string {
  const date = new Date(`${issuedOn}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + paymentDays);
  return date.toISOString().slice(0, 10);
}
