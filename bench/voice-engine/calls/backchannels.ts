import { createFliteSynthesis, fliteVoices } from '../../../server/src/providers/speech/local/flite/flite-synthesis.ts';
import { createVoiceActivity } from '../../../server/src/providers/speech/local/voice-activity/create-voice-activity.ts';
import { sampleRateHz, type VoiceActivityEngine } from '../../../server/src/voice/ports.ts';
import { readRecording, saidIn } from '../../../server/test/recordings/read-recording.ts';
import type { BenchOptions } from '../../shared/bench.ts';
import { spread } from '../../shared/numbers.ts';
import { settingsOf } from '../engines/parts.ts';
import { question } from '../question.ts';
import { scenario } from '../scenario.ts';
import { stageCall } from './staged-call.ts';

/** Signs of listening; and what takes the turn, each with what it sounds like. */
const backchannels = ['mm hm', 'uh huh', 'yeah', 'okay', 'right', 'I see', 'oh great', 'yeah yeah'];
const interruptions = ['stop', 'wait a moment', 'no that is wrong', 'I have another question', 'how much is it'];
const recorded = ['001', '002', '003', 'goforward', 'austen0880'] as const;

const longReply = { ...scenario, replyMs: 12_000 };
/** From the beginning of the answer. Unit: milliseconds. */
const offsetsMs = [700, 1640, 3100, 4580];
/** Words that come quickly, and words of a slow recognizer. */
const wordLagsMs = [200, 600];
/** Longest playout after the caller's words that still counts as a reaction to them. */
const stopWithinMs = 1_000;

interface Utterance {
  words: string;
  sound: Int16Array;
}

/** Spoken into a long answer, with the settings agents have by default: what stops the agent and what does not. */
export async function runBackchannels({ isQuick, say }: BenchOptions) {
  const activity = await createVoiceActivity();
  const spoken = await speakAll(isQuick ? ['slt'] : fliteVoices.filter((voice) => voice !== 'kal16'));
  const offsets = isQuick ? offsetsMs.slice(0, 1) : offsetsMs;
  const people = recorded.map((name) => ({ words: saidIn[name], sound: readRecording(name) }));
  const result = {
    voiceActivity: activity.id,
    backchannels: await speakInto(activity, spoken.backchannels, offsets),
    interruptions: await speakInto(activity, [...spoken.interruptions, ...people], offsets),
  };
  for (const [index, lagMs] of wordLagsMs.entries()) {
    const false_ = result.backchannels[index];
    const real = result.interruptions[index];
    say(
      `words after ${lagMs} ms: ${false_?.stops} of ${false_?.spoken} backchannels stopped the agent, ` +
        `${(real?.spoken ?? 0) - (real?.stops ?? 0)} of ${real?.spoken} interruptions did not; ` +
        `those that did after ${real?.stopMs.p50} ms (p95 ${real?.stopMs.p95})`,
    );
  }
  return result;
}

async function speakAll(voices: readonly string[]) {
  const synthesis = await createFliteSynthesis();
  const speak = async (texts: readonly string[]) => {
    const utterances: Utterance[] = [];
    for (const voiceId of voices) {
      for (const text of texts) {
        utterances.push({ words: text.toLowerCase(), sound: await synthesis.speak({ text, voiceId, speed: 1 }) });
      }
    }
    return utterances;
  };
  return { backchannels: await speak(backchannels), interruptions: await speak(interruptions) };
}

async function speakInto(engine: VoiceActivityEngine, utterances: readonly Utterance[], offsets: readonly number[]) {
  const results = [];
  for (const wordLagMs of wordLagsMs) {
    const stops: { words: string; ms: number }[] = [];
    for (const utterance of utterances) {
      for (const offsetMs of offsets) {
        const ms = await stopsAfter(engine, utterance, offsetMs, wordLagMs);
        if (ms !== undefined) stops.push({ words: utterance.words, ms });
      }
    }
    const stopMs = spread(stops.map((stop) => stop.ms));
    const words = [...new Set(stops.map((stop) => stop.words))];
    results.push({ wordLagMs, spoken: utterances.length * offsets.length, stops: stops.length, stopMs, words });
  }
  return results;
}

/** From the beginning of the utterance until the agent is silent; undefined when it goes on. Unit: milliseconds. */
async function stopsAfter(
  engine: VoiceActivityEngine,
  { words, sound }: Utterance,
  offsetMs: number,
  wordLagMs: number,
) {
  const call = stageCall({ scenario: longReply, settings: settingsOf(), voiceActivity: engine.open(), wordLagMs });
  let isSounding = false;
  const watch = (sounding: object | undefined) => {
    isSounding = sounding !== undefined;
  };
  call.pause(400);
  call.speak(question, readRecording('goforward'), watch);
  for (let waitedMs = 0; !isSounding && waitedMs < scenario.patienceMs; waitedMs += 20) call.pause(20, watch);
  if (!isSounding) throw new Error('The agent did not answer');
  call.pause(offsetMs, watch);
  let spokenMs = 0;
  let stoppedMs: number | undefined;
  const watchStop = (sounding: object | undefined) => {
    spokenMs += 20;
    if (sounding === undefined) stoppedMs ??= spokenMs;
  };
  call.speak(words, sound, watchStop);
  const soundMs = (sound.length / sampleRateHz) * 1000;
  call.pause(Math.min(stopWithinMs, longReply.replyMs - offsetMs - soundMs - 100), watchStop);
  await call.hangUp();
  return stoppedMs;
}
