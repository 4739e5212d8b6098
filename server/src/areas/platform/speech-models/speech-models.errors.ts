import { Refusal } from '#platform/http/refusal.ts';

export const speechModelNotFound = () => new Refusal('not_found', 'There is no speech model with this id');

export const noCallsHere = () =>
  new Refusal(
    'not_configured',
    'This process takes no calls and has no speech models; ask one with the roles api and voice (PARLEY_ROLES)',
  );

export const engineMissing = () =>
  new Refusal(
    'not_configured',
    'The optional package sherpa-onnx-node, which runs speech models, is not installed or has no binary for this machine',
  );

export const downloadsAreOff = (folder: string) =>
  new Refusal(
    'conflict',
    `Downloads are switched off (PARLEY_MODELS_OFFLINE). Copy the files into ${folder} and try again`,
  );

export const checksumUnknown = () =>
  new Refusal(
    'conflict',
    'No checksum of this model is known. To accept its first download and check later ones against it, set PARLEY_MODELS_ALLOW_UNVERIFIED=true',
  );
