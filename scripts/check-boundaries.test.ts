import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

// A boundary rule that no longer matches anything reports nothing and looks kept. So each is broken here on purpose, in
// a folder of its own, and the linter must say so.

const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'parley-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = 'server/src';

/** Violations: the file, its source, and the expected words of the report. */
const broken: readonly [rule: string, file: string, source: string, message: string][] = [
  ['what browsers share imports nothing', 'contract/src/browser/a.ts', `import { z } from 'zod'; z();`, 'rule 1'],
  ['contract imports no server code', 'contract/src/a.ts', `import '#platform/clock/clock.ts';`, 'rule 1'],
  ['contract imports no workspace', 'contract/src/b.ts', `import '@parley/server/x';`, 'rule 1'],
  ['contract imports no server code by path', 'contract/src/c.ts', `import '../../server/src/main.ts';`, 'rule 1'],
  ['contract imports no Node module', 'contract/src/d.ts', `import 'node:fs';`, 'browsers'],

  ['db imports no platform', `${server}/db/a.ts`, `import '#platform/log/logger.ts';`, 'rule 1'],
  ['db imports no platform by path', `${server}/db/b.ts`, `import '../platform/log/logger.ts';`, 'rule 1'],
  ['db imports no platform as a type', `${server}/db/c.ts`, `import type { T } from '#platform/a.ts';`, 'rule 1'],
  ['db imports no area', `${server}/db/deep/d.ts`, `import '#areas/agents/agents';`, 'rule 1'],

  ['platform imports no area', `${server}/platform/http/a.ts`, `import '#areas/agents/agents';`, 'rule 1'],
  [
    'platform imports no area later',
    `${server}/platform/b.ts`,
    `export const a = () => import('#areas/f/a');`,
    'rule 1',
  ],
  ['platform imports no brain', `${server}/platform/http/c.ts`, `import '#brain/ports.ts';`, 'rule 1'],
  ['platform passes on no brain', `${server}/platform/http/d.ts`, `export * from '#brain/ports.ts';`, 'rule 1'],
  ['platform imports no provider', `${server}/platform/http/e.ts`, `import '../../providers/x.ts';`, 'rule 1'],

  ['brain imports no area', `${server}/brain/a.ts`, `import '#areas/agents/agents';`, 'rule 2'],
  ['brain imports no db', `${server}/brain/b.ts`, `import type { Tx } from '#db/tenant-scope.ts';`, 'rule 2'],
  ['brain imports no http', `${server}/brain/c.ts`, `import '#platform/http/refusal.ts';`, 'rule 2'],
  ['brain imports no platform by path', `${server}/brain/d.ts`, `import '../platform/http/refusal.ts';`, 'log, clock'],
  ['brain imports no vendor', `${server}/brain/e.ts`, `import '@ai-sdk/openai';`, 'rule 2'],
  ['brain imports no voice', `${server}/brain/f.ts`, `import '#voice/ports.ts';`, 'rule 2'],

  ['voice imports no area', `${server}/voice/a.ts`, `import '#areas/agents/agents';`, 'rule 2'],
  ['voice imports no db', `${server}/voice/b.ts`, `import '#db/open.ts';`, 'rule 2'],
  ['voice sees only the ports of brain', `${server}/voice/c.ts`, `import '#brain/converse.ts';`, 'rule 2'],
  ['voice imports no HTTP client', `${server}/voice/d.ts`, `import 'undici';`, 'rule 2'],

  ['an area is known by its index', `${server}/areas/f/x/a.ts`, `import '#areas/f/y/y.queries.ts';`, 'rule 3'],
  ['an area imports no other by path', `${server}/areas/f/x/b.ts`, `import '../y/index.ts';`, 'rule 3'],
  ['an area takes no engine', `${server}/areas/f/x/c.ts`, `import { f } from '#brain/converse.ts'; f();`, 'as types'],
  [
    'an area sees no inside of brain',
    `${server}/areas/f/x/d.ts`,
    `import type { T } from '#brain/words.ts';`,
    'rule 3',
  ],
  ['an area sees no inside of voice', `${server}/areas/f/x/e.ts`, `import type { T } from '#voice/run.ts';`, 'rule 3'],
  [
    'a test of an area sees no inside',
    `${server}/areas/f/x/f.test.ts`,
    `import '#areas/f/y/y.queries.ts';`,
    'index only',
  ],
  [
    'a test of an area uses no path',
    `${server}/areas/f/x/g.test.ts`,
    `import '../y/y.queries.ts';`,
    '#areas/<family>/<area>',
  ],

  ['a package imports nothing of Parley', 'packages/sip/src/a.ts', `import '#platform/log/logger.ts';`, 'rule 9'],
  ['a package imports no workspace', 'packages/rtp/src/a.ts', `import '@parley/contract/ids';`, 'rule 9'],

  ['areas form no cycle', `${server}/areas/f/round/index.ts`, `import '#areas/f/trip'; export const a = 1;`, 'cycle'],
  [
    'areas form no cycle, back',
    `${server}/areas/f/trip/index.ts`,
    `import '#areas/f/round'; export const a = 1;`,
    'cycle',
  ],
  [
    'types form no cycle of areas',
    `${server}/areas/f/to/index.ts`,
    `import type { A } from '#areas/f/fro'; export type B = A;`,
    'cycle',
  ],
  [
    'types form no cycle, back',
    `${server}/areas/f/fro/index.ts`,
    `import type { B } from '#areas/f/to'; export type A = B;`,
    'cycle',
  ],
  [
    'no files form a cycle',
    `${server}/platform/ring/one.ts`,
    `import { two } from './two.ts'; export const one = two;`,
    'cycle',
  ],
  [
    'no files form a cycle, back',
    `${server}/platform/ring/two.ts`,
    `import { one } from './one.ts'; export const two = one;`,
    'cycle',
  ],

  ['calling imports no app', `${server}/calling/call/a.ts`, `import '../../app/config.ts';`, 'rule 10'],
  [
    'calling imports no app as a type',
    `${server}/calling/b.ts`,
    `import type { T } from '../app/config.ts';`,
    'rule 10',
  ],
  ['calling sees no inside of an area', `${server}/calling/c.ts`, `import '#areas/f/y/y.queries.ts';`, 'index only'],
  ['carriers know no phone', `${server}/calling/carriers/a.ts`, `import '../phone/x.ts';`, 'rule 10'],
  ['the phone knows no carriers', `${server}/calling/phone/a.ts`, `import '../carriers/x.ts';`, 'rule 10'],
  ['the phone imports no app', `${server}/calling/phone/b.ts`, `import '../../app/config.ts';`, 'rule 10'],
  ['voice imports no calling', `${server}/voice/e.ts`, `import '#calling/build-voice.ts';`, 'rule 2'],
  ['an area imports no calling', `${server}/areas/f/x/j.ts`, `import '#calling/build-voice.ts';`, 'rules 3, 5, 6'],
  ['a provider imports no calling', `${server}/providers/language/d.ts`, `import '#calling/build-voice.ts';`, 'rule 5'],

  ['a provider imports no area', `${server}/providers/language/a.ts`, `import '#areas/agents/agents';`, 'rule 5'],
  ['a provider imports no db', `${server}/providers/language/b.ts`, `import '#db/open.ts';`, 'rule 5'],
  ['a provider sees ports only', `${server}/providers/language/c.ts`, `import '#brain/converse.ts';`, 'rule 5'],
  [
    'an area names no provider',
    `${server}/areas/f/x/h.ts`,
    `import '../../../providers/language/a.ts';`,
    'rules 3, 5, 6',
  ],
  ['an area names no vendor', `${server}/areas/f/x/i.ts`, `import { a } from '@ai-sdk/openai'; a();`, 'Vendors'],

  ['areas do not import app', `${server}/areas/f/x/j.ts`, `import '../../../app/config.ts';`, 'rules 3, 5, 6'],
  ['platform does not import app', `${server}/platform/f.ts`, `import '../app/config.ts';`, 'rule 1'],
  ['db does not import app', `${server}/db/e.ts`, `import '../app/config.ts';`, 'rule 1'],
  ['providers do not import app', `${server}/providers/d.ts`, `import '../app/config.ts';`, 'rule 5'],
  ['nothing imports main', `${server}/platform/http/g.ts`, `import '../../main.ts';`, 'rule 1'],

  ['the widget takes types, no code', 'widget/src/a.ts', `import { a } from '@parley/contract/ids'; a();`, 'rule 7'],
  ['the widget imports no server', 'widget/src/b.ts', `import type { T } from '@parley/server/x';`, 'rule 7'],
  ['the widget leaves its folder not', 'widget/src/c.ts', `import '../../server/src/main.ts';`, 'rule 7'],
  ['the widget imports no Node module', 'widget/src/d.ts', `import 'node:fs';`, 'browsers'],

  ['the console takes types, no code', 'console/src/a.ts', `import { a } from '@parley/contract/ids'; a();`, 'rule 7'],
  ['the console imports no server', 'console/src/b.ts', `import type { T } from '@parley/server/x';`, 'rule 7'],
  ['the console leaves its folder not', 'console/src/c.ts', `import '../../server/src/main.ts';`, 'rule 7'],
  ['the console imports no Node module', 'console/src/d.ts', `import 'node:fs';`, 'browsers'],

  ['rules use no queries', `${server}/areas/f/x/a.rules.ts`, `import './x.queries.ts';`, 'rule 8'],
  ['rules use no operation', `${server}/areas/f/x/b.rules.ts`, `import './create-x.ts';`, 'rule 8'],
  ['rules use no database', `${server}/areas/f/x/c.rules.ts`, `import { sql } from 'kysely'; sql();`, 'rule 8'],
  ['rules keep to their area', `${server}/areas/f/x/d.rules.ts`, `import '#areas/f/y/y.rules.ts';`, 'rule 3'],
  ['queries use no operation', `${server}/areas/f/x/a.queries.ts`, `import './create-x.ts';`, 'rule 8'],
  ['queries keep to their area', `${server}/areas/f/x/b.queries.ts`, `import '#areas/f/y/y.queries.ts';`, 'rule 3'],
  ['errors use no queries', `${server}/areas/f/x/a.errors.ts`, `import './x.queries.ts';`, 'rule 8'],
];

