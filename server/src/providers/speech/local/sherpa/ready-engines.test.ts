import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frameSamples, type SpeechToText, type TextToSpeech } from '#voice/ports.ts';
import { makeTone } from '../../testing/heard-tones.ts';
import type { SpeechModel } from '../models/catalogue.ts';
import { createModelStore } from '../models/model-store.ts';
import { startModelDownloads } from '../models/start-model-downloads.ts';
import { type ModelServer, startModelServer, testModel } from '../models/testing/model-server.ts';
import { createReadyEngines } from './ready-engines.ts';
import { createSwitchableHearing, createSwitchableVoice } from './switchable-speech.ts';

const engine = new URL('./testing/fake-engine.ts', import.meta.url).href;
const idle = { push: () => {}, flush: () => {}, setExpectedPhrases: () => {}, close: () => {} };
const guided: SpeechToText = { id: 'builtin', vocabulary: 'limited', open: () => idle };
const plain: TextToSpeech = {
  id: 'builtin',
  accepts: 'clauses',
  open: () => ({ speak: () => ({ write: () => {}, end: () => {}, cancel: () => {} }), close: () => {} }),
};
const weights = (tokens: string) => ({
  'encoder.onnx': Buffer.from('encoder'),
  'decoder.onnx': Buffer.from('decoder'),
  'joiner.onnx': Buffer.from('joiner'),
  'tokens.txt': Buffer.from(tokens),
});
const voiceFiles = {
  'model.onnx': Buffer.from('model'),
  'tokens.txt': Buffer.from('a 1\n'),
  'lexicon.txt': Buffer.from('hello x\nand x\ngood x\nmorning x\n'),
};

let folder: string;
const closing: (() => unknown)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-ready-'));
});

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  rmSync(folder, { recursive: true, force: true });
});

function setUp() {
  const hearing = createSwitchableHearing({ engine: guided, languages: undefined });
  const voice = createSwitchableVoice({ engine: plain, languages: undefined });
  const engines = createReadyEngines({ hearing, voice, engine });
  closing.push(() => engines.close());
  return { hearing, voice, engines };
}

async function fetchAndUse(model: SpeechModel, use: (model: SpeechModel, folder: string) => Promise<void>) {
  const lines: { fields: { err?: Error }; sentence: string }[] = [];
  const write = (fields: unknown, sentence?: string) =>
    void lines.push({ fields: fields as { err?: Error }, sentence: sentence ?? '' });
  const store = createModelStore({
    folder,
    fetch: (url, init) => fetch(url, init),
    models: [model],
    log: { debug: () => undefined },
  });
  await startModelDownloads({ store, wanted: [model], log: { info: write, warn: write }, onReady: use }).settled;
  await store.close();
  return lines;
}

async function serve(files: Record<string, Buffer>): Promise<ModelServer> {
  const server = await startModelServer(files);
  closing.push(() => server.close());
  return server;
}

/** Transcript of a tone by a call that begins now. */
function hear(hearing: SpeechToText, hz: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = hearing.open(
      { language: 'en-US', keywords: [], phrases: [] },
      { partial: () => undefined, final: ({ text }) => resolve(text), failed: reject },
    );
    const sound = makeTone({ hz, durationMs: 1_000, sampleRateHz: 16_000 });
    for (let at = 0; at + frameSamples <= sound.length; at += frameSamples)
      stream.push(sound.subarray(at, at + frameSamples));
    stream.flush();
  });
}

describe('a downloaded model', () => {
  it('transcribes new calls in its language, while a running call keeps its engine', async () => {
    const { hearing, engines } = setUp();
    const files = weights('300 book a table');
    const server = await serve(files);
    const running = hearing.engineFor('en-US');
    expect(hearing).toMatchObject({ id: 'builtin', vocabulary: 'limited' });
    await fetchAndUse(testModel([server.origin], files), engines.use);
    expect(hearing).toMatchObject({ id: 'sherpa/tiny-en', vocabulary: 'open' });
    expect(running).toBe(guided);
    expect(hearing.engineFor('fr-FR')).toBe(guided);
    await expect(hear(hearing, 300)).resolves.toBe('book a table');
  });

  it('is replaced by a newer one, while streams of the first continue', async () => {
    const { hearing, engines } = setUp();
    const first = weights('300 the first');
    const second = weights('300 the second');
    await fetchAndUse(testModel([(await serve(first)).origin], first, { id: 'first' }), engines.use);
    const old = hearing.engineFor('en');
    await fetchAndUse(testModel([(await serve(second)).origin], second, { id: 'second' }), engines.use);
    await expect(hear(hearing, 300)).resolves.toBe('the second');
    await expect(hear(old, 300)).resolves.toBe('the first');
  });

  it('synthesizes for new calls', async () => {
    const { voice, engines } = setUp();
    const server = await serve(voiceFiles);
    const model = testModel([server.origin], voiceFiles, { id: 'tiny-voice', kind: 'text-to-speech', family: 'vits' });
    const lines = await fetchAndUse(model, engines.use);
    expect(lines.at(-1)?.sentence).toContain('in use');
    expect(voice.id).toBe('sherpa/tiny-voice');
    expect(voice.engineFor('sv')).toBe(plain);
  });

  it('that crashes the process testing it changes nothing', async () => {
    const { hearing, engines } = setUp();
    const files = weights('broken');
    const lines = await fetchAndUse(testModel([(await serve(files)).origin], files), engines.use);
    expect(lines.at(-1)?.sentence).toContain('is not used');
    expect(lines.at(-1)?.fields.err?.message).toContain('ended the process');
    expect(hearing.engineFor('en')).toBe(guided);
  });
});

it('with a different text input than the first voice is refused', () => {
  const { voice } = setUp();
  expect(() => voice.switchTo({ engine: { ...plain, accepts: 'text' }, languages: ['en'] })).toThrow(RangeError);
});
