import type { ErrorDetail } from '@parley/contract/errors';
import { defineDetail } from '#platform/http/define-refusal.ts';
import { findSecretKind, scrubText } from '#platform/log/secret-names.ts';
import { isMask, maskOf, type NewSecret, replaceSecret, secretIdOf } from '#platform/secrets/secret-references.ts';

/**
 * Custom headers of a webhook. Values that look like secrets are stored as references to the vault, shown as masks and
 * never returned; a mask sent back means unchanged, but only for the same origin.
 */

type Headers = Readonly<Record<string, string>>;

/** Headers of the connection (RFC 9110, section 7.6.1) and of the message, which the sender writes itself. */
const reserved = new Set(
  `host content-length content-type connection transfer-encoding keep-alive upgrade te trailer expect http2-settings
   proxy-authorization proxy-authenticate proxy-connection date content-encoding`.split(/\s+/),
);

const reservedHeader = defineDetail('reserved_header', 'own_header', 'this header is written by Parley itself');
const repeatedHeader = defineDetail('repeated_header', 'repeated_header', 'this header is there twice');
const invalidHeader = defineDetail(
  'invalid_header',
  'invalid_header',
  'a header holds printable ASCII and no line breaks',
);
const unknownHeaderMask = defineDetail(
  'unknown_mask',
  'unknown_header_mask',
  'the value is not stored for this host; send it again',
);

/** Finds headers that may not be set, are there twice, or hold characters no header may hold. */
export function findHeaderFaults(headers: Headers): ErrorDetail[] {
  const seen = new Set<string>();
  return Object.entries(headers).flatMap(([name, value]): ErrorDetail[] => {
    const flat = name.toLowerCase();
    const path = `/headers/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const isRepeated = seen.has(flat);
    seen.add(flat);
    if (reserved.has(flat) || flat.startsWith('webhook-')) {
      return [reservedHeader(path)];
    }
    if (isRepeated) return [repeatedHeader(path)];
    if (!isMask(value) && !/^[\t\x20-\x7e]*$/.test(value)) {
      return [invalidHeader(path)];
    }
    return [];
  });
}

/** True for a header whose value must not be shown again. */
function isSecret(name: string, value: string): boolean {
  return (
    findSecretKind(name) !== undefined || /key|signature|auth|credential/i.test(name) || scrubText(value) !== value
  );
}

/**
 * Replaces secret values by references. A mask of a stored secret keeps its reference when the origin is the same; any
 * other mask is a fault.
 */
export function sealHeaders(
  incoming: { url: string; headers: Headers },
  stored: { url: string; headers: Headers } | null,
  newId: () => string,
): { headers: Record<string, string>; secrets: NewSecret[]; faults: ErrorDetail[] } {
  const isSameOrigin = stored !== null && originOf(stored.url) === originOf(incoming.url);
  const secrets: NewSecret[] = [];
  const faults: ErrorDetail[] = [];
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    const before = stored?.headers[name];
    const isReference = before !== undefined && secretIdOf(before) !== undefined;
    if (isReference && isSameOrigin && (value === maskOf(before) || value === before)) {
      headers[name] = before;
    } else if (isMask(value) || (isReference && value === before)) {
      faults.push(unknownHeaderMask(`/headers/${name}`));
    } else if (secretIdOf(value) !== undefined || isSecret(name, value)) {
      const { secret, reference } = replaceSecret(value, newId);
      secrets.push(secret);
      headers[name] = reference;
    } else {
      headers[name] = value;
    }
  }
  return { headers, secrets, faults };
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url);

/** Vault ids the stored headers refer to. */
export function headerSecretIds(headers: Headers): string[] {
  return Object.values(headers).flatMap((value) => secretIdOf(value) ?? []);
}

/** Replaces secrets with masks, as the API shows them. */
export function maskHeaders(headers: Headers): Record<string, string> {
  return mapValues(headers, (value) => (secretIdOf(value) === undefined ? value : maskOf(value)));
}

/** Fills in the secrets in plaintext, at the time of use. Values whose key is lost are left out. */
export function revealHeaders(headers: Headers, secrets: ReadonlyMap<string, string>): Record<string, string> {
  return mapValues(headers, (value) => {
    const id = secretIdOf(value);
    return id === undefined ? value : secrets.get(id);
  });
}

function mapValues(headers: Headers, change: (value: string) => string | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string][] => {
      const changed = change(value);
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
}