/** Imports each layer is allowed; none of them may be reported. */
const kept: readonly [file: string, source: string][] = [
  ['contract/src/browser/fine.ts', `import './links.ts';`],
  ['widget/src/fine-shared.ts', `import { readMarkdown } from '@parley/contract/browser/markdown'; readMarkdown('');`],
  ['contract/src/fine.ts', `import { z } from 'zod'; import './ids.ts'; z();`],
  [
    `${server}/db/fine.ts`,
    `import type { TenantId } from '@parley/contract/ids'; import './open.ts'; export type A = TenantId;`,
  ],
  [
    `${server}/platform/http/fine.ts`,
    `import '#db/open.ts'; import '#platform/log/logger.ts'; import '../ids/token.ts';`,
  ],
  [`${server}/brain/fine.ts`, `import '#platform/clock/clock.ts'; import './words.ts'; import '@parley/contract/ids';`],
  [`${server}/voice/fine.ts`, `import '#platform/log/logger.ts'; import '#brain/ports.ts'; import './frames.ts';`],
  [
    `${server}/areas/f/x/fine.ts`,
    `import type { T } from '#brain/ports.ts'; import '#areas/f/y'; import '#db/open.ts'; import './x.rules.ts'; export type A = T;`,
  ],
  [
    `${server}/areas/f/x/fine.rules.ts`,
    `import './x.errors.ts'; import './x.rules.ts'; import '@parley/contract/ids';`,
  ],
  [
    `${server}/areas/f/x/fine.queries.ts`,
    `import './x.errors.ts'; import './x.rules.ts'; import { sql } from 'kysely'; sql();`,
  ],
  [
    `${server}/areas/f/x/fine.test.ts`,
    `import '#areas/f/y'; import './x.queries.ts'; import '../../../../test/build-test-app.ts';`,
  ],
  [
    `${server}/providers/language/fine.ts`,
    `import '#brain/ports.ts'; import '@parley/egress'; import '@ai-sdk/openai';`,
  ],
  [
    `${server}/app/fine.ts`,
    `import '#areas/f/x'; import '../providers/language/fine.ts'; import '#brain/converse.ts'; import '#db/open.ts';`,
  ],
  [
    'widget/src/fine.ts',
    `import type { A } from '@parley/contract/resources/chat'; import './chat.ts'; export type B = A;`,
  ],
  [
    'console/src/fine.ts',
    `import type { A } from '@parley/contract/resources/session'; import './paths.ts'; export type B = A;`,
  ],
];

