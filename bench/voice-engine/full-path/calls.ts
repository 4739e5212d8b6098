import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createVoiceActivity } from '../../../server/src/providers/speech/local/voice-activity/create-voice-activity.ts';
import { createFvadActivity } from '../../../server/src/providers/speech/local/voice-activity/fvad-activity.ts';
import { runCall } from '../../../server/src/voice/call/run-call.ts';
import { createMediaClock } from '../../../server/src/voice/line/media-clock.ts';
import { createWavRecorder } from '../../../server/src/voice/recording/wav-recorder.ts';
import { answerParent } from '../../shared/children.ts';
import { round, spread } from '../../shared/numbers.ts';
import { emptyRecord, fakeReplyEngine, fakeTextToSpeech, plainVoice, quickSettings } from '../engines/parts.ts';
import { realPace } from '../fakes/pace.ts';
import { createScriptedRecognizer } from '../fakes/scripted-recognizer.ts';
import { Stamps } from '../fakes/stamps.ts';
import { collectGarbage, measure, megabyte } from '../measure.ts';
import { scenario } from '../scenario.ts';
import { startTicks } from '../ticks.ts';
import { createPhone, type Phone, type PhoneTally } from './phone.ts';
import { recordedTalk } from './talk.ts';

/** So many phone calls in one process. */
export interface PathRun {
  calls: number;
  seconds: number;
  voiceActivity: 'best' | 'fvad';
  isRecorded: boolean;
}

export type PathResult = Awaited<ReturnType<typeof runCalls>>;

const warmUpMs = 5_000;
const loudSample = 4_000;

answerParent(runCalls);

async function runCalls(run: PathRun) {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const activity = run.voiceActivity === 'fvad' ? await createFvadActivity() : await createVoiceActivity();
  const clock = createMediaClock();
  const { talk, silence } = recordedTalk();
  collectGarbage();
  const rssLoaded = process.memoryUsage.rss();
  let tally = emptyTally();
  let problems = 0;

  function openCall(number: number): { phone: Phone; end(): Promise<void> } {
    const parts = { scenario, stamps: new Stamps(), pace: realPace };
    const { partialAfterMs: lagMs, finalAfterMs: finalMs } = scenario;
    const recognizer = createScriptedRecognizer({ pace: realPace, lagMs, finalMs });
    const phone = createPhone({ number, clock, scenario, talk, silence, recognizer, tally: () => tally });
    const call = runCall({
      line: phone.line,
      settings: { ...quickSettings(scenario), usesPreemptiveReplies: true },
      replyEngine: fakeReplyEngine(parts),
      record: emptyRecord(() => void (problems += 1)),
      voiceActivity: activity.open(),
      recognizers: [recognizer.engine],
      recognition: { language: 'en', keywords: [], phrases: [] },
      voices: [{ engine: fakeTextToSpeech(parts, () => loudSample), options: plainVoice }],
      volume: 1,
      ...(run.isRecorded ? { recorder: createWavRecorder({ path: join(folder, `${number}.wav`) }) } : {}),
      now: clock.now,
    });
    return {
      phone,
      end() {
        call.end('shutdown');
        return call.closed;
      },
    };
  }

  const calls = Array.from({ length: run.calls }, (_, number) => openCall(number));
  const stop = startTicks(calls.map((call) => call.phone));
  await delay(warmUpMs);
  tally = emptyTally();
  const skippedBefore = clock.tickLag().skippedFrames;
  const cost = await measure(run.seconds, `full-path-${run.calls}`);
  stop();
  const { skippedFrames, ...lateness } = clock.tickLag();
  await Promise.all(calls.map((call) => call.end()));
  clock.close();
  const cores = cost.cpuSeconds / cost.seconds;
  return {
    voiceActivity: activity.id,
    turns: tally.turns,
    missedTurns: tally.missedTurns,
    missedInterruptions: tally.missedInterruptions,
    problems,
    turnMs: spread(tally.turnMs),
    interruptionMs: spread(tally.interruptionMs),
    cpuSecondsPerCallMinute: round((cores * 60) / run.calls, 3),
    callsPerCore: round(run.calls / cores, 1),
    coresUsed: round(cores),
    loopUtilization: cost.loopUtilization,
    loopDelayMs: cost.loopDelayMs,
    frameLatenessMs: { p50: round(lateness.p50Ms), p99: round(lateness.p99Ms), max: round(lateness.maxMs) },
    skippedFrames: skippedFrames - skippedBefore,
    bytesOutPerCallSecond: Math.round(tally.bytesOut / run.calls / cost.seconds),
    mbPerCall: round((cost.rssPeak - rssLoaded) / megabyte / run.calls),
  };
}

function emptyTally(): PhoneTally {
  return { turns: 0, missedTurns: 0, turnMs: [], interruptionMs: [], missedInterruptions: 0, bytesOut: 0 };
}
