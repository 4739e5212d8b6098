import type { SpeechError, Voice } from '../ports.ts';
import { charactersPlayed, playedText, type SynthesizedSpan } from './played-text.ts';
import { synthesizeClauses } from './synthesize-clauses.ts';
import { synthesizeText } from './synthesize-text.ts';
import type { VoiceChain } from './voice-chain.ts';
import type { VoiceSynthesis } from './voice-synthesis.ts';
import { millisecondsOf } from './voice-synthesis.ts';

export interface SynthesisListener {
  audio(pcm: Int16Array): void;
  /** All of the text has become sound and was handed over. */
  complete(): void;
  /** No voice is left to speak it. */
  failed(error: SpeechError): void;
}

/** Text becoming sound, whichever voices it takes. */
export interface Synthesis {
  write(text: string): void;
  /** Whatever was written is spoken now: no more of its sentence comes for a while. */
  flush(): void;
  end(): void;
  cancel(): void;
  tick(aheadMs: number): void;
  text(): string;
  /** What somebody heard who heard the first `playedMs` of the sound. */
  playedText(playedMs: number): string;
  /** Sound handed over so far. Unit: milliseconds. */
  soundMs(): number;
}

/**
 * Speaks with the chain's current voice. When it fails, the next one goes on behind the last word whose sound was handed
 * over, so nothing is said twice.
 */
export function createSynthesis(chain: VoiceChain, listener: SynthesisListener): Synthesis {
  /** Sound of voices that gave up. */
  const done: SynthesizedSpan[] = [];
  let text = '';
  let writtenFrom = 0;
  let soundMs = 0;
  let voiceMs = 0;
  let hasEnded = false;
  let isOver = false;
  let running: VoiceSynthesis | undefined;

  function start(): VoiceSynthesis {
    const { engine, voice } = chain.current();
    const begin = engine.accepts === 'text' ? synthesizeText : synthesizeClauses;
    return begin(
      voice,
      { engineId: engine.id, isLast: chain.isLast() },
      {
        audio(pcm) {
          if (isOver) return;
          voiceMs += millisecondsOf(pcm);
          soundMs += millisecondsOf(pcm);
          listener.audio(pcm);
        },
        late: () => chain.prepareNext(),
        end: complete,
        failed: (error) => failOver(voice, error),
      },
    );
  }

  function complete(): void {
    if (isOver) return;
    isOver = true;
    listener.complete();
  }

  function failOver(voice: Voice, error: SpeechError): void {
    if (isOver) return;
    if (!chain.failOver(voice, error)) {
      isOver = true;
      return listener.failed(error);
    }
    commitSpoken();
    const rest = text.slice(writtenFrom);
    running = undefined;
    if (rest.trim() === '' && hasEnded) return complete();
    if (rest !== '') current().write(rest);
    if (hasEnded) current().end();
  }

  /** What the voice that failed has said counts; the rest is still to be said. */
  function commitSpoken(): void {
    let leftMs = voiceMs;
    for (const piece of running?.pieces() ?? []) {
      const ms = Math.min(leftMs, piece.ms ?? leftMs);
      const isWhole = piece.ms !== undefined && leftMs >= piece.ms;
      const said = isWhole ? piece.text : piece.text.slice(0, charactersPlayed(piece, ms));
      if (said !== '') done.push({ text: said, ms, words: piece.words });
      writtenFrom += said.length;
      leftMs -= ms;
    }
    voiceMs = 0;
  }

  const current = () => (running ??= start());

  return {
    write(more) {
      if (isOver) return;
      text += more;
      current().write(more);
    },
    flush() {
      if (!isOver && !hasEnded && text !== '') current().flush();
    },
    end() {
      if (isOver || hasEnded) return;
      hasEnded = true;
      if (text === '') return complete();
      current().end();
    },
    cancel() {
      isOver = true;
      running?.cancel();
    },
    tick: (aheadMs) => running?.tick(aheadMs),
    text: () => text,
    playedText: (playedMs) => playedText([...done, ...(running?.pieces() ?? [])], playedMs),
    soundMs: () => soundMs,
  };
}
