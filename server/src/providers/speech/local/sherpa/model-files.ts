import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SpeechError } from '#voice/ports.ts';
import type { OfflineTtsConfig, OnlineRecognizerConfig } from './sherpa-api.ts';

/**
 * Paths of the files a model consists of. Throws SpeechError('unavailable') naming the first that is missing: the
 * library itself only says "check your config", and ends the whole process for a file it cannot make sense of.
 */
function locate<Name extends string>(
  engineId: string,
  folder: string,
  names: Record<Name, string>,
): Record<Name, string> {
  const paths = {} as Record<Name, string>;
  for (const [name, file] of Object.entries(names) as [Name, string][]) {
    paths[name] = join(folder, file);
    if (existsSync(paths[name])) continue;
    throw new SpeechError(
      'unavailable',
      engineId,
      `${engineId} has no ${file} in ${folder}; download the model again.`,
    );
  }
  return paths;
}

/** A streaming transducer from a folder with encoder, decoder, joiner and tokens. */
export function recognizerConfig(engineId: string, folder: string, numThreads: number): OnlineRecognizerConfig {
  const { tokens, ...transducer } = locate(engineId, folder, {
    encoder: 'encoder.onnx',
    decoder: 'decoder.onnx',
    joiner: 'joiner.onnx',
    tokens: 'tokens.txt',
  });
  return {
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: { transducer, tokens, numThreads, provider: 'cpu', debug: 0 },
    decodingMethod: 'greedy_search',
    enableEndpoint: true,
    // The call itself says when a turn seems over; these only keep a stretch from growing without bound.
    rule1MinTrailingSilence: 2.4,
    rule2MinTrailingSilence: 2.4,
    rule3MinUtteranceLength: 20,
  };
}

/** A voice from a folder with model, tokens and lexicon. */
export function voiceConfig(engineId: string, folder: string, numThreads: number): OfflineTtsConfig {
  const vits = locate(engineId, folder, { model: 'model.onnx', tokens: 'tokens.txt', lexicon: 'lexicon.txt' });
  return { model: { vits, numThreads, provider: 'cpu', debug: 0 }, maxNumSentences: 1 };
}
