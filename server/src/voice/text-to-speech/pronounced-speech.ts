import type { Pronunciation, SpeechListener, TextToSpeech, Utterance, Voice } from '../ports.ts';
import { compilePronunciations, type PronunciationDictionary, type ReplacedSpan } from './pronunciations.ts';

/**
 * An engine that says the words of `options.pronunciations` as their aliases. Word timings come back with the written
 * words, so that transcripts and barge-ins know nothing of aliases.
 */
export function pronounceWith(engine: TextToSpeech): TextToSpeech {
  return {
    id: engine.id,
    accepts: engine.accepts,
    open(options) {
      const all = options.pronunciations ?? [];
      const byIpa = all.filter(({ ipa }) => engine.acceptsIpa === true && ipa !== undefined);
      const byAlias = all.filter((entry) => !byIpa.includes(entry));
      const voice = engine.open(byIpa.length === 0 ? options : { ...options, splitByIpa: ipaSplitter(byIpa) });
      return byAlias.length === 0 ? voice : pronouncedVoice(voice, compilePronunciations(byAlias));
    },
  };
}

function ipaSplitter(entries: readonly Pronunciation[]) {
  const dictionary = compilePronunciations(entries);
  return (text: string) =>
    dictionary
      .split(text)
      .map(({ written, entry }) => ({ text: written, ...(entry?.ipa === undefined ? {} : { ipa: entry.ipa }) }));
}

const pronouncedVoice = (voice: Voice, dictionary: PronunciationDictionary): Voice => ({
  speak: (listener) => new PronouncedUtterance(voice, dictionary, listener),
  close: () => voice.close(),
});

class PronouncedUtterance implements Utterance {
  readonly #dictionary: PronunciationDictionary;
  readonly #utterance: Utterance;
  readonly #spans: ReplacedSpan[] = [];
  /** Text that may be the beginning of an entry. */
  #pending = '';
  #spoken = '';
  /** Position in the spoken text after the last timed word. */
  #timedTo = 0;
  #timedSpan: ReplacedSpan | undefined;

  constructor(voice: Voice, dictionary: PronunciationDictionary, listener: SpeechListener) {
    this.#dictionary = dictionary;
    this.#utterance = voice.speak({
      audio: (pcm) => listener.audio(pcm),
      words: (words) => {
        const written = words.flatMap((word) => this.#writtenWord(word));
        if (written.length > 0) listener.words?.(written);
      },
      end: () => listener.end(),
      failed: (error) => listener.failed(error),
    });
  }

  write(text: string): void {
    this.#pending += text;
    const starts = [...this.#pending.matchAll(/(?<=^|\s)\S/g)].map((match) => match.index);
    const cut = starts.at(-this.#dictionary.wordsMax) ?? 0;
    if (cut === 0) return;
    const complete = this.#pending.slice(0, cut);
    this.#pending = this.#pending.slice(cut);
    this.#pass(complete);
  }

  end(): void {
    if (this.#pending !== '') this.#pass(this.#pending);
    this.#pending = '';
    this.#utterance.end();
  }

  cancel(): void {
    this.#utterance.cancel();
  }

  #pass(text: string): void {
    let spoken = '';
    for (const { written, entry } of this.#dictionary.split(text)) {
      const start = this.#spoken.length + spoken.length;
      spoken += entry?.alias ?? written;
      if (entry !== undefined) this.#spans.push({ written, start, end: start + entry.alias.length });
    }
    this.#spoken += spoken;
    this.#utterance.write(spoken);
  }

  /** A timed word as it was written: that of an alias once, at its first word. */
  #writtenWord(word: { text: string; startMs: number }): { text: string; startMs: number }[] {
    const at = this.#spoken.indexOf(word.text.trim(), this.#timedTo);
    if (at < 0) return [word];
    this.#timedTo = at + word.text.trim().length;
    const span = this.#spans.find(({ start, end }) => at < end && this.#timedTo > start);
    if (span === undefined) return [word];
    if (span === this.#timedSpan) return [];
    this.#timedSpan = span;
    const before = this.#spoken.slice(at, Math.max(at, span.start));
    const after = this.#spoken.slice(span.end, Math.max(span.end, this.#timedTo));
    return [{ text: before + span.written + after, startMs: word.startMs }];
  }
}
