import { createCallEnding } from '../call-end.ts';
import { createDigitCollector } from '../dtmf/digit-collector.ts';
import { createDtmfSender } from '../dtmf/dtmf-sender.ts';
import {
  type CallRecord,
  type EndReason,
  frameMs,
  frameSamples,
  type HangUpCause,
  type Line,
  type RecognitionOptions,
  type Recorder,
  type ReplyEngine,
  type SpeechToText,
  type Switchboard,
  type TransferRequest,
  type VoiceActivity,
} from '../ports.ts';
import type { CallSettings } from '../settings.ts';
import { createSpeechActivity } from '../speech-to-text/speech-activity.ts';
import { createTranscriber } from '../speech-to-text/transcriber.ts';
import { createSpeechQueue } from '../text-to-speech/speech-queue.ts';
import { createVoiceChain, type VoiceChoice } from '../text-to-speech/voice-chain.ts';
import { transcribePerson } from '../transfer/person-transcription.ts';
import { createTransfer } from '../transfer/transfer.ts';
import { createAgentOutput } from '../turns/agent-output.ts';
import { createBackchannel } from '../turns/backchannel.ts';
import { createTurnTaking } from '../turns/turn-taking.ts';
import { createVoicemailHandler } from '../voicemail/voicemail.ts';
import { createCallLimits } from './call-limits.ts';
import { createOpening } from './opening.ts';

export interface CallParts {
  /** Already up, or answered by `runCall`'s caller; nobody listens to it yet. */
  line: Line;
  settings: CallSettings;
  replyEngine: ReplyEngine;
  record: CallRecord;
  voiceActivity: VoiceActivity;
  /** In the order they are tried. */
  recognizers: readonly [SpeechToText, ...SpeechToText[]];
  recognition: RecognitionOptions;
  voices: readonly [VoiceChoice, ...VoiceChoice[]];
  /** 1: as the voice made it. */
  volume: number;
  recorder?: Recorder;
  /** Rings people for the caller; without one the caller's own line can be sent to them, where it can. */
  switchboard?: Switchboard;
  /** Another ear, for the person a caller is connected to; without it only the caller's words are kept. */
  openVoiceActivity?: () => VoiceActivity;
  /** Takes noise out of the caller's sound before it is heard; the recording keeps the original. */
  denoise?: (frame: Int16Array) => Int16Array;
  background?: { loop: Int16Array; volume: number };
  /** Milliseconds of a monotonic clock. */
  now(): number;
}

/** A call under way, as somebody from outside may steer it. */
export interface LiveCall {
  /** Throws an Error while the caller is connected to a person. */
  say(text: string): void;
  /** Told to the model in confidence: it counts from its next answer. */
  inject(text: string): void;
  setMuted(isMuted: boolean): void;
  /** Throws an Error when a transfer is under way, or when the call has no way to transfer anybody. */
  transfer(request: TransferRequest): void;
  /**
   * Presses 0-9 * # A-D, with `w` for 500 ms and `,` for 2 s of pause, as soon as the agent is silent. Resolves when the
   * last tone is out; rejects when the line cannot, when it ends first, or while the caller is connected to a person.
   */
  pressDigits(digits: string): Promise<void>;
  /** Ends at once. */
  end(reason: EndReason): void;
  /** The call has ended and everything of it is closed. */
  readonly closed: Promise<void>;
}

/** What the recorder is given of two people who do not want to be recorded. */
const silence = new Int16Array(frameSamples);

/**
 * One call from its first frame to its end: hear what the caller says, take turns, let the replyEngine answer, speak the answer
 * and know what of it was heard. Everything runs on the frames of the line, 50 a second; no timer of its own.
 */
