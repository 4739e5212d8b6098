import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { en } from './en/index.ts';

// "start.title" stood on the page of a new agent after a reload: its texts had come only with a page visited before.

const src = fileURLToPath(new URL('..', import.meta.url));

interface Source {
  imports: string[];
  used: string[];
  provided: string[];
}

const sources = new Map<string, Source>();

function read(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/(?:import|export)\s(?!type)[^;]*?from\s+'(\.[^']+)'|import\s+'(\.[^']+)'/g)]
    .map(([, from, alone]) => resolve(dirname(file), from ?? alone ?? ''))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  const used = [...text.matchAll(/\bt\(\s*[`']([a-z_]+)\./g)].map(([, area = '']) => area);
  const added = /addPageTexts\(\{([\s\S]*)\}\);/.exec(text)?.[1] ?? '';
  const english = /en:\s*\{([\s\S]*?)\}/.exec(added)?.[1] ?? '';
  const provided = [...english.matchAll(/([a-z_]+)\s*(?::|,|$)/g)].map(([, area = '']) => area);
  const source = { imports, used, provided };
  sources.set(file, source);
  return source;
}

/** Files that come with a file. */
function comesWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of read(file).imports) comesWith(each, seen);
  return seen;
}

/** Pages with the pages they stand in, from the routes. */
function pages(): { page: string; around: string[] }[] {
  return readdirSync(join(src, 'routes')).flatMap((name) => {
    const file = join(src, 'routes', name);
    const routes = new Map<string, { parent: string; page: string | null }>();
    for (const [, route = '', body = ''] of readFileSync(file, 'utf8').matchAll(
      /const (\w+) = createRoute\(\{([\s\S]*?)\n\}\);/g,
    )) {
      const page = /import\('(\.[^']+)'\)/.exec(body)?.[1];
      const parent = /getParentRoute: \(\) => (\w+)/.exec(body)?.[1] ?? '';
      routes.set(route, { parent, page: page ? resolve(dirname(file), page) : null });
    }
    return [...routes.values()].flatMap(({ parent, page }) => {
      const around = routes.get(parent)?.page;
      return page ? [{ page, around: around ? [around] : [] }] : [];
    });
  });
}

it('every page comes with the texts it shows', () => {
  const first = [...comesWith(join(src, 'main.tsx'))].flatMap((file) => read(file).provided);
  const always = new Set([...Object.keys(en), ...first]);
  const found = pages();
  expect(found.length).toBeGreaterThan(60);
  const missing = found.flatMap(({ page, around }) => {
    const files = [page, ...around].flatMap((each) => [...comesWith(each)]);
    const provided = new Set(files.flatMap((file) => read(file).provided));
    return (
      [...comesWith(page)]
        // A colour of its list is all that the page of a test run takes from it.
        .filter((file) => !(page.endsWith('run-page.tsx') && file.endsWith('tests-tab.tsx')))
        .flatMap((file) =>
          read(file).used.flatMap((area) =>
            always.has(area) || provided.has(area) ? [] : [`${area} in ${file.slice(src.length)}`],
          ),
        )
    );
  });
  expect([...new Set(missing)]).toEqual([]);
});
