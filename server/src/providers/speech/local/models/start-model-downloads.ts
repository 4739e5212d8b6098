import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#platform/log/logger.ts';
import { bytesOf, type SpeechModel } from './catalogue.ts';
import { ModelError, mayPass } from './model-error.ts';
import type { ModelStore } from './model-store.ts';

export interface ModelDownloadsOptions {
  store: ModelStore;
  /** Models from `selectModels`. */
  wanted: readonly SpeechModel[];
  log: Pick<Logger, 'info' | 'warn'>;
  /** The model lies whole in the folder: load it. What it throws is logged, and the model is left alone. */
  onReady(model: SpeechModel, folder: string): Promise<void>;
  /** Pauses after a failure that may pass; the last one repeats. Unit: milliseconds. Default: 1, 5, 15, 60 minutes. */
  waitsMs?: readonly number[];
  /** Default: the clock of the machine, not keeping the process alive. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

export interface ModelDownloads {
  /** Resolves when each model is in use or has been given up. */
  settled: Promise<void>;
  close(): Promise<void>;
}

const defaultWaitsMs = [60_000, 300_000, 900_000, 3_600_000];

/**
 * Fetches models one after another in the background and hands each over when it is whole. Returns at once. Without
 * internet it says so once per model and goes on trying at growing intervals; a line is written only when something
 * has changed.
 */
export function startModelDownloads(options: ModelDownloadsOptions): ModelDownloads {
  const stop = new AbortController();
  const settled = bringAll(options, stop.signal);
  return {
    settled,
    async close() {
      stop.abort();
      await settled;
    },
  };
}

async function bringAll(options: ModelDownloadsOptions, signal: AbortSignal): Promise<void> {
  const waitsMs = options.waitsMs ?? defaultWaitsMs;
  const sleep = options.sleep ?? ((ms, stop) => delay(ms, undefined, { signal: stop, ref: false }));
  const lastReasons = new Map<string, string>();
  let open = [...options.wanted];
  for (let round = 0; open.length > 0 && !signal.aborted; round += 1) {
    const again: SpeechModel[] = [];
    for (const model of open) {
      if (!signal.aborted && (await bring(model, options, signal, lastReasons)) === 'again') again.push(model);
    }
    open = again;
    if (open.length > 0) await sleep(waitsMs[Math.min(round, waitsMs.length - 1)] ?? 0, signal).catch(() => undefined);
  }
}

async function bring(
  model: SpeechModel,
  { store, log, onReady }: ModelDownloadsOptions,
  signal: AbortSignal,
  lastReasons: Map<string, string>,
): Promise<'done' | 'again'> {
  const fields = { model: model.id };
  let folder: string;
  try {
    folder = await fetchUnlessThere(model, store, log, signal, lastReasons.has(model.id));
  } catch (error) {
    if (signal.aborted) return 'done';
    const reason = error instanceof Error ? error.message : String(error);
    const isPassing = error instanceof ModelError && mayPass(error.code);
    if (lastReasons.get(model.id) !== reason) {
      if (isPassing)
        log.info(
          { event: 'speech_model.download_delayed', ...fields, reason },
          'speech model download failed, will retry',
        );
      else log.warn({ event: 'speech_model.download_failed', ...fields, reason }, 'speech model download failed');
    }
    lastReasons.set(model.id, reason);
    return isPassing ? 'again' : 'done';
  }
  if (signal.aborted) return 'done';
  try {
    await onReady(model, folder);
    log.info({ event: 'speech_model.activated', ...fields }, 'speech model in use for new calls');
  } catch (error) {
    log.warn(
      { event: 'speech_model.activation_failed', ...fields, err: error },
      'speech model failed its self-test and is not used',
    );
  }
  return 'done';
}

async function fetchUnlessThere(
  model: SpeechModel,
  store: ModelStore,
  log: ModelDownloadsOptions['log'],
  signal: AbortSignal,
  isQuiet: boolean,
): Promise<string> {
  const known = (await store.list()).find((status) => status.model.id === model.id)?.state;
  if (known?.state === 'ready') return known.folder;
  if (!isQuiet)
    log.info(
      { event: 'speech_model.download_started', model: model.id, bytes: bytesOf(model) },
      'speech model download started',
    );
  return store.download(model.id, { signal });
}
