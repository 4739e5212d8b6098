import { defineRefusal } from '#platform/http/define-refusal.ts';

export const speechModelNotFound = defineRefusal(
  'not_found',
  'speech_model_not_found',
  'There is no speech model with this id',
);

export const noCallsHere = defineRefusal(
  'not_configured',
  'no_calls_here',
  'This process takes no calls and has no speech models; ask one with the roles api and voice (PARLEY_ROLES)',
);

export const engineMissing = defineRefusal(
  'not_configured',
  'engine_missing',
  'The optional package sherpa-onnx-node, which runs speech models, is not installed or has no binary for this machine',
);

const downloadsAreOffRefusal = defineRefusal(
  'conflict',
  'downloads_are_off',
  'Downloads are switched off (PARLEY_MODELS_OFFLINE). Copy the files into {{folder}} and try again',
);
export const downloadsAreOff = (folder: string) => downloadsAreOffRefusal({ folder });

export const checksumUnknown = defineRefusal(
  'conflict',
  'checksum_unknown',
  'No checksum of this model is known. To accept its first download and check later ones against it, set PARLEY_MODELS_ALLOW_UNVERIFIED=true',
);
