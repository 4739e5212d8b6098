import type { AgentConfig } from '@parley/contract/resources/agent';
import { maskOfNothing } from './agents.errors.ts';

/**
 * Header values for model vendors are secrets. A stored configuration holds references to the vault in their place;
 * the API shows masks. These functions turn one form into another and touch nothing else.
 */

/** `secret:<id of the vault>:<hint>` in a stored configuration. */
const reference = /^secret:([0-9a-f-]{36}):(.*)$/s;

const maskStart = '••••';

type Headers = Record<string, string>;

function mapHeaders(config: AgentConfig, change: (headers: Headers, place: string) => Headers): AgentConfig {
  const { llm } = config;
  const fallbacks = llm.fallbacks?.map((choice, at) => ({
    ...choice,
    headers: change(choice.headers, `fallbacks/${at}`),
  }));
  return { ...config, llm: { ...llm, headers: change(llm.headers, 'llm'), ...(fallbacks ? { fallbacks } : {}) } };
}

/** Last four characters of a secret long enough to spare them. */
export function hintOf(secret: string): string {
  return secret.length >= 12 ? secret.slice(-4) : '';
}

function maskOf(stored: string): string {
  const hint = reference.exec(stored)?.[2] ?? '';
  return `${maskStart}${hint}`;
}

/** The configuration as the API shows it. */
export function maskSecrets(config: AgentConfig): AgentConfig {
  return mapHeaders(config, (headers) => mapValues(headers, maskOf));
}

/** The configuration without its secrets, for a copy. */
export function dropSecrets(config: AgentConfig): AgentConfig {
  return mapHeaders(config, () => ({}));
}

/** A secret that came in and must go to the vault under `id`. */
export interface NewSecret {
  id: string;
  value: string;
  hint: string;
}

/**
 * Takes the secrets out of a configuration that came in. The mask of what is stored means "unchanged" and keeps its
 * reference, also where a fallback has moved to another place; a mask of nothing stored is refused; everything else is
 * new.
 */
export function takeSecrets(
  incoming: AgentConfig,
  stored: AgentConfig | null,
  newId: () => string,
): { config: AgentConfig; secrets: NewSecret[] } {
  const known = new Map<string, Headers>();
  if (stored) {
    mapHeaders(stored, (headers, place) => {
      known.set(place, headers);
      return headers;
    });
  }
  const secrets: NewSecret[] = [];
  const config = mapHeaders(incoming, (headers, place) =>
    mapValues(headers, (value, name) => {
      const inSamePlaceFirst = [known.get(place), ...known.values()];
      const before = inSamePlaceFirst.map((each) => each?.[name]).find((each) => each && value === maskOf(each));
      if (before !== undefined) return before;
      if (value.startsWith(maskStart)) throw maskOfNothing(`/llm${place === 'llm' ? '' : `/${place}`}/headers/${name}`);
      const secret = { id: newId(), value, hint: hintOf(value) };
      secrets.push(secret);
      return `secret:${secret.id}:${secret.hint}`;
    }),
  );
  return { config, secrets };
}

/** Ids of the vault a stored configuration refers to. */
export function secretIdsOf(config: AgentConfig): string[] {
  const ids: string[] = [];
  mapHeaders(config, (headers) =>
    mapValues(headers, (value) => {
      const id = reference.exec(value)?.[1];
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
        const secret = secrets.get(reference.exec(value)?.[1] ?? '');
        return secret === undefined ? [] : [[name, secret]];
      }),
    ),
  );
}

function mapValues(headers: Headers, change: (value: string, name: string) => string): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, change(value, name)]));
}
