import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { words as german } from '../../console/src/texts/refusals/de/words.ts';
import { words as english } from '../../console/src/texts/refusals/en/words.ts';
import { words as spanish } from '../../console/src/texts/refusals/es/words.ts';
import { words as french } from '../../console/src/texts/refusals/fr/words.ts';
import { words as swedish } from '../../console/src/texts/refusals/sv/words.ts';
// The composition root: every area and the HTTP layer, so every reason of the server is defined.
import '../../server/src/app/build-server.ts';
import { definedReasons } from '../../server/src/platform/http/define-refusal.ts';

const reasons = definedReasons();
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');

/** Entries that belong to no reason: faults without a refusal, and whole codes. */
const isGeneral = (key: string) => key.startsWith('fault_') || key === 'not_found' || key === 'version_mismatch';

describe('the reasons of refusals', () => {
  it('are all defined once the server is loaded', () => expect(reasons.size).toBeGreaterThan(400));

  it('are those of every refusal of an area: none is made without one', () => {
    const areas = join(import.meta.dirname, '../../server/src/areas');
    const files = readdirSync(areas, { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    expect(sources.length).toBeGreaterThan(100);
    const reasonless = sources.filter((file) =>
      /new Refusal\(|plainRefusal/.test(readFileSync(join(areas, file), 'utf8')),
    );
    expect(reasonless).toEqual([]);
  });

  it.each([
    ['sv', swedish],
    ['de', german],
    ['fr', french],
    ['es', spanish],
  ])('have words in %s, by reason or by code', (_, words) => {
    const wordless = [...reasons].filter(([reason, { code }]) => !(reason in words) && !((code ?? '') in words));
    expect(wordless.map(([reason]) => reason)).toEqual([]);
  });

  it.each([
    ['en', english],
    ['sv', swedish],
    ['de', german],
    ['fr', french],
    ['es', spanish],
  ])('are those the words in %s belong to, with their placeholders alone', (_, words) => {
    for (const [key, text] of Object.entries(words)) {
      if (isGeneral(key)) continue;
      const known = reasons.get(key);
      expect([key, known === undefined]).toEqual([key, false]);
      const allowed = placeholders(known?.sentence ?? '');
      expect([key, placeholders(text).filter((name) => !allowed.includes(name))]).toEqual([key, []]);
      expect([key, text.trim()]).not.toEqual([key, '']);
    }
  });
});
