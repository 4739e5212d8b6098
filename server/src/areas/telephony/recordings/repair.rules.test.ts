import type { CallId } from '@parley/contract/ids';
import { expect, it } from 'vitest';
import { decideRepair, type StoredRecording } from './repair.rules.ts';

const failed: StoredRecording = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as CallId,
  state: 'failed',
  key: 'recordings/t/c.wav',
  endedAt: new Date(),
  contentType: 'audio/wav',
  channels: 2,
  bytes: null,
  durationMs: null,
  sha256: null,
  wantsRedaction: true,
};
const file = {
  kind: 'whole' as const,
  key: 'recordings/t/c.wav',
  bytes: 64_044,
  sha256: 'ab',
  sound: { channels: 2, durationMs: 1000 },
};

it('a file of a redacted call that was never finished is finished, not made available as it is', () => {
  expect(decideRepair(failed, file)).toEqual({ problem: 'unfinished', change: { recording_state: 'recording' } });
  expect(decideRepair({ ...failed, wantsRedaction: false }, file).change).toMatchObject({ recording_state: 'ready' });
  expect(decideRepair({ ...failed, sha256: 'ab' }, file).change).toMatchObject({ recording_state: 'ready' });
});
