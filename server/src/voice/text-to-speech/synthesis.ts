import type { SpeechError, Voice, VoiceSet } from '../ports.ts';
import { charactersPlayed, playedText, type SynthesizedSpan } from './played-text.ts';
import { synthesizeClauses } from './synthesize-clauses.ts';
import { synthesizeText } from './synthesize-text.ts';
import type { VoiceChain } from './voice-chain.ts';
import type { VoiceSynthesis } from './voice-synthesis.ts';

export interface SynthesisListener {
  audio(pcm: Int16Array): void;
  /** All text is synthesized and handed over. */
  complete(): void;
  /** No voice is left. */
  failed(error: SpeechError): void;
}

/** Text-to-speech of one utterance, with failover between voices. */
export interface Synthesis {
  write(text: string): void;
  /** Synthesizes the text so far without waiting for more of its sentence. */
  flush(): void;
  /** Speaks the text from here on with other voices. */
  useVoices(set: VoiceSet): void;
  end(): void;
  cancel(): void;
  /** Called once a frame. Unit of `aheadMs`: milliseconds of audio handed over and not yet played. */
  tick(aheadMs: number): void;
  text(): string;
  /** Text of the first `playedMs` milliseconds of audio, to the nearest word. */
  playedText(playedMs: number): string;
  /** Audio handed over so far. Unit: milliseconds. */
  soundMs(): number;
}

/** Uses the chain's current voice. On failover the next voice continues after the last word handed over. */
export function createSynthesis(chain: VoiceChain, listener: SynthesisListener): Synthesis {
  return new FailoverSynthesis(chain, listener);
}

class FailoverSynthesis implements Synthesis {
  readonly #chain: VoiceChain;
  readonly #listener: SynthesisListener;
  /** Spans spoken by voices before the current one. */
  readonly #done: SynthesizedSpan[] = [];
  #text = '';
  /** Position in the text at which the current voice began. Unit: characters. */
  #voiceFrom = 0;
  /** Audio of voices before the current one. Unit: milliseconds. */
  #doneMs = 0;
  #hasEnded = false;
  #isOver = false;
  #running: VoiceSynthesis | undefined;
  /** Voices that follow when the present one has spoken its part, and the length of the text left to them. */
  #next: { set: VoiceSet; characters: number; isFlushed: boolean } | undefined;

  constructor(chain: VoiceChain, listener: SynthesisListener) {
    this.#chain = chain;
    this.#listener = listener;
  }

  write(text: string): void {
    if (this.#isOver) return;
    this.#text += text;
    if (this.#next !== undefined) this.#next.characters += text.length;
    else this.#current().write(text);
  }

  flush(): void {
    if (this.#isOver || this.#hasEnded || this.#text === '') return;
    if (this.#next !== undefined) this.#next.isFlushed = true;
    else this.#current().flush();
  }

  useVoices(set: VoiceSet): void {
    if (this.#isOver || this.#hasEnded) return;
    if (this.#next !== undefined) this.#next.set = set;
    else if (this.#running === undefined) this.#chain.use(set);
    else if (this.#chain.isInUse(set)) return;
    else {
      this.#next = { set, characters: 0, isFlushed: false };
      this.#running.end();
    }
  }

  end(): void {
    if (this.#isOver || this.#hasEnded) return;
    this.#hasEnded = true;
    if (this.#next !== undefined) return;
    if (this.#text === '') return this.#complete();
    this.#current().end();
  }

  cancel(): void {
    this.#isOver = true;
    this.#running?.cancel();
  }

  tick(aheadMs: number): void {
    this.#running?.tick(aheadMs);
  }

  text(): string {
    return this.#text;
  }

  playedText(playedMs: number): string {
    return playedText([...this.#done, ...(this.#running?.spans() ?? [])], playedMs);
  }

  soundMs(): number {
    return this.#doneMs + (this.#running?.soundMs() ?? 0);
  }

  #current(): VoiceSynthesis {
    this.#running ??= this.#start();
    return this.#running;
  }

  #start(): VoiceSynthesis {
    const { engine, voice } = this.#chain.current();
    const synthesize = engine.accepts === 'text' ? synthesizeText : synthesizeClauses;
    return synthesize(
      voice,
      { engineId: engine.id, isLast: this.#chain.isLast() },
      {
        audio: this.#listener.audio,
        late: () => this.#chain.prepareNext(),
        end: () => this.#endPart(),
        failed: (error) => this.#failOver(voice, error),
      },
    );
  }

  /** The voice has spoken all of its text: the next one begins, or all is said. */
  #endPart(): void {
    const next = this.#next;
    if (next === undefined || this.#isOver) return this.#complete();
    this.#next = undefined;
    const from = this.#text.length - next.characters;
    this.#done.push(...(this.#running?.spans() ?? []));
    this.#doneMs += this.#running?.soundMs() ?? 0;
    this.#voiceFrom = from;
    this.#running = undefined;
    this.#chain.use(next.set);
    if (next.characters > 0) this.#current().write(this.#text.slice(from));
    if (this.#hasEnded) return next.characters > 0 ? this.#current().end() : this.#complete();
    if (next.isFlushed && next.characters > 0) this.#current().flush();
  }

  #complete(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#listener.complete();
  }

  #failOver(voice: Voice, error: SpeechError): void {
    if (this.#isOver) return;
    if (!this.#chain.failOver(voice, error)) {
      this.#isOver = true;
      return this.#listener.failed(error);
    }
    this.#commitSpoken();
    const rest = this.#text.slice(this.#voiceFrom, this.#text.length - (this.#next?.characters ?? 0));
    const isPartOver = this.#hasEnded || this.#next !== undefined;
    this.#running = undefined;
    if (rest.trim() === '' && isPartOver) return this.#endPart();
    if (rest !== '') this.#current().write(rest);
    if (isPartOver) this.#current().end();
  }

  /** Moves the failed voice's spans to the done ones; the text after them is still to be synthesized. */
  #commitSpoken(): void {
    const voiceMs = this.#running?.soundMs() ?? 0;
    let leftMs = voiceMs;
    for (const span of this.#running?.spans() ?? []) {
      const ms = Math.min(leftMs, span.ms ?? leftMs);
      const isWhole = span.ms !== undefined && leftMs >= span.ms;
      const spoken = isWhole ? span.text : span.text.slice(0, charactersPlayed(span, ms));
      if (spoken !== '') this.#done.push({ text: spoken, ms, words: span.words });
      this.#voiceFrom += spoken.length;
      leftMs -= ms;
    }
    this.#doneMs += voiceMs;
  }
}
