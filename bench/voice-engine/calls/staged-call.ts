import { runCall } from '../../../server/src/voice/call/run-call.ts';
import {
  frameMs,
  frameSamples,
  type ReplyEngine,
  sampleRateHz,
  type VoiceActivity,
} from '../../../server/src/voice/ports.ts';
import type { CallSettings } from '../../../server/src/voice/settings.ts';
import { emptyRecord, energyActivity, type FakeParts, fakeTextToSpeech, plainVoice } from '../engines/parts.ts';
import { startFakeModel } from '../fakes/model.ts';
import { createFramePace } from '../fakes/pace.ts';
import { createScriptedRecognizer } from '../fakes/scripted-recognizer.ts';
import { Stamps } from '../fakes/stamps.ts';
import type { Scenario } from '../scenario.ts';
import { createFrameLine } from './frame-line.ts';

const quiet = new Int16Array(frameSamples);

/** A requested reply. */
export interface StagedAnswer {
  /** The question it was asked. */
  heard: string;
  isWithdrawn: boolean;
}

/** Hears, frame by frame, which answer sounds. */
export type FrameWatcher = (sounding: StagedAnswer | undefined) => void;

/** A call whose time passes as fast as it can be computed, with a caller who says what a script says. */
export interface StagedCall {
  readonly answers: readonly StagedAnswer[];
  /** Problems the engine survived. */
  readonly problems: readonly Error[];
  /** Says words with the given sound, or with loud frames for so long. Unit of a number: milliseconds. */
  speak(words: string, sound: Int16Array | number, watch?: FrameWatcher): void;
  pause(ms: number, watch?: FrameWatcher): void;
  /** The caller hangs up; resolves when everything is closed. */
  hangUp(): Promise<void>;
}

export function stageCall(input: {
  scenario: Scenario;
  settings: CallSettings;
  voiceActivity?: VoiceActivity;
  /** From the end of a word until it is heard. Unit: milliseconds. */
  wordLagMs?: number;
}): StagedCall {
  const { scenario } = input;
  const pace = createFramePace();
  const parts = { scenario, stamps: new Stamps(), pace };
  const { line, tick, hangUp } = createFrameLine();
  const recognizer = createScriptedRecognizer({
    pace,
    lagMs: input.wordLagMs ?? scenario.partialAfterMs,
    finalMs: Math.max(scenario.finalAfterMs, input.wordLagMs ?? 0),
  });
  const answers: StagedAnswer[] = [];
  const problems: Error[] = [];

  const live = runCall({
    line,
    settings: input.settings,
    replyEngine: stagedReplyEngine(parts, answers),
    record: emptyRecord((cause) => void problems.push(cause)),
    voiceActivity: input.voiceActivity ?? energyActivity(parts),
    recognizers: [recognizer.engine],
    recognition: { language: 'en', keywords: [], phrases: [] },
    // An answer is spoken by the utterance begun with its first word, when it is the newest.
    voices: [{ engine: fakeTextToSpeech(parts, () => answers.length), options: plainVoice }],
    volume: 1,
    now: pace.now,
  });

  function push(frame: Int16Array, watch?: FrameWatcher): void {
    pace.advance(frameMs);
    const sample = tick(frame);
    watch?.(sample === 0 ? undefined : answers[sample - 1]);
  }

  return {
    answers,
    problems,
    speak(words, sound, watch) {
      const pcm = typeof sound === 'number' ? loudFor(sound) : sound;
      recognizer.begin(words, (pcm.length / sampleRateHz) * 1000);
      for (let at = 0; at + frameSamples <= pcm.length; at += frameSamples) {
        push(pcm.subarray(at, at + frameSamples), watch);
      }
      recognizer.end();
    },
    pause(ms, watch) {
      for (let passedMs = 0; passedMs < ms; passedMs += frameMs) push(quiet, watch);
    },
    async hangUp() {
      hangUp();
      await live.closed;
    },
  };
}

function stagedReplyEngine(parts: FakeParts, answers: StagedAnswer[]): ReplyEngine {
  return {
    reply(request, listener) {
      const answer: StagedAnswer = { heard: request.callerText, isWithdrawn: false };
      answers.push(answer);
      const stop = startFakeModel({
        ...parts,
        token: (text) => listener.text(text),
        end: () => listener.end({ modelId: 'fake', endsCall: false }),
      });
      return {
        confirm() {},
        cancel() {
          answer.isWithdrawn = true;
          stop();
        },
        commit: stop,
      };
    },
    addMessage() {},
  };
}

function loudFor(ms: number): Int16Array {
  return new Int16Array((ms * sampleRateHz) / 1000).fill(8_000);
}
