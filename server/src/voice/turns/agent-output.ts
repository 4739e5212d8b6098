import { containsPhrase, wordsOf } from '../language/phrases.ts';
import type { CallRecord, EndReason, Line, ReplyEngine, ReplyRequest, TransferRequest } from '../ports.ts';
import { createReply, type Reply } from '../replies/reply.ts';
import type { TurnClock } from '../replies/turn-clock.ts';
import type { CallSettings } from '../settings.ts';
import type { SpeechQueue } from '../text-to-speech/speech-queue.ts';
import { createNoticePublisher } from './publish-notice.ts';

/** Answers that failed one after another before the call is given up. */
const failuresMax = 2;
/** How often the words on their way to be spoken are shown. Unit: frames of 20 ms. */
const captionEveryFrames = 10;

export interface AgentOutputParts {
  line: Line;
  replyEngine: ReplyEngine;
  speechQueue: SpeechQueue;
  record: CallRecord;
  settings: CallSettings;
  callMs(): number;
  /** The agent has fallen silent: what it said was heard or cut. */
  onSilent(): void;
  /** Everything to be said has been said, and the call is to end. */
  onHangUp(reason: EndReason): void;
  /** An answer that was heard to its end asks for it; `isAnnounced`: it had words of its own. */
  onTransfer(request: TransferRequest, isAnnounced: boolean): void;
}

interface SayOptions {
  isInterruptible?: boolean;
  endsCall?: EndReason;
  /** It was heard to its end, or cut. */
  onOver?(wasCut: boolean): void;
}

/** What the agent says: answers, and sentences of the call itself. */
export interface AgentOutput {
  /** Begins to answer, unheard; an answer that was not confirmed is withdrawn. */
  startReply(request: ReplyRequest, clock: TurnClock): Reply;
  reply(): Reply | undefined;
  /** Undoes the answer in the making, or abandons it where a tool has run. */
  cancelReply(): void;
  say(text: string, options?: SayOptions): void;
  /** A few words that take no turn; an answer follows them, or comes instead of them. */
  sayFiller(text: string): void;
  /** Last words, once; then the call ends. */
  sayAndEnd(text: string, reason: EndReason): void;
  /** Silence at once. */
  stopPlayback(): void;
  /** Silence, and nothing under way any more. */
  stopAll(): void;
  isInterruptible(): boolean;
  /** A sentence of the call itself is on its way or being heard. */
  isAnnouncing(): boolean;
  /** Nothing is being thought about or said. */
  isIdle(): boolean;
  tick(): void;
}

