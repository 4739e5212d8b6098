import { AgentConfig } from '@parley/contract/resources/agent';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConfigChange, changedFields, compareJson, patchConfig } from './agents.rules.ts';

/** Applies the changes to a copy of `before`, as a client of the comparison would. */
function carryOut(before: unknown, changes: readonly ConfigChange[]): unknown {
  let result = structuredClone(before);
  // List removals run from the end, so that indexes stay valid.
  const inOrder = [
    ...changes.filter((change) => change.op !== 'remove'),
    ...changes.filter((change) => change.op === 'remove').toReversed(),
  ];
  for (const change of inOrder) {
    const steps = change.path
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const name = steps.pop();
    if (name === undefined) {
      result = change.after;
      continue;
    }
    const parent = steps.reduce((value, step) => (value as Record<string, unknown>)[step], result) as Record<
      string,
      unknown
    >;
    if (change.op !== 'remove') parent[name] = change.after;
    else if (Array.isArray(parent)) parent.splice(Number(name), 1);
    else delete parent[name];
  }
  return result;
}

const key = fc
  .oneof(
    fc.string({ maxLength: 5 }),
    fc.constantFrom('constructor', 'toString', 'hasOwnProperty', 'a/b', '~', '~1', ''),
  )
  .filter((name) => name !== '__proto__');
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, '', 'x'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

describe('compareJson', () => {
  it('applying the changes to `before` gives `after`', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(carryOut(before, compareJson(before, after))).toEqual(after);
      }),
      { numRuns: 1000 },
    );
  });

  it('equal values give no changes, whatever the key order', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(compareJson(value, structuredClone(value))).toEqual([]);
      }),
    );
    expect(compareJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
  });

  it('every change has the old and new value of its kind', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        for (const change of compareJson(before, after)) {
          expect('before' in change).toBe(change.op !== 'add');
          expect('after' in change).toBe(change.op !== 'remove');
        }
      }),
    );
  });

  it('treats names of built-in properties as ordinary keys', () => {
    expect(compareJson({}, { constructor: 'x' })).toEqual([{ path: '/constructor', op: 'add', after: 'x' }]);
    expect(compareJson({ toString: 'x' }, {})).toEqual([{ path: '/toString', op: 'remove', before: 'x' }]);
  });
});

describe('changedFields', () => {
  const config = AgentConfig.parse({ name: 'A' });

  it('names top-level fields in the order of the schema', () => {
    const changed = { ...config, chat_enabled: false, prompt: 'x', voice: { ...config.voice, speed: 1.5 } };
    expect(changedFields(config, changed)).toEqual(['prompt', 'voice', 'chat_enabled']);
  });

  it('is empty for equal configurations', () => expect(changedFields(config, structuredClone(config))).toEqual([]));
});

describe('patchConfig', () => {
  const config = AgentConfig.parse({ name: 'A', greeting: 'Hi' });

  it('an empty patch gives the configuration back', () => expect(patchConfig(config, {})).toEqual(config));

  it('refuses an inconsistent result of valid fields', () => {
    const stored = AgentConfig.parse({ name: 'A', llm: { provider: 'openai', model: 'm' } });
    expect(() => patchConfig(stored, { llm: { model: null } })).toThrowError(/\/llm\/model/);
  });

  it('does not mutate its input', () => {
    const before = structuredClone(config);
    patchConfig(config, { greeting: null, voice: { speed: 2 } });
    expect(config).toEqual(before);
  });
});
