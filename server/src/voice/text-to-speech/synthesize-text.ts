import type { SpeechError, Utterance, Voice } from '../ports.ts';
import { type AudioTimeout, createAudioTimeout, type VoiceInUse } from './audio-timeout.ts';
import { isSpeakable } from './clause-splitter.ts';
import type { SynthesizedSpan } from './played-text.ts';
import { millisecondsOf, type VoiceSynthesis, type VoiceSynthesisListener } from './voice-synthesis.ts';

/** Text an engine may buffer before its first audio. Unit: characters. */
const bufferedCharacters = 60;

/**
 * Streams text as it comes, for engines that accept text. One utterance for the whole text, or a new one after each
 * flush: ending an utterance is how an engine is made to synthesize all it has buffered.
 */
export function synthesizeText(voice: Voice, inUse: VoiceInUse, listener: VoiceSynthesisListener): VoiceSynthesis {
  return new TextSynthesis(voice, inUse, listener);
}

class TextSynthesis implements VoiceSynthesis {
  readonly #voice: Voice;
  readonly #listener: VoiceSynthesisListener;
  readonly #timeout: AudioTimeout;
  readonly #spans: SynthesizedSpan[] = [];
  #utterance: Utterance | undefined;
  /** The utterance has all its text; further text belongs to the next one. */
  #isUtteranceEnded = false;
  #waiting = { text: '', isFlushed: false };
  #spanMs = 0;
  #soundMs = 0;
  #hasEnded = false;
  #isOver = false;

  constructor(voice: Voice, inUse: VoiceInUse, listener: VoiceSynthesisListener) {
    this.#voice = voice;
    this.#listener = listener;
    this.#timeout = createAudioTimeout(inUse, {
      late: () => listener.late(),
      failed: (error) => {
        this.#utterance?.cancel();
        this.#fail(error);
      },
    });
  }

  write(text: string): void {
    this.#waiting.text += text;
    this.#proceed();
  }

  flush(): void {
    this.#waiting.isFlushed = !this.#isUtteranceEnded || isSpeakable(this.#waiting.text);
    this.#proceed();
    if (!this.#isUtteranceEnded) this.#waiting.isFlushed = false;
  }

  end(): void {
    this.#hasEnded = true;
    this.#proceed();
  }

  cancel(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#utterance?.cancel();
  }

  tick(aheadMs: number): void {
    const hasEnoughText = (this.#spans.at(-1)?.text.length ?? 0) >= bufferedCharacters;
    const isDue = this.#isUtteranceEnded || (this.#spanMs === 0 && hasEnoughText);
    this.#timeout.tick(!this.#isOver && this.#utterance !== undefined && isDue && aheadMs <= 0);
  }

  soundMs(): number {
    return this.#soundMs;
  }

  spans(): readonly SynthesizedSpan[] {
    return this.#spans;
  }

  #fail(error: SpeechError): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#listener.failed(error);
  }

  #start(): Utterance {
    const span: SynthesizedSpan = { text: '', ms: undefined, words: [] };
    this.#spans.push(span);
    this.#spanMs = 0;
    this.#isUtteranceEnded = false;
    return this.#voice.speak({
      audio: (pcm) => {
        if (this.#isOver) return;
        this.#timeout.audioReceived();
        this.#spanMs += millisecondsOf(pcm);
        this.#soundMs += millisecondsOf(pcm);
        this.#listener.audio(pcm);
      },
      words: (words) => {
        span.words = [...span.words, ...words];
      },
      end: () => {
        if (this.#isOver) return;
        span.ms = this.#spanMs;
        this.#utterance = undefined;
        this.#isUtteranceEnded = false;
        this.#proceed();
      },
      failed: (error) => this.#fail(error),
    });
  }

  /** Sends waiting text to the utterance when it may have it, and ends when all is synthesized. */
  #proceed(): void {
    if (this.#isOver || this.#isUtteranceEnded) return;
    const { text, isFlushed } = this.#waiting;
    if (!isSpeakable(text) && this.#utterance === undefined) {
      if (!this.#hasEnded) return;
      this.#isOver = true;
      return this.#listener.end();
    }
    this.#waiting = { text: '', isFlushed: false };
    this.#utterance ??= this.#start();
    const span = this.#spans.at(-1);
    if (span !== undefined) span.text += text;
    if (!this.#isOver && text !== '') this.#utterance.write(text);
    if (!this.#isOver && (isFlushed || this.#hasEnded)) {
      this.#isUtteranceEnded = true;
      this.#utterance.end();
    }
  }
}
