import { afterAll, beforeAll } from 'vitest';
import { readRecording, saidIn } from '../../../../../test/recordings/read-recording.ts';
import { speechToTextConformance } from '../../../conformance/speech-to-text.conformance.ts';
import { textToSpeechConformance } from '../../../conformance/text-to-speech.conformance.ts';
import { createBuiltinSpeech } from './builtin-speech.ts';
import { createSpeechWorkers, type SpeechWorkers } from './create-speech-workers.ts';

let workers: SpeechWorkers;
beforeAll(() => {
  workers = createSpeechWorkers();
});
afterAll(() => workers.close());

function open() {
  const port = workers.connect();
  return { ...createBuiltinSpeech(port), close: async () => port.close() };
}

textToSpeechConformance('the built-in voice', async () => {
  const { textToSpeech, close } = open();
  return { engine: textToSpeech, close };
});

speechToTextConformance('the built-in recognizer', async () => {
  const { speechToText, close } = open();
  return { engine: speechToText, close };
}, [
  { sound: readRecording('goforward'), text: saidIn.goforward },
  { sound: readRecording('001'), text: saidIn['001'] },
]);
