import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterAll, expect, it } from 'vitest';
import { catalogue } from '../server/src/providers/speech/local/models/catalogue.ts';
import { runCommand } from '../tests/first-run/run-command.ts';

// The command line: list, download, verify, delete.

const folder = mkdtempSync(join(tmpdir(), 'parley-models-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: string[], env: Record<string, string> = {}) =>
  runCommand('models', args, { env: { INIT_CWD: folder, PARLEY_DATA_DIR: 'data', ...env } });

it('list shows every model with size, licence and download state', async () => {
  const { code, stdout } = await run(['list']);
  expect(code).toBe(0);
  expect(stdout).toContain(join(folder, 'data', 'models'));
  expect(stdout).toMatch(
    /streaming-zipformer-en-2023-06-26\n.*\n {2}hears en, 73 MB, licence Apache-2\.0\n {2}Not here\./,
  );
  expect(stdout).toContain('No checksum is known');
});

it('a download with a wrong checksum is reported and deleted', async () => {
  const mirror = await startLoopbackServer((_, response) => response.end('not what was asked for'));
  const env = { PARLEY_MODELS_MIRROR: mirror.origin, PARLEY_EGRESS_ALLOW: '127.0.0.1' };
  const { code, stderr } = await run(['download', 'vits-ljs'], env);
  await mirror.close();
  expect(mirror.requests.map((request) => request.url)).toEqual(['/vits-ljs/model.onnx']);
  expect(stderr).toMatch(/^127\.0\.0\.1:\d+ offers 22 bytes as model\.onnx, which has 114124456\.\n$/);
  expect(code).toBe(1);
});

it('show lists place, size, checksum and URL of each file, for files put in place by hand', async () => {
  const { code, stdout } = await run(['show', 'vits-ljs']);
  expect(code).toBe(0);
  expect(stdout).toContain(`${join(folder, 'data', 'models', 'vits-ljs', 'model.onnx')}\n  114124456 bytes, SHA-256 `);
  expect(stdout).toMatch(/https:\/\/huggingface\.co\/csukuangfj\/vits-ljs\/resolve\/[0-9a-f]{40}\//);
});

it('verify says what is wrong with each file put in place by hand, and remove deletes the model', async () => {
  const model = join(folder, 'data', 'models', 'vits-ljs');
  mkdirSync(model, { recursive: true });
  writeFileSync(join(model, 'tokens.txt'), 'a 1\n');
  const { files } = catalogue.find(({ id }) => id === 'vits-ljs') ?? { files: [] };
  const lexiconBytes = files.find(({ path }) => path === 'lexicon.txt')?.bytes ?? 0;
  writeFileSync(join(model, 'lexicon.txt'), Buffer.alloc(lexiconBytes));
  const { code, stdout } = await run(['verify']);
  expect(code).toBe(1);
  expect(stdout).toContain(`${join(model, 'model.onnx')} is missing; 114124456 bytes are expected.`);
  expect(stdout).toMatch(/tokens\.txt has 4 bytes instead of \d+/);
  expect(stdout).toMatch(/lexicon\.txt has SHA-256 [0-9a-f]{64} instead of [0-9a-f]{64}/);
  expect((await run(['list'])).stdout).toMatch(/vits-ljs\n[^\n]*\n[^\n]*\n {2}Not complete: /);
  expect(await run(['remove', 'vits-ljs'])).toMatchObject({ code: 0, stdout: 'vits-ljs is gone.\n' });
  expect(await run(['verify'])).toMatchObject({ code: 0, stdout: 'No speech model is here.\n' });
});

it('an unknown model or command lists the valid ones', async () => {
  expect(await run(['remove', 'nonsense'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no speech model'),
  });
  expect(await run(['frobnicate'])).toMatchObject({ code: 1, stderr: expect.stringContaining('download <id>') });
});
