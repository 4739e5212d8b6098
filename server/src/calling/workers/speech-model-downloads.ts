import { join } from 'node:path';
import type { Egress } from '@parley/egress';
import type { Logger } from '#platform/log/logger.ts';
import { createModelFetch } from '../../providers/speech/local/models/model-fetch.ts';
import { createModelStore } from '../../providers/speech/local/models/model-store.ts';
import { type ModelDownloads, startModelDownloads } from '../../providers/speech/local/models/start-model-downloads.ts';
import { isSherpaInstalled } from '../../providers/speech/local/sherpa/sherpa-api.ts';
import type { VoiceConfig } from '../settings/voice-settings.ts';
import type { MediaWorkerPool } from './media-worker-pool.ts';

/** Downloads of full speech models: in the background, used by new calls once they work. */
export interface SpeechModelDownloads {
  /** Starts to download the configured models. */
  start(): void;
  /** A downloaded recognizer is in use for this language. */
  hasRecognizer(language: string): boolean;
  close(): Promise<void>;
}

export function createSpeechModelDownloads(parts: {
  config: VoiceConfig;
  egress: Egress;
  pool: Pick<MediaWorkerPool, 'useModel'>;
  log: Logger;
}): SpeechModelDownloads {
  const { config, pool, log } = parts;
  const recognized = new Set<string>();
  const store = createModelStore({
    folder: join(config.dataDir, 'models'),
    fetch: createModelFetch(parts.egress),
    mirror: config.modelsMirror,
    isOffline: config.areModelsOffline,
    allowsUnverified: config.allowsUnverifiedModels,
    log,
  });
  let downloads: ModelDownloads | undefined;
  return {
    start() {
      if (config.speechModels.length === 0 || !isSherpaInstalled()) return;
      downloads ??= startModelDownloads({
        store,
        wanted: config.speechModels,
        log,
        async onReady(model, folder) {
          await pool.useModel(model, folder);
          if (model.kind === 'speech-to-text') for (const language of model.languages) recognized.add(language);
        },
      });
    },
    hasRecognizer: (language) => recognized.has(language.toLowerCase().split('-')[0] ?? ''),
    async close() {
      await downloads?.close();
      await store.close();
    },
  };
}
