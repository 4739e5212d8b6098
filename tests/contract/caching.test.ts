import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allOperations } from '../../server/src/app/areas.ts';
import { cachingHeadersOf } from '../../server/src/platform/http/responses/caching.ts';

type Json = Record<string, unknown>;

const operations = allOperations.map(({ operation }) => [operation.id, operation] as const);
const isPublicRead = (operation: (typeof operations)[number][1]) =>
  operation.access.kind === 'public' && operation.method === 'GET';

/** Names under which answers hold what opens something. */
const secretName =
  /(?:^|_)(?:secret|password|token|ticket|otpauth_url|recovery_codes|challenge|csrf_token|signing_key)s?$/;
function namesIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const { properties = {} } = value as { properties?: Json };
  const own = Object.entries(properties)
    .filter(([, schema]) => allowsText(schema as Json))
    .map(([name]) => name);
  return [...own, ...Object.values(value).flatMap((inner) => namesIn(inner, seen))];
}

function allowsText(schema: Json): boolean {
  const branches = (schema['anyOf'] ?? []) as Json[];
  return schema['type'] === 'string' || schema['type'] === 'array' || branches.some(allowsText);
}

describe('cache headers', () => {
  // Answers with keys, tokens and a tenant's data went out without a word to caches between.
  it.each(operations)('%s: are set from its declaration, private where authenticated', (_id, operation) => {
    const headers = cachingHeadersOf(operation);
    expect(headers['cache-control']).toMatch(/^(?:no-store|no-cache|private, .+|public, .+)$/);
    expect(headers.vary).not.toBe('');
    if (operation.answer.holdsSecret) expect(headers['cache-control']).toBe('no-store');
    if (!isPublicRead(operation)) expect(headers['cache-control']).toMatch(/^(?:no-store|private, )/);
    const varies = headers.vary.split(', ');
    if (['tenant', 'person', 'login', 'reseller', 'admin'].includes(operation.access.kind)) {
      expect(varies).toEqual(expect.arrayContaining(['X-API-Key', 'Authorization', 'Cookie']));
    }
    if (operation.answer.stream) expect(varies).toContain('Accept');
  });

  it.each(operations.filter(([, { answer }]) => answer.schema !== null))(
    '%s: are no-store where the response has a credential',
    (_id, operation) => {
      const json = z.toJSONSchema(operation.answer.schema as z.ZodType, { io: 'output', unrepresentable: 'any' });
      const secrets = namesIn(json).filter((name) => secretName.test(name));
      if (secrets.length > 0) {
        expect({ secrets, ...cachingHeadersOf(operation) }).toMatchObject({ 'cache-control': 'no-store' });
      }
    },
  );
});
