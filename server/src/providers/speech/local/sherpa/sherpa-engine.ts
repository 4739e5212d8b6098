import {
  loadSherpa,
  type OfflineTts,
  type OfflineTtsConfig,
  type OnlineRecogniser,
  type OnlineRecogniserConfig,
} from './sherpa-api.ts';

/** What makes engines out of models: the library, or a stand-in for it. Threads and processes are told its address. */
export interface SherpaEngine {
  createRecogniser(engineId: string, config: OnlineRecogniserConfig): OnlineRecogniser;
  createVoice(engineId: string, config: OfflineTtsConfig): Promise<OfflineTts>;
}

/** The real recogniser. Blocks while it loads. */
export const createRecogniser: SherpaEngine['createRecogniser'] = (engineId, config) => {
  const { OnlineRecognizer } = loadSherpa(engineId);
  return new OnlineRecognizer(config);
};

/** The real voice; loads outside the event loop. */
export const createVoice: SherpaEngine['createVoice'] = (engineId, config) =>
  loadSherpa(engineId).OfflineTts.createAsync(config);
