import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scopes } from '@parley/contract/scopes';
import { describe, expect, it } from 'vitest';
import { resources, scope_actions } from './en/scopes.ts';

type Tree = { [key: string]: string | Tree };

/** Every text by its whole key. */
function flatten(tree: Tree, before = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value] as const] : [...flatten(value, `${before}${key}.`)],
    ),
  );
}

/** Texts of the first script with those of each page. */
async function textsIn(language: 'en' | 'sv'): Promise<Map<string, string>> {
  const folder = fileURLToPath(new URL(language, import.meta.url));
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  const pages = readdirSync(folder).filter((file) => file !== 'index.ts' && !index.includes(`'./${file}'`));
  const parts = await Promise.all(
    ['index.ts', ...pages].map((file) => import(`./${language}/${file.slice(0, -3)}.ts`)),
  );
  const [first, ...others] = parts as Record<string, Tree>[];
  return flatten(Object.assign({}, first?.[language], ...others));
}

const english = await textsIn('en');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

describe.each(['sv'] as const)('the texts in %s', async (language) => {
  const translated = await textsIn(language);

  it('have exactly the keys of the English ones', () => {
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('have the placeholders of the English ones, and none is empty', () => {
    for (const [key, text] of english) {
      expect([key, placeholders(translated.get(key) ?? '')]).toEqual([key, placeholders(text)]);
      expect([key, translated.get(key)?.trim()]).not.toEqual([key, '']);
    }
  });
});

describe('the texts', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('texts') && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

  it('are all used', () => {
    const built = new Set([...sources.matchAll(/`((?:\w+\.)+\w*)\$\{/g)].map(([, start]) => start ?? ''));
    const quoted = new Set([...sources.matchAll(/'([\w.:-]+)'/g)].map(([, key]) => key));
    const unused = [...english.keys()].filter((key) => {
      const base = key.replace(/_(?:zero|one|other)$/, '');
      return !quoted.has(base) && ![...built].some((start) => base.startsWith(start));
    });
    expect(unused).toEqual([]);
  });

  it('name every scope', () => {
    for (const scope of scopes) {
      const [resource = '', action = ''] = scope.split(':');
      expect(Object.keys(resources)).toContain(resource);
      expect(Object.keys(scope_actions)).toContain(action);
    }
  });
});
