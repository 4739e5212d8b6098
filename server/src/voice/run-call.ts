import { createCallEnding } from './call-end.ts';
import { createSpeechActivity } from './hear/speech-activity.ts';
import { createTranscriber } from './hear/transcriber.ts';
import {
  type CallRecord,
  type EndReason,
  frameMs,
  type HangUpCause,
  type Line,
  type Mind,
  type RecognitionOptions,
  type Recorder,
  type SpeechToText,
  type VoiceActivity,
} from './ports.ts';
import type { CallSettings } from './settings.ts';
import { createMouth } from './speak/mouth.ts';
import { createVoiceChain, type VoiceChoice } from './speak/voice-chain.ts';
import { createAgentSide } from './turns/agent-side.ts';
import { createBackchannel } from './turns/backchannel.ts';
import { takeTurns } from './turns/take-turns.ts';
import { createKeypad } from './watch/keypad.ts';
import { createLimits } from './watch/limits.ts';
import { createOpening } from './watch/opening.ts';

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
  /** Takes noise out of the caller's sound before it is heard; the recording keeps the original. */
  denoise?: (frame: Int16Array) => Int16Array;
  background?: { loop: Int16Array; volume: number };
  /** Milliseconds of a monotonic clock. */
  now(): number;
}

/** A call under way, as somebody from outside may steer it. */
export interface LiveCall {
  say(text: string): void;
  /** Told to the model in confidence: it counts from its next answer. */
  inject(text: string): void;
  setMuted(isMuted: boolean): void;
  transfer(to: string): Promise<void>;
  /** Ends at once. */
  end(reason: EndReason): void;
  /** The call has ended and everything of it is closed. */
  readonly closed: Promise<void>;
}

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
      partial: (text) => turns.hearPartial(text),
      final: (transcript) => turns.hear(transcript),
      problem: (cause) => record.problem({ stage: 'hear', cause }),
      deaf(cause) {
        record.problem({ stage: 'hear', cause });
        ending.end('error_stt', cause.message);
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
  });
  const turns = takeTurns({ line, mind, mouth, record, settings, activity, transcriber, agent, ...clock });

  const backchannel = createBackchannel(settings.backchannel, settings.language.backchannels);
  const keypad = createKeypad(settings.keypad, turns.hearDigits);
  const limits = createLimits({ settings, line, remind: agent.say, sayAndEnd: agent.sayAndEnd });
  const opening = createOpening(settings, {
    greet: () => agent.say(settings.opening, { isInterruptible: settings.isOpeningInterruptible }),
    beginInOwnWords: turns.letAgentBegin,
  });

  function hear(caller: Int16Array): void {
    const frame = parts.denoise?.(caller) ?? caller;
    activity.push(frame);
    transcriber.push(frame, activity.silenceMs() > 1_000);
  }

  let confirmClosed: () => void = () => {};
  const closed = new Promise<void>((resolve) => (confirmClosed = resolve));

  async function close(cause: HangUpCause, detail: string | undefined): Promise<void> {
    const why = ending.reasonAfter(cause, detail);
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
      recorder?.write(caller, played);
      hear(caller);
      opening.tick(callMs);
      keypad.tick();
      turns.tick();
      agent.tick();
      backchannel.tick(activity, agent);
      limits.tick({ callMs, isQuiet: turns.isIdle(), speechStarts: activity.starts() });
    },
    digit(digit) {
      limits.notePressedKey();
      keypad.press(digit);
    },
    markPlayed: mouth.markPlayed,
    connection(isConnected) {
      record.live({ kind: 'notice', code: isConnected ? 'reconnected' : 'connection_lost', text: '' });
    },
    transfer(state) {
      if (state === 'ok') ending.end('transferred');
    },
    hold() {},
    ended: (cause, detail) => void close(cause, detail),
  });
  if (parts.background !== undefined) line.setBackground(parts.background.loop, parts.background.volume);
  record.answered();

  return {
    say: (text) => agent.say(text),
    inject: (text) => mind.note({ role: 'context', text }),
    setMuted: turns.setMuted,
    transfer: (to) => line.transfer(to),
    end: ending.end,
    closed,
  };
}
