import { findPersonalData, type PersonalDataSpan } from './personal-data-spans.rules.ts';

/** Placeholder in the text for each kind of personal data. */
const placeholders: Readonly<Record<PersonalDataSpan['kind'], string>> = {
  email: '[email]',
  phone: '[phone]',
  card: '[card]',
  iban: '[iban]',
  id: '[id]',
};

/**
 * Replaces e-mail addresses, phone numbers, payment cards, IBANs and personal identity numbers by `[email]`, `[phone]`,
 * `[card]`, `[iban]` and `[id]`, written or dictated. Names and street addresses stay. `language`: BCP 47 tag of the
 * conversation, which decides number words and national forms. A redacted text stays as it is.
 */
export function redactPersonalData(text: string, language: string): string {
  if (!mayHold(text)) return text;
  let redacted = '';
  let at = 0;
  for (const { start, end, kind } of withoutOverlaps(findPersonalData(text, language))) {
    redacted += text.slice(at, start) + placeholders[kind];
    at = end;
  }
  return redacted + text.slice(at);
}

/** Redacts every text inside a JSON value, keys included. Numbers of seven digits or more are judged as text. */
export function redactPersonalDataIn(value: unknown, language: string): unknown {
  if (typeof value === 'string') return redactPersonalData(value, language);
  if (typeof value === 'number' && Math.abs(value) >= 1_000_000) {
    const redacted = redactPersonalData(String(value), language);
    return redacted === String(value) ? value : redacted;
  }
  if (Array.isArray(value)) return value.map((inner) => redactPersonalDataIn(inner, language));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      redactPersonalData(key, language),
      redactPersonalDataIn(inner, language),
    ]),
  );
}

/** Quick refusal of ordinary sentences: personal data of these kinds needs a digit, an @ or a run of number words. */
function mayHold(text: string): boolean {
  return text.length >= 6 && (/[\d@]/.test(text) || text.split(/\s+/).length >= 3);
}

/** Spans in order; of two that overlap the earlier found one, which is the surer, stays. */
function withoutOverlaps(spans: readonly PersonalDataSpan[]): PersonalDataSpan[] {
  const chosen: PersonalDataSpan[] = [];
  for (const span of spans) {
    if (!chosen.some((other) => span.start < other.end && other.start < span.end)) chosen.push(span);
  }
  return chosen.sort((one, other) => one.start - other.start);
}

const placeholder = new RegExp(
  `\\[(?:${Object.values(placeholders)
    .map((each) => each.slice(1, -1))
    .join('|')})\\]`,
);

/** True for a text in which personal data was replaced. */
export const holdsPlaceholder = (text: string): boolean => placeholder.test(text);
