import { writeFileSync } from 'node:fs';
import { openCallerSpeech } from '../../server/test/caller-speech.ts';
import { wavOf } from '../../widget/testing/voice-browser.ts';

const sampleRateHz = 16_000;
const answerMs = 12_000;

let question: Promise<Int16Array> | undefined;

/** Recorded once per worker: its test files share it. */
async function recordQuestion(): Promise<Int16Array> {
  const speech = openCallerSpeech();
  try {
    return await speech.say('What are your opening hours?');
  } finally {
    await speech.close();
  }
}

/**
 * Writes what a browser's microphone plays over and over: `pauseMs` for the greeting, "What are your opening hours?", and
 * time for the answer.
 */
export async function writeAskingMicrophone(path: string, { pauseMs }: { pauseMs: number }): Promise<void> {
  question ??= recordQuestion();
  const asked = await question;
  const pauseSamples = (pauseMs * sampleRateHz) / 1000;
  const sound = new Int16Array(pauseSamples + asked.length + (answerMs * sampleRateHz) / 1000);
  sound.set(asked, pauseSamples);
  writeFileSync(path, wavOf(sound, sampleRateHz));
}
