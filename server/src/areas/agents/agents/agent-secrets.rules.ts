import type { AgentConfig } from '@parley/contract/resources/agent';
import { isMask, maskOf, type NewSecret, replaceSecret, secretIdOf } from '#platform/secrets/secret-references.ts';
import { maskOfNothing } from './agents.errors.ts';

/**
 * Header values for model vendors are secrets. A stored configuration holds references to the vault in their place;
 * the API shows masks. These functions turn one form into another and touch nothing else.
 */

type Headers = Record<string, string>;
type ModelChoice = NonNullable<AgentConfig['llm']['fallbacks']>[number];

/** Where headers stand, and who they are sent to. */
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

/** The configuration as the API shows it. */
export function maskSecrets(config: AgentConfig): AgentConfig {
  return mapHeaders(config, (headers) => mapValues(headers, maskOf));
}

/** The configuration without its secrets, for a copy. */
export function dropSecrets(config: AgentConfig): AgentConfig {
  return mapHeaders(config, () => ({}));
}

/**
 * Takes the secrets out of a configuration that came in. The mask of what is stored means "unchanged" and keeps its
 * reference, also where a fallback has moved to another place, but only for the vendor and address it was given for:
 * who may change an agent must not be able to have its secrets sent elsewhere. A mask of nothing stored for them is
 * refused; everything else is new.
 */
export function takeSecrets(
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

/** Ids of the vault a stored configuration refers to. */
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

/** The configuration with its secrets in clear, for the moment of use. Headers whose secret is gone are left out. */
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
