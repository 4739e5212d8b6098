import type { MessagePort } from 'node:worker_threads';
import type { SpeechToText, TextToSpeech } from '#voice/ports.ts';
import { createBuiltinSpeechToText } from './builtin-speech-to-text.ts';
import { createBuiltinTextToSpeech } from './builtin-text-to-speech.ts';
import type { HearReply, HearRequest, SpeakReply, SpeakRequest } from './messages.ts';
import { createWorkerLinks } from './worker-links.ts';

export interface BuiltinSpeech {
  speechToText: SpeechToText;
  textToSpeech: TextToSpeech;
}

/** The embedded engines for calls of this thread. `port`: from `SpeechWorkers.connect`, closed by the caller. */
export function createBuiltinSpeech(port: MessagePort): BuiltinSpeech {
  const hearing = createWorkerLinks<HearRequest, HearReply>(port, 'hear');
  const speaking = createWorkerLinks<SpeakRequest, SpeakReply>(port, 'speak', (link) =>
    link.send({ kind: 'prepare', voiceId: '', language: 'en' }),
  );
  port.unref();
  return {
    speechToText: createBuiltinSpeechToText(hearing),
    textToSpeech: createBuiltinTextToSpeech(speaking),
  };
}
