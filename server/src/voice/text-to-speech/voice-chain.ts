import type { SpeechError, SpeechOptions, TextToSpeech, Voice } from '../ports.ts';

export interface VoiceChoice {
  engine: TextToSpeech;
  options: SpeechOptions;
}

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
  close(): void;
}

export function createVoiceChain(input: {
  choices: readonly [VoiceChoice, ...VoiceChoice[]];
  onProblem(error: SpeechError): void;
}): VoiceChain {
  const { choices } = input;
  let index = 0;
  let opened: { engine: TextToSpeech; voice: Voice } | undefined;
  let prepared: Voice | undefined;

  const choice = () => choices[index] ?? choices[0];

  function open() {
    const { engine, options } = choice();
    const voice = prepared ?? engine.open(options);
    prepared = undefined;
    return { engine, voice };
  }

  return {
    current: () => (opened ??= open()),
    isLast: () => index + 1 >= choices.length,
    engine: () => choice().engine,
    prepareNext() {
      const next = choices[index + 1];
      if (opened !== undefined && next !== undefined) prepared ??= next.engine.open(next.options);
    },
    failOver(voice, error) {
      if (opened !== undefined && opened.voice !== voice) return true;
      if (index + 1 >= choices.length) return false;
      input.onProblem(error);
      opened?.voice.close();
      index += 1;
      opened = open();
      return true;
    },
    close() {
      opened?.voice.close();
      prepared?.close();
    },
  };
}