interface Diagnostic {
  filename: string;
  message: string;
  help?: string;
}

function lintPlanted(): Map<string, string> {
  for (const path of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'tsconfig.base.json', 'server/package.json']) {
    plant(path, readFileSync(join(root, path), 'utf8'));
  }
  for (const [, file, source] of broken) plant(file, source);
  for (const [file, source] of kept) plant(file, source);
  const output = run(join(root, 'node_modules/oxlint/bin/oxlint'), ['--format', 'json', '.']);
  const said = new Map<string, string>();
  for (const { filename, message, help = '' } of (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics) {
    said.set(filename, `${said.get(filename) ?? ''}${message} ${help}\n`);
  }
  return said;
}

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The linter ends with 1 when it finds something, and here it always does. */
function run(script: string, args: string[]): string {
  try {
    return execFileSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe('the linter reports', () => {
  const said = lintPlanted();

  it.each(broken)('%s', (_rule, file, _source, message) => {
    expect(said.get(file) ?? 'nothing').toContain(message);
  });

  it.each(kept)('no fault in %s', (file) => {
    expect(said.get(file) ?? 'nothing').toBe('nothing');
  });
});

it('areas form no cycle as folders, types included', () => {
  const areasFolder = join(root, 'server/src/areas');
  const uses = new Map(readdirSync(areasFolder).map((area) => [area, areasUsedBy(join(areasFolder, area))]));
  const cycles = [...uses.keys()].filter((area) => reaches(uses, area, area));
  expect(cycles).toEqual([]);
});

function areasUsedBy(area: string): string[] {
  const files = readdirSync(area).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const sources = files.map((file) => readFileSync(join(area, file), 'utf8')).join('\n');
  return [...sources.matchAll(/['"]#areas\/([\w-]+)/g)].map((match) => match[1] ?? '');
}

function reaches(uses: Map<string, string[]>, from: string, to: string, seen = new Set<string>()): boolean {
  return (uses.get(from) ?? []).some((next) => {
    if (next === to) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    return reaches(uses, next, to, seen);
  });
}
