import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SpeechError } from '#voice/ports.ts';
import { speechToTextConformance } from '../../../conformance/speech-to-text.conformance.ts';
import { makeTone } from '../../testing/heard-tones.ts';
import { createSherpaRecognizer } from './recognizer.ts';

const engine = new URL('./testing/fake-engine.ts', import.meta.url).href;
const tone = (hz: number) => makeTone({ hz, durationMs: 1_500, sampleRateHz: 16_000 });
const fixtures = [
  { sound: tone(300), text: 'can I book a table' },
  { sound: tone(900), text: 'cancel my order please' },
] as const;

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-sherpa-'));
  for (const name of ['encoder', 'decoder', 'joiner']) await writeFile(join(folder, `${name}.onnx`), name);
  await writeFile(join(folder, 'tokens.txt'), `300 ${fixtures[0].text}\n900 ${fixtures[1].text}\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const load = (threads = 1) => createSherpaRecognizer({ id: 'sherpa/tiny', folder, language: 'en', threads, engine });

speechToTextConformance(
  'a recognizer in a thread',
  async () => {
    const recognizer = await load();
    return { engine: recognizer, close: () => recognizer.close() };
  },
  fixtures,
);

speechToTextConformance(
  'a recognizer in two threads',
  async () => {
    const recognizer = await load(2);
    return { engine: recognizer, close: () => recognizer.close() };
  },
  fixtures,
);

const options = { language: 'en', keywords: [], phrases: [] };
const deaf = { partial: () => undefined, final: () => undefined };

it('a stream open when the recognizer is closed fails, and so does one opened later', async () => {
  const recognizer = await load();
  const failure = () =>
    new Promise<SpeechError>((resolve) => void recognizer.open(options, { ...deaf, failed: resolve }));
  const running = failure();
  expect(recognizer.openStreams).toBe(1);
  await recognizer.close();
  await expect(running).resolves.toMatchObject({ code: 'cut', engineId: 'sherpa/tiny' });
  await expect(failure()).resolves.toMatchObject({ code: 'unavailable', engineId: 'sherpa/tiny' });
  expect(recognizer.openStreams).toBe(0);
});

it('a missing file is named before loading', async () => {
  const attempt = createSherpaRecognizer({
    id: 'sherpa/none',
    folder: join(folder, 'nowhere'),
    language: 'en',
    engine,
  });
  await expect(attempt).rejects.toBeInstanceOf(SpeechError);
  await expect(attempt).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('encoder.onnx'),
  });
});

it('an engine that cannot be created is unavailable and leaks no thread', async () => {
  const attempt = createSherpaRecognizer({ id: 'sherpa/none', folder, language: 'en', engine: 'file:///nowhere.mjs' });
  await expect(attempt).rejects.toMatchObject({ code: 'unavailable', engineId: 'sherpa/none' });
});
