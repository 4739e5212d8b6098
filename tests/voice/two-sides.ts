import type { CallTurn } from '@parley/contract/resources/call';
import { parseWavHeader } from '../../server/src/voice/codec/wav-header.ts';
import { loudnessOf } from '../../server/src/voice/testing/media-tone.ts';
import type { ParleyApi } from './parley-api.ts';

const sampleRateHz = 16_000;

/** A recording of a call, each side alone, at 16 kHz. */
export interface TwoSides {
  caller: Int16Array;
  agent: Int16Array;
  durationMs: number;
}

/** Opens the link from the API, as a listener does. For recordings stored as WAV. */
export async function recordingOf(api: ParleyApi, callId: string): Promise<TwoSides> {
  const { url } = await api.get<{ url: string }>(`/api/calls/${callId}/recording`);
  const response = await fetch(url);
  const file = new Uint8Array(await response.arrayBuffer());
  const { channels, dataOffset, dataBytes } = parseWavHeader(file);
  if (channels !== 2) throw new Error(`Expected 2 channels, got ${channels}`);
  const samples = new Int16Array(file.buffer.slice(dataOffset, dataOffset + dataBytes));
  const side = (channel: number) =>
    Int16Array.from({ length: samples.length / 2 }, (_, at) => samples[at * 2 + channel] ?? 0);
  return { caller: side(0), agent: side(1), durationMs: (samples.length / 2 / sampleRateHz) * 1000 };
}

/** Loudness of both sides in the middle of a turn, away from its edges. */
export function loudnessIn(
  sound: TwoSides,
  turn: Pick<CallTurn, 'start_ms' | 'end_ms'>,
): { caller: number; agent: number } {
  const marginMs = (turn.end_ms - turn.start_ms) / 5;
  const [from, to] = [turn.start_ms + marginMs, turn.end_ms - marginMs].map((ms) =>
    Math.round((ms * sampleRateHz) / 1000),
  );
  return { caller: loudnessOf(sound.caller.subarray(from, to)), agent: loudnessOf(sound.agent.subarray(from, to)) };
}
