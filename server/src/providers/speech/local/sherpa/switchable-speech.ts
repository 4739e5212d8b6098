import type { SpeechToText, TextToSpeech } from '#voice/ports.ts';

/** An engine and what it is for. */
export interface SpeechCandidate<Engine> {
  engine: Engine;
  /** Primary languages it speaks or hears, for example `en`; undefined: every one that is asked for. */
  languages: readonly string[] | undefined;
}

/** Chooses the engine of a new call. What a call holds already is not touched by a switch. */
export interface SwitchableSpeech<Engine> {
  /** The newest engine for a language, as a BCP 47 tag; where none is for it, the one it began with. */
  engineFor(language: string): Engine;
  /** New calls in its languages use this engine from now on. */
  switchTo(candidate: SpeechCandidate<Engine>): void;
  /** New calls no longer use this engine. */
  remove(engine: Engine): void;
  /** Every engine in use, newest first. */
  engines(): readonly Engine[];
}

function createSwitch<Engine>(current: SpeechCandidate<Engine>): SwitchableSpeech<Engine> {
  const candidates = [current];
  return {
    engineFor(language) {
      const primary = language.toLowerCase().split('-')[0] ?? '';
      const found = candidates.find(({ languages }) => languages === undefined || languages.includes(primary));
      return (found ?? current).engine;
    },
    switchTo: (candidate) => void candidates.unshift(candidate),
    remove(engine) {
      const at = candidates.findIndex((candidate) => candidate.engine === engine);
      if (at !== -1 && candidates[at] !== current) candidates.splice(at, 1);
    },
    engines: () => candidates.map((candidate) => candidate.engine),
  };
}

export interface SwitchableHearing extends SpeechToText, SwitchableSpeech<SpeechToText> {}
export interface SwitchableVoice extends TextToSpeech, SwitchableSpeech<TextToSpeech> {}

/**
 * A recognizer that may be replaced while calls go on: each stream belongs to the engine that was newest for its
 * language when it was opened. `id` and `vocabulary` are those of the newest engine; for one call ask `engineFor`.
 */
export function createSwitchableHearing(current: SpeechCandidate<SpeechToText>): SwitchableHearing {
  const engines = createSwitch(current);
  const newest = () => engines.engines()[0] ?? current.engine;
  return {
    ...engines,
    get id() {
      return newest().id;
    },
    get vocabulary() {
      return newest().vocabulary;
    },
    open: (options, listener) => engines.engineFor(options.language).open(options, listener),
  };
}

/** The same for voices. Every engine switched to must take text as the first one does; a RangeError otherwise. */
export function createSwitchableVoice(current: SpeechCandidate<TextToSpeech>): SwitchableVoice {
  const engines = createSwitch(current);
  return {
    ...engines,
    accepts: current.engine.accepts,
    switchTo(candidate) {
      if (candidate.engine.accepts !== current.engine.accepts) {
        throw new RangeError(
          `${candidate.engine.id} takes ${candidate.engine.accepts}, not ${current.engine.accepts}.`,
        );
      }
      engines.switchTo(candidate);
    },
    get id() {
      return (engines.engines()[0] ?? current.engine).id;
    },
    open: (options) => engines.engineFor(options.language).open(options),
  };
}
