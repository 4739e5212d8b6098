import { sampleRateHz } from '#voice/ports.ts';
import { samplesPerCharacter } from '../../../providers/speech/testing/peer-sound.ts';

/** A voice in which every word has a pitch of its own, so that what was heard can be read back from the sound. */
export interface WordTones {
  /** As long as the peers' voices take for a text; white space and punctuation are silent. */
  soundOf(text: string): Int16Array;
  /** The words in a sound, lower case, each as often as it was heard; one of which most was missing is left out. */
  read(sound: Int16Array): string[];
}

const lowestHz = 400;
const stepHz = 120;
/** The loudest sound of a block of this length tells sound from silence: half a wave of the lowest pitch. */
const blockSamples = 32;
const loud = 2_000;
/** Pitch is measured over this many samples, 20 ms: exact to 25 Hz. */
const windowSamples = 320;
/** Share of a word that makes it a word and not a fragment; a bit more than the call itself asks for. */
const heardShare = 0.6;

/** Words without their punctuation, lower case. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function createWordTones(): WordTones {
  const words: string[] = [];

  function pitchOf(word: string): number {
    if (!words.includes(word)) words.push(word);
    return lowestHz + words.indexOf(word) * stepHz;
  }

  function readStretch(sound: Int16Array): string[] {
    const runs: { word: string; samples: number }[] = [];
    for (let at = 0; at + windowSamples <= sound.length; at += windowSamples) {
      const word = words[Math.round((pitchIn(sound.subarray(at, at + windowSamples)) - lowestHz) / stepHz)] ?? '';
      const last = runs.at(-1);
      if (last?.word === word) last.samples += windowSamples;
      else runs.push({ word, samples: windowSamples });
    }
    return runs
      .filter(({ word, samples }) => samples + windowSamples > word.length * samplesPerCharacter * heardShare)
      .filter(({ word, samples }) => word !== '' && samples > windowSamples)
      .map(({ word }) => word);
  }

  return {
    soundOf(text) {
      const sound = new Int16Array(text.length * samplesPerCharacter);
      for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        const step = (2 * Math.PI * pitchOf(match[0].toLowerCase())) / sampleRateHz;
        const from = match.index * samplesPerCharacter;
        const samples = match[0].length * samplesPerCharacter;
        for (let at = 0; at < samples; at += 1) sound[from + at] = Math.round(8_000 * Math.sin(step * at));
      }
      return sound;
    },
    read: (sound) => stretchesOf(sound).flatMap(readStretch),
  };
}

/** Where the sound is loud, one after another. */
function stretchesOf(sound: Int16Array): Int16Array[] {
  const stretches: Int16Array[] = [];
  let from: number | undefined;
  for (let at = 0; at <= sound.length; at += blockSamples) {
    const isLoud = sound.subarray(at, at + blockSamples).some((sample) => Math.abs(sample) > loud);
    if (isLoud) from ??= at;
    else if (from !== undefined) {
      stretches.push(sound.subarray(from, at));
      from = undefined;
    }
  }
  if (from !== undefined) stretches.push(sound.subarray(from));
  return stretches;
}

/** Unit: Hz. */
function pitchIn(sound: Int16Array): number {
  let crossings = 0;
  for (let at = 1; at < sound.length; at += 1) {
    if ((sound[at - 1] ?? 0) < 0 !== (sound[at] ?? 0) < 0) crossings += 1;
  }
  return (crossings / 2) * (sampleRateHz / sound.length);
}
