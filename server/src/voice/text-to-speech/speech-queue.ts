import type { Line, SpeechError, VoiceSet } from '../ports.ts';
import { createSynthesis, type Synthesis } from './synthesis.ts';
import type { VoiceChain } from './voice-chain.ts';
import { millisecondsOf } from './voice-synthesis.ts';

export interface QueuedSpeechListener {
  /** First audio was synthesized; it may still be held. */
  synthesized?(): void;
  /** First audio was given to the line, which plays it in `inMs`: what it was given before comes first. */
  started?(inMs: number): void;
  /** Playout is complete. */
  played(): void;
  /** Playout was stopped; `playedText` is the part the caller heard. */
  interrupted(playedText: string): void;
  /** No voice could synthesize it. */
  failed(error: SpeechError): void;
}

/** One utterance of the agent, from its first word to its last sample. */
export interface QueuedSpeech {
  write(text: string): void;
  /** Synthesizes the text so far without waiting for more of its sentence. */
  flush(): void;
  /** Speaks the text from here on with other voices. */
  useVoices(set: VoiceSet): void;
  /** Ends the text. */
  end(): void;
  /** Lets the audio play; held audio waits for this. */
  release(): void;
  /** Removes the utterance without a call to its listener; without effect once audio was given to the line. */
  cancel(): void;
}

/** Utterances of the agent in order, each synthesized ahead and played over one line. */
export interface SpeechQueue {
  /**
   * `isHeld`: synthesized, and played after `release`. `isFiller`: bridges a wait and is no turn, such as "one moment"
   * while a tool runs; dropped when a reply has audio first.
   */
  enqueue(listener: QueuedSpeechListener, options?: { isHeld?: boolean; isFiller?: boolean }): QueuedSpeech;
  /** Stops playout at once and reports to each released utterance how much of it was heard. */
  stop(): void;
  /** Raises the volume from the next audio on. */
  turnUp(): void;
  /** Paused, no more audio is given to the line; synthesis goes on. */
  setPaused(isPaused: boolean): void;
  /** True while an utterance that is no filler is being played. */
  isSpeaking(): boolean;
  /** Text of the utterance being played that was heard so far; empty where none is, and for a filler. */
  heardText(): string;
  /** Called once a frame. */
  tick(): void;
  markPlayed(name: string, wasCleared: boolean): void;
}

interface Entry {
  id: string;
  synthesis: Synthesis;
  listener: QueuedSpeechListener;
  isFiller: boolean;
  isReleased: boolean;
  /** Audio that waits for its release, or for the entry before it. */
  waiting: Int16Array[];
  sentMs: number;
  /** All audio is synthesized. */
  isComplete: boolean;
  /** All audio was given to the line. */
  isSent: boolean;
}

interface SpeechQueueInput {
  line: Line;
  voices: VoiceChain;
  /** Gain; 1 leaves the audio as synthesized. */
  volume: number;
}

export function createSpeechQueue(input: SpeechQueueInput): SpeechQueue {
  return new LineSpeechQueue(input);
}

/** Gain of a louder voice relative to the one before, and the greatest gain: 2 is the greatest an agent can have. */
const louderRatio = 1.5;
const volumeMax = 2;

class LineSpeechQueue implements SpeechQueue {
  readonly #line: Line;
  readonly #voices: VoiceChain;
  #volume: number;
  /** Enqueued and neither played nor stopped, in order. */
  #entries: Entry[] = [];
  /** The entry whose audio goes to the line now; audio of two entries never mixes. */
  #current: Entry | undefined;
  #nextId = 1;
  #isPaused = false;

  constructor(input: SpeechQueueInput) {
    this.#line = input.line;
    this.#voices = input.voices;
    this.#volume = input.volume;
  }

