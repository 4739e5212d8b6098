import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildWebIfStale } from '../../scripts/build-web.mjs';

/** Unit: bytes after gzip -9. Other chat widgets weigh 111,000 to 457,000. */
it.each([
  ['widget.js', 'what every page view of a site pays', 15_000],
  ['more.js', 'what a chat pays when it is opened', 24_000],
  ['voice.js', 'what a call pays', 15_000],
  ['widget-texts/de.json', 'a language', 3_000],
])('%s, %s, stays within its budget', async (name, _, budgetBytes) => {
  await buildWebIfStale({ log: () => {} });
  const script = readFileSync(new URL(`../dist/${name}`, import.meta.url));
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(budgetBytes);
});

it('the lazily loaded part does not bundle Preact again', async () => {
  await buildWebIfStale({ log: () => {} });
  const script = readFileSync(new URL('../dist/more.js', import.meta.url), 'utf8');
  expect(script.endsWith('})({},ParleyWidget);\n') || script.endsWith('})({},ParleyWidget);')).toBe(true);
  expect(script).not.toContain('debounceRendering');
});
