/** Voice activity detection (VAD), window by window. One object per call. */
export interface VoiceActivity {
  /**
   * Takes one frame of 20 ms. Returns whether the newest complete window held speech, or undefined when the frame
   * completed none. No hang-over: smoothing is the call's own.
   */
  push(frame: Int16Array): boolean | undefined;
  close(): void;
}

export interface VoiceActivityEngine {
  readonly id: string;
  open(): VoiceActivity;
}

/** Noise suppression of one caller's audio. One object per call. */
export interface Denoiser {
  /** Returns the cleaned frame, overwritten by the next call; about 10 ms late where the model looks ahead. */
  process(frame: Int16Array): Int16Array;
  close(): void;
}

export type SpeechErrorCode =
  | 'refused' // connection refused, or the vendor refused our credentials or request
  | 'timeout' // nothing came within the time limit
  | 'rate_limited'
  | 'unavailable' // 5xx, or the engine is not installed
  | 'cut' // the connection ended before its end
  | 'garbage'; // what came was not in the vendor's format, or empty

/** An engine that could not hear or speak. The message names engine and cause, never what was said. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';
  readonly code: SpeechErrorCode;
  readonly engineId: string;

  constructor(code: SpeechErrorCode, engineId: string, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.code = code;
    this.engineId = engineId;
  }
}

export interface RecognitionOptions {
  /** BCP 47 tag of the agent. */
  language: string;
  /** Names and words that matter here; engines that can weigh them do. */
  keywords: readonly string[];
  /** Whole utterances to be expected. An engine of limited vocabulary hears these and little else. */
  phrases: readonly string[];
  /** Things callers may name. An engine of limited vocabulary hears questions about them in everyday wordings. */
  things?: readonly string[];
  /** Last words of the agent, see `RecognitionStream.setExpectedPhrases`. */
  agentText?: string;
}

export interface Transcript {
  text: string;
  /** Words that fit, but not well enough to be taken as said; with an empty text only. A caller may be asked about them. */
  guess?: string;
  /** 0-1; missing where an engine does not say. */
  confidence?: number;
  /** When the words were said, counted in caller audio since the stream was opened. Unit: milliseconds. */
  startMs?: number;
  endMs?: number;
}

export interface TranscriptListener {
  /** Partial transcript since the last `final`; replaces the one before. */
  partial(text: string): void;
  /** A stretch of speech that will not change any more. Empty text: nothing intelligible was said after all. */
  final(transcript: Transcript): void;
  /** The stream is of no more use; called at most once, and nothing after it. */
  failed(error: SpeechError): void;
}

export interface SpeechToText {
  /** `builtin`, or `<vendor>/<model>`; kept with each call. */
  readonly id: string;
  /** `limited`: recognizes expected phrases only, which the interface says wherever such an engine can be chosen. */
  readonly vocabulary: 'open' | 'limited';
  /** Time limit for the final after a flush, then failover. Unit: milliseconds; default 900. */
  readonly flushTimeoutMs?: number;
  /** Never throws: a stream that cannot be opened says `failed`. Audio pushed before it is connected is kept and sent. */
  open(options: RecognitionOptions, listener: TranscriptListener): RecognitionStream;
}

export interface RecognitionStream {
  /**
   * The next 20 ms. The array is overwritten after the call. `isBackground`: nothing in it is louder than the room
   * behind the caller, so an engine without voice activity detection need not listen.
   */
  push(frame: Int16Array, isBackground?: boolean): void;
  /**
   * The caller seems to have stopped: a `final` for what was said so far is wanted now and comes as soon as the engine
   * can. May be called again; audio goes on. With nothing pending it does nothing.
   */
  flush(): void;
  /**
   * Sets the phrases expected from now on, for example the choices just offered. `agentText`: what the agent said last,
   * which the caller answers; undefined: unknown. An engine of limited vocabulary believes a lone number, day, time or
   * name where it asks for one.
   */
  setExpectedPhrases(phrases: readonly string[], agentText?: string): void;
  /** Ends it without another word to the listener. */
  close(): void;
}

/** Pronunciation of one word or phrase, where its spelling misleads a voice. */
export interface Pronunciation {
  /** As it is written. In lower case it matches any case; with a capital letter only itself. */
  word: string;
  /** Words that sound right. */
  alias: string;
  /** Sounds in the International Phonetic Alphabet, for engines that accept them. */
  ipa?: string | undefined;
}

export interface SpeechOptions {
  /** The vendor's id of a voice; empty: the engine's default for the language. */
  voiceId: string;
  language: string;
  /** 1 is natural. */
  speed: number;
  /** 0-1; engines without it ignore it. */
  stability: number;
  /** Words of the agent that are said otherwise than spelt; replaced before the text reaches an engine. */
  pronunciations?: readonly Pronunciation[];
  /** Set for engines that accept IPA: a text in stretches, those of `pronunciations` with their sounds. */
  splitByIpa?(text: string): readonly { text: string; ipa?: string }[];
}

export interface SpeechListener {
  /** The next stretch of sound, 16 kHz; the array is the listener's to keep. */
  audio(pcm: Int16Array): void;
  /** Word timings in the audio of this utterance. Optional: without them time is divided by letters. */
  words?(words: readonly { text: string; startMs: number }[]): void;
  /** All sound has been handed over. Exactly one of `end` and `failed` is called, and nothing after it. */
  end(): void;
  failed(error: SpeechError): void;
}

/** One utterance in the making. */
export interface Utterance {
  /** More words. An engine that `takes` clauses is given exactly one clause. */
  write(text: string): void;
  /** No more words will come. */
  end(): void;
  /** Stops at once; the listener hears nothing more. */
  cancel(): void;
}

/** A voice ready to speak through one call; may keep a connection warm. */
export interface Voice {
  /** Never throws: an utterance that cannot be made says `failed`. */
  speak(listener: SpeechListener): Utterance;
  close(): void;
}

export interface TextToSpeech {
  /** `builtin`, or `<vendor>/<model>`; kept with each call. */
  readonly id: string;
  /** `text`: words as they come, sound as soon as possible. `clauses`: whole clauses, one per utterance. */
  readonly accepts: 'text' | 'clauses';
  /** The engine says what `splitByIpa` gives sounds for. */
  readonly acceptsIpa?: boolean;
  /** Texts are as they were written: the engine says figures and short forms as its language does. */
  open(options: SpeechOptions): Voice;
}

/** An engine with one of its voices. */
export interface VoiceChoice {
  engine: TextToSpeech;
  options: SpeechOptions;
}

/** Voices of an agent in failover order, as data. */
export interface AgentVoices {
  /** Names them: changing to those in use changes nothing. Empty: those of the call's own agent. */
  key: string;
  language: string;
  /** `engine`: as the part that opens voices reads it. */
  voices: readonly { engine: object; options: SpeechOptions }[];
}

/** The same, ready to speak. */
export interface VoiceSet {
  key: string;
  choices: readonly [VoiceChoice, ...VoiceChoice[]];
}
