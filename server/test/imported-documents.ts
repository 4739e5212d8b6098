import { readFileSync } from 'node:fs';
import type { importFormats } from '@parley/contract/resources/workflow-import';
import { convertDocument } from '../src/areas/workflows/importers/convert-document.ts';

/** Document in the importers' fixtures, by its name. */
export const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../src/areas/workflows/importers/fixtures/${name}.json`, import.meta.url), 'utf8'));

/** Converts a document with ids that count up; finds nodes, the ways out of a node and notices. */
export function convert(document: unknown, expected: (typeof importFormats)[number] | null = null) {
  let count = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
  const result = convertDocument(document, expected, newId);
  const node = (id: string) => result.workflow?.nodes.find((each) => each.id === id);
  const ways = (from: string) =>
    (result.workflow?.edges ?? [])
      .filter(({ source }) => source === from)
      .map(({ target, condition }) => [target, condition] as const);
  const notice = (path: string) => result.notices.find((each) => each.path === path);
  return { ...result, node, ways, notice };
}
