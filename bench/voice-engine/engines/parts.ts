import { AgentConfig } from '@parley/contract/resources/agent';
import {
  type CallRecord,
  frameMs,
  type ReplyEngine,
  type SpeechOptions,
  type SpeechToText,
  type TextToSpeech,
  type VoiceActivity,
} from '../../../server/src/voice/ports.ts';
import { type CallSettings, callSettingsOf } from '../../../server/src/voice/settings.ts';
import { EnergyWindows } from '../fakes/energy.ts';
import { startFakeModel } from '../fakes/model.ts';
import type { Pace } from '../fakes/pace.ts';
import { startFakeRecognizer } from '../fakes/recognizer.ts';
import type { Stamps } from '../fakes/stamps.ts';
import { startFakeUtterance } from '../fakes/voice.ts';
import { question } from '../question.ts';
import type { Scenario } from '../scenario.ts';

export const plainVoice: SpeechOptions = { voiceId: '', language: 'en', speed: 1, stability: 0.5 };

export interface FakeParts {
  scenario: Scenario;
  stamps: Stamps;
  pace: Pace;
}

/** The settings of an agent that lets the caller begin and never grows impatient. */
export function settingsOf(agent: Record<string, unknown> = {}): CallSettings {
  const config = AgentConfig.parse({ name: 'Bench', greeting: '', first_speaker: 'user', ...agent });
  const forever = Number.POSITIVE_INFINITY;
  return {
    ...callSettingsOf(config, (text) => text),
    maxDurationMs: forever,
    silence: { remindAfterMs: forever, remindMax: 0, endAfterMs: forever },
  };
}

/** Settings that add no wait of their own to what the scenario's detector needs. */
export function quickSettings(scenario: Scenario): CallSettings {
  return {
    ...settingsOf(),
    // At 0.7 the wanted silence and speech are taken as they are.
    responsiveness: 0.7,
    endOfTurnSilenceMs: scenario.activityEndMs,
    interruptionSensitivity: 0.7,
    whileSpeaking: { minWords: 0, minMs: scenario.interruptionMs },
  };
}

/**
 * Voice activity by loudness. A call counts speech and silence itself, in frames from the first of either; the stamps
 * are set when it has had enough to end a turn or to interrupt.
 */
export function energyActivity({ scenario, stamps }: FakeParts): VoiceActivity {
  const windows = new EnergyWindows();
  let isSpeech = false;
  let sameMs = 0;
  return {
    push(frame) {
      const told = windows.push(frame);
      sameMs = told === undefined || told === isSpeech ? sameMs + frameMs : frameMs;
      isSpeech = told ?? isSpeech;
      if (!isSpeech && sameMs === scenario.activityEndMs) stamps.silent = performance.now();
      if (isSpeech && sameMs >= scenario.interruptionMs) stamps.interrupting ||= performance.now();
      return told;
    },
    close() {},
  };
}

/** Answers by itself after a pause of known length; a flush cannot make it faster. */
export function fakeSpeechToText(parts: FakeParts): SpeechToText {
  return {
    id: 'fake',
    vocabulary: 'open',
    open(_options, listener) {
      const recognizer = startFakeRecognizer({
        ...parts,
        words: () => question,
        partial: (text) => listener.partial(text),
        final: (text) => listener.final({ text }),
      });
      return { ...recognizer, flush() {}, setExpectedPhrases() {} };
    },
  };
}

/** `sampleOf`: what the samples of the next utterance are. */
export function fakeTextToSpeech(parts: FakeParts, sampleOf?: () => number): TextToSpeech {
  return {
    id: 'fake',
    accepts: 'text',
    open: () => ({
      speak: (listener) =>
        startFakeUtterance({
          ...parts,
          ...(sampleOf === undefined ? {} : { sample: sampleOf() }),
          audio: (pcm) => listener.audio(pcm),
          end: () => listener.end(),
        }),
      close() {},
    }),
  };
}

export function fakeReplyEngine(parts: FakeParts): ReplyEngine {
  return {
    reply(_request, listener) {
      const stop = startFakeModel({
        ...parts,
        token: (text) => listener.text(text),
        end: () => listener.end({ modelId: 'fake', endsCall: false }),
      });
      return {
        confirm() {},
        cancel: stop,
        commit: stop,
      };
    },
    addMessage() {},
  };
}

/** A record that stores nothing and passes problems on. */
export function emptyRecord(onProblem: (cause: Error) => void): CallRecord {
  return {
    answered() {},
    disclosed() {},
    unfinishedTurn() {},
    turn() {},
    tool() {},
    transfer() {},
    live() {},
    problem: ({ cause }) => onProblem(cause),
    ended() {},
  };
}
