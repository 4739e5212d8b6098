import {
  type CallToolRecord,
  frameMs,
  type PendingReply,
  type ReplyEngine,
  type ReplyRequest,
  type TransferRequest,
} from '../ports.ts';
import type { QueuedSpeech, SpeechQueue } from '../text-to-speech/speech-queue.ts';
import type { TurnClock } from './turn-clock.ts';

export interface ReplyListener {
  /** Its first sound went out. */
  started(): void;
  /** It is over: heard to its end or cut; nothing is called after it. */
  ended(heard: {
    text: string;
    wasInterrupted: boolean;
    endsCall: boolean;
    transfer: TransferRequest | undefined;
    modelId: string;
  }): void;
  toolFinished(call: CallToolRecord): void;
  /** More is to come and nothing can be heard for long: the `count`th time that something should be said meanwhile. */
  slow(count: number): void;
  /** No model answered, or no voice could speak it; nothing is called after it. */
  failed(stage: 'think' | 'speak', error: Error): void;
}

/** One answer of the agent, from the first thought to the last sample heard. */
export interface Reply {
  readonly request: ReplyRequest;
  /** The caller's turn is over: the answer counts, and tools may run. */
  confirm(): void;
  /** It may be heard. */
  release(): void;
  /** The words so far. */
  text(): string;
  isConfirmed(): boolean;
  /** Something of it was heard, or a tool has run: it cannot be undone any more. */
  hasActed(): boolean;
  /** Undoes it; only while it has not acted. */
  cancel(): void;
  /** The caller has taken the turn before anything was heard, but after a tool has begun to run. */
  abandon(): void;
  /** Called once a frame; `isQuiet`: nothing can be heard of the agent. */
  tick(isQuiet: boolean): void;
}

/**
 * Silence while a model or a tool takes its time, before something is said; and between two such lines, or where the
 * tool has words of its own for it. Unit: milliseconds.
 */
const firstSlowMs = 900;
const nextSlowMs = 8_000;

export function createReply(input: {
  request: ReplyRequest;
  clock: TurnClock;
  replyEngine: ReplyEngine;
  speechQueue: SpeechQueue;
  /** Milliseconds into the call. */
  callMs(): number;
  listener: ReplyListener;
}): Reply {
  const { request, clock, listener, callMs } = input;
  /** Tools that run, with the time they began, and whether they have words for the time they take. */
  const running = new Map<string, { startMs: number; fillsSilence: boolean }>();
  let text = '';
  let isConfirmed = false;
  let isOver = false;
  /** All its words have come. */
  let isTextComplete = false;
  let hasActed = false;
  let endsCall = false;
  let transfer: TransferRequest | undefined;
  let modelId = '';
  let quietMs = 0;
  let slowCount = 0;

  function finish(played: { text: string; wasInterrupted: boolean }): void {
    if (isOver) return;
    isOver = true;
    pending.commit({ playedText: played.text, interrupted: played.wasInterrupted });
    listener.ended({ ...played, endsCall, transfer, modelId });
  }

  function fail(stage: 'think' | 'speak', error: Error): void {
    if (isOver) return;
    isOver = true;
    listener.failed(stage, error);
  }

  const speech: QueuedSpeech = input.speechQueue.enqueue(
    {
      synthesized: () => clock.mark('first-audio'),
      started() {
        hasActed = true;
        clock.mark('playout-started');
        listener.started();
      },
      played: () => finish({ text: text.trim(), wasInterrupted: false }),
      interrupted: (playedText) => finish({ text: playedText, wasInterrupted: true }),
      failed(error) {
        pending.commit({ playedText: '', interrupted: true });
        fail('speak', error);
      },
    },
    { isHeld: true },
  );

  clock.mark('requested');
  const pending: PendingReply = input.replyEngine.reply(request, {
    text(delta, isWhole = false) {
      if (isOver) return;
      if (text === '') clock.mark('first-token');
      text += delta;
      speech.write(delta);
      if (isWhole) speech.flush();
    },
    toolStarted(call, fillsSilence = false) {
      hasActed = true;
      running.set(call.id, { startMs: callMs(), fillsSilence });
      // Whatever was said so far is all there is for a while.
      if (!isOver) speech.flush();
    },
    toolFinished(call, outcome, durationMs) {
      const { startMs, fillsSilence } = running.get(call.id) ?? { startMs: callMs(), fillsSilence: false };
      running.delete(call.id);
      // Its silence was not the model's, which is given a moment of its own.
      if (fillsSilence) quietMs = 0;
      listener.toolFinished({
        id: call.id,
        name: call.name,
        arguments: call.arguments,
        result: outcome.result,
        isError: outcome.isError,
        startMs,
        durationMs,
      });
    },
    end(result) {
      if (isOver) return;
      endsCall = result.endsCall;
      transfer = result.transfer;
      modelId = result.modelId;
      isTextComplete = true;
      speech.end();
    },
    failed(error) {
      // What was said stands; the caller will ask again if it was not enough.
      isTextComplete = true;
      if (text !== '') return speech.end();
      speech.cancel();
      fail('think', error);
    },
  });

  return {
    request,
    confirm() {
      if (isConfirmed) return;
      isConfirmed = true;
      pending.confirm();
    },
    release: () => speech.release(),
    text: () => text.trim(),
    isConfirmed: () => isConfirmed,
    hasActed: () => hasActed,
    cancel() {
      if (isOver || hasActed) return;
      isOver = true;
      speech.cancel();
      pending.cancel();
    },
    abandon() {
      if (isOver) return;
      speech.cancel();
      finish({ text: '', wasInterrupted: true });
    },
    tick(isQuiet) {
      // A voice that takes long has limits of its own, and another one behind it.
      const isWaiting = isConfirmed && !isOver && !isTextComplete;
      quietMs = isQuiet && isWaiting ? quietMs + frameMs : 0;
      const isFilled = [...running.values()].some(({ fillsSilence }) => fillsSilence);
      if (quietMs < (slowCount === 0 && !isFilled ? firstSlowMs : nextSlowMs)) return;
      quietMs = 0;
      slowCount += 1;
      listener.slow(slowCount);
    },
  };
}
