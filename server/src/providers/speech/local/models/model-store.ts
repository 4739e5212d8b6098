import { bytesOf, catalogue, type SpeechModel } from './catalogue.ts';
import { type FetchModelOptions, fetchModel } from './fetch-model.ts';
import { isLocked } from './folder-lock.ts';
import { ModelError } from './model-error.ts';
import { type FileProblem, type ModelFolder, openModelFolder } from './model-folder.ts';

export type ModelState =
  | { state: 'absent' }
  /** Also while another process on the same folder fetches it. */
  | { state: 'downloading'; bytesDone: number; bytesTotal: number }
  | { state: 'ready'; folder: string }
  | { state: 'failed'; reason: string };

export interface ModelStatus {
  model: SpeechModel;
  state: ModelState;
  /** Place of its files, also while there are none. */
  folder: string;
  /** Size of its files on disk, unfinished ones included. Unit: bytes. */
  bytesOnDisk: number;
}

export interface ModelStoreOptions extends FetchModelOptions {
  /** Default: the catalogue of this version. */
  models?: readonly SpeechModel[];
}

export interface ModelStore {
  /** Every model of the catalogue. The first time it reads files that were copied in by hand from end to end. */
  list(): Promise<readonly ModelStatus[]>;
  /**
   * Resolves with the folder of the model when it is whole, fetching what is missing; waits where another process is
   * fetching it. Throws ModelError. Unfinished files stay for the next time. A second caller shares the first download.
   */
  download(id: string, options?: { signal?: AbortSignal }): Promise<string>;
  /** Reads every file from end to end. Returns the files that are missing or not what they should be, with reasons. */
  verify(id: string): Promise<readonly FileProblem[]>;
  /** Deletes a model. Does nothing where there is none; refuses while it is being fetched. */
  remove(id: string): Promise<void>;
  /** Stops what is under way. */
  close(): Promise<void>;
}

/** The speech models of one data folder, which several processes may share. */
export function createModelStore(options: ModelStoreOptions): ModelStore {
  const models = options.models ?? catalogue;
  const stop = new AbortController();
  const running = new Map<string, Promise<string>>();
  const failures = new Map<string, string>();

  function get(id: string): SpeechModel {
    const model = models.find((one) => one.id === id);
    if (model) return model;
    throw new ModelError('unknown', `There is no speech model "${id}"; see npm run models -- list.`);
  }

  async function statusOf(model: SpeechModel): Promise<ModelStatus> {
    const folder = openModelFolder(options.folder, model);
    const bytesOnDisk = await folder.bytesOnDisk();
    return { model, folder: folder.path, bytesOnDisk, state: await stateOf(model, folder, bytesOnDisk) };
  }

  async function stateOf(model: SpeechModel, folder: ModelFolder, bytesDone: number): Promise<ModelState> {
    if ((await folder.findMissing()).length === 0) return { state: 'ready', folder: folder.path };
    if (running.has(model.id) || (await isLocked(folder.lockPath))) {
      return { state: 'downloading', bytesDone, bytesTotal: bytesOf(model) };
    }
    const reason = failures.get(model.id);
    return reason === undefined ? { state: 'absent' } : { state: 'failed', reason };
  }

  async function run(model: SpeechModel, signal: AbortSignal): Promise<string> {
    failures.delete(model.id);
    try {
      return await fetchModel(model, options, signal);
    } catch (error) {
      if (error instanceof ModelError && error.code !== 'cancelled') failures.set(model.id, error.message);
      throw error;
    } finally {
      running.delete(model.id);
    }
  }

  return {
    list: () => Promise.all(models.map(statusOf)),

    async download(id, { signal } = {}) {
      const model = get(id);
      const known = running.get(id);
      if (known) return known;
      const work = run(model, signal ? AbortSignal.any([signal, stop.signal]) : stop.signal);
      running.set(id, work);
      return work;
    },

    verify: async (id) => openModelFolder(options.folder, get(id)).findProblems(),

    async remove(id) {
      const folder = openModelFolder(options.folder, get(id));
      if (running.has(id) || (await isLocked(folder.lockPath))) {
        throw new ModelError('disk', `${id} is being downloaded; stop that first.`);
      }
      failures.delete(id);
      await folder.remove();
    },

    async close() {
      stop.abort();
      await Promise.allSettled(running.values());
    },
  };
}