  enqueue(listener: QueuedSpeechListener, options: { isHeld?: boolean; isFiller?: boolean } = {}): QueuedSpeech {
    const entry = this.#createEntry(listener, options);
    const { synthesis } = entry;
    this.#entries.push(entry);
    // A filler goes first while the reply it belongs to pauses, such as for a tool.
    if (entry.isFiller && this.#line.queuedMs() === 0) this.#current = entry;
    return {
      write: (text) => synthesis.write(text),
      flush: () => synthesis.flush(),
      useVoices: (set) => synthesis.useVoices(set),
      end: () => synthesis.end(),
      release: () => {
        entry.isReleased = true;
        this.#flush(entry);
      },
      cancel: () => {
        if (entry.sentMs === 0) this.#drop(entry);
      },
    };
  }

  turnUp(): void {
    this.#volume = Math.max(this.#volume, Math.min(volumeMax, this.#volume * louderRatio));
  }

  stop(): void {
    let { droppedMs } = this.#line.clear();
    const stopped = this.#entries.filter((entry) => entry.isReleased);
    this.#entries = this.#entries.filter((entry) => !entry.isReleased);
    this.#current = undefined;
    // The dropped audio is the end of the sent audio, so the newest entry loses first.
    const playedMs = new Map<Entry, number>();
    for (const entry of [...stopped].reverse()) {
      const lostMs = Math.min(droppedMs, entry.sentMs);
      droppedMs -= lostMs;
      playedMs.set(entry, entry.sentMs - lostMs);
      entry.synthesis.cancel();
    }
    for (const entry of stopped) entry.listener.interrupted(entry.synthesis.playedText(playedMs.get(entry) ?? 0));
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (!isPaused) this.#flushAll();
  }

  isSpeaking(): boolean {
    return this.#entries.some((entry) => !entry.isFiller && entry.sentMs > 0);
  }

  heardText(): string {
    const playing = this.#entries.find((entry) => !entry.isFiller && entry.sentMs > 0);
    return playing?.synthesis.playedText(Math.max(0, playing.sentMs - this.#line.queuedMs())) ?? '';
  }

  tick(): void {
    if (this.#entries.length === 0) return;
    const queuedMs = this.#line.queuedMs();
    for (const entry of this.#entries) {
      entry.synthesis.tick(entry === this.#current ? queuedMs : entry.synthesis.soundMs());
    }
  }

  markPlayed(name: string, wasCleared: boolean): void {
    const entry = this.#entries.find((other) => other.id === name);
    if (entry === undefined || wasCleared) return;
    this.#remove(entry);
    entry.listener.played();
  }

  #createEntry(listener: QueuedSpeechListener, options: { isHeld?: boolean; isFiller?: boolean }): Entry {
    const synthesis = createSynthesis(this.#voices, {
      audio: (pcm) => {
        if (synthesis.soundMs() === millisecondsOf(pcm)) listener.synthesized?.();
        entry.waiting.push(pcm);
        this.#flush(entry);
      },
      complete: () => {
        entry.isComplete = true;
        this.#flush(entry);
      },
      failed: (error) => {
        this.#remove(entry);
        listener.failed(error);
        this.#flushAll();
      },
    });
    const entry: Entry = {
      id: `speech-${this.#nextId}`,
      synthesis,
      listener,
      isFiller: options.isFiller ?? false,
      isReleased: !(options.isHeld ?? false),
      waiting: [],
      sentMs: 0,
      isComplete: false,
      isSent: false,
    };
    this.#nextId += 1;
    return entry;
  }

  #flushAll(): void {
    for (const entry of this.#entries) this.#flush(entry);
  }

  /** Sends the waiting audio of an entry when it is its turn; after its last audio the next entry follows. */
  #flush(entry: Entry): void {
    const hasNothing = entry.waiting.length === 0 && !entry.isComplete;
    if (this.#isPaused || !entry.isReleased || entry.isSent || hasNothing) return;
    const current = this.#current;
    if (current?.isFiller === true && current.sentMs === 0 && current !== entry) this.#drop(current);
    this.#current ??= entry;
    if (this.#current !== entry) return;
    for (const pcm of entry.waiting.splice(0)) {
      if (entry.sentMs === 0) entry.listener.started?.(this.#line.queuedMs());
      entry.sentMs += millisecondsOf(pcm);
      this.#line.play(this.#volume === 1 ? pcm : scaled(pcm, this.#volume));
    }
    if (!entry.isComplete) return;
    this.#current = undefined;
    entry.isSent = true;
    this.#line.mark(entry.id);
    this.#flushAll();
  }

  /** Removes an entry of which no audio was sent. */
  #drop(entry: Entry): void {
    entry.synthesis.cancel();
    this.#remove(entry);
  }

  #remove(entry: Entry): void {
    this.#entries = this.#entries.filter((other) => other !== entry);
    if (this.#current === entry) this.#current = undefined;
  }
}

function scaled(pcm: Int16Array, volume: number): Int16Array {
  return pcm.map((sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * volume))));
}
