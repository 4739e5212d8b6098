import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { withSourcePositions } from './source-positions.ts';

/** Line 2, column 1 of `out.js` is line 1, column 1 of `src/answer.ts`, one folder up. */
const map = { version: 3, sources: ['../src/answer.ts'], names: [], mappings: ';AAAA' };

function buildFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-maps-'));
  const file = join(folder, 'dist-out.js');
  writeFileSync(file, '');
  writeFileSync(`${file}.map`, JSON.stringify(map));
  return file;
}

it('a frame of a built file names its source, as a path and as a URL', () => {
  const file = buildFile();
  const source = join(file, '../../src/answer.ts');
  expect(withSourcePositions(`    at answer (${pathToFileURL(file)}:2:1)`)).toBe(`    at answer (${source}:1:1)`);
  expect(withSourcePositions(`    at async ${file}:2:1`)).toBe(`    at async ${source}:1:1`);
});

it('frames of files without a source map, or with a broken one, stay as they are', () => {
  const file = buildFile();
  writeFileSync(`${file}.map`, '{');
  const stack = `Error: no\n    at a (${file}:2:1)\n    at b (/nowhere/b.js:3:4)\n    at node:internal/timers:545:9`;
  expect(withSourcePositions(stack)).toBe(stack);
});

it('an error in a log line has the positions of its sources', () => {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', pretty: false, destination: { write: (line) => void lines.push(line) } });
  const error = new Error('no');
  error.stack = `Error: no\n    at answer (${pathToFileURL(buildFile())}:2:1)`;
  log.error({ err: error }, 'failed');
  expect(JSON.parse(lines[0] ?? '').err.stack).toMatch(/src\/answer\.ts:1:1/);
});
