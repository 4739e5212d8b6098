import type { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { SpeechError } from '#voice/ports.ts';
import { readRecording, saidIn } from '../../../../../test/recordings/read-recording.ts';
import { createFvadActivity } from '../voice-activity/fvad-activity.ts';
import { createBuiltinSpeech } from './builtin-speech.ts';
import { createSpeechWorkers, type SpeechWorkers } from './create-speech-workers.ts';
import type { SpeechWorkerRole } from './messages.ts';
import { hear, say, textOf } from './testing/hear-and-say.ts';

let workers: SpeechWorkers | undefined;
const threads = new Map<SpeechWorkerRole, Worker>();
const onStart = (role: SpeechWorkerRole, thread: Worker) => void threads.set(role, thread);
afterEach(() => workers?.close());

it('a stream of a crashing recognizer worker fails with cut, once, and the next uses a new worker', async () => {
  const crashes: string[] = [];
  workers = createSpeechWorkers({ onStart, onCrash: (role) => crashes.push(role) });
  const port = workers.connect();
  const { speechToText } = createBuiltinSpeech(port);
  const activity = await createFvadActivity();
  const sound = readRecording('goforward');
  expect(textOf(await hear(speechToText, sound, { phrases: [saidIn.goforward] }, activity))).toBe(saidIn.goforward);
  const failures: SpeechError[] = [];
  const failed = new Promise<void>((resolve) => {
    speechToText.open(
      { language: 'en', keywords: [], phrases: [] },
      {
        partial() {},
        final() {},
        failed(error) {
          failures.push(error);
          resolve();
        },
      },
    );
  });
  await threads.get('hear')?.terminate();
  await failed;
  expect(failures[0]).toBeInstanceOf(SpeechError);
  expect(failures[0]).toMatchObject({ code: 'cut', engineId: 'builtin' });
  expect(textOf(await hear(speechToText, sound, { phrases: [saidIn.goforward] }, activity))).toBe(saidIn.goforward);
  expect(failures).toHaveLength(1);
  expect(crashes).toEqual(['hear']);
  expect(workers.health()).toEqual({ count: 2, missing: 0, hasCrashed: true });
  port.close();
});

it('an utterance of a crashing synthesis worker fails with cut, and the next uses a new worker', async () => {
  workers = createSpeechWorkers({ onStart });
  const port = workers.connect();
  const { textToSpeech } = createBuiltinSpeech(port);
  const before = await say(textToSpeech, 'slt', 'Sure.');
  const voice = textToSpeech.open({ voiceId: '', language: 'en', speed: 1, stability: 0.5 });
  const failures: SpeechError[] = [];
  const failed = new Promise<void>((resolve) => {
    for (let count = 0; count < 40; count++) {
      const utterance = voice.speak({
        audio() {},
        end() {},
        failed(error) {
          failures.push(error);
          resolve();
        },
      });
      utterance.write('We are open from Monday to Friday, and on Saturday until three in the afternoon.');
      utterance.end();
    }
  });
  await threads.get('speak')?.terminate();
  await failed;
  expect(failures.every(({ code }) => code === 'cut')).toBe(true);
  expect(await say(textToSpeech, 'slt', 'Sure.')).toEqual(before);
  voice.close();
  port.close();
});

it('a worker shared by two threads serves both, and continues when one disconnects', async () => {
  workers = createSpeechWorkers();
  const [one, two] = [workers.connect(), workers.connect()];
  const first = createBuiltinSpeech(one);
  const second = createBuiltinSpeech(two);
  const [a, b] = await Promise.all([say(first.textToSpeech, 'slt', 'Sure.'), say(second.textToSpeech, 'slt', 'Sure.')]);
  expect(a).toEqual(b);
  one.close();
  expect(await say(second.textToSpeech, 'slt', 'Sure.')).toEqual(a);
  two.close();
});
