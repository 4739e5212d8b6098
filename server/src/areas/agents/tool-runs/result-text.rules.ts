/**
 * Longest result a model is given: about 2,000 tokens, a tenth of what a turn may hold (`contextTokens` of the brain),
 * so that a few tools in one turn do not push the conversation out. Unit: UTF-16 units.
 */
const longestResult = 8_000;

/** A value as the model reads it: text as it is, everything else as JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
}

/** The text, cut where it is too long for a model, and saying so. */
export function cutForModel(text: string): string {
  if (text.length <= longestResult) return text;
  return `${cutText(text, longestResult)}\n[cut: the first ${longestResult} of ${text.length} characters]`;
}

/** The first `length` units, not ending in half a character. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

const hidden = '[redacted]';
/** Shorter values stand in any text by chance, and taking them out would ruin it. */
const shortestSecret = 6;

/**
 * The text without the secrets that were sent to get it: servers that are being tried like to show what they were sent.
 */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return hideForms(text, secretForms(secrets));
}

const hideForms = (text: string, forms: readonly string[]) =>
  forms.reduce((left, form) => left.replaceAll(form, hidden), text);

/** The same for JSON once it is read, since one text may be escaped there in many ways: names, texts and numbers. */
export function hideSecretsIn(value: unknown, secrets: readonly string[]): unknown {
  const forms = secretForms(secrets);
  return forms.length === 0 ? value : hideIn(value, forms);
}

function hideIn(value: unknown, forms: readonly string[]): unknown {
  if (typeof value === 'string') return hideForms(value, forms);
  if (typeof value === 'number') return forms.includes(String(value)) ? hidden : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => hideIn(inner, forms));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [hideForms(name, forms), hideIn(inner, forms)]),
  );
}

/**
 * How secrets may stand in a text: whole, without a first word such as `Bearer`, as inside JSON (where some servers write
 * `/` as `\/`), and as in an address. The longest first, so that no part of one stays.
 */
export function secretForms(secrets: readonly string[]): string[] {
  const forms = secrets.flatMap((secret) => {
    const parts = [secret, secret.slice(secret.indexOf(' ') + 1)];
    return parts.flatMap((part) => {
      const inJson = JSON.stringify(part).slice(1, -1);
      const inAddress = encodeURIComponent(Buffer.from(part).toString());
      return [part, inJson, inJson.replaceAll('/', String.raw`\/`), inAddress, inAddress.replaceAll('%20', '+')];
    });
  });
  const found = new Set(forms.filter((form) => form.length >= shortestSecret));
  return [...found].toSorted((a, b) => b.length - a.length);
}
