import { type SpeechError, type SpeechErrorCode, type SpeechListener, sampleRateHz } from '#voice/ports.ts';
import { createPcmReader } from './pcm-reader.ts';
import { speechError } from './speech-error.ts';

export interface SpeechTimeouts {
  /** Connection time limit. Unit: milliseconds. Default: 3000. */
  connectMs?: number;
  /** From the first phrase handed over to the first sound, connecting included. Unit: milliseconds. Default: 3000. */
  firstAudioMs?: number;
  /** Longest wait for more sound once all words are handed over. Unit: milliseconds. Default: 5000. */
  idleMs?: number;
}

export const defaultSpeechTimeouts: Required<SpeechTimeouts> = { connectMs: 3_000, firstAudioMs: 3_000, idleMs: 5_000 };

/** Brings what a vendor says of one utterance to its listener: in time, in order, and one end. */
export interface Delivery {
  readonly isOver: boolean;
  readonly hasSound: boolean;
  /** Sound handed over so far. Unit: milliseconds. */
  readonly soundMs: number;
  /** Bytes of signed 16 bit little-endian mono. */
  sound(bytes: Uint8Array): void;
  /** Kept in order: a word that begins before the one in front of it begins with it. */
  words(words: readonly { text: string; startMs: number }[]): void;
  /** From now on the first sound is owed; again does nothing. */
  owe(): void;
  /** All words are handed over: from now on silence is a fault too. */
  oweAll(): void;
  /** The vendor says it was all. Without any sound that is a fault, unless there was nothing to say. */
  done(hadWords: boolean): void;
  fail(error: SpeechError): void;
  /** Without another word to the listener. */
  stop(): void;
}

export function createDelivery(input: {
  engineId: string;
  listener: SpeechListener;
  timeouts: SpeechTimeouts;
  fromHz?: number;
  /** It has ended by itself, by a fault or by its time limit. */
  onOver(error?: SpeechError): void;
}): Delivery {
  const { engineId, listener } = input;
  const { firstAudioMs, idleMs } = { ...defaultSpeechTimeouts, ...input.timeouts };
  const reader = createPcmReader(input.fromHz ?? sampleRateHz);
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let isAllOwed = false;
  let samples = 0;
  let lastWordMs = 0;

  function finish(): boolean {
    if (isOver) return false;
    isOver = true;
    clearTimeout(timer);
    reader.close();
    return true;
  }
  function fail(error: SpeechError): void {
    if (!finish()) return;
    input.onOver(error);
    listener.failed(error);
  }
  const failAs = (code: SpeechErrorCode, detail?: string) => fail(speechError(code, engineId, detail));
  const restart = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => failAs('timeout'), afterMs);
  };

  return {
    get isOver() {
      return isOver;
    },
    get hasSound() {
      return samples > 0;
    },
    get soundMs() {
      return (samples / sampleRateHz) * 1000;
    },
    sound(bytes) {
      if (isOver) return;
      const pcm = reader.read(bytes);
      if (pcm.length === 0) return;
      samples += pcm.length;
      if (isAllOwed) restart(idleMs);
      else clearTimeout(timer);
      listener.audio(pcm);
    },
    words(words) {
      if (isOver || words.length === 0) return;
      const ordered = words.map(({ text, startMs }) => {
        lastWordMs = Math.max(lastWordMs, Math.round(startMs));
        return { text, startMs: lastWordMs };
      });
      listener.words?.(ordered);
    },
    owe() {
      if (isOver || samples > 0 || timer !== undefined) return;
      restart(firstAudioMs);
    },
    oweAll() {
      if (isOver) return;
      isAllOwed = true;
      if (samples > 0) restart(idleMs);
      else if (timer === undefined) restart(firstAudioMs);
    },
    done(hadWords) {
      if (isOver) return;
      if (hadWords && samples === 0) return failAs('garbage', 'no sound');
      finish();
      input.onOver();
      listener.end();
    },
    fail,
    stop: () => void finish(),
  };
}
