import { parentPort, workerData } from 'node:worker_threads';
import { createRecognizerLoop } from './recognizer-loop.ts';
import type { FromRecognizer, ToRecognizer } from './recognizer-messages.ts';
import type { OnlineRecognizerConfig } from './sherpa-api.ts';
import type { SherpaEngine } from './sherpa-engine.ts';

/** Data with which `createSherpaRecognizer` starts a thread. */
export interface RecognizerThreadData {
  /** Module of the form of `SherpaEngine`. */
  engine: string;
  engineId: string;
  language: string;
  config: OnlineRecognizerConfig;
}

const data = workerData as RecognizerThreadData;
const post = (message: FromRecognizer) => parentPort?.postMessage(message);

try {
  const engine: SherpaEngine = await import(data.engine);
  const loop = createRecognizerLoop({
    recognizer: engine.createRecognizer(data.engineId, data.config),
    language: data.language,
    post,
    schedule: setImmediate,
  });
  parentPort?.on('message', (message: ToRecognizer) => loop.take(message));
  post({ kind: 'loaded' });
} catch (error) {
  post({ kind: 'unusable', message: error instanceof Error ? error.message : String(error) });
}
