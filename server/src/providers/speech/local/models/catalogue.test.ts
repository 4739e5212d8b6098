import { expect, it } from 'vitest';
import { readSettings } from '#platform/config/settings.ts';
import { bytesOf, catalogue, isVerifiable, selectModels } from './catalogue.ts';
import { modelSettings } from './model-settings.ts';

const ids = (setting: string) => selectModels(setting).map((model) => model.id);

it('auto means a recognizer for English, with known checksums', () => {
  const chosen = selectModels('auto');
  expect(chosen.map((model) => model.kind)).toEqual(['speech-to-text']);
  expect(chosen.every((model) => isVerifiable(model) && model.languages.includes('en'))).toBe(true);
});

it('off selects none, ids select models, and an unknown id is refused with the valid ones', () => {
  expect(ids('off')).toEqual([]);
  expect(ids(' vits-ljs , streaming-zipformer-en-2023-06-26')).toEqual([
    'vits-ljs',
    'streaming-zipformer-en-2023-06-26',
  ]);
  expect(() => selectModels('vits-ljs,whisper')).toThrow(/"whisper"; there are streaming-zipformer-en-2023-06-26/);
});

it('ids are unique, and each model has the files its engine requires', () => {
  expect(new Set(catalogue.map((model) => model.id)).size).toBe(catalogue.length);
  const needed = {
    transducer: ['encoder.onnx', 'decoder.onnx', 'joiner.onnx', 'tokens.txt'],
    vits: ['model.onnx', 'tokens.txt', 'lexicon.txt'],
  };
  for (const model of catalogue) expect(model.files.map((file) => file.path)).toEqual(needed[model.family]);
});

it('every URL names a fixed revision, so that its content cannot change', () => {
  for (const url of catalogue.flatMap((model) => model.files.flatMap((file) => file.urls))) {
    expect(url).toMatch(/^https:\/\/huggingface\.co\/[^/]+\/[^/]+\/resolve\/[0-9a-f]{40}\/[^/]+$/);
  }
});

it('a model’s size is the sum of its files', () => {
  const english = catalogue.find((model) => model.id === 'streaming-zipformer-en-2023-06-26');
  expect(english && bytesOf(english)).toBe(72_654_782);
});

it('the setting is parsed into models, and an invalid id is refused with the valid ones', () => {
  expect(readSettings(modelSettings, {}).speechModels).toEqual(selectModels('auto'));
  expect(readSettings(modelSettings, { PARLEY_SPEECH_MODELS: 'vits-ljs' }).speechModels).toHaveLength(1);
  expect(() => readSettings(modelSettings, { PARLEY_SPEECH_MODELS: 'whisper' })).toThrow(
    /PARLEY_SPEECH_MODELS.*there are/,
  );
});
