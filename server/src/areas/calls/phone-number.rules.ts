/**
 * A phone number in E.164, from how people and carriers write one, or null for what is none. A leading `00` counts as
 * `+`, and so does a leading blank: that is what `+` becomes in a query somebody forgot to encode.
 */
export function readPhoneNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s().\-/]/g, '').replace(/^\+|^00/, '');
  const isInternational = /^(?:\s|\s*\+|\s*00)/.test(text);
  return isInternational && /^[1-9]\d{4,14}$/.test(digits) ? `+${digits}` : null;
}
