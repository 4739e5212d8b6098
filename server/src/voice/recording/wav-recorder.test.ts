import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseWavHeader, wavHeaderBytes } from '../codec/wav-header.ts';
import { createWavRecorder } from './wav-recorder.ts';

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-recording-'));
});
afterEach(() => {
  if (child && child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  child = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const frameOf = (sample: number) => new Int16Array(320).fill(sample);

function readRecording(path: string) {
  const bytes = readFileSync(path);
  const format = parseWavHeader(bytes);
  const pairs = new Int16Array(bytes.buffer.slice(bytes.byteOffset + wavHeaderBytes, bytes.byteOffset + bytes.length));
  const at = (frame: number) => [pairs[frame * 640], pairs[frame * 640 + 1]];
  return { format, frames: format.dataBytes / 1280, at, bytes };
}

it('records the caller on the left and the agent on the right, to the last frame', async () => {
  const path = join(folder, 'call.wav');
  const recorder = createWavRecorder({ path, sampleRateHz: 16_000 });
  for (let frame = 0; frame < 61; frame += 1) recorder.write(frameOf(frame + 1), frameOf(-frame - 1));
  await Promise.all([recorder.close(), recorder.close()]);
  const { format, frames, at, bytes } = readRecording(path);
  expect(format).toMatchObject({ channels: 2, sampleRateHz: 16_000, bitsPerSample: 16, encoding: 'integer' });
  expect(frames).toBe(61);
  expect([at(0), at(30), at(60)]).toEqual([
    [1, -1],
    [31, -31],
    [61, -61],
  ]);
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('frame buffers may be reused at once', async () => {
  const path = join(folder, 'call.wav');
  const recorder = createWavRecorder({ path, sampleRateHz: 16_000 });
  const shared = new Int16Array(320);
  for (let frame = 0; frame < 30; frame += 1) recorder.write(shared.fill(frame), shared);
  shared.fill(99);
  await recorder.close();
  expect(readRecording(path).at(3)).toEqual([3, 3]);
  recorder.write(shared, shared);
  expect(readRecording(path).frames).toBe(30);
});

it('a call without audio is an empty file', async () => {
  const path = join(folder, 'call.wav');
  await createWavRecorder({ path, sampleRateHz: 16_000 }).close();
  expect(readRecording(path).frames).toBe(0);
});

it('a failure to create the file is reported once and has no other effect', async () => {
  const faults: Error[] = [];
  const onError = (cause: Error) => faults.push(cause);
  const recorder = createWavRecorder({ path: join(folder, 'missing', 'call.wav'), sampleRateHz: 16_000, onError });
  for (let frame = 0; frame < 200; frame += 1) recorder.write(frameOf(1), frameOf(1));
  await recorder.close();
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toContain('ENOENT');
});

// A recording on a full disk took the room the database needed for the call itself.
it('ends on a full disk, reported once; the file so far is playable', async () => {
  const path = join(folder, 'call.wav');
  const faults: Error[] = [];
  const hasRoom = async () => false;
  const recorder = createWavRecorder({ path, sampleRateHz: 16_000, hasRoom, onError: (cause) => faults.push(cause) });
  for (let frame = 0; frame < 1_000; frame += 1) recorder.write(frameOf(7), frameOf(7));
  await recorder.close();
  expect(faults.map(({ message }) => message)).toEqual(['The disk is nearly full; the recording ends here']);
  const { frames, at } = readRecording(path);
  expect(frames).toBe(225);
  expect(at(224)).toEqual([7, 7]);
});

it('never overwrites an existing recording', async () => {
  const path = join(folder, 'call.wav');
  writeFileSync(path, 'another call');
  const faults: Error[] = [];
  const recorder = createWavRecorder({ path, sampleRateHz: 16_000, onError: (cause) => faults.push(cause) });
  recorder.write(frameOf(1), frameOf(1));
  await recorder.close();
  expect(faults[0]?.message).toContain('EEXIST');
  expect(readFileSync(path, 'utf8')).toBe('another call');
});

it('a stalled disk leaves silence, and memory stays bounded', async () => {
  const path = join(folder, 'call.wav');
  const faults: Error[] = [];
  const recorder = createWavRecorder({ path, sampleRateHz: 16_000, onError: (cause) => faults.push(cause) });
  // No turn of the event loop in between: the disk takes nothing for a minute of sound.
  for (let frame = 0; frame < 3_000; frame += 1) recorder.write(frameOf(7), frameOf(7));
  await new Promise((resolve) => setImmediate(resolve));
  await recorder.close();
  const { frames, at } = readRecording(path);
  expect(frames).toBe(3_000);
  expect([at(0), at(999), at(1_100), at(2_999)]).toEqual([
    [7, 7],
    [7, 7],
    [0, 0],
    [0, 0],
  ]);
  expect(faults.map((fault) => fault.message)).toEqual([expect.stringContaining('some of it is missing')]);
});

it('kill -9 leaves a playable file that lacks a second at most', async () => {
  const path = join(folder, 'call.wav');
  const code = `
    const { createWavRecorder } = await import(${JSON.stringify(new URL('wav-recorder.ts', import.meta.url).href)});
    const recorder = createWavRecorder({ path: ${JSON.stringify(path)}, sampleRateHz: 16000 });
    const begin = performance.now();
    let frame = 0;
    setInterval(() => {
      while (frame * 20 < performance.now() - begin) {
        frame += 1;
        recorder.write(new Int16Array(320).fill(frame), new Int16Array(320).fill(-frame));
        process.stdout.write(frame + '\\n');
      }
    }, 5);`;
  const running = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = running;
  let written = 0;
  running.stdout.setEncoding('utf8').on('data', (lines: string) => {
    written = Number(lines.trim().split('\n').at(-1));
    if (written > 115) running.kill('SIGKILL');
  });
  await once(running, 'exit');
  const { frames, at } = readRecording(path);
  expect(written).toBeGreaterThan(115);
  expect(frames).toBeGreaterThanOrEqual(written - 50);
  for (let frame = 0; frame < frames; frame += 1) expect(at(frame)).toEqual([frame + 1, -(frame + 1)]);
});
