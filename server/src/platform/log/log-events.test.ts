import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
/** Event key of a log line. An event of a stream carries `data` instead of fields. */
const logged = /\bevent: (?:\w+ \? '[a-z_.]+' : )?'([a-z_]+\.[a-z_]+)'(?!,\s*data\b)/g;

it('docs/reference/log-events.md lists every event key of the sources and no other, in alphabetical order', () => {
  const args = ['ls-files', 'server/src/*.ts', 'packages/*.ts'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const sources = files.filter((file) => file !== '' && !file.endsWith('.test.ts'));
  const texts = sources.map((file) => readFileSync(new URL(file, root), 'utf8'));
  const keys = texts.flatMap((text) => [...text.matchAll(logged)].map((match) => match[1]));
  const page = readFileSync(new URL('docs/reference/log-events.md', root), 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1]);
  expect(rows).toEqual([...new Set(rows)].sort());
  expect(keys.filter((key) => !rows.includes(key))).toEqual([]);
  // Some keys are arguments of a function that logs.
  expect(rows.filter((row) => !texts.some((text) => text.includes(`'${row}'`)))).toEqual([]);
});
