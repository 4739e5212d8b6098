import { sampleRateHz } from '#voice/ports.ts';
import type { HeardSegment } from './judge-hypothesis.ts';

/** The part of soundswallower that decodes an utterance, and sets how its front end makes features of sound. */
export interface FrontEndDecoder {
  set_config(name: string, value: string | number | boolean): boolean;
  reinitialize_audio(): Promise<void>;
  start(): void;
  stop(): void;
  process_audio(sound: Float32Array, withoutSearch?: boolean, isWhole?: boolean): number;
  get_text(): string;
  get_alignment(options: { align_level: number }): { w?: HeardSegment[] };
}

interface FrontEnd {
  /** Spectral subtraction of the engine. */
  removesNoise: boolean;
  /** Vocal tract length normalization: the spectrum is compressed by this factor; above 1 suits higher voices. */
  warp: number;
  /** White noise added under the speech: synthetic voices have gaps in their spectrum that no human voice has. Unit: dB. */
  ditherDb: number;
}

const firstPass = { removesNoise: true, warp: 1 };

/** For whole phrases. The likeliest to disagree first: most utterances outside the grammar cost one or two passes. */
export const phraseFrontEnds: readonly FrontEnd[] = [
  { removesNoise: true, warp: 1.2, ditherDb: -35 },
  { removesNoise: false, warp: 1, ditherDb: -30 },
  { removesNoise: true, warp: 1, ditherDb: -25 },
];

/** For everything that may be said. Those that hear most come first. */
export const pieceFrontEnds: readonly FrontEnd[] = [
  { removesNoise: true, warp: 1, ditherDb: -25 },
  { removesNoise: false, warp: 1, ditherDb: -30 },
];

/**
 * Words and pauses of the decoder's hypothesis; none where it has none. With the sounds of its words, for which the
 * utterance is to be over, it takes about 0.02 s of computing for a second of speech.
 */
export function hypothesisOf(decoder: FrontEndDecoder, detail: 'words' | 'sounds'): HeardSegment[] {
  if (decoder.get_text() === '') return [];
  try {
    return decoder.get_alignment({ align_level: detail === 'sounds' ? 1 : 0 }).w ?? [];
  } catch (cause) {
    // The engine answers with empty JSON where its text has no segments: speech that ended outside the grammar.
    if (cause instanceof SyntaxError) return [];
    throw cause;
  }
}

/**
 * Decodes a whole utterance through one front end after another, with features normalized over the utterance instead
 * of over what came before, while `goesOn` returns true. The decoder then has its first front end again.
 */
export async function listenAgain(
  decoder: FrontEndDecoder,
  sound: Float32Array,
  frontEnds: readonly FrontEnd[],
  goesOn: (hypothesis: HeardSegment[]) => boolean,
): Promise<void> {
  const level = activeLevel(sound);
  for (const frontEnd of frontEnds) {
    await useFrontEnd(decoder, frontEnd);
    if (!goesOn(decodeDithered(decoder, sound, level, frontEnd))) break;
  }
  await useFrontEnd(decoder, firstPass);
}

function decodeDithered(decoder: FrontEndDecoder, sound: Float32Array, level: number, { ditherDb }: FrontEnd) {
  decoder.start();
  decoder.process_audio(dithered(sound, level * 10 ** (ditherDb / 20)), false, true);
  decoder.stop();
  return hypothesisOf(decoder, 'sounds');
}

async function useFrontEnd(decoder: FrontEndDecoder, { removesNoise, warp }: typeof firstPass): Promise<void> {
  decoder.set_config('remove_noise', removesNoise);
  decoder.set_config('warp_params', String(warp));
  await decoder.reinitialize_audio();
}

/** Pieces of a sound as one. */
export function joined(pieces: readonly Float32Array[]): Float32Array {
  const sound = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    sound.set(piece, at);
    at += piece.length;
  }
  return sound;
}

/** RMS level of the speech, its pauses left out. */
function activeLevel(sound: Float32Array): number {
  const window = sampleRateHz / 50;
  const powers: number[] = [];
  for (let at = 0; at + window <= sound.length; at += window) {
    powers.push(sound.subarray(at, at + window).reduce((sum, sample) => sum + sample * sample, 0) / window);
  }
  const floor = 0.003 * Math.max(0, ...powers);
  const active = powers.filter((power) => power > floor);
  return Math.sqrt(active.reduce((sum, power) => sum + power, 0) / Math.max(1, active.length));
}

/** The sound with white noise of this RMS level, the same every time. */
function dithered(sound: Float32Array, level: number): Float32Array {
  const amplitude = level * Math.sqrt(3);
  let state = 7;
  return sound.map((sample) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return sample + amplitude * (state / 1_073_741_824 - 1);
  });
}
