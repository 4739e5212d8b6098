import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyringFromSettings } from '#platform/secrets/keyring.ts';
import { addKey, loadOrCreateKeyring } from '#platform/secrets/keyring-file.ts';
import { createSealer } from '#platform/secrets/sealer.ts';

const place = { tenantId: 't', table: 'x', rowId: 'r' };
let folder: string;
let files = 0;
const newPath = () => join(folder, `ring-${(files += 1)}.json`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyring-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('the first load creates a file with owner-only permissions, the second returns the same keys', async () => {
  const path = join(folder, 'made', 'keys.json');
  const first = await loadOrCreateKeyring(path);
  const second = await loadOrCreateKeyring(path);
  expect(second.sealing).toEqual(first.sealing);
  expect(second.signer.publicKey).toEqual(first.signer.publicKey);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'made'))).toEqual(['keys.json']);
});

it('twenty concurrent loads in one process share one keyring', async () => {
  const path = newPath();
  const rings = await Promise.all(Array.from({ length: 20 }, () => loadOrCreateKeyring(path)));
  expect(new Set(rings.map((ring) => ring.sealing.activeKeyId)).size).toBe(1);
  expect(new Set(rings.map((ring) => ring.signer.publicKey.keyId)).size).toBe(1);
});

it('several processes starting concurrently share one keyring', async () => {
  const path = newPath();
  const script = `
    import { loadOrCreateKeyring } from '#platform/secrets/keyring-file.ts';
    const ring = await loadOrCreateKeyring(${JSON.stringify(path)});
    process.stdout.write(ring.sealing.activeKeyId + ring.signer.publicKey.keyId);`;
  const seen = await Promise.all([1, 2, 3].map(() => runScript(script)));
  expect(seen[0]).toMatch(/^k\d{8}-/);
  expect(new Set(seen).size).toBe(1);
});

it('a rotation encrypts with a new key, decrypts with the old and keeps the signing key', async () => {
  const path = newPath();
  const before = await loadOrCreateKeyring(path);
  const sealed = createSealer(before.sealing).seal('secret', place);
  await addKey(path);
  const after = await loadOrCreateKeyring(path);
  const sealer = createSealer(after.sealing);
  expect(after.sealing.keys.size).toBe(2);
  expect(sealer.open(sealed, place)).toBe('secret');
  expect(sealer.needsReseal(sealed)).toBe(true);
  expect(after.signer.publicKey).toEqual(before.signer.publicKey);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('concurrent rotations lose no key', async () => {
  const path = newPath();
  await loadOrCreateKeyring(path);
  await Promise.all([1, 2, 3, 4].map(() => addKey(path)));
  expect((await loadOrCreateKeyring(path)).sealing.keys.size).toBe(5);
  expect((await readdir(folder)).filter((name) => /tmp|lock/.test(name))).toEqual([]);
});

it('a damaged keyring is refused and never replaced', async () => {
  const good = JSON.parse(await readFile(await withRing(), 'utf8'));
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"format":2}',
    '{"format":1,"keys":"x"}',
    JSON.stringify({ ...good, keys: [] }),
  ]) {
    const path = newPath();
    await writeFile(path, text, { mode: 0o600 });
    await expect(loadOrCreateKeyring(path)).rejects.toMatchObject({ code: 'bad_keyring', message: /from a backup/ });
    expect(await readFile(path, 'utf8')).toBe(text);
  }
});

it('a keyring readable by others is refused with the remedy', async () => {
  const path = await withRing();
  await chmod(path, 0o644);
  await expect(loadOrCreateKeyring(path)).rejects.toThrow('run chmod 600');
  await chmod(path, 0o640);
  await expect(loadOrCreateKeyring(path)).resolves.toBeDefined();
});

it('a keyring from settings encrypts with its first key, and its signing key survives a rotation', () => {
  const old = `k1:${randomBytes(32).toString('base64')}`;
  const before = keyringFromSettings({ keys: old });
  const after = keyringFromSettings({ keys: `k2:${randomBytes(32).toString('base64')}, ${old}` });
  expect(after.sealing.activeKeyId).toBe('k2');
  expect(createSealer(after.sealing).open(createSealer(before.sealing).seal('x', place), place)).toBe('x');
  expect(after.signer.publicKey).toEqual(before.signer.publicKey);
  const seeded = keyringFromSettings({ keys: old, signingSeed: randomBytes(32).toString('base64') });
  expect(seeded.signer.publicKey).not.toEqual(before.signer.publicKey);
});

it('invalid settings are refused without echoing a key', () => {
  const key = randomBytes(32).toString('base64');
  for (const keys of [
    '',
    key,
    `:${key}`,
    `a b:${key}`,
    'k1:',
    'k1:c2hvcnQ=',
    `k1:${key}!`,
    `k1:${key},k1:${key}`,
    `k1:${key},`,
  ]) {
    expect(() => keyringFromSettings({ keys })).toThrow(expect.objectContaining({ code: 'bad_keyring' }));
    expect(() => keyringFromSettings({ keys })).not.toThrow(key);
  }
});

async function withRing(): Promise<string> {
  const path = newPath();
  await loadOrCreateKeyring(path);
  return path;
}

function runScript(script: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: new URL('../../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', () => resolve(output)));
}
