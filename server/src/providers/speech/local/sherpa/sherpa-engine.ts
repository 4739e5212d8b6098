import {
  loadSherpa,
  type OfflineTts,
  type OfflineTtsConfig,
  type OnlineRecognizer,
  type OnlineRecognizerConfig,
} from './sherpa-api.ts';

/** Factory of engines from models: the library, or a fake. Threads and processes get its URL. */
export interface SherpaEngine {
  createRecognizer(engineId: string, config: OnlineRecognizerConfig): OnlineRecognizer;
  createVoice(engineId: string, config: OfflineTtsConfig): Promise<OfflineTts>;
}

/** The real recognizer. Blocks while it loads. */
export const createRecognizer: SherpaEngine['createRecognizer'] = (engineId, config) => {
  const { OnlineRecognizer } = loadSherpa(engineId);
  return new OnlineRecognizer(config);
};

/** The real voice; loads outside the event loop. */
export const createVoice: SherpaEngine['createVoice'] = (engineId, config) =>
  loadSherpa(engineId).OfflineTts.createAsync(config);
