import { createCallEnding } from '../call-end.ts';
import { createKeypad } from '../dtmf/digit-collector.ts';
import { createKeyPresser } from '../dtmf/dtmf-sender.ts';
import {
  type CallRecord,
  type EndReason,
  frameMs,
  frameSamples,
  type HangUpCause,
  type Line,
  type Mind,
  type RecognitionOptions,
  type Recorder,
  type SpeechToText,
  type Switchboard,
  type TransferRequest,
  type VoiceActivity,
} from '../ports.ts';
import type { CallSettings } from '../settings.ts';
import { createSpeechActivity } from '../speech-to-text/speech-activity.ts';
import { createTranscriber } from '../speech-to-text/transcriber.ts';
import { createMouth } from '../text-to-speech/speech-queue.ts';
import { createVoiceChain, type VoiceChoice } from '../text-to-speech/voice-chain.ts';
import { overhear } from '../transfer/person-transcription.ts';
import { createTransfer } from '../transfer/transfer.ts';
import { createAgentSide } from '../turns/agent-output.ts';
import { createBackchannel } from '../turns/backchannel.ts';
import { takeTurns } from '../turns/turn-taking.ts';
import { createVoicemail } from '../voicemail/voicemail.ts';
import { createLimits } from './call-limits.ts';
import { createOpening } from './opening.ts';

export interface CallParts {
  /** Already up, or answered by `runCall`'s caller; nobody listens to it yet. */
  line: Line;
  settings: CallSettings;
  mind: Mind;
  record: CallRecord;
  voiceActivity: VoiceActivity;
  /** In the order they are tried. */
  recognisers: readonly [SpeechToText, ...SpeechToText[]];
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
 * One call from its first frame to its end: hear what the caller says, take turns, let the mind answer, speak the answer
 * and know what of it was heard. Everything runs on the frames of the line, 50 a second; no timer of its own.
 */
export function runCall(parts: CallParts): LiveCall {
  const { line, settings, mind, record, recorder } = parts;
  let callMs = 0;
  const clock = { callMs: () => callMs, now: parts.now };
  const ending = createCallEnding(line);

  const activity = createSpeechActivity(parts.voiceActivity);
  const transcriber = createTranscriber({
    engines: parts.recognisers,
    options: parts.recognition,
    listener: {
      partial(text) {
        turns.hearPartial(text);
        voicemail.hear(turns.words());
      },
      final(transcript) {
        turns.hear(transcript);
        voicemail.hear(turns.words());
      },
      problem: (cause) => record.problem({ stage: 'hear', cause }),
      deaf(cause) {
        record.problem({ stage: 'hear', cause });
        // Two people need no recogniser to talk. An engine may refuse before the call has begun.
        if (callMs === 0 || !transfer.isBridged()) ending.end('error_stt', cause.message);
      },
    },
  });

  const voices = createVoiceChain({
    choices: parts.voices,
    onProblem: (cause) => record.problem({ stage: 'speak', cause }),
  });
  const mouth = createMouth({ line, voices, volume: parts.volume });
  const agent = createAgentSide({
    line,
    mind,
    mouth,
    record,
    settings,
    callMs: clock.callMs,
    onSilent: () => turns.agentFellSilent(),
    onHangUp: ending.end,
    onTransfer(request, isAnnounced) {
      try {
        transfer.begin(request, isAnnounced);
      } catch {
        // The record has been told why; the conversation goes on.
        turns.agentFellSilent();
      }
    },
  });
  const turns = takeTurns({ line, mind, mouth, record, settings, activity, transcriber, agent, ...clock });

  const backchannel = createBackchannel(settings.backchannel, settings.language.backchannels);
  const keypad = createKeypad(settings.keypad, turns.hearDigits);
  const keys = createKeyPresser(line, mouth.setHushed);
  const limits = createLimits({
    settings,
    line,
    remind: agent.say,
    sayAndEnd(text, reason) {
      if (transfer.isBridged()) return ending.end(reason);
      transfer.giveUp(reason);
      agent.sayAndEnd(text, reason);
    },
  });
  const isOutbound = line.info.direction === 'outbound';
  const voicemail = createVoicemail({ isOutbound, settings, activity, record, ending, agent, turns });
  const transfer = createTransfer({
    line,
    switchboard: parts.switchboard,
    record,
    mind,
    settings,
    voices,
    volume: parts.volume,
    agent,
    turns,
    ending,
    overhear() {
      const voiceActivity = parts.openVoiceActivity?.();
      if (voiceActivity === undefined) return undefined;
      const [first, ...others] = recognisersFrom(transcriber.engine());
      const recognisers = [first ?? transcriber.engine(), ...others] as const;
      return overhear({ ...parts, voiceActivity, recognisers, callMs: clock.callMs });
    },
  });
  const opening = createOpening(settings, {
    greet: () => agent.say(settings.opening, { isInterruptible: settings.isOpeningInterruptible }),
    beginInOwnWords: turns.letAgentBegin,
  });

  /** The engine in use and those behind it. */
  function recognisersFrom(engine: SpeechToText): readonly SpeechToText[] {
    return parts.recognisers.slice(Math.max(0, parts.recognisers.indexOf(engine)));
  }

  function hear(caller: Int16Array): void {
    const frame = parts.denoise?.(caller) ?? caller;
    activity.push(frame);
    transcriber.push(frame, activity.silenceMs() > 1_000);
  }

  /** What the agent does in a frame of its own. `isAside`: the conversation rests. */
  function converse(caller: Int16Array, isAside: boolean): void {
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
    transfer.callerEnded(cause);
    const why = ending.reasonAfter(cause, detail);
    keys.close();
    agent.fallSilent();
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
        hear(caller);
        turns.tick();
      }
      const isAside = transfer.isUnderWay() || voicemail.isBusy();
      if (!transfer.isBridged()) converse(caller, isAside);
      limits.tick({ callMs, isQuiet: turns.isIdle() && !isAside, speechStarts: activity.starts() });
    },
    digit(digit) {
      limits.notePressedKey();
      if (!transfer.takesDigit(digit)) keypad.press(digit);
    },
    markPlayed: mouth.markPlayed,
    connection(isConnected) {
      record.live({ kind: 'notice', code: isConnected ? 'reconnected' : 'connection_lost', text: '' });
    },
    transfer: transfer.lineTransfer,
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
    inject: (text) => mind.note({ role: 'context', text }),
    setMuted: turns.setMuted,
    transfer: (request) => transfer.begin(request),
    async pressDigits(digits) {
      if (transfer.isBridged()) throw new Error('The caller is connected to a person');
      await keys.press(digits);
    },
    end: ending.end,
    closed,
  };
}