export function runCall(parts: CallParts): LiveCall {
  const { line, settings, replyEngine, record, recorder } = parts;
  let callMs = 0;
  const clock = { callMs: () => callMs, now: parts.now };
  const end = createCallEnding(line);

  const activity = createSpeechActivity(parts.voiceActivity);
  const transcriber = createTranscriber({
    engines: parts.recognizers,
    options: parts.recognition,
    listener: {
      partial(text) {
        turns.partial(text);
        voicemail.pushWords(turns.words());
      },
      final(transcript) {
        turns.final(transcript);
        voicemail.pushWords(turns.words());
      },
      problem: (cause) => record.problem({ stage: 'hear', cause }),
      onAllEnginesFailed(cause) {
        record.problem({ stage: 'hear', cause });
        // Two people need no recognizer to talk. An engine may refuse before the call has begun.
        if (callMs === 0 || !transfer.isBridged()) end.end('error_stt', cause.message);
      },
    },
  });

  const voices = createVoiceChain({
    choices: parts.voices,
    onProblem: (cause) => record.problem({ stage: 'speak', cause }),
  });
  const speechQueue = createSpeechQueue({ line, voices, volume: parts.volume });
  const agent = createAgentOutput({
    line,
    replyEngine,
    speechQueue,
    record,
    settings,
    callMs: clock.callMs,
    onSilent: () => turns.onAgentSilent(),
    onHangUp: end.end,
    onTransfer(request, isAnnounced) {
      try {
        transfer.begin(request, isAnnounced);
      } catch {
        // The record has been told why; the conversation goes on.
        turns.onAgentSilent();
      }
    },
  });
  const turns = createTurnTaking({
    line,
    replyEngine,
    speechQueue,
    record,
    settings,
    activity,
    transcriber,
    agent,
    ...clock,
  });

  const backchannel = createBackchannel(settings.backchannel, settings.language.backchannels);
  const keypad = createDigitCollector(settings.keypad, turns.digits);
  const keys = createDtmfSender(line, speechQueue.setPaused);
  const limits = createCallLimits({
    settings,
    line,
    remind: agent.say,
    sayAndEnd(text, reason) {
      if (transfer.isBridged()) return end.end(reason);
      transfer.abort(reason);
      agent.sayAndEnd(text, reason);
    },
  });
  const isOutbound = line.info.direction === 'outbound';
  const voicemail = createVoicemailHandler({ isOutbound, settings, activity, record, ending: end, agent, turns });
  const transfer = createTransfer({
    line,
    switchboard: parts.switchboard,
    record,
    replyEngine,
    settings,
    voices,
    volume: parts.volume,
    agent,
    turns,
    ending: end,
    transcribePerson() {
      const voiceActivity = parts.openVoiceActivity?.();
      if (voiceActivity === undefined) return undefined;
      const [first, ...others] = recognizersFrom(transcriber.engine());
      const recognizers = [first ?? transcriber.engine(), ...others] as const;
      return transcribePerson({ ...parts, voiceActivity, recognizers, callMs: clock.callMs });
    },
  });
  const opening = createOpening(settings, {
    greet: () => agent.say(settings.opening, { isInterruptible: settings.isOpeningInterruptible }),
    startModelOpening: turns.startModelOpening,
  });

  /** The engine in use and those behind it. */
  function recognizersFrom(engine: SpeechToText): readonly SpeechToText[] {
    return parts.recognizers.slice(Math.max(0, parts.recognizers.indexOf(engine)));
  }

  function recognize(caller: Int16Array): void {
    const frame = parts.denoise?.(caller) ?? caller;
    activity.push(frame);
    transcriber.push(frame, activity.silenceMs() > 1_000);
  }

  /** What the agent does in a frame of its own. `isAside`: the conversation rests. */
  function runConversation(caller: Int16Array, isAside: boolean): void {
    voicemail.tick(caller);
    if (voicemail.mayOpen()) opening.tick(callMs);
    keypad.tick();
    keys.tick(line.queuedMs() === 0);
    agent.tick();
    if (!isAside) backchannel.tick(activity, agent);
  }

  let confirmClosed: () => void = () => {};
  const closed = new Promise<void>((resolve) => (confirmClosed = resolve));

  async function close(cause: HangUpCause, detail: string | undefined): Promise<void> {
    transfer.onCallerEnded(cause);
    const why = end.resolve(cause, detail);
    keys.close();
    agent.stopAll();
    const engines = { hearing: transcriber.engine().id, speaking: voices.engine().id };
    transcriber.close();
    voices.close();
    parts.voiceActivity.close();
    await recorder?.close();
    record.ended({ ...why, durationMs: callMs, line: line.stats(), engines });
    confirmClosed();
  }

  line.listen({
    frame(caller, played) {
      callMs += frameMs;
      const isRecorded = transfer.isRecorded();
      recorder?.write(isRecorded ? caller : silence, isRecorded ? played : silence);
      transfer.tick(caller);
      if (transfer.isTranscribed()) {
        recognize(caller);
        turns.tick();
      }
      const isAside = transfer.isUnderWay() || voicemail.isBusy();
      if (!transfer.isBridged()) runConversation(caller, isAside);
      limits.tick({ callMs, isQuiet: turns.isIdle() && !isAside, speechStarts: activity.starts() });
    },
    digit(digit) {
      limits.digitPressed();
      if (!transfer.consumesDigit(digit)) keypad.push(digit);
    },
    markPlayed: speechQueue.markPlayed,
    connection(isConnected) {
      record.live({ kind: 'notice', code: isConnected ? 'reconnected' : 'connection_lost', text: '' });
    },
    transfer: transfer.onLineTransfer,
    hold() {},
    ended: (cause, detail) => void close(cause, detail),
  });
  if (parts.background !== undefined) line.setBackground(parts.background.loop, parts.background.volume);
  record.answered();

  return {
    say(text) {
      if (transfer.isBridged()) throw new Error('The caller is connected to a person');
      agent.say(text);
    },
    inject: (text) => replyEngine.addMessage({ role: 'context', text }),
    setMuted: turns.setMuted,
    transfer: (request) => transfer.begin(request),
    async pressDigits(digits) {
      if (transfer.isBridged()) throw new Error('The caller is connected to a person');
      await keys.send(digits);
    },
    end: end.end,
    closed,
  };
}
