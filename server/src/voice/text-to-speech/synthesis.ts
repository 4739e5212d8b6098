import type { SpeechError, Voice } from '../ports.ts';
import { charactersHeard, heardText, type SpokenPiece } from './played-text.ts';
import { performClauses } from './synthesize-clauses.ts';
import { performText } from './synthesize-text.ts';
import type { VoiceChain } from './voice-chain.ts';
import type { Performance } from './voice-synthesis.ts';
import { millisecondsOf } from './voice-synthesis.ts';

export interface SpeechListener {
  audio(pcm: Int16Array): void;
  /** All of the text has become sound and was handed over. */
  complete(): void;
  /** No voice is left to speak it. */
  mute(error: SpeechError): void;
}

/** Text becoming sound, whichever voices it takes. */
export interface Speech {
  write(text: string): void;
  /** Whatever was written is spoken now: no more of its sentence comes for a while. */
  flush(): void;
  end(): void;
  cancel(): void;
  tick(aheadMs: number): void;
  text(): string;
  /** What somebody heard who heard the first `playedMs` of the sound. */
  heard(playedMs: number): string;
  /** Sound handed over so far. Unit: milliseconds. */
  soundMs(): number;
}

/**
 * Speaks with the chain's current voice. When it fails, the next one goes on behind the last word whose sound was handed
 * over, so nothing is said twice.
 */
export function createSpeech(chain: VoiceChain, listener: SpeechListener): Speech {
  /** Sound of voices that gave up. */
  const done: SpokenPiece[] = [];
  let text = '';
  let writtenFrom = 0;
  let soundMs = 0;
  let voiceMs = 0;
  let hasEnded = false;
  let isOver = false;
  let performance: Performance | undefined;

  function perform(): Performance {
    const { engine, voice } = chain.current();
    const begin = engine.takes === 'text' ? performText : performClauses;
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
        failed: (error) => goOn(voice, error),
      },
    );
  }

  function complete(): void {
    if (isOver) return;
    isOver = true;
    listener.complete();
  }

  function goOn(voice: Voice, error: SpeechError): void {
    if (isOver) return;
    if (!chain.giveUp(voice, error)) {
      isOver = true;
      return listener.mute(error);
    }
    keepSpoken();
    const rest = text.slice(writtenFrom);
    performance = undefined;
    if (rest.trim() === '' && hasEnded) return complete();
    if (rest !== '') current().write(rest);
    if (hasEnded) current().end();
  }

  /** What the voice that failed has said counts; the rest is still to be said. */
  function keepSpoken(): void {
    let leftMs = voiceMs;
    for (const piece of performance?.pieces() ?? []) {
      const ms = Math.min(leftMs, piece.ms ?? leftMs);
      const isWhole = piece.ms !== undefined && leftMs >= piece.ms;
      const said = isWhole ? piece.text : piece.text.slice(0, charactersHeard(piece, ms));
      if (said !== '') done.push({ text: said, ms, words: piece.words });
      writtenFrom += said.length;
      leftMs -= ms;
    }
    voiceMs = 0;
  }

  const current = () => (performance ??= perform());

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
      performance?.cancel();
    },
    tick: (aheadMs) => performance?.tick(aheadMs),
    text: () => text,
    heard: (playedMs) => heardText([...done, ...(performance?.pieces() ?? [])], playedMs),
    soundMs: () => soundMs,
  };
}
