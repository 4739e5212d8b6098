import { createRequire } from 'node:module';
import { fliteVoices } from '../flite/flite-synthesis.ts';

/** GPL-3.0: an operator may add it to an installation; Parley neither ships nor installs it. */
export const espeakPackage = '@echogarden/espeak-ng-emscripten';

/** Path of eSpeak NG's program where the operator has installed the package. */
export function findEspeak(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(espeakPackage);
  } catch {
    return undefined;
  }
}

/** eSpeak NG speaks by request, and whatever is not English unless a voice of flite was named. */
export function wantsEspeak({ language, voiceId }: { language: string; voiceId: string }): boolean {
  if (voiceId.startsWith('espeak')) return true;
  if ((fliteVoices as readonly string[]).includes(voiceId)) return false;
  return language.toLowerCase().split('-')[0] !== 'en';
}
