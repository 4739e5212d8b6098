import type { Egress } from '@parley/egress';
import type { SpeechToText } from '#voice/ports.ts';
import { openAssemblyAiStream } from './assemblyai-stream.ts';

export interface AssemblyAiSpeechToTextOptions {
  apiKey: string;
  /** Default: `wss://streaming.assemblyai.com/v3/ws`; `wss://streaming.eu.assemblyai.com/v3/ws` keeps sound in Europe. */
  baseUrl?: string;
  /** Default: `universal-streaming-multilingual` (English, Spanish, German, French, Portuguese, Italian). */
  model?: string;
  egress: Pick<Egress, 'openWebSocket'>;
  /** Unit: milliseconds. Until the session has begun, and from a flush to its words. Default: 5 s each. */
  timeouts?: { connectMs?: number; answerMs?: number };
}

const defaultUrl = 'wss://streaming.assemblyai.com/v3/ws';

/** Hears through AssemblyAI's streaming. Sessions last three hours at most; then the stream says `cut`. */
export function createAssemblyAiSpeechToText(options: AssemblyAiSpeechToTextOptions): SpeechToText {
  const { apiKey, baseUrl = defaultUrl, model = 'universal-streaming-multilingual', egress, timeouts = {} } = options;
  const id = `assemblyai/${model}`;
  const { connectMs = 5_000, answerMs = 5_000 } = timeouts;
  const headers = { authorization: apiKey };
  return {
    id,
    vocabulary: 'open',
    open: (recognition, listener) =>
      openAssemblyAiStream(
        { egress, engineId: id, baseUrl, model, headers, connectMs, answerMs },
        recognition,
        listener,
      ),
  };
}