export function createAgentOutput(parts: AgentOutputParts): AgentOutput {
  const { line, replyEngine, speechQueue, record, settings, callMs } = parts;
  const { announcements: lines } = settings.language;
  const show = createNoticePublisher(parts);
  let reply: Reply | undefined;
  let failures = 0;
  /** Sentences on their way that must be heard out. */
  let uninterruptible = 0;
  let saying = 0;
  let frames = 0;
  let shown = '';
  let hasLastWords = false;

  function recordTurn(
    text: string,
    startMs: number,
    engineId: string,
    wasInterrupted: boolean,
    clock?: TurnClock,
  ): void {
    if (text === '') return;
    show({ kind: 'caption', role: 'agent', text, isFinal: true });
    const latency = clock === undefined ? {} : { latency: clock.latency() };
    record.turn({ role: 'agent', text, via: 'speech', startMs, endMs: callMs(), wasInterrupted, engineId, ...latency });
  }

  function think(request: ReplyRequest, clock: TurnClock): Reply {
    reply?.cancel();
    let startMs = 0;
    const mine: Reply = createReply({
      request,
      clock,
      replyEngine,
      speechQueue,
      callMs,
      listener: {
        started() {
          startMs = callMs();
          failures = 0;
          show({ kind: 'state', state: 'speaking' });
        },
        ended({ text, wasInterrupted, endsCall, transfer, modelId }) {
          if (reply === mine) reply = undefined;
          recordTurn(text, startMs, modelId, wasInterrupted, clock);
          show({ kind: 'state', state: 'listening' });
          if (!wasInterrupted && transfer !== undefined) return parts.onTransfer(transfer, text !== '');
          if (!wasInterrupted && endsCall) return parts.onHangUp('agent_hangup');
          if (!wasInterrupted && containsPhrase(wordsOf(text), settings.endCallPhrases))
            return parts.onHangUp('end_phrase');
          parts.onSilent();
        },
        toolFinished: (call) => record.tool(call),
        slow: (count) => sayAside(count === 1 ? lines.oneMoment : lines.stillWorking),
        failed(stage, error) {
          const isAsked = mine.isConfirmed();
          if (reply === mine) reply = undefined;
          record.problem({ stage, cause: error });
          if (stage === 'speak') return parts.onHangUp('error_tts');
          if (isAsked) apologise();
        },
      },
    });
    reply = mine;
    return mine;
  }

  function apologise(): void {
    failures += 1;
    say(lines.sorry, failures >= failuresMax ? { endsCall: 'error_llm' } : {});
  }

  function sayAside(text: string): void {
    let startMs = 0;
    const aside = speechQueue.enqueue(
      {
        started: () => void (startMs = callMs()),
        played: () => recordTurn(text, startMs, 'call', false),
        interrupted: (heard) => recordTurn(heard, startMs, 'call', true),
        failed: () => parts.onHangUp('error_tts'),
      },
      { isAside: true },
    );
    aside.write(text);
    aside.end();
  }

  function say(text: string, options: SayOptions = {}): void {
    const isStoppable = options.isInterruptible ?? true;
    let startMs = 0;
    saying += 1;
    if (!isStoppable) uninterruptible += 1;
    const over = (heard: string, wasInterrupted: boolean) => {
      saying -= 1;
      if (!isStoppable) uninterruptible -= 1;
      if (heard !== '') replyEngine.addMessage({ role: 'agent', text: heard });
      recordTurn(heard, startMs, 'call', wasInterrupted);
      show({ kind: 'state', state: 'listening' });
      if (options.endsCall !== undefined) return parts.onHangUp(options.endsCall);
      options.onOver?.(wasInterrupted);
      parts.onSilent();
    };
    const delivery = speechQueue.enqueue({
      started() {
        startMs = callMs();
        show({ kind: 'state', state: 'speaking' });
        show({ kind: 'caption', role: 'agent', text, isFinal: false });
      },
      played: () => over(text, false),
      interrupted: (heard) => over(heard, true),
      failed: () => parts.onHangUp('error_tts'),
    });
    delivery.write(text);
    delivery.end();
  }

  function showWords(): void {
    frames += 1;
    if (frames % captionEveryFrames !== 0 || reply === undefined || !reply.isConfirmed()) return;
    const text = reply.text();
    if (text === shown || text === '') return;
    shown = text;
    show({ kind: 'caption', role: 'agent', text, isFinal: false });
  }

  function takeBack(): void {
    const taken = reply;
    reply = undefined;
    if (taken?.hasActed() === true) taken.abandon();
    else taken?.cancel();
    if (line.queuedMs() > 0) speechQueue.stop();
  }

  function fallSilent(): void {
    speechQueue.stop();
    takeBack();
  }

  return {
    startReply: think,
    reply: () => reply,
    cancelReply: takeBack,
    say,
    sayFiller: sayAside,
    sayAndEnd(text, reason) {
      if (hasLastWords) return;
      hasLastWords = true;
      fallSilent();
      say(text, { isInterruptible: false, endsCall: reason });
    },
    stopPlayback: speechQueue.stop,
    stopAll: fallSilent,
    isInterruptible: () => uninterruptible === 0,
    isAnnouncing: () => saying > 0,
    isIdle: () => reply === undefined && saying === 0 && line.queuedMs() === 0,
    tick() {
      speechQueue.tick();
      reply?.tick(line.queuedMs() === 0);
      showWords();
    },
  };
}
