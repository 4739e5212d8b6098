import { sampleRateHz } from '#voice/ports.ts';
import { hearTone, type KnownTone } from './heard-tones.ts';
import { createLoudness } from './peer-sound.ts';

/** Script of a peer: for each stream, in the order they are opened, one text per flushed stretch. */
export type HearingScript = readonly (readonly string[])[];

/** One stretch that was flushed. Unit of times: milliseconds of the stream. */
export interface ScriptedStretch {
  /** Empty: nothing loud was heard. */
  text: string;
  startMs: number;
  endMs: number;
  /** Sound of the stretch, loud or not. */
  durationMs: number;
}

/** Loud sound shorter than this is a cough. Unit: milliseconds. */
const shortestSpeechMs = 100;

/** Hears one stream by script, or where there is none by the pitch of tones it knows. */
export interface ScriptedHearing {
  /** Returns what would be a partial now, once per stretch. */
  push(bytes: Buffer): string | undefined;
  readonly stretchMs: number;
  flush(): ScriptedStretch;
}

export function createScriptedHearing(script: readonly string[] | readonly KnownTone[]): ScriptedHearing {
  const loudness = createLoudness();
  let sound: Buffer[] = [];
  let index = 0;

  function understand(): string {
    const entry = script[index];
    if (entry === undefined) return '';
    if (typeof entry === 'string') return entry;
    const bytes = Buffer.concat(sound);
    const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    const tones = script.filter((tone) => typeof tone !== 'string');
    return hearTone(samples, sampleRateHz, tones)?.text ?? '';
  }
  let hasSaidPartial = false;
  return {
    get stretchMs() {
      return loudness.stretchMs;
    },
    push(bytes) {
      loudness.push(bytes);
      sound.push(bytes);
      if (hasSaidPartial || loudness.loudMs < shortestSpeechMs) return undefined;
      hasSaidPartial = true;
      return understand().split(' ')[0];
    },
    flush() {
      const { startMs, endMs, loudMs, stretchMs } = loudness;
      const isSpeech = startMs !== undefined && loudMs >= shortestSpeechMs;
      const stretch = { startMs: startMs ?? 0, endMs, durationMs: stretchMs };
      loudness.restart();
      hasSaidPartial = false;
      const text = isSpeech ? understand() : '';
      sound = [];
      if (isSpeech && typeof script[0] === 'string') index += 1;
      return { ...stretch, text };
    },
  };
}
