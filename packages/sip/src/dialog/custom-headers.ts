import type { Fields } from './new-request.ts';

/** Header fields owned by the stack; callers cannot set them. */
const ownFields = new Set(
  (
    'via v from f to t call-id i cseq contact m content-length l content-type c content-encoding e max-forwards route ' +
    'record-route require proxy-require supported k allow authorization proxy-authorization session-expires x min-se ' +
    'replaces user-agent server refer-to r rack rseq event o subscription-state expires'
  ).split(' '),
);

/**
 * Filters custom header fields: invalid names and fields of the stack are dropped, and line ends become a space, so
 * that no value can inject a header.
 */
export function customFields(headers: Readonly<Record<string, string>> = {}): Fields {
  const fields: (readonly [string, string])[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\w.!%*+`'~-]{1,64}$/.test(name) || ownFields.has(name.toLowerCase())) continue;
    fields.push([name, cleanPhrase(value)]);
  }
  return fields;
}

/** Builds a Reason field (RFC 3326) with normal clearing and a text. */
export function reasonFields(reason: string | undefined): Fields {
  if (reason === undefined) return [];
  return [['Reason', `Q.850;cause=16;text="${cleanPhrase(reason).replaceAll(/["\\]/g, '')}"`]];
}

/** Removes what could begin another header line. */
export function cleanPhrase(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
