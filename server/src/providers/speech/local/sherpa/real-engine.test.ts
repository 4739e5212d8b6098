import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { SpeechToText, TextToSpeech, Transcript } from '#voice/ports.ts';
import { frameSamples } from '#voice/ports.ts';
import { readRecording } from '../../../../../test/recordings/read-recording.ts';
import { createSherpaRecognizer } from './recognizer.ts';
import { testModel } from './self-test.ts';
import { isSherpaInstalled } from './sherpa-api.ts';
import { createSherpaVoice } from './voice.ts';

// The real library with models that have learned nothing: what is held here is that we use it as it wants to be used.

const models = fileURLToPath(new URL('./testing/tiny-models', import.meta.url));
const transducer = join(models, 'transducer');
const vits = join(models, 'vits');
const scratch = mkdtempSync(join(tmpdir(), 'parley-real-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Two utterances in one stream, without a break between them. */
function hearTwice(engine: SpeechToText): Promise<{ partials: number; finals: Transcript[] }> {
  const sound = readRecording('001');
  return new Promise((resolve, reject) => {
    let partials = 0;
    const finals: Transcript[] = [];
    const stream = engine.open(
      { language: 'en', keywords: [], phrases: [] },
      {
        partial: () => {
          partials += 1;
        },
        final(transcript) {
          finals.push(transcript);
          if (finals.length < 2) say();
          else {
            stream.close();
            resolve({ partials, finals });
          }
        },
        failed: reject,
      },
    );
    function say(): void {
      for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
        stream.push(sound.subarray(at, at + frameSamples));
      }
      stream.flush();
    }
    say();
  });
}

function speak(engine: TextToSpeech, text: string, speed = 1, afterPiece?: 'cancel'): Promise<number[]> {
  const voice = engine.open({ voiceId: '', language: 'en', speed, stability: 0 });
  const pieces: number[] = [];
  return new Promise((resolve, failed) => {
    const utterance = voice.speak({
      audio(pcm) {
        pieces.push(pcm.length);
        if (afterPiece === 'cancel') utterance.cancel();
        if (afterPiece === 'cancel') resolve(pieces);
      },
      end: () => resolve(pieces),
      failed,
    });
    utterance.write(text);
    utterance.end();
  });
}

describe.skipIf(!isSherpaInstalled())('with the real library', () => {
  it('streams of two threads transcribe recorded speech, with partials, finals and times within the audio', async () => {
    const engine = await createSherpaRecognizer({ id: 'sherpa/tiny', folder: transducer, language: 'en', threads: 2 });
    try {
      const heard = await Promise.all([hearTwice(engine), hearTwice(engine), hearTwice(engine)]);
      const lengthMs = readRecording('001').length / 16;
      for (const { partials, finals } of heard) {
        expect(partials).toBeGreaterThan(2);
        expect(finals.map((final) => final.text.startsWith('good morning'))).toEqual([true, true]);
        const [first, second] = finals;
        expect(first?.endMs).toBeLessThanOrEqual(lengthMs);
        expect(second?.startMs).toBeGreaterThan(first?.startMs ?? 0);
        expect(second?.endMs).toBeLessThanOrEqual(2 * lengthMs);
      }
      expect(engine.openStreams).toBe(0);
    } finally {
      await engine.close();
    }
  });

  it('a voice synthesizes sentence by sentence at 16 kHz, faster on request', async () => {
    const engine = await createSherpaVoice({ id: 'sherpa/hum', folder: vits, atOnce: 2 });
    expect(engine.voiceIds).toEqual(['0']);
    const sentences = await speak(engine, 'Sure! Hello. And good morning.');
    expect(sentences).toHaveLength(3);
    const [slow = 0] = await speak(engine, 'good morning');
    const [fast = 0] = await speak(engine, 'good morning', 2);
    expect(slow / fast).toBeCloseTo(2, 1);
    expect(await speak(engine, '***')).toEqual([]);
  });

  it('a cancelled utterance is silent, and the next one is whole', async () => {
    const engine = await createSherpaVoice({ id: 'sherpa/hum', folder: vits });
    const whole = await speak(engine, 'Sure! Hello.');
    const cancelled = await speak(engine, 'Sure! Hello. And good morning.', 1, 'cancel');
    expect(await speak(engine, 'Sure! Hello.')).toEqual(whole);
    expect(cancelled).toHaveLength(1);
  });

  it('working models pass the self-test', async () => {
    await testModel({ model: { id: 'tiny', kind: 'speech-to-text', languages: ['en'] }, folder: transducer });
    await testModel({ model: { id: 'hum', kind: 'text-to-speech', languages: ['en'] }, folder: vits });
  });

  it('an invalid file, or a model of another kind, fails the self-test with the reason, without a crash', async () => {
    const junk = join(scratch, 'junk');
    cpSync(transducer, junk, { recursive: true });
    writeFileSync(join(junk, 'encoder.onnx'), 'no model');
    const model = { id: 'junk', kind: 'speech-to-text', languages: ['en'] } as const;
    await expect(testModel({ model, folder: junk })).rejects.toThrow(/ended the process that tried it .*Protobuf/s);
    cpSync(join(vits, 'model.onnx'), join(junk, 'encoder.onnx'));
    await expect(testModel({ model, folder: junk })).rejects.toThrow(/ended the process that tried it/);
  });
});
