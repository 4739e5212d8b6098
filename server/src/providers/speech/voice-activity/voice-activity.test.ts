import { expect, it } from 'vitest';
import { readRecording } from '../../../../test/recordings/read-recording.ts';
import { voiceActivityConformance } from '../../conformance/voice-activity.conformance.ts';
import { createVoiceActivity } from './create-voice-activity.ts';
import { createFvadActivity } from './fvad-activity.ts';
import { createSileroActivity } from './silero-activity.ts';

const speech = readRecording('austen0870');

voiceActivityConformance('Silero', createSileroActivity, speech);
voiceActivityConformance('fvad', createFvadActivity, speech);

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
