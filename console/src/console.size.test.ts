import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWebIfStale } from '../../scripts/build-web.mjs';

/** Size of the scripts a first visit to one page loads. Unit: bytes after gzip -9. */
const budgetBytes = 300_000;

const assets = fileURLToPath(new URL('../dist/assets', import.meta.url));
const page = () => readFileSync(join(assets, '../index.html'), 'utf8');

beforeAll(() => buildWebIfStale({ log: () => {} }));

/** Every script a script imports when it is loaded, and what those import. */
function closure(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = readFileSync(join(assets, file), 'utf8');
    closure(
      [...source.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, name]) => name ?? ''),
      seen,
    );
  }
  return seen;
}

const bytesOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file)), { level: 9 }).length, 0);

describe('the first visit to a page of the console', () => {
  const first = () => [...page().matchAll(/assets\/([\w.-]+\.js)/g)].map(([, name]) => name ?? '');
  // The page of errors is part of the first load: it must be there when a page cannot be loaded.
  const pages = () =>
    readdirSync(assets).filter((file) => /-(?:page|tab)-[\w-]+\.js$/.test(file) && !file.startsWith('error-page-'));

  it('loads no more script bytes than its budget, on every page', () => {
    // The words of refusals come with the first of them.
    const hasTexts = (file: string) => readFileSync(join(assets, file), 'utf8').includes('my_account');
    const languages = readdirSync(assets).filter((file) => file.startsWith('sv-') && hasTexts(file));
    expect(pages().length).toBeGreaterThan(15);
    expect(languages).toHaveLength(1);
    for (const file of pages()) {
      const bytes = bytesOf(closure([...first(), file, ...languages]));
      expect({ file, bytes, fits: bytes <= budgetBytes }).toEqual({ file, bytes, fits: true });
    }
  });

  it('loads the charts of statistics after their page, within 400 kB for both', () => {
    const charts = readdirSync(assets).filter((file) => /^charts-[\w-]+\.js$/.test(file));
    const statistics = pages().filter((file) => file.startsWith('statistics-page-'));
    expect([charts.length, statistics.length]).toEqual([1, 1]);
    expect(closure([...first(), ...statistics])).not.toContain(charts[0]);
    expect(bytesOf(closure([...first(), ...statistics, ...charts]))).toBeLessThan(400_000);
  });

  it('loads each page as its own chunk: the entry script contains none of them', () => {
    const loaded = closure(first());
    expect(pages().filter((file) => loaded.has(file))).toEqual([]);
  });

  it('needs no inline script or style, which its Content-Security-Policy forbids', () => {
    expect(page()).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect(page()).not.toMatch(/<style|\sstyle=/);
    expect(page()).toContain('nonce="{{nonce}}"');
  });

  // `light-dark()` painted nothing once it was built: the variables it becomes were set nowhere.
  it('sets the variables that light-dark() becomes, for both schemes', () => {
    const styles = readdirSync(assets).filter((file) => file.endsWith('.css'));
    const all = styles.map((file) => readFileSync(join(assets, file), 'utf8')).join('');
    expect(all).toMatch(/var\(--lightningcss-light,/);
    expect(all).toMatch(/color-scheme=light\]\{[^}]*--lightningcss-light: ?initial/);
    expect(all).toMatch(/color-scheme=dark\]\{[^}]*--lightningcss-dark: ?initial/);
  });
});
