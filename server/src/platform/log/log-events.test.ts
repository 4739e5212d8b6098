import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
/** Event key of a log line. An event of a stream carries `data` instead of fields. */
const logged = /\bevent: '([a-z_]+\.[a-z_]+)'(?!,\s*data\b)/g;

it('docs/reference/log-events.md lists every event key of the sources, in alphabetical order', () => {
  const args = ['ls-files', 'server/src/*.ts', 'packages/*.ts'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const sources = files.filter((file) => file !== '' && !file.endsWith('.test.ts'));
  const keys = sources.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(logged)].map((match) => match[1]),
  );
  const page = readFileSync(new URL('docs/reference/log-events.md', root), 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1]);
  expect(rows).toEqual([...new Set(keys)].sort());
});
