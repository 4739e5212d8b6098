import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildWebIfStale } from '../../scripts/build-web.mjs';

/** Unit: bytes after gzip -9. Other chat widgets weigh 111,000 to 457,000. */
const budgetBytes = 15_000;

it('the script a site embeds stays within its budget', async () => {
  await buildWebIfStale({ log: () => {} });
  const script = readFileSync(new URL('../dist/widget.js', import.meta.url));
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(budgetBytes);
});
