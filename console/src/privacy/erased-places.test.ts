import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { erasure } from '../texts/en/erasure.ts';

const reference = readFileSync(new URL('../../../docs/reference/personal-data.md', import.meta.url), 'utf8');

/** First column of the table under a heading. */
const namesUnder = (heading: string) =>
  [...(reference.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)`/gm)].map(
    ([, name]) => name ?? '',
  );

it('every place that a certificate of erasure counts has a name', () => {
  const tables = namesUnder('Callers and visitors').filter((table) => !table.startsWith('graphile_worker.'));
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter((table) => !(table in erasure.places))).toEqual([]);
  expect(namesUnder('Files').filter((folder) => !(folder in erasure.folders))).toEqual([]);
});
