import {
  type RecognitionOptions,
  type RecognitionStream,
  sampleRateHz,
  type TranscriptListener,
} from '#voice/ports.ts';
import { createKeptSound } from '../../shared/kept-sound.ts';
import { createSoundGate } from '../../shared/sound-gate.ts';
import { toSpeechError } from '../../shared/speech-error.ts';
import { type BufferedRequest, transcribe } from './transcription-request.ts';

/**
 * Maximum length of an utterance without a flush, then it is sent; models are made for half a minute. Unit: seconds.
 */
const longestUtteranceS = 30;
const initialUtteranceS = 5;

interface KeptUtterance {
  pcm: Int16Array;
  startMs: number;
  endMs: number;
}

/** One call's ear at a server that is sent whole utterances, one after another so that their words keep their order. */
export function openBufferedStream(
  request: BufferedRequest,
  options: RecognitionOptions,
  listener: TranscriptListener,
): RecognitionStream {
  const kept = createKeptSound(initialUtteranceS * sampleRateHz);
  const gate = createSoundGate((frame) => kept.add(frame));
  const waiting: KeptUtterance[] = [];
  const giveUp = new AbortController();
  let phrases = options.phrases;
  let isSending = false;

  async function sendAll(): Promise<void> {
    isSending = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { pcm, startMs, endMs } = next;
      const text = await transcribe(request, { ...options, phrases }, pcm, giveUp.signal);
      if (giveUp.signal.aborted) return;
      listener.final({ text: text.trim(), startMs, endMs });
    }
    isSending = false;
  }
  function fail(error: unknown): void {
    if (giveUp.signal.aborted) return;
    giveUp.abort();
    listener.failed(toSpeechError(request.engineId, error));
  }
  function sendKept(): void {
    waiting.push({ pcm: kept.take(), ...gate.stretch() });
    if (!isSending) sendAll().catch(fail);
  }

  return {
    push(frame) {
      if (giveUp.signal.aborted) return;
      gate.push(frame);
      if (kept.length < longestUtteranceS * sampleRateHz) return;
      sendKept();
      gate.cut();
    },
    flush() {
      if (!gate.isOpen || giveUp.signal.aborted) return;
      if (kept.length > 0) sendKept();
      gate.shut();
    },
    setExpectedPhrases(next) {
      phrases = next;
    },
    close: () => giveUp.abort(),
  };
}
