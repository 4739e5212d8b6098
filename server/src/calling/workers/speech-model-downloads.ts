import { join } from 'node:path';
import type { Egress } from '@parley/egress';
import type { SpeechModelChoices, SpeechModelLibrary, SpeechModelStatus } from '#areas/platform/speech-models';
import type { Logger } from '#platform/log/logger.ts';
import { bytesOf, catalogue, isVerifiable, type SpeechModel } from '../../providers/speech/local/models/catalogue.ts';
import { fileUrls } from '../../providers/speech/local/models/fetch-model.ts';
import { createModelFetch } from '../../providers/speech/local/models/model-fetch.ts';
import { createModelStore, type ModelStatus } from '../../providers/speech/local/models/model-store.ts';
import { type ModelDownloads, startModelDownloads } from '../../providers/speech/local/models/start-model-downloads.ts';
import { isSherpaInstalled } from '../../providers/speech/local/sherpa/sherpa-api.ts';
import type { VoiceConfig } from '../settings/voice-settings.ts';
import type { MediaWorkerPool } from './media-worker-pool.ts';

/** Downloads of full speech models: in the background, used by new calls once they work. */
export interface SpeechModelDownloads extends SpeechModelLibrary {
  /** Starts to download the chosen models. */
  start(): Promise<void>;
  /** A downloaded recognizer is in use for this language. */
  hasRecognizer(language: string): boolean;
  close(): Promise<void>;
}

export interface SpeechModelDownloadsParts {
  config: Pick<
    VoiceConfig,
    'allowsUnverifiedModels' | 'areModelsOffline' | 'dataDir' | 'modelsMirror' | 'speechModels'
  >;
  /** Free disk space that downloads leave to the database. */
  diskReserveBytes: number;
  egress: Pick<Egress, 'fetchFor'>;
  pool: Pick<MediaWorkerPool, 'stopUsingModel' | 'useModel'>;
  readChoices(): Promise<SpeechModelChoices>;
  log: Logger;
  /** Default: the catalogue of this version. */
  models?: readonly SpeechModel[];
  /** Default: looks for the package. */
  isEngineInstalled?: () => boolean;
}

export function createSpeechModelDownloads(parts: SpeechModelDownloadsParts): SpeechModelDownloads {
  return new Downloads(parts);
}

class Downloads implements SpeechModelDownloads {
  readonly allowsDownloads: boolean;
  readonly allowsUnverified: boolean;
  readonly mirror: string | null;
  readonly isEngineInstalled: () => boolean;
  readonly #parts: SpeechModelDownloadsParts;
  readonly #models: readonly SpeechModel[];
  readonly #store: ReturnType<typeof createModelStore>;
  readonly #downloads: ModelDownloads;
  readonly #chosen = new Set<string>();
  readonly #inUse = new Map<string, SpeechModel>();
  /** Reasons why complete models are not used. */
  readonly #unusable = new Map<string, string>();

  constructor(parts: SpeechModelDownloadsParts) {
    const { config, log } = parts;
    this.#parts = parts;
    this.#models = parts.models ?? catalogue;
    this.isEngineInstalled = parts.isEngineInstalled ?? isSherpaInstalled;
    this.allowsDownloads = !config.areModelsOffline;
    this.allowsUnverified = config.allowsUnverifiedModels;
    this.mirror = config.modelsMirror ?? null;
    this.#store = createModelStore({
      folder: join(config.dataDir, 'models'),
      fetch: createModelFetch(parts.egress),
      mirror: config.modelsMirror,
      isOffline: config.areModelsOffline,
      allowsUnverified: config.allowsUnverifiedModels,
      reserveBytes: parts.diskReserveBytes,
      models: this.#models,
      log,
    });
    const onReady = (model: SpeechModel, folder: string) => this.#use(model, folder);
    this.#downloads = startModelDownloads({ store: this.#store, wanted: [], log, onReady });
  }

  async start(): Promise<void> {
    const wanted = chosenModels(this.#models, this.#parts.config.speechModels, await this.#parts.readChoices());
    for (const { id } of wanted) this.#chosen.add(id);
    if (this.isEngineInstalled()) this.#downloads.addInTurn(wanted);
  }

  hasRecognizer(language: string): boolean {
    const primary = language.toLowerCase().split('-')[0] ?? '';
    return [...this.#inUse.values()].some(
      ({ kind, languages }) => kind === 'speech-to-text' && languages.includes(primary),
    );
  }

  async list(): Promise<readonly SpeechModelStatus[]> {
    return (await this.#store.list()).map((status) => this.#describe(status));
  }

  async find(id: string): Promise<SpeechModelStatus | undefined> {
    return (await this.list()).find((status) => status.id === id);
  }

  download(id: string): void {
    const model = this.#models.find((one) => one.id === id);
    if (model === undefined) return;
    this.#chosen.add(id);
    if (!this.#inUse.has(id)) this.#downloads.add(model);
  }

  async remove(id: string): Promise<void> {
    this.#chosen.delete(id);
    this.#unusable.delete(id);
    await this.#downloads.cancel(id);
    if (this.#inUse.delete(id)) await this.#parts.pool.stopUsingModel(id);
    await this.#store.remove(id);
  }

  async verify(id: string) {
    return (await this.#store.verify(id)).map(({ file, kind, message }) => ({ file: file.path, kind, message }));
  }

  async close(): Promise<void> {
    await this.#downloads.close();
    await this.#store.close();
  }

  async #use(model: SpeechModel, folder: string): Promise<void> {
    this.#unusable.delete(model.id);
    try {
      await this.#parts.pool.useModel(model, folder);
      this.#inUse.set(model.id, model);
    } catch (error) {
      this.#unusable.set(model.id, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  #describe({ model, state, folder, bytesOnDisk }: ModelStatus): SpeechModelStatus {
    const { id, kind, languages, description, licence } = model;
    const { mirror } = this;
    const error = state.state === 'failed' ? state.reason : (this.#unusable.get(id) ?? null);
    return {
      id,
      kind,
      languages,
      description,
      licence,
      folder,
      error,
      sourceUrl: model.source,
      files: model.files.map((file) => ({
        name: file.path,
        bytes: file.bytes,
        sha256: file.sha256,
        url: fileUrls(model, file, mirror ?? undefined)[0] ?? '',
      })),
      bytes: bytesOf(model),
      bytesDone: bytesOnDisk,
      state: state.state,
      isChosen: this.#chosen.has(id),
      isVerifiable: isVerifiable(model),
      isInUse: this.#inUse.has(id),
      willRetry: state.state === 'failed' && this.#downloads.isUnderWay(id),
    };
  }
}

/** The models of the setting without removed ones, then those that were requested. */
function chosenModels(
  models: readonly SpeechModel[],
  configured: readonly SpeechModel[],
  { added, removed }: SpeechModelChoices,
): readonly SpeechModel[] {
  const requested = added.flatMap((id) => models.filter((model) => model.id === id));
  return [...new Set([...configured.filter(({ id }) => !removed.includes(id)), ...requested])];
}
