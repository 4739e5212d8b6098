import {
  loadSherpa,
  type OfflineTts,
  type OfflineTtsConfig,
  type OnlineRecognizer,
  type OnlineRecognizerConfig,
} from './sherpa-api.ts';

/** What makes engines out of models: the library, or a stand-in for it. Threads and processes are told its address. */
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
