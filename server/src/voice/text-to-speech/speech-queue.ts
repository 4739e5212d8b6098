import type { Line, SpeechError } from '../ports.ts';
import { createSynthesis, type Synthesis } from './synthesis.ts';
import type { VoiceChain } from './voice-chain.ts';
import { millisecondsOf } from './voice-synthesis.ts';

export interface QueuedSpeechListener {
  /** Its first sound was made; it may still be held back. */
  synthesized?(): void;
  /** Its first sound was given to the line. */
  started?(): void;
  /** All of it was heard. */
  played(): void;
  /** It was stopped; this much of it was heard. */
  interrupted(text: string): void;
  /** No voice could speak it. */
  failed(error: SpeechError): void;
}

/** Something the agent says, from its first word to its last sample. */
export interface QueuedSpeech {
  write(text: string): void;
  /** What was written is said now, without waiting for more of its sentence. */
  flush(): void;
  /** No more text. */
  end(): void;
  /** Lets its sound out; until then it is made and held back. */
  release(): void;
  /** Takes it back without a trace; only while nothing of it was let out. */
  cancel(): void;
}

/** What the agent says, in order, over one line. */
export interface SpeechQueue {
  /**
   * `isHeld`: made, and let out on `release`. `isAside`: no turn of its own, such as "one moment" while a tool runs; it
   * gives way to an answer that sounds first.
   */
  enqueue(listener: QueuedSpeechListener, options?: { isHeld?: boolean; isAside?: boolean }): QueuedSpeech;
  /** Silence at once: everything that was let out is cut, and each delivery told how much of it was heard. */
  stop(): void;
  /** Hushed, no more sound is let out: what is made waits until it is hushed no more. */
  setPaused(isHushed: boolean): void;
  /** Something that is not an aside has begun to sound and is not over. */
  isSpeaking(): boolean;
  /** Called once a frame. */
  tick(): void;
  markPlayed(name: string, wasCleared: boolean): void;
}

interface Entry {
  id: string;
  speech: Synthesis;
  listener: QueuedSpeechListener;
  isFiller: boolean;
  isReleased: boolean;
  /** Sound that waits: for its release, or for another delivery to be over. */
  held: Int16Array[];
  sentMs: number;
  /** All its sound is made. */
  isComplete: boolean;
  /** All its sound was given to the line. */
  isSent: boolean;
}

/** `volume`: 1 is as the voice made it. */
export function createSpeechQueue(input: { line: Line; voices: VoiceChain; volume: number }): SpeechQueue {
  const { line, voices, volume } = input;
  /** Begun and neither heard to the end nor cut, in the order they were begun. */
  let open: Entry[] = [];
  /** Whose sound goes out now: two never mix. */
  let floor: Entry | undefined;
  let names = 0;
  let isHushed = false;

  function send(spoken: Entry, pcm: Int16Array): void {
    if (spoken.sentMs === 0) spoken.listener.started?.();
    spoken.sentMs += millisecondsOf(pcm);
    line.play(volume === 1 ? pcm : scaled(pcm, volume));
  }

  /** Lets out what a delivery has, if it is its turn; when it is through, the next one follows. */
  function letOut(spoken: Entry): void {
    if (isHushed || !spoken.isReleased || spoken.isSent || (spoken.held.length === 0 && !spoken.isComplete)) return;
    if (floor?.isFiller === true && floor.sentMs === 0 && floor !== spoken) drop(floor);
    floor ??= spoken;
    if (floor !== spoken) return;
    for (const pcm of spoken.held.splice(0)) send(spoken, pcm);
    if (!spoken.isComplete) return;
    floor = undefined;
    spoken.isSent = true;
    line.mark(spoken.id);
    for (const next of open) letOut(next);
  }

  /** Takes a delivery out that has made no sound. */
  function drop(spoken: Entry): void {
    spoken.speech.cancel();
    remove(spoken);
  }

  function remove(spoken: Entry): void {
    open = open.filter((other) => other !== spoken);
    if (floor === spoken) floor = undefined;
  }

  function createSpoken(listener: QueuedSpeechListener, options: { isHeld?: boolean; isAside?: boolean }): Entry {
    names += 1;
    const speech = createSynthesis(voices, {
      audio(pcm) {
        if (speech.soundMs() === millisecondsOf(pcm)) listener.synthesized?.();
        spoken.held.push(pcm);
        letOut(spoken);
      },
      complete() {
        spoken.isComplete = true;
        letOut(spoken);
      },
      failed(error) {
        remove(spoken);
        listener.failed(error);
        for (const next of open) letOut(next);
      },
    });
    const spoken: Entry = {
      id: `speech-${names}`,
      speech,
      listener,
      isFiller: options.isAside ?? false,
      isReleased: !(options.isHeld ?? false),
      held: [],
      sentMs: 0,
      isComplete: false,
      isSent: false,
    };
    return spoken;
  }

  return {
    enqueue(listener, options = {}) {
      const spoken = createSpoken(listener, options);
      const { speech } = spoken;
      open.push(spoken);
      // Said while something else pauses, such as "one moment" inside an answer whose tool runs.
      if (spoken.isFiller && line.queuedMs() === 0) floor = spoken;
      return {
        write: (text) => speech.write(text),
        flush: () => speech.flush(),
        end: () => speech.end(),
        release() {
          spoken.isReleased = true;
          letOut(spoken);
        },
        cancel() {
          if (spoken.sentMs === 0) drop(spoken);
        },
      };
    },

    stop() {
      let { droppedMs } = line.clear();
      const cut = open.filter((spoken) => spoken.isReleased);
      open = open.filter((spoken) => !spoken.isReleased);
      floor = undefined;
      // What was dropped is the end of what was sent, so the newest speech loses first.
      const heardMs = new Map<Entry, number>();
      for (const spoken of [...cut].reverse()) {
        const lostMs = Math.min(droppedMs, spoken.sentMs);
        droppedMs -= lostMs;
        heardMs.set(spoken, spoken.sentMs - lostMs);
        spoken.speech.cancel();
      }
      for (const spoken of cut) spoken.listener.interrupted(spoken.speech.playedText(heardMs.get(spoken) ?? 0));
    },

    setPaused(hushed) {
      isHushed = hushed;
      if (!hushed) for (const spoken of open) letOut(spoken);
    },
    isSpeaking: () => open.some((spoken) => !spoken.isFiller && spoken.sentMs > 0),

    tick() {
      if (open.length === 0) return;
      const queuedMs = line.queuedMs();
      for (const spoken of open) spoken.speech.tick(spoken === floor ? queuedMs : spoken.speech.soundMs());
    },

    markPlayed(name, wasCleared) {
      const spoken = open.find((other) => other.id === name);
      if (spoken === undefined || wasCleared) return;
      remove(spoken);
      spoken.listener.played();
    },
  };
}

function scaled(pcm: Int16Array, volume: number): Int16Array {
  return pcm.map((sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * volume))));
}
