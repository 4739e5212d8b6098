import { parentPort, workerData } from 'node:worker_threads';
import { createRecogniserLoop } from './recogniser-loop.ts';
import type { FromRecogniser, ToRecogniser } from './recogniser-messages.ts';
import type { OnlineRecogniserConfig } from './sherpa-api.ts';
import type { SherpaEngine } from './sherpa-engine.ts';

/** What `createSherpaRecogniser` starts a thread with. */
export interface RecogniserThreadData {
  /** Module of the form of `SherpaEngine`. */
  engine: string;
  engineId: string;
  language: string;
  config: OnlineRecogniserConfig;
}

const data = workerData as RecogniserThreadData;
const post = (message: FromRecogniser) => parentPort?.postMessage(message);

try {
  const engine: SherpaEngine = await import(data.engine);
  const loop = createRecogniserLoop({
    recogniser: engine.createRecogniser(data.engineId, data.config),
    language: data.language,
    post,
    schedule: setImmediate,
  });
  parentPort?.on('message', (message: ToRecogniser) => loop.take(message));
  post({ kind: 'loaded' });
} catch (error) {
  post({ kind: 'unusable', message: error instanceof Error ? error.message : String(error) });
}
