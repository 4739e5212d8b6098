import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SpeechError, SpeechOptions } from '#voice/ports.ts';
import { textToSpeechConformance } from '../../../conformance/text-to-speech.conformance.ts';
import type { OfflineTts } from './sherpa-api.ts';
import { createFakeVoice } from './testing/fake-engine.ts';
import { createSherpaVoice } from './voice.ts';

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'].join(' ');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-voice-'));
  const words = `the workshop opens at nine tomorrow morning sure more we are open ${alphabet}`;
  writeFileSync(join(folder, 'model.onnx'), 'model');
  writeFileSync(join(folder, 'tokens.txt'), 'a 1\n');
  writeFileSync(
    join(folder, 'lexicon.txt'),
    words
      .split(' ')
      .map((word) => `${word} x\n`)
      .join(''),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const load = (tts: OfflineTts = createFakeVoice(22_050)) =>
  createSherpaVoice({ id: 'sherpa/tiny', folder, load: async () => tts });

textToSpeechConformance('a voice with a dictionary', async () => ({ engine: await load(), close: async () => {} }));

async function say(tts: OfflineTts, text: string, options: Partial<SpeechOptions> = {}) {
  const voice = (await load(tts)).open({ voiceId: '', language: 'en', speed: 1, stability: 0.5, ...options });
  let samples = 0;
  const outcome = await new Promise<'end' | SpeechError>((resolve) => {
    const utterance = voice.speak({
      audio: (pcm) => {
        samples += pcm.length;
      },
      end: () => resolve('end'),
      failed: resolve,
    });
    utterance.write(text);
    utterance.end();
  });
  return { outcome, samples };
}

function recording() {
  const asked: { text: string; sid: number; speed: number }[] = [];
  const fake = createFakeVoice(22_050);
  const tts: OfflineTts = {
    ...fake,
    generateAsync(request) {
      asked.push({ text: request.text, sid: request.sid, speed: request.speed });
      return fake.generateAsync(request);
    },
  };
  return { asked, tts };
}

it('the duration is the same at 16 kHz as at the model’s rate', async () => {
  const { samples } = await say(createFakeVoice(22_050), 'sure');
  expect(samples / 16_000).toBeCloseTo(0.2, 2);
});

it('speed and voice are passed on, and an unknown voice is the first one', async () => {
  const { asked, tts } = recording();
  await say(tts, 'sure', { voiceId: '2', speed: 1.5 });
  await say(tts, 'sure', { voiceId: 'slt' });
  await say(tts, 'sure', { voiceId: '99' });
  expect(asked).toEqual([
    { text: 'sure', sid: 2, speed: 1.5 },
    { text: 'sure', sid: 0, speed: 1 },
    { text: 'sure', sid: 0, speed: 1 },
  ]);
});

it('audio not delivered incrementally is delivered at the end', async () => {
  const samples = new Float32Array(22_050).fill(0.5);
  const tts: OfflineTts = {
    sampleRate: 16_000,
    numSpeakers: 1,
    generateAsync: async () => ({ samples, sampleRate: 16_000 }),
  };
  expect(await say(tts, 'sure')).toEqual({ outcome: 'end', samples: 22_050 });
});

it('an engine that throws emits failed once, without the text', async () => {
  const tts: OfflineTts = { ...createFakeVoice(16_000), generateAsync: () => Promise.reject(new Error('no memory')) };
  const { outcome } = await say(tts, 'sure');
  expect(outcome).toMatchObject({ code: 'unavailable', engineId: 'sherpa/tiny' });
  expect(String(outcome)).not.toContain('sure');
});

it('concurrent utterances are limited, and computed in FIFO order', async () => {
  let now = 0;
  let most = 0;
  const fake = createFakeVoice(16_000);
  const counting: OfflineTts = {
    ...fake,
    async generateAsync(request) {
      now += 1;
      most = Math.max(most, now);
      const sound = await fake.generateAsync(request);
      now -= 1;
      return sound;
    },
  };
  const engine = await createSherpaVoice({ id: 'sherpa/tiny', folder, atOnce: 2, load: async () => counting });
  const voice = engine.open({ voiceId: '', language: 'en', speed: 1, stability: 0 });
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3, 4].map(
      (number) =>
        new Promise<void>((resolve, failed) => {
          const end = () => {
            order.push(number);
            resolve();
          };
          const utterance = voice.speak({ audio: () => undefined, end, failed });
          utterance.write('sure');
          utterance.end();
        }),
    ),
  );
  expect({ most, order }).toEqual({ most: 2, order: [1, 2, 3, 4] });
});

it('a missing file is named, and an error of the library is unavailable', async () => {
  const nowhere = createSherpaVoice({ id: 'sherpa/none', folder: join(folder, 'nowhere') });
  await expect(nowhere).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('model.onnx') });
  const broken = createSherpaVoice({ id: 'sherpa/none', folder, load: () => Promise.reject(new Error('bad')) });
  await expect(broken).rejects.toMatchObject({ code: 'unavailable', engineId: 'sherpa/none' });
});
