import { ToolDefinition } from '@parley/contract/resources/tool';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  extractToolSecrets,
  maskToolSecrets,
  revealToolSecrets,
  secretValuesOf,
  toolSecretIds,
} from './tool-secrets.rules.ts';

let made = 0;
const newId = () => `0197f3a0-7c1e-7b42-9f2d-${String(++made).padStart(12, '0')}`;

const text = fc.string({ minLength: 1, maxLength: 40 }).filter((value) => !value.startsWith('••••'));
const named = (names: fc.Arbitrary<string>, values: fc.Arbitrary<string>) =>
  fc.dictionary(names, values, { maxKeys: 4, noNullPrototype: true });
const headers = named(fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/), text);
const query = named(
  fc.constantFrom('q', 'key', 'api_key', 'access-token', 'page', 'a/b token', 'signature'),
  fc.oneof(text, fc.constant('{{token}}'), fc.constant('plain {{x}}')),
);
const webhook = fc
  .record({ headers, query })
  .map((request) =>
    ToolDefinition.parse({ name: 'a', type: 'webhook', request: { url: 'https://a.example/x', ...request } }),
  );
const mcp = headers.map((own) =>
  ToolDefinition.parse({ name: 'a', type: 'mcp', mcp: { url: 'https://a.example', headers: own } }),
);
const definition = fc.oneof(webhook, mcp);

const storedOf = (incoming: ToolDefinition) => extractToolSecrets(incoming, null, newId).definition;
const hook = (request: object) => ToolDefinition.parse({ name: 'a', type: 'webhook', request });

describe('secrets of a tool', () => {
  it('extracting and revealing secrets round-trips', () => {
    fc.assert(
      fc.property(definition, (incoming) => {
        const { definition: stored, secrets } = extractToolSecrets(incoming, null, newId);
        const values = new Map(secrets.map((secret) => [secret.id, secret.value]));
        expect(revealToolSecrets(stored, values)).toEqual(incoming);
        expect(toolSecretIds(stored).toSorted()).toEqual([...values.keys()].toSorted());
      }),
    );
  });

  it('an unchanged masked definition keeps every reference and stores no secret', () => {
    fc.assert(
      fc.property(definition, (incoming) => {
        const stored = storedOf(incoming);
        expect(extractToolSecrets(maskToolSecrets(stored), stored, newId)).toEqual({
          definition: stored,
          secrets: [],
          faults: [],
        });
      }),
    );
  });

  it('the stored and the presented form hold no header value or secret query value', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{20,30}$/), (value) => {
        const stored = storedOf(
          hook({ url: 'https://a.example', headers: { 'x-any': value }, query: { key: value, api_token: value } }),
        );
        for (const shown of [stored, maskToolSecrets(stored)]) expect(JSON.stringify(shown)).not.toContain(value);
      }),
    );
  });

  // Secret exfiltration: an editor of the tool could otherwise send its key to an address of their choice.
  it.each([
    ['another host', 'https://b.example/x', false],
    ['another port', 'https://a.example:8443/x', false],
    ['no encryption', 'http://a.example/x', false],
    ['another path of the same origin', 'https://a.example/y', true],
  ])('a mask for %s', (_name, url, isKept) => {
    const stored = storedOf(hook({ url: 'https://a.example/x', headers: { 'x-key': '0123456789abcdef' } }));
    const masked = maskToolSecrets(stored);
    const moved = hook({ ...masked.request, url });
    const { faults, definition: result } = extractToolSecrets(moved, stored, newId);
    expect(faults).toHaveLength(isKept ? 0 : 1);
    expect(toolSecretIds(result)).toEqual(isKept ? toolSecretIds(stored) : []);
    if (!isKept) expect(faults[0]).toMatchObject({ path: '/request/headers/x-key', code: 'unknown_mask' });
  });

  it('a mask under another name is a fault', () => {
    const stored = storedOf(hook({ url: 'https://a.example', headers: { 'x-key': '0123456789abcdef' } }));
    const renamed = hook({ url: 'https://a.example', headers: { 'x-echo': '••••cdef' } });
    expect(extractToolSecrets(renamed, stored, newId).faults).toMatchObject([{ path: '/request/headers/x-echo' }]);
  });

  it('a templated query value is shown, and one with a harmless name', () => {
    const query = { token: '{{visitor_token}}', page: '2' };
    expect(maskToolSecrets(storedOf(hook({ url: 'https://a.example', query }))).request?.query).toEqual(query);
  });

  it('values to redact include each secret and its last word', () => {
    expect(
      secretValuesOf(
        hook({
          url: 'https://a.example',
          headers: { Authorization: 'Bearer abc123' },
          query: { key: 'k1', page: '2' },
        }),
      ),
    ).toEqual(['Bearer abc123', 'abc123', 'k1']);
  });
});
