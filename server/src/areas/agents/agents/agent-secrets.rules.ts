import type { AgentConfig } from '@parley/contract/resources/agent';
import { isMask, maskOf, type NewSecret, replaceSecret, secretIdOf } from '#platform/secrets/secret-references.ts';
import { maskOfNothing } from './agents.errors.ts';

/**
 * Header values for model vendors are secrets. A stored configuration holds vault references in their place; the API
 * shows masks. These functions convert between the forms and change nothing else.
 */

type Headers = Record<string, string>;
type ModelChoice = NonNullable<AgentConfig['llm']['fallbacks']>[number];

/** Location of headers in the configuration, with their recipient. */
interface HeaderPlace {
  pointer: string;
  recipient: string;
}

function mapHeaders(config: AgentConfig, change: (headers: Headers, place: HeaderPlace) => Headers): AgentConfig {
  const { llm } = config;
  const changed = (choice: ModelChoice, pointer: string) => {
    const recipient = `${choice.provider} ${choice.url ?? ''}`;
    return { ...choice, headers: change(choice.headers, { pointer, recipient }) };
  };
  const fallbacks = llm.fallbacks?.map((choice, at) => changed(choice, `/llm/fallbacks/${at}`));
  return {
    ...config,
    llm: { ...llm, ...changed(llm, '/llm'), ...(fallbacks ? { fallbacks } : {}) } as AgentConfig['llm'],
  };
}

/** Replaces secrets with masks, as the API shows the configuration. */
export function maskSecrets(config: AgentConfig): AgentConfig {
  return mapHeaders(config, (headers) => mapValues(headers, maskOf));
}

/** Removes secrets from the configuration, for a copy. */
export function dropSecrets(config: AgentConfig): AgentConfig {
  return mapHeaders(config, () => ({}));
}

/**
 * Extracts the secrets of an incoming configuration. The mask of a stored secret means "unchanged" and keeps its
 * reference, also when a fallback moved, but only for the same vendor and address: an editor of the agent must not be
 * able to send its secrets elsewhere. Refuses a mask without a matching stored secret; every other value is a new
 * secret.
 */
export function extractSecrets(
  incoming: AgentConfig,
  stored: AgentConfig | null,
  newId: () => string,
): { config: AgentConfig; secrets: NewSecret[] } {
  const known: { headers: Headers; place: HeaderPlace }[] = [];
  if (stored) {
    mapHeaders(stored, (headers, place) => {
      known.push({ headers, place });
      return headers;
    });
  }
  const secrets: NewSecret[] = [];
  const config = mapHeaders(incoming, (headers, place) => {
    const forRecipient = known.filter((each) => each.place.recipient === place.recipient);
    const inSamePlaceFirst = forRecipient.toSorted(
      (a, b) => Number(b.place.pointer === place.pointer) - Number(a.place.pointer === place.pointer),
    );
    return mapValues(headers, (value, name) => {
      const before = inSamePlaceFirst.map((each) => each.headers[name]).find((each) => each && value === maskOf(each));
      if (before !== undefined) return before;
      if (isMask(value)) throw maskOfNothing(`${place.pointer}/headers/${name}`);
      const { secret, reference } = replaceSecret(value, newId);
      secrets.push(secret);
      return reference;
    });
  });
  return { config, secrets };
}

/** Vault ids a stored configuration refers to. */
export function secretIdsOf(config: AgentConfig): string[] {
  const ids: string[] = [];
  mapHeaders(config, (headers) =>
    mapValues(headers, (value) => {
      const id = secretIdOf(value);
      if (id) ids.push(id);
      return value;
    }),
  );
  return ids;
}

/** Fills in the secrets in plaintext, at the time of use. Headers whose secret was deleted are omitted. */
export function revealSecrets(config: AgentConfig, secrets: ReadonlyMap<string, string>): AgentConfig {
  return mapHeaders(config, (headers) =>
    Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => {
        const secret = secrets.get(secretIdOf(value) ?? '');
        return secret === undefined ? [] : [[name, secret]];
      }),
    ),
  );
}

function mapValues(headers: Headers, change: (value: string, name: string) => string): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, change(value, name)]));
}
