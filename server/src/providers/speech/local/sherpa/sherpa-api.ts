import { createRequire } from 'node:module';
import { SpeechError } from '#voice/ports.ts';

/** Types of the parts of sherpa-onnx-node 1.13.8 in use; the package has none. Samples are -1 to 1. */
export interface OnlineStream {
  acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void;
  /** No more sound comes: what is buffered can be decoded to the end. */
  inputFinished(): void;
}

export interface OnlineResult {
  text: string;
  /** When each token was heard, from the beginning of the stream. Unit: seconds. */
  timestamps?: readonly number[];
}

/** A streaming recognizer. Everything is synchronous and takes as long as it takes. */
export interface OnlineRecognizer {
  createStream(): OnlineStream;
  /** True when there is enough audio for another step. */
  isReady(stream: OnlineStream): boolean;
  decode(stream: OnlineStream): void;
  /** One step of several streams at once; each must be ready. */
  decodeStreams(streams: readonly OnlineStream[]): void;
  getResult(stream: OnlineStream): OnlineResult;
  isEndpoint(stream: OnlineStream): boolean;
  reset(stream: OnlineStream): void;
}

export interface OnlineRecognizerConfig {
  featConfig: { sampleRate: number; featureDim: number };
  modelConfig: {
    transducer: { encoder: string; decoder: string; joiner: string };
    tokens: string;
    numThreads: number;
    provider: 'cpu';
    debug: 0 | 1;
  };
  decodingMethod: 'greedy_search' | 'modified_beam_search';
  enableEndpoint: boolean;
  /** Trailing silence that ends a stretch in which nothing was heard. Unit: seconds, as of the two below. */
  rule1MinTrailingSilence: number;
  /** Trailing silence after words. */
  rule2MinTrailingSilence: number;
  /** Longest stretch. */
  rule3MinUtteranceLength: number;
}

export interface GeneratedSound {
  samples: Float32Array;
  sampleRate: number;
}

/** A voice. `generateAsync` computes outside the event loop, on Node's own pool of four threads. */
export interface OfflineTts {
  readonly sampleRate: number;
  readonly numSpeakers: number;
  generateAsync(request: {
    text: string;
    sid: number;
    speed: number;
    enableExternalBuffer: boolean;
    /** The next stretch of sound; `false` stops as soon as the engine can. */
    onProgress(piece: { samples: Float32Array; progress: number }): boolean;
  }): Promise<GeneratedSound>;
}

export interface OfflineTtsConfig {
  model: {
    vits: { model: string; tokens: string; lexicon: string };
    numThreads: number;
    provider: 'cpu';
    debug: 0 | 1;
  };
  maxNumSentences: number;
}

/** The engine library, or a stand-in for it. */
export interface SherpaApi {
  OnlineRecognizer: new (config: OnlineRecognizerConfig) => OnlineRecognizer;
  OfflineTts: { createAsync(config: OfflineTtsConfig): Promise<OfflineTts> };
}

/**
 * Loads the library. Throws SpeechError('unavailable') where it is not installed: it is optional, and there are no
 * binaries for every machine.
 */
export function loadSherpa(engineId: string): SherpaApi {
  try {
    return createRequire(import.meta.url)('sherpa-onnx-node') as SherpaApi;
  } catch (cause) {
    throw new SpeechError(
      'unavailable',
      engineId,
      `${engineId} needs the optional package sherpa-onnx-node, which is not installed or has no binary for ${process.platform}-${process.arch}.`,
      { cause },
    );
  }
}

/** True when this machine can run models of this kind at all; checked before a download. */
export function isSherpaInstalled(): boolean {
  try {
    loadSherpa('sherpa');
    return true;
  } catch {
    return false;
  }
}
