import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const script = new URL('check-glossary.mjs', import.meta.url).pathname;
const parent = mkdtempSync(join(tmpdir(), 'parley-glossary-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const heading = '| Term | Meaning here | Where | Replaces |\n|---|---|---|---|\n';
const bargeIn = '| barge-in | Speech that stops playout. | `server/turns` | `takesFloor` |\n';
const lease = '| lease | Right to work until an instant. | `server/lease.ts` | |\n';
const sources = { 'server/turns/a.ts': 'export const isBargeIn = true;', 'server/lease.ts': '/** A lease. */' };

/** Runs the check in a folder with this table and these files. Returns its report, empty when all is well. */
function check(rows: string, files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(parent, 'tree-'));
  const all = { ...sources, ...files, 'docs/reference/glossary.md': rows };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

it('reports nothing about a true table', () => {
  expect(check(heading + bargeIn + lease)).toBe('');
});

it.each([
  ['no table', 'Terms.', 'needs one table'],
  ['another column', heading.replace('Where', 'Place') + lease, 'needs one table'],
  ['a row with an empty cell', `${heading}| lease | | \`server/lease.ts\` | |\n`, 'four cells'],
  ['rows out of order', heading + lease + bargeIn, '"barge-in" does not belong after "lease"'],
  ['a term twice', heading + lease + lease, '"lease" does not belong after "lease"'],
  ['a row without a path', `${heading}| lease | Right. | server | |\n`, 'names no path'],
  ['a path that does not exist', `${heading}| lease | Right. | \`server/gone.ts\` | |\n`, 'there is no server/gone.ts'],
  [
    'a term that does not occur there',
    `${heading}| cursor | Position. | \`server/lease.ts\` | |\n`,
    '"cursor" does not occur',
  ],
])('reports %s', (_fault, rows, message) => {
  expect(check(rows)).toContain(message);
});

it.each(['server/b.ts', 'docs/b.md', 'server/b.test.ts', 'scripts/b.mjs'])('reports a replaced name in %s', (path) => {
  expect(check(heading + bargeIn + lease, { [path]: 'takesFloor()' })).toContain(`${path}:1: takesFloor was replaced`);
});

it('allows a replaced name in CHANGELOG.md and as a part of another name', () => {
  const files = { 'CHANGELOG.md': '`takesFloor` is gone', 'server/b.ts': 'neverTakesFloorAgain(); takesFloors()' };
  expect(check(heading + bargeIn + lease, files)).toBe('');
});

it.each([
  ['server/b.ts', `${'/**'} What a caller said. */`],
  ['server/b.ts', '/**\n * Whether it is open.\n */'],
  ['server/b.ts', `const a = 1; ${'//'} Of the call.`],
  ['server/b.tsx', `  ${'//'} Who answers.`],
  ['server/b.mjs', `${'//'} Waits until somebody answers.`],
  ['server/b.sql', '-- Of a tenant.'],
])('reports a comment in %s: %s', (path, text) => {
  expect(check(heading + bargeIn + lease, { [path]: text })).toMatch(new RegExp(`^${path}:\\d+: `));
});

it('judges the first words of a comment only at its beginning, and no code', () => {
  const text =
    "/**\n * Silence after which it ends.\n * What follows is ignored.\n */\nconst a = '// What';\n// Reads it.";
  expect(check(heading + bargeIn + lease, { 'server/b.ts': text })).toBe('');
});

it.each([
  `it('nobody is ${'called'}', () => {});`,
  `describe('what a caller ${'said'}', () => {});`,
  `  it.each([1, 2])('${'of'} the caller, %i', async (count) => {});`,
  `it.skipIf(isSlow)(\n  "whose call it is",\n  { timeout: 5 },\n  async () => {},\n);`,
  `describe.each(['a'])(\`\${name}: someone answers\`, (each) => {});`,
])('reports a test title: %s', (text) => {
  const source = `import { it } from 'vitest';\n${text}`;
  expect(check(heading + bargeIn + lease, { 'server/b.test.ts': source })).toContain('server/b.test.ts:2: title: ');
});

it('judges a word of a test title only as a whole, and no other text of a test', () => {
  const text = `import { it } from 'vitest';
it('an agent whose number is released answers 404', () => say('nobody is there'));
it('offline operators get none', () => {});`;
  expect(check(heading + bargeIn + lease, { 'server/b.test.ts': text })).toBe('');
});
