import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#platform/log/logger.ts';
import { bytesOf, isVerifiable, type ModelFile, type SpeechModel } from './catalogue.ts';
import { type FetchModel, fetchFile } from './fetch-file.ts';
import { type FolderLock, takeLock } from './folder-lock.ts';
import { diskError, ModelError } from './model-error.ts';
import { type ModelFolder, openModelFolder } from './model-folder.ts';

export interface ModelProgress {
  model: SpeechModel;
  bytesDone: number;
  bytesTotal: number;
}

export interface FetchModelOptions {
  /** Created when the first model is fetched. */
  folder: string;
  /** The way out; of the platform, so that addresses are judged. Must follow redirects. */
  fetch: FetchModel;
  /** Address that holds `<id>/<file>`; asked instead of the publishers. */
  mirror?: string | undefined;
  /** Nothing is fetched; what lies in the folder is used. */
  isOffline?: boolean;
  /** Takes models without a known checksum and holds later downloads against what came the first time. */
  allowsUnverified?: boolean;
  /** Free space left to the database that may live on the same disk. Default: that of PARLEY_DISK_RESERVE_MB. */
  reserveBytes?: number;
  log: Pick<Logger, 'debug'>;
  /** At most once per 1 % of a model. */
  onProgress?: (progress: ModelProgress) => void;
  /** Pauses between rounds over the addresses; their number bounds the rounds. Unit: milliseconds. */
  retryWaitsMs?: readonly number[];
  /** Default: the clock of the machine. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const defaultWaitsMs = [1_000, 5_000, 20_000];
const lockPollMs = 1_000;
const defaultReserveBytes = 512 * 1024 * 1024;

/**
 * Makes a model whole: resolves with its folder. One process fetches, others on the same folder wait for it. Throws
 * ModelError; what came so far stays for the next time.
 */
export async function fetchModel(model: SpeechModel, options: FetchModelOptions, signal: AbortSignal): Promise<string> {
  const folder = openModelFolder(options.folder, model);
  if ((await folder.findMissing()).length === 0) return folder.path;
  refuse(model, options);
  try {
    await folder.create();
    const lock = await waitForLock(folder, options, signal);
    if (!lock) return folder.path;
    try {
      await fetchMissing(model, folder, options, signal);
      return folder.path;
    } finally {
      await lock.release();
    }
  } catch (error) {
    throw error instanceof ModelError ? error : diskError(error, options.folder);
  }
}

function refuse(model: SpeechModel, options: FetchModelOptions): void {
  if (options.isOffline === true) {
    throw new ModelError(
      'offline',
      `Downloads are switched off (PARLEY_MODELS_OFFLINE); copy ${model.id} into ${options.folder} instead.`,
    );
  }
  if (!isVerifiable(model) && options.allowsUnverified !== true) {
    throw new ModelError(
      'unverified',
      `No checksum of ${model.id} is known, so what comes cannot be told from something else. ` +
        'To take it all the same and hold later downloads against it, set PARLEY_MODELS_ALLOW_UNVERIFIED=true.',
    );
  }
}

/** The lock, or undefined when the other process has made the model whole meanwhile. */
async function waitForLock(
  folder: ModelFolder,
  options: FetchModelOptions,
  signal: AbortSignal,
): Promise<FolderLock | undefined> {
  for (;;) {
    const lock = await takeLock(folder.lockPath);
    if (lock) return lock;
    if ((await folder.findMissing()).length === 0) return undefined;
    await pause(lockPollMs, options, signal);
  }
}

async function fetchMissing(
  model: SpeechModel,
  folder: ModelFolder,
  options: FetchModelOptions,
  signal: AbortSignal,
): Promise<void> {
  const missing = await folder.findMissing();
  await checkSpace(model, folder, options);
  let doneBefore = bytesOf(model) - missing.reduce((sum, file) => sum + file.bytes, 0);
  const tell = progressTeller(model, options.onProgress);
  for (const file of missing) {
    const sha256 = await withRounds(options, signal, async () =>
      fetchFile({
        file,
        target: join(folder.path, file.path),
        urls: fileUrls(model, file, options.mirror),
        sha256: await folder.expected(file),
        fetch: options.fetch,
        signal,
        onBytes: (bytes) => tell(doneBefore + bytes),
      }),
    );
    await folder.record(file, sha256);
    doneBefore += file.bytes;
  }
}

async function withRounds<T>(options: FetchModelOptions, signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  const waitsMs = options.retryWaitsMs ?? defaultWaitsMs;
  for (let round = 0; ; round += 1) {
    try {
      return await attempt();
    } catch (error) {
      const waitMs = waitsMs[round];
      if (!(error instanceof ModelError) || error.code !== 'unreachable' || waitMs === undefined) throw error;
      options.log.debug(
        { event: 'speech_model.download_retried', err: error, waitMs },
        'speech model download is retried',
      );
      await pause(waitMs, options, signal);
    }
  }
}

async function pause(ms: number, options: FetchModelOptions, signal: AbortSignal): Promise<void> {
  const sleep = options.sleep ?? ((wait, stop) => delay(wait, undefined, { signal: stop }));
  await sleep(ms, signal).catch(() => undefined);
  if (signal.aborted) throw new ModelError('cancelled', 'The download was stopped; it goes on the next time.');
}

/** Addresses a file is fetched from, in this order: the mirror's alone where there is one. */
export function fileUrls(model: SpeechModel, file: ModelFile, mirror: string | undefined): readonly string[] {
  return mirror === undefined ? file.urls : [`${mirror.replace(/\/+$/, '')}/${model.id}/${file.path}`];
}

async function checkSpace(model: SpeechModel, folder: ModelFolder, options: FetchModelOptions): Promise<void> {
  const neededBytes = bytesOf(model) - (await folder.bytesOnDisk());
  const { bavail, bsize } = await statfs(folder.path);
  const reserveBytes = options.reserveBytes ?? defaultReserveBytes;
  if (bavail * bsize >= neededBytes + reserveBytes) return;
  const inMb = (bytes: number) => Math.ceil(bytes / 1e6);
  throw new ModelError(
    'disk-full',
    `${model.id} needs ${inMb(neededBytes + reserveBytes)} MB free on the disk of ${options.folder}, ${inMb(reserveBytes)} MB of it reserved for the database (PARLEY_DISK_RESERVE_MB).`,
  );
}

function progressTeller(model: SpeechModel, tell: FetchModelOptions['onProgress']): (bytesDone: number) => void {
  const bytesTotal = bytesOf(model);
  let told = -1;
  return (bytesDone) => {
    const percent = Math.floor((bytesDone / bytesTotal) * 100);
    if (percent === told) return;
    told = percent;
    tell?.({ model, bytesDone, bytesTotal });
  };
}
