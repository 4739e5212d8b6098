import type { MessagePort } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VoiceActivityEngine } from '#voice/ports.ts';
import { overThePhone } from '#voice/testing/over-the-phone.ts';
import { readRecording, saidIn } from '../../../../../test/recordings/read-recording.ts';
import { isLong } from '../../../../../test/rounds.ts';
import { createVoiceActivity } from '../voice-activity/create-voice-activity.ts';
import { type BuiltinSpeech, createBuiltinSpeech } from './builtin-speech.ts';
import { createSpeechWorkers, type SpeechWorkers } from './create-speech-workers.ts';
import { hear, say, textOf } from './testing/hear-and-say.ts';

let workers: SpeechWorkers;
let port: MessagePort;
let speech: BuiltinSpeech;
let activity: VoiceActivityEngine;
beforeAll(async () => {
  workers = createSpeechWorkers();
  port = workers.connect();
  speech = createBuiltinSpeech(port);
  activity = await createVoiceActivity();
});
afterAll(async () => {
  port.close();
  await workers.close();
});

const phrases = [
  'What are your opening hours?',
  'How much is a standard service?',
  'Do you have parking?',
  'Can I speak to a person?',
  'I would like to book an appointment',
  'ten of clubs',
  'four queen of clubs',
  'seven of clubs',
  'go forward ten meters',
];

const sentences = [
  ['What are your opening hours?', 'What are your opening hours?'],
  ['Tomorrow at 3:30 pm.', 'tomorrow at 3:30 pm'],
  ['How much is a standard service?', 'How much is a standard service?'],
  ['Um, do you have parking, please?', 'Do you have parking?'],
  ['Can I speak to a person?', 'Can I speak to a person?'],
  ['I would like to book an appointment.', 'I would like to book an appointment'],
  ['Next Friday.', 'next friday'],
  ['Thank you very much.', 'thank you very much'],
] as const;

// All sentences by one voice; the others differ in how they sound, which two sentences show.
describe.each([
  ['slt', sentences],
  ['rms', isLong ? sentences : sentences.slice(0, 2)],
  ['awb', isLong ? sentences : sentences.slice(0, 2)],
] as const)('speech synthesized by %s is transcribed over a telephone line', (voiceId, spoken) => {
  it.each(spoken)('%s', async (said, heard) => {
    const sound = overThePhone(await say(speech.textToSpeech, voiceId, said));
    expect(textOf(await hear(speech.speechToText, sound, { phrases }, activity))).toBe(heard);
  });
});

describe.each([
  ['clear', (sound: Int16Array) => sound],
  ['over a telephone line', overThePhone],
])('recorded speech, %s', (_, line) => {
  it.each(['001', '002', '003', 'goforward'] as const)('%s is recognized', async (name) => {
    const finals = await hear(speech.speechToText, line(readRecording(name)), { phrases }, activity);
    expect(textOf(finals)).toBe(saidIn[name]);
    expect(finals.every(({ confidence = 0 }) => confidence >= 0.5)).toBe(true);
  });

  it.each(['austen0870', 'austen0880'] as const)('%s, an unexpected phrase, is rejected', async (name) => {
    const finals = await hear(speech.speechToText, line(readRecording(name)), { phrases }, activity);
    expect(finals.length).toBeGreaterThan(0);
    expect(textOf(finals)).toBe('');
  });
});

it('expected phrases can change during a call', async () => {
  const sound = readRecording('goforward');
  expect(textOf(await hear(speech.speechToText, sound, { phrases: ['what are your opening hours'] }, activity))).toBe(
    '',
  );
  expect(textOf(await hear(speech.speechToText, sound, { phrases: [saidIn.goforward] }, activity))).toBe(
    saidIn.goforward,
  );
});

// Recording 003 was heard as "it's 70666" where the agent had asked for nothing.
it.each([
  ['a reading', () => readRecording('003')],
  ['a lone day', () => say(speech.textToSpeech, 'slt', 'Next Friday.')],
] as const)('%s is no number or day where the agent asked for none', async (_, soundOf) => {
  const sound = overThePhone(await soundOf());
  const finals = await hear(speech.speechToText, sound, { agentText: 'You find us at Quay Street 12.' }, activity);
  expect(finals.length).toBeGreaterThan(0);
  expect(textOf(finals)).toBe('');
});

it('a French recognizer does not match English', async () => {
  const finals = await hear(speech.speechToText, readRecording('austen0880'), { language: 'fr-FR' }, activity);
  expect(finals.length).toBeGreaterThan(0);
  expect(textOf(finals)).toBe('');
});
