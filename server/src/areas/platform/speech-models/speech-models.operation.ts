import { type SpeechModel, SpeechModelId, type SpeechModelSummary } from '@parley/contract/resources/speech-model';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { SpeechModelLibrary, SpeechModelStatus } from './speech-model-library.ts';
import { noCallsHere, speechModelNotFound } from './speech-models.errors.ts';

export interface SpeechModelsDeps {
  /** Null in a process without calls. */
  library: SpeechModelLibrary | null;
}

export const operation = operationOf<SpeechModelsDeps>();

export const speechModelParams = z.object({ speechModelId: SpeechModelId });

/** Refuses in a process without calls. */
export function getLibrary({ library }: SpeechModelsDeps): SpeechModelLibrary {
  if (library === null) throw noCallsHere();
  return library;
}

/** Refuses an unknown id. */
export async function getSpeechModel(library: SpeechModelLibrary, id: string): Promise<SpeechModelStatus> {
  const found = await library.find(id);
  if (!found) throw speechModelNotFound();
  return found;
}

export function presentSummary(status: SpeechModelStatus) {
  return {
    id: status.id,
    kind: status.kind,
    languages: [...status.languages],
    description: status.description,
    bytes: status.bytes,
    state: status.state,
    bytes_done: status.bytesDone,
    is_in_use: status.isInUse,
  };
}

export function presentSpeechModel(status: SpeechModelStatus): SpeechModel {
  return {
    ...presentSummary(status),
    licence: status.licence,
    source_url: status.sourceUrl,
    folder: status.folder,
    files: [...status.files],
    is_chosen: status.isChosen,
    is_verifiable: status.isVerifiable,
    will_retry: status.willRetry,
    error: status.error,
  };
}

export const exampleSummary: SpeechModelSummary = {
  id: 'streaming-zipformer-en-2023-06-26',
  kind: 'speech-to-text',
  languages: ['en'],
  description: 'English, hears anything that is said, words while they are spoken. Eight-bit weights.',
  bytes: 72_654_782,
  state: 'downloading',
  bytes_done: 31_457_280,
  is_in_use: false,
};

export const exampleSpeechModel: SpeechModel = {
  ...exampleSummary,
  licence: 'Apache-2.0',
  source_url: 'https://huggingface.co/csukuangfj/sherpa-onnx-streaming-zipformer-en-2023-06-26',
  folder: '/var/lib/parley/models/streaming-zipformer-en-2023-06-26',
  files: [
    {
      name: 'tokens.txt',
      bytes: 5048,
      sha256: '49e3c2646595fd907228b3c6787069658f67b17377c60aeb8619c4551b2316fb',
      url: 'https://huggingface.co/csukuangfj/sherpa-onnx-streaming-zipformer-en-2023-06-26/resolve/672fbf1/tokens.txt',
    },
  ],
  is_chosen: true,
  is_verifiable: true,
  will_retry: false,
  error: null,
};
