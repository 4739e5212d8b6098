import type { Fields } from './new-request.ts';

/** Fields that make a message what it is; no caller of ours may set them. */
const ownFields = new Set(
  (
    'via v from f to t call-id i cseq contact m content-length l content-type c content-encoding e max-forwards route ' +
    'record-route require proxy-require supported k allow authorization proxy-authorization session-expires x min-se ' +
    'replaces user-agent server refer-to r rack rseq event o subscription-state expires'
  ).split(' '),
);

/**
 * Header fields somebody asked for, fit to be sent: names that are none and fields that are ours are left out, and
 * whatever could end a line becomes a space, so that no value begins a header of its own.
 */
export function customFields(headers: Readonly<Record<string, string>> = {}): Fields {
  const fields: (readonly [string, string])[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\w.!%*+`'~-]{1,64}$/.test(name) || ownFields.has(name.toLowerCase())) continue;
    fields.push([name, cleanPhrase(value)]);
  }
  return fields;
}

/** Tells the other side in words why a call is over (RFC 3326): normal clearing, and what was said about it. */
export function reasonFields(reason: string | undefined): Fields {
  if (reason === undefined) return [];
  return [['Reason', `Q.850;cause=16;text="${cleanPhrase(reason).replaceAll(/["\\]/g, '')}"`]];
}

/** Nothing in it can begin a line of its own. */
export function cleanPhrase(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
