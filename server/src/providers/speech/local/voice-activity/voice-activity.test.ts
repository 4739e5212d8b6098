import { expect, it } from 'vitest';
import { frameSamples, sampleRateHz, type VoiceActivity } from '#voice/ports.ts';
import { readRecording } from '../../../../../test/recordings/read-recording.ts';
import { voiceActivityConformance } from '../../../conformance/voice-activity.conformance.ts';
import { createVoiceActivity } from './create-voice-activity.ts';
import { createFvadActivity } from './fvad-activity.ts';
import { createSileroActivity } from './silero-activity.ts';

const speech = readRecording('austen0870');

voiceActivityConformance('Silero', createSileroActivity, speech);
voiceActivityConformance('fvad', createFvadActivity, speech);
voiceActivityConformance('Silero behind fvad', createVoiceActivity, speech);

it('prefers Silero', async () => {
  expect((await createVoiceActivity()).id).toBe('silero');
});

it('falls back to fvad with the reason when the native module fails to load', async () => {
  const cause = new Error('no binary for this machine');
  const causes: unknown[] = [];
  const engine = await createVoiceActivity({
    preferred: () => Promise.reject(cause),
    onFallback: (one) => causes.push(one),
  });
  expect(engine.id).toBe('fvad');
  expect(causes).toEqual([cause]);
});

it('a reused network decides like a fresh one', async () => {
  const used = await createSileroActivity();
  const listen = (ear: VoiceActivity, sound: Int16Array) => {
    const decisions: (boolean | undefined)[] = [];
    for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
      decisions.push(ear.push(sound.subarray(at, at + frameSamples)));
    }
    return decisions;
  };
  const question = readRecording('goforward');
  const fresh = listen((await createSileroActivity()).open(), question);
  expect(fresh).toContain(true);
  // Calls end anywhere: inside a word, inside a window.
  for (const end of [0, 20_000, 40_640, 52_480, 71_040]) {
    const before = used.open();
    listen(before, speech.subarray(0, end));
    before.close();
    const after = used.open();
    expect(listen(after, question)).toEqual(fresh);
    after.close();
    expect(after.push(speech.subarray(0, frameSamples))).toBeUndefined();
  }
});

it('decides behind its gate as Silero does alone, frame by frame', async () => {
  const alone = (await createSileroActivity()).open();
  const gated = (await createVoiceActivity()).open();
  const pause = new Int16Array(sampleRateHz);
  let frames = 0;
  let agreed = 0;
  let last = { alone: false, gated: false };
  for (const sound of [pause, speech, pause, readRecording('austen0880'), pause, readRecording('goforward'), pause]) {
    for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
      const frame = sound.subarray(at, at + frameSamples);
      last = { alone: alone.push(frame) ?? last.alone, gated: gated.push(frame) ?? last.gated };
      frames += 1;
      if (last.alone === last.gated) agreed += 1;
    }
  }
  expect(agreed / frames).toBeGreaterThan(0.98);
  alone.close();
  gated.close();
});
