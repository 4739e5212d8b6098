import { AgentConfig } from '@parley/contract/resources/agent';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintOf } from '#platform/secrets/secret-references.ts';
import { dropSecrets, extractSecrets, maskSecrets, revealSecrets, secretIdsOf } from './agent-secrets.rules.ts';

let made = 0;
const newId = () => `0197f3a0-7c1e-7b42-9f2d-${String(++made).padStart(12, '0')}`;

const headers = fc.dictionary(
  fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/),
  fc.string({ minLength: 1, maxLength: 40 }).filter((value) => !value.startsWith('••••')),
  {
    maxKeys: 4,
    noNullPrototype: true,
  },
);
const config = fc
  .record({ headers, fallbacks: fc.option(fc.array(headers, { maxLength: 3 }), { nil: undefined }) })
  .map(({ headers: own, fallbacks }) =>
    AgentConfig.parse({
      name: 'A',
      llm: {
        headers: own,
        ...(fallbacks
          ? { fallbacks: fallbacks.map((each) => ({ provider: 'openai', model: 'm', headers: each })) }
          : {}),
      },
    }),
  );

describe('secrets of a configuration', () => {
  // Secret exfiltration: an editor of the agent could otherwise send its key to an address of their choice.
  it('a mask is refused after its recipient address changed', () => {
    const llm = { provider: 'openai-compatible', model: 'm', url: 'https://models.example/v1' };
    const incoming = AgentConfig.parse({ name: 'A', llm: { ...llm, headers: { authorization: 'Bearer 0123456789' } } });
    const stored = extractSecrets(incoming, null, newId).config;
    const masked = maskSecrets(stored);
    const moved = { ...masked, llm: { ...masked.llm, url: 'https://elsewhere.example/v1' } };
    expect(() => extractSecrets(moved, stored, newId)).toThrow('no value is stored for this vendor and address');
    const asFallback = {
      ...masked,
      llm: {
        ...masked.llm,
        headers: {},
        fallbacks: [{ ...llm, provider: 'openai-compatible' as const, headers: masked.llm.headers }],
      },
    };
    expect(secretIdsOf(extractSecrets(asFallback, stored, newId).config)).toEqual(secretIdsOf(stored));
  });

  it('extracting and revealing secrets round-trips', () => {
    fc.assert(
      fc.property(config, (incoming) => {
        const { config: stored, secrets } = extractSecrets(incoming, null, newId);
        const values = new Map(secrets.map((secret) => [secret.id, secret.value]));
        expect(revealSecrets(stored, values)).toEqual(incoming);
        expect(secretIdsOf(stored).toSorted()).toEqual([...values.keys()].toSorted());
      }),
    );
  });

  it('an unchanged masked configuration keeps every reference and stores no secret', () => {
    fc.assert(
      fc.property(config, (incoming) => {
        const stored = extractSecrets(incoming, null, newId).config;
        expect(extractSecrets(maskSecrets(stored), stored, newId)).toEqual({ config: stored, secrets: [] });
      }),
    );
  });

  it('the stored and the presented form hold at most the last four characters of a secret', () => {
    const incoming = AgentConfig.parse({ name: 'A', llm: { headers: { 'x-key': 'abcdefgh-5678' } } });
    const stored = extractSecrets(incoming, null, newId).config;
    for (const text of [JSON.stringify(stored), JSON.stringify(maskSecrets(stored))]) {
      expect(text).toContain('5678');
      expect(text).not.toContain('efgh');
    }
  });

  it('a value that looks like a vault reference is stored as a secret', () => {
    const value = 'secret:0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10:x';
    const incoming = AgentConfig.parse({ name: 'A', llm: { headers: { 'x-key': value } } });
    const { config: stored, secrets } = extractSecrets(incoming, null, newId);
    expect(secrets).toMatchObject([{ value }]);
    expect(stored.llm.headers['x-key']).not.toBe(value);
  });

  it('a copy has no secrets', () => {
    fc.assert(
      fc.property(config, (incoming) => {
        expect(secretIdsOf(dropSecrets(extractSecrets(incoming, null, newId).config))).toEqual([]);
      }),
    );
  });

  it('a header whose secret was deleted is omitted, not sent empty', () => {
    const incoming = AgentConfig.parse({ name: 'A', llm: { headers: { 'x-key': 'v' } } });
    expect(revealSecrets(extractSecrets(incoming, null, newId).config, new Map()).llm.headers).toEqual({});
  });

  it.each([
    ['short', ''],
    ['12345678901', ''],
    ['123456789012', '9012'],
  ])('the hint of %s is "%s"', (value, hint) => expect(hintOf(value)).toBe(hint));
});
