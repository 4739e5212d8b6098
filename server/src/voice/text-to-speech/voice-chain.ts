import type { SpeechError, TextToSpeech, Voice, VoiceChoice, VoiceSet } from '../ports.ts';

export type { VoiceChoice } from '../ports.ts';

/** The voices of a call, in the order they are tried; once one failed, the call stays with the next. */
export interface VoiceChain {
  current(): { engine: TextToSpeech; voice: Voice };
  /** True when no voice is left for failover. */
  isLast(): boolean;
  /** The engine in use, opened or not. */
  engine(): TextToSpeech;
  /** Connects the next voice as standby, so that it can take over at once. */
  prepareNext(): void;
  /**
   * The voice has failed: the next one is current from now on. Returns false when there is none. A failure of a voice
   * that was replaced meanwhile changes nothing.
   */
  failOver(voice: Voice, error: SpeechError): boolean;
  /** Replaces all voices from the next text on. */
  use(set: VoiceSet): void;
  isInUse(set: VoiceSet): boolean;
  /** Lowers the speed of all voices from the next utterance on. */
  slowDown(): void;
  close(): void;
}

/** Speed of a slower voice relative to the one before, and the least speed. */
const slowerRatio = 0.8;
const speedMin = 0.5;

export function createVoiceChain(input: {
  choices: readonly [VoiceChoice, ...VoiceChoice[]];
  onProblem(error: SpeechError): void;
}): VoiceChain {
  let { choices } = input;
  let key = '';
  let index = 0;
  let opened: { engine: TextToSpeech; voice: Voice } | undefined;
  let prepared: Voice | undefined;
  let pace = 1;
  /** Voices that a slower one has replaced; an utterance may still be theirs. */
  const replaced: Voice[] = [];

  function choiceAt(at: number) {
    const { engine, options } = choices[at] ?? choices[0];
    return { engine, options: { ...options, speed: Math.max(speedMin, options.speed * pace) } };
  }
  const choice = () => choiceAt(index);

  function open() {
    const { engine, options } = choice();
    const voice = prepared ?? engine.open(options);
    prepared = undefined;
    return { engine, voice };
  }

  function replaceOpened(): void {
    if (opened !== undefined) replaced.push(opened.voice);
    opened = undefined;
    prepared?.close();
    prepared = undefined;
  }

  return {
    current: () => (opened ??= open()),
    isLast: () => index + 1 >= choices.length,
    engine: () => choice().engine,
    prepareNext() {
      if (opened === undefined || index + 1 >= choices.length) return;
      const { engine, options } = choiceAt(index + 1);
      prepared ??= engine.open(options);
    },
    failOver(voice, error) {
      if (replaced.includes(voice) || (opened !== undefined && opened.voice !== voice)) return true;
      if (index + 1 >= choices.length) return false;
      input.onProblem(error);
      opened?.voice.close();
      index += 1;
      opened = open();
      return true;
    },
    use(set) {
      if (set.key === key) return;
      key = set.key;
      choices = set.choices;
      index = 0;
      replaceOpened();
    },
    isInUse: (set) => set.key === key,
    slowDown() {
      pace *= slowerRatio;
      replaceOpened();
    },
    close() {
      for (const voice of replaced) voice.close();
      opened?.voice.close();
      prepared?.close();
    },
  };
}
