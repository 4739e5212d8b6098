import { expect, it } from 'vitest';
import { frameSamples, sampleRateHz } from '#voice/ports.ts';
import { readRecording } from '../../../../test/recordings/read-recording.ts';
import { voiceActivityConformance } from '../../conformance/voice-activity.conformance.ts';
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

it('falls back to fvad and says why when the binary does not load', async () => {
  const cause = new Error('no binary for this machine');
  const causes: unknown[] = [];
  const engine = await createVoiceActivity({
    preferred: () => Promise.reject(cause),
    onFallback: (one) => causes.push(one),
  });
  expect(engine.id).toBe('fvad');
  expect(causes).toEqual([cause]);
});

it('says behind its gate what Silero says alone, frame by frame', async () => {
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
