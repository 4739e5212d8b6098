import type { ToolRequest } from '@parley/contract/resources/tool';
import type { z } from 'zod';
import { renderTemplate } from '#brain/template.ts';
import { textOf } from './result-text.rules.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** Request before signing. */
export interface WebhookRequest {
  url: string;
  method: string;
  /** Headers set by the tool's owner; values are secrets. */
  headers: Readonly<Record<string, string>>;
  /** Null: the method carries none. */
  body: string | null;
}

/** Arguments that do not form an allowed address. The message is for the model. */
export class UnusableArgument extends Error {
  override readonly name = 'UnusableArgument';
}

/**
 * Builds the request of a run. Path placeholders are filled first, then `query`; then, when the body does not carry
 * them (GET always, DELETE with `args`), the arguments not used in the path and not yet in the query: many servers take
 * the last of two duplicates. Throws `UnusableArgument`.
 */
export function buildRequest(input: {
  request: z.infer<typeof ToolRequest>;
  arguments: Arguments;
  /** Declared arguments. Others fill no template: a model could substitute them for a variable. */
  declared: readonly string[];
  variables: Readonly<Record<string, string>>;
  /** Fields around the arguments in mode `envelope`. */
  envelope: Readonly<Record<string, unknown>>;
}): WebhookRequest {
  const { request, arguments: given } = input;
  const { address, used } = fillPath(request.url, given);
  const url = new URL(address);
  const texts = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, textOf(value)]));
  const asked = Object.fromEntries(Object.entries(texts).filter(([name]) => input.declared.includes(name)));
  for (const [name, template] of Object.entries(request.query)) {
    url.searchParams.append(name, renderTemplate(template, { ...input.variables, ...asked }));
  }
  const isInQuery = request.method === 'GET' || (request.method === 'DELETE' && request.body_mode === 'args');
  if (isInQuery) {
    const taken = new Set([...used, ...url.searchParams.keys()]);
    for (const [name, text] of Object.entries(texts)) if (!taken.has(name)) url.searchParams.append(name, text);
  }
  const body = request.body_mode === 'args' ? given : { ...input.envelope, arguments: given };
  return {
    url: url.href,
    method: request.method,
    headers: request.headers,
    body: isInQuery ? null : JSON.stringify(body),
  };
}

/** `{name}` between host and query, each a whole segment or part of one. */
function fillPath(template: string, given: Arguments): { address: string; used: Set<string> } {
  const [, origin = '', path = '', rest = ''] = /^([a-z]+:\/\/[^/?#]*)([^?#]*)(.*)$/is.exec(template) ?? [];
  const used = new Set<string>();
  const filled = path.split('/').map((segment) => {
    const names: string[] = [];
    const text = segment.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
      names.push(name);
      return encodeURIComponent(scalarOf(name, given));
    });
    if (names.length > 0 && climbs(text)) throw unusable(names, 'it would lead elsewhere');
    for (const name of names) used.add(name);
    return text;
  });
  return { address: `${origin}${filled.join('/')}${rest}`, used };
}

function scalarOf(name: string, given: Arguments): string {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (value === undefined || value === null || value === '') throw unusable([name], 'it is missing and is needed');
  if (typeof value === 'object') throw unusable([name], 'expected a text or a number');
  const text = String(value);
  // Lone surrogates cannot be encoded; NUL ends strings in many servers.
  if (/\p{Surrogate}|\0/u.test(text)) throw unusable([name], 'it holds characters no address can hold');
  return text;
}

/** Path traversal: detects a dot segment, also after percent-decoding. */
function climbs(segment: string): boolean {
  return decodeURIComponentSafely(segment)
    .split(/[/\\]/)
    .some((part) => part === '.' || part === '..');
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The owner's own part of the segment holds a stray percent sign.
    return text.replaceAll(/%2e/gi, '.').replaceAll(/%2f/gi, '/').replaceAll(/%5c/gi, '\\');
  }
}

function unusable(names: readonly string[], why: string): UnusableArgument {
  return new UnusableArgument(`/${names.join(', /')}: ${why}. Ask the person for it or correct it, then call again.`);
}
