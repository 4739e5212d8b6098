import { readFileSync } from 'node:fs';
import { z } from 'zod';

const fileSchema = z.object({
  /** Path inside the model's folder, on disk and on a mirror. */
  path: z.string().regex(/^[a-z0-9][a-z0-9._-]*$/),
  /** Tried in this order. Each names one fixed revision, so that the bytes behind it cannot change. */
  urls: z.array(z.url({ protocol: /^https?$/ })).min(1),
  bytes: z.int().positive(),
  /** SHA-256 of the whole file, lower case hex; null: none is published that this catalogue could adopt. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
});

const modelSchema = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/),
  kind: z.enum(['speech-to-text', 'text-to-speech']),
  /** `transducer`: encoder, decoder, joiner and tokens. `vits`: model, tokens and lexicon. */
  family: z.enum(['transducer', 'vits']),
  /** BCP 47, primary language only. */
  languages: z.array(z.string()).min(1),
  /** Fetched without being asked for. */
  isDefault: z.boolean(),
  /** As its publisher states it. */
  licence: z.string(),
  description: z.string(),
  /** Page of the publisher. */
  source: z.url(),
  files: z.array(fileSchema).min(1),
});

export type ModelFile = z.output<typeof fileSchema>;
export type SpeechModel = z.output<typeof modelSchema>;

/** The catalogue from a file of the form of models.json. Throws when it is not of that form. */
export function readCatalogue(path: string | URL): readonly SpeechModel[] {
  return z.array(modelSchema).parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** The models this version knows; see docs/how-to/speech-models.md for where sizes and checksums come from. */
export const catalogue: readonly SpeechModel[] = readCatalogue(new URL('./models.json', import.meta.url));

/** Size of all files of a model. Unit: bytes. */
export const bytesOf = (model: SpeechModel): number => model.files.reduce((sum, file) => sum + file.bytes, 0);

/** True when each file of a model has a known checksum. */
export const isVerifiable = (model: SpeechModel): boolean => model.files.every((file) => file.sha256 !== null);

/**
 * Which models a setting means: `auto` the defaults, `off` none, otherwise ids with commas. Throws a RangeError naming
 * an id that the catalogue does not hold.
 */
export function selectModels(setting: string, models: readonly SpeechModel[] = catalogue): readonly SpeechModel[] {
  const wanted = setting.trim();
  if (wanted === 'off' || wanted === '') return [];
  if (wanted === 'auto') return models.filter((model) => model.isDefault);
  return wanted.split(',').map((part) => {
    const id = part.trim();
    const model = models.find((one) => one.id === id);
    if (!model) {
      throw new RangeError(`There is no speech model "${id}"; there are ${models.map((one) => one.id).join(', ')}.`);
    }
    return model;
  });
}
