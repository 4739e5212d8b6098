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
import { createPatience } from './watch/patience.ts';

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
  const { line, settings, mind, record } = parts;
  const { lines, backchannels } = settings.language;
  let callMs = 0;
  let lastStarts = 0;
  let wasDigit = false;
  let isOpened = false;
  let isEnding = false;
  let ending: { reason: EndReason; detail?: string } | undefined;
  let close: () => void = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));

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
        end('error_stt', cause.message);
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
    callMs: () => callMs,
    onSilent: () => turns.agentFellSilent(),
    onHangUp: (reason) => end(reason),
  });
  const turns = takeTurns({
    line,
    mind,
    mouth,
    record,
    settings,
    activity,
    transcriber,
    agent,
    callMs: () => callMs,
    now: parts.now,
  });
  const keypad = createKeypad(settings.keypad, (digits) => turns.hearDigits(digits));
  const patience = createPatience(settings.silence);
  const backchannel = createBackchannel(settings.backchannel, backchannels);

  function openConversation(): void {
    if (isOpened || callMs < settings.openingDelayMs) return;
    isOpened = true;
    if (settings.firstSpeaker === 'model') return turns.letAgentBegin();
    if (settings.firstSpeaker === 'agent') greet();
  }

  function greet(): void {
    if (settings.opening !== '') agent.say(settings.opening, { isInterruptible: settings.isOpeningInterruptible });
  }

  function watch(): void {
    const callerSpoke = activity.starts() !== lastStarts || wasDigit;
    lastStarts = activity.starts();
    wasDigit = false;
    switch (patience.tick(turns.isIdle(), callerSpoke)) {
      case 'remind':
        return agent.say(hasBegun() ? lines.stillThere : settings.opening);
      case 'give up':
        return sayAndEnd(settings.endCallMessage || lines.goodbye, reasonOfSilence());
      case 'wait':
        if (callMs >= settings.maxDurationMs) sayAndEnd(lines.timeIsUp, 'max_duration');
    }
  }

  /** A caller who was to speak first and has not is greeted after all. */
  function hasBegun(): boolean {
    return settings.firstSpeaker !== 'user' || activity.starts() > 0 || settings.opening === '';
  }

  function reasonOfSilence(): EndReason {
    return line.stats().packetsIn === 0 ? 'no_audio' : 'inactivity';
  }

  function sayAndEnd(text: string, reason: EndReason): void {
    if (isEnding) return;
    isEnding = true;
    agent.stop();
    agent.takeBack();
    agent.say(text, { isInterruptible: false, endsCall: reason });
  }

  function end(reason: EndReason, detail?: string): void {
    if (ending !== undefined) return;
    ending = detail === undefined ? { reason } : { reason, detail };
    void line.hangUp();
  }

  async function closeAll(cause: HangUpCause, detail: string | undefined): Promise<void> {
    const why = ending ?? { reason: reasonOf(cause), ...(detail === undefined ? {} : { detail }) };
    ending = why;
    agent.stop();
    agent.takeBack();
    const speaking = voices.engine().id;
    transcriber.close();
    voices.close();
    parts.voiceActivity.close();
    await parts.recorder?.close();
    const engines = { hearing: transcriber.engine().id, speaking };
    record.ended({ ...why, durationMs: callMs, line: line.stats(), engines });
    close();
  }

  line.listen({
    frame(caller, played) {
      callMs += frameMs;
      parts.recorder?.write(caller, played);
      const heard = parts.denoise?.(caller) ?? caller;
      activity.push(heard);
      transcriber.push(heard, activity.silenceMs() > 1_000);
      openConversation();
      keypad.tick();
      turns.tick();
      agent.tick();
      const sign = agent.isIdle() ? backchannel.tick(activity) : undefined;
      if (sign !== undefined) agent.sayAside(sign);
      watch();
    },
    digit(digit) {
      wasDigit = true;
      keypad.press(digit);
    },
    markPlayed: (name, wasCleared) => mouth.markPlayed(name, wasCleared),
    connection(isConnected) {
      record.live({ kind: 'notice', code: isConnected ? 'reconnected' : 'connection_lost', text: '' });
    },
    transfer(state) {
      if (state === 'ok') end('transferred');
    },
    hold() {},
    ended: (cause, detail) => void closeAll(cause, detail),
  });
  if (parts.background !== undefined) line.setBackground(parts.background.loop, parts.background.volume);
  record.answered();

  return {
    say: (text) => agent.say(text),
    inject: (text) => mind.note({ role: 'context', text }),
    setMuted: (isMuted) => turns.setMuted(isMuted),
    transfer: (to) => line.transfer(to),
    end,
    closed,
  };
}

function reasonOf(cause: HangUpCause): EndReason {
  switch (cause) {
    case 'transferred':
      return 'transferred';
    case 'lost':
      return 'connection_lost';
    case 'failed':
    case 'timeout':
      return 'error_telephony';
    default:
      return 'user_hangup';
  }
}
