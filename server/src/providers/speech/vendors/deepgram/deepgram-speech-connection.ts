import type { SpeechError } from '#voice/ports.ts';
import { openVendorStream } from '../../shared/open-stream.ts';
import { speechError } from '../../shared/speech-error.ts';
import {
  clearMessage,
  closeMessage,
  flushMessage,
  flushWindowMs,
  mostFlushes,
  readDeepgramClose,
  readSpeechNotice,
} from './deepgram-speech-protocol.ts';
import type { DeepgramVoiceInput } from './deepgram-voice.ts';

/** A connection whose clearing is not confirmed in this time is replaced. Unit: milliseconds. */
const clearTimeoutMs = 1_000;

/** One WebSocket to Deepgram's text-to-speech; no event follows `close` or `lost`. */
export interface DeepgramSpeechConnection {
  /** False once it is closed or has used up its flushes. */
  readonly isUsable: boolean;
  readonly isStanding: boolean;
  /** No clearing is waited for. */
  readonly isFree: boolean;
  send(message: string): void;
  /** Stops what is being spoken; what still comes of it comes before it is free again. */
  clear(): void;
  close(): void;
}

export function openDeepgramSpeech(
  input: DeepgramVoiceInput & {
    connectTimeoutMs: number;
    sound(bytes: Uint8Array): void;
    flushed(): void;
    /** It is free again. */
    ready(): void;
    lost(error: SpeechError): void;
  },
): DeepgramSpeechConnection {
  const { engineId, monotonicMs } = input;
  const flushedAt: number[] = [];
  let unconfirmedClears = 0;
  let clearTimer: NodeJS.Timeout | undefined;
  let isStanding = false;
  let isClosed = false;

  function close(): void {
    isClosed = true;
    clearTimeout(clearTimer);
    stream.close(closeMessage);
  }
  function lose(error: SpeechError): void {
    if (isClosed) return;
    close();
    input.lost(error);
  }
  function confirmClear(): void {
    unconfirmedClears = Math.max(0, unconfirmedClears - 1);
    if (unconfirmedClears > 0) return;
    clearTimeout(clearTimer);
    input.ready();
  }

  const stream = openVendorStream(
    {
      ...input,
      headers: { authorization: `Token ${input.apiKey}` },
      readClose: (code, reason) => readDeepgramClose(engineId, code, reason),
    },
    {
      opened: () => {
        isStanding = true;
      },
      binary: input.sound,
      text(text) {
        const notice = readSpeechNotice(text);
        if (notice === undefined) lose(speechError('garbage', engineId));
        else if (notice === 'refused') lose(speechError('refused', engineId, 'error message'));
        else if (notice === 'cleared') confirmClear();
        else if (notice === 'flushed') input.flushed();
      },
      closed: lose,
    },
  );

  return {
    get isUsable() {
      const recent = flushedAt.filter((at) => monotonicMs() - at < flushWindowMs);
      return !isClosed && recent.length < mostFlushes;
    },
    get isStanding() {
      return isStanding;
    },
    get isFree() {
      return unconfirmedClears === 0;
    },
    send(message) {
      if (message === flushMessage) {
        flushedAt.push(monotonicMs());
        if (flushedAt.length > mostFlushes) flushedAt.shift();
      }
      stream.send(message);
    },
    clear() {
      if (isClosed) return;
      unconfirmedClears += 1;
      stream.send(clearMessage);
      clearTimeout(clearTimer);
      clearTimer = setTimeout(() => lose(speechError('timeout', engineId, 'clear')), clearTimeoutMs);
    },
    close,
  };
}
