import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { EmbeddedDatabaseError } from './errors.ts';
import { findNativePackage, type NativePackage, prepareBinaries } from './native-binaries.ts';

const NOBODY = { name: 'nobody', uid: 65534, gid: 65534 };
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('a platform without binaries is refused with the alternative', () => {
  expect(() => findNativePackage('sunos-x64')).toThrow(EmbeddedDatabaseError);
  expect(() => findNativePackage('sunos-x64')).toThrow(/no embedded PostgreSQL for sunos-x64.*the database URL/);
});

it('library links missing after an install without scripts are created in place', () => {
  const { native, dataDir } = newPackage();
  expect(prepare(native, dataDir, undefined)).toBe(native.folder);
  expect(readlinkSync(join(native.folder, 'lib/libpq.so'))).toBe('libpq.so.5');
  expect(prepare(native, dataDir, undefined)).toBe(native.folder);
});

it.runIf(process.getuid?.() === 0)(
  'binaries in an unreachable folder are copied once to where the account can run them',
  () => {
    const { native, dataDir, root } = newPackage();
    chmodSync(join(root, 'package'), 0o700);
    chmodSync(join(native.folder, 'bin/postgres'), 0o700);
    const copy = prepare(native, dataDir, NOBODY);
    expect(copy.startsWith(`${dataDir}/postgresql-18.0.0-`)).toBe(true);
    expect(statSync(join(copy, 'bin/postgres')).mode & 0o777).toBe(0o755);
    expect(readlinkSync(join(copy, 'lib/libpq.so'))).toBe('libpq.so.5');

    const { ino } = statSync(copy);
    expect(prepare(native, dataDir, NOBODY)).toBe(copy);
    expect(statSync(copy).ino).toBe(ino);
    expect(readdirSync(dataDir)).toHaveLength(1);
  },
);

it.runIf(process.getuid?.() === 0)('an incomplete copy is made again', () => {
  const { native, dataDir, root } = newPackage();
  chmodSync(join(root, 'package'), 0o700);
  const copy = prepare(native, dataDir, NOBODY);
  rmSync(join(copy, 'share/postgresql/postgres.bki'));
  expect(prepare(native, dataDir, NOBODY)).toBe(copy);
  expect(existsSync(join(copy, 'share/postgresql/postgres.bki'))).toBe(true);
});

it.runIf(process.getuid?.() === 0)('a foreign folder at the place of the copy is not run', () => {
  const { native, dataDir, root } = newPackage();
  chmodSync(join(root, 'package'), 0o700);
  const copy = prepare(native, dataDir, NOBODY);
  chmodSync(copy, 0o777);
  expect(prepare(native, dataDir, NOBODY).startsWith(`${root}/other/`)).toBe(true);
});

function newPackage(): { native: NativePackage; dataDir: string; root: string } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'parley-native-test-')));
  folders.push(root);
  chmodSync(root, 0o755);
  const folder = join(root, 'package/native');
  for (const name of ['bin', 'lib', 'share/postgresql']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['bin/postgres', 'bin/initdb']) writeFileSync(join(folder, name), '', { mode: 0o755 });
  for (const name of ['lib/libpq.so.5', 'share/postgresql/postgres.bki']) writeFileSync(join(folder, name), '');
  const links = [{ source: 'native/lib/libpq.so.5', target: 'native/lib/libpq.so' }];
  writeFileSync(join(folder, 'pg-symlinks.json'), JSON.stringify(links));
  mkdirSync(join(root, 'data'));
  return { native: { folder, version: '18.0.0-x', major: 18 }, dataDir: join(root, 'data'), root };
}

function prepare(native: NativePackage, dataDir: string, account: typeof NOBODY | undefined): string {
  const folder = prepareBinaries({
    native,
    account,
    dataDir,
    otherPlaces: [join(dataDir, '../other')],
    log: () => undefined,
  });
  expect(lstatSync(folder).isDirectory()).toBe(true);
  return folder;
}
