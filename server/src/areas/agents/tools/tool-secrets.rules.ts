import type { ErrorDetail } from '@parley/contract/errors';
import type { ToolDefinition } from '@parley/contract/resources/tool';
import { findSecretKind } from '#platform/log/secret-names.ts';
import { isMask, maskOf, type NewSecret, replaceSecret, secretIdOf } from '#platform/secrets/secret-references.ts';
import { below } from './parameter-schema.rules.ts';
import { unknownToolMask } from './tools.errors.ts';

/**
 * Header values of a tool are secrets, and so are query values with a secret name. A stored definition holds vault
 * references in their place; the API shows masks. These functions convert between the forms and change nothing else.
 */

/** Location of a secret, with its recipient. */
interface SecretPlace {
  pointer: string;
  name: string;
  /** Scheme, host and port: an editor of the tool must not be able to send its secrets elsewhere. */
  recipient: string;
}

type Values = Record<string, string>;

/** Undefined removes the value. */
type Change = (value: string, place: SecretPlace) => string | undefined;

function mapSecrets(definition: ToolDefinition, change: Change): ToolDefinition {
  const { request, mcp } = definition;
  return {
    ...definition,
    ...(request && {
      request: {
        ...request,
        headers: mapValues(request.headers, '/request/headers', request.url, change),
        query: mapValues(request.query, '/request/query', request.url, (value, place) =>
          isSecretQuery(place.name, value) ? change(value, place) : value,
        ),
      },
    }),
    ...(mcp && { mcp: { ...mcp, headers: mapValues(mcp.headers, '/mcp/headers', mcp.url, change) } }),
  };
}

function mapValues(values: Values, pointer: string, url: string, change: Change): Values {
  const recipient = originOf(url);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const changed = change(value, { pointer: below(pointer, name), name, recipient });
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}

/** Query parameter names that carry keys, beside the telling ones. */
const keyNames = ['key', 'sig', 'signature'];

/** Reports that a query parameter of this name carries a secret. */
export function namesSecret(name: string): boolean {
  return findSecretKind(name) !== undefined || keyNames.includes(name.toLowerCase());
}

/** A value that is only `{{name}}` is filled from the conversation and is not a secret. */
function isSecretQuery(name: string, value: string): boolean {
  return namesSecret(name) && !/^\{\{\s*\w+\s*\}\}$/.test(value);
}

/** Replaces secrets with masks, as the API shows the definition. */
export function maskToolSecrets(definition: ToolDefinition): ToolDefinition {
  return mapSecrets(definition, maskOf);
}

/**
 * Extracts the secrets of an incoming definition. The mask of a stored secret means "unchanged" and keeps its
 * reference, but only for the same origin. A mask without a matching stored secret is a fault; every other value is a
 * new secret.
 */
export function extractToolSecrets(
  incoming: ToolDefinition,
  stored: ToolDefinition | null,
  newId: () => string,
): { definition: ToolDefinition; secrets: NewSecret[]; faults: ErrorDetail[] } {
  const known = new Map<string, { value: string; recipient: string }>();
  if (stored) {
    mapSecrets(stored, (value, { pointer, recipient }) => {
      known.set(pointer, { value, recipient });
      return value;
    });
  }
  const secrets: NewSecret[] = [];
  const faults: ErrorDetail[] = [];
  const definition = mapSecrets(incoming, (value, { pointer, recipient }) => {
    const before = known.get(pointer);
    if (before && before.recipient === recipient && value === maskOf(before.value)) return before.value;
    if (isMask(value)) {
      faults.push(unknownToolMask(pointer));
      return undefined;
    }
    const { secret, reference } = replaceSecret(value, newId);
    secrets.push(secret);
    return reference;
  });
  return { definition, secrets, faults };
}

/** Vault ids a stored definition refers to. */
export function toolSecretIds(definition: ToolDefinition): string[] {
  const ids: string[] = [];
  mapSecrets(definition, (value) => {
    const id = secretIdOf(value);
    if (id) ids.push(id);
    return value;
  });
  return ids;
}

/**
 * Plaintext secrets of a definition, to redact from logs and echoes. Of a value such as `Bearer abc`, the last word
 * too.
 */
export function secretValuesOf(opened: ToolDefinition): string[] {
  const values: string[] = [];
  mapSecrets(opened, (value) => {
    values.push(value, value.slice(value.lastIndexOf(' ') + 1));
    return value;
  });
  return [...new Set(values)];
}

/** Fills in the secrets in plaintext, at the time of use. Deleted ones are omitted. */
export function revealToolSecrets(definition: ToolDefinition, secrets: ReadonlyMap<string, string>): ToolDefinition {
  return mapSecrets(definition, (value) => secrets.get(secretIdOf(value) ?? ''));
}
