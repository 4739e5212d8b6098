/**
 * Maximum length of a result for the model: about 2,000 tokens, a tenth of a turn's context (`contextTokens` of the
 * brain), so that a few tools in one turn do not crowd out the conversation. Unit: UTF-16 code units.
 */
const longestResult = 8_000;

/** Renders a value for the model: strings verbatim, everything else as JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
}

/** Truncates text for the model, with a truncation notice. */
export function cutForModel(text: string): string {
  if (text.length <= longestResult) return text;
  return `${cutText(text, longestResult)}\n[cut: the first ${longestResult} of ${text.length} characters]`;
}

/** Truncates to `length` UTF-16 code units, never inside a surrogate pair. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

const hidden = '[redacted]';
/** Minimum length of a removed secret: shorter values occur in text by chance. */
const shortestSecret = 6;

/** Removes echoed request secrets from text: servers under test often echo requests. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return hideForms(text, secretForms(secrets));
}

const hideForms = (text: string, forms: readonly string[]) =>
  forms.reduce((left, form) => left.replaceAll(form, hidden), text);

/** Removes secrets from parsed JSON, where escapes vary: keys, strings and numbers. */
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
 * Forms a secret may take in text: whole, without a scheme such as `Bearer`, JSON-escaped (some servers write `/` as
 * `\/`), and URL-encoded. Longest first, so that no part of one remains.
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
