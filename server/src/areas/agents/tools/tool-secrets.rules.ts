import type { ErrorDetail } from '@parley/contract/errors';
import type { ToolDefinition } from '@parley/contract/resources/tool';
import { findSecretKind } from '#platform/log/secret-names.ts';
import { below } from './parameter-schema.rules.ts';
import { isMask, maskOf, type NewSecret, replaceSecret, secretIdOf } from '#platform/secrets/secret-references.ts';

/**
 * Header values of a tool are secrets, and so are query values whose name says so. A stored definition holds references
 * to the vault in their place; the API shows masks. These functions turn one form into another and touch nothing else.
 */

/** Where a secret stands, and whom it is sent to. */
interface SecretPlace {
  pointer: string;
  name: string;
  /** Scheme, host and port: who may change a tool must not be able to have its secrets sent elsewhere. */
  recipient: string;
}

type Values = Record<string, string>;

/** Undefined takes the value out. */
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

/** Names of query parameters that carry keys, beside those that say so. */
const keyNames = ['key', 'sig', 'signature'];

/** Whether a query parameter of this name carries a secret. */
export function namesSecret(name: string): boolean {
  return findSecretKind(name) !== undefined || keyNames.includes(name.toLowerCase());
}

/** A value that is nothing but `{{name}}` is filled from the conversation and hides nothing. */
function isSecretQuery(name: string, value: string): boolean {
  return namesSecret(name) && !/^\{\{\s*\w+\s*\}\}$/.test(value);
}

/** The definition as the API shows it. */
export function maskToolSecrets(definition: ToolDefinition): ToolDefinition {
  return mapSecrets(definition, maskOf);
}

/**
 * Takes the secrets out of a definition that came in. The mask of what is stored means "unchanged" and keeps its
 * reference, but only for the origin it was given for. A mask of nothing stored is a fault; everything else is new.
 */
export function takeToolSecrets(
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
      const message = 'this is a mask, and no value is stored under this name for this host; send the value';
      faults.push({ path: pointer, code: 'unknown_mask', message });
      return undefined;
    }
    const { secret, reference } = replaceSecret(value, newId);
    secrets.push(secret);
    return reference;
  });
  return { definition, secrets, faults };
}

/** Ids of the vault a stored definition refers to. */
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
 * Secrets of a definition that holds them in clear: what must not turn up in a log, whoever echoes it. Of a value such
 * as `Bearer abc`, its last word too.
 */
export function secretValuesOf(opened: ToolDefinition): string[] {
  const values: string[] = [];
  mapSecrets(opened, (value) => {
    values.push(value, value.slice(value.lastIndexOf(' ') + 1));
    return value;
  });
  return [...new Set(values)];
}

/** The definition with its secrets in clear, for the moment of use. Those that are gone are left out. */
export function revealToolSecrets(definition: ToolDefinition, secrets: ReadonlyMap<string, string>): ToolDefinition {
  return mapSecrets(definition, (value) => secrets.get(secretIdOf(value) ?? ''));
}
