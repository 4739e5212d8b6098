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
  /** The model lies whole in the folder: load it. What it throws is logged, and the model is not used. */
  onReady(model: SpeechModel, folder: string): Promise<void>;
  /** Pauses after a failure that may pass; the last one repeats. Unit: milliseconds. Default: 1, 5, 15, 60 minutes. */
  waitsMs?: readonly number[];
  /** Default: the clock of the machine, not keeping the process alive. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

export interface ModelDownloads {
  /** Resolves when each model that was wanted at first is in use or has been given up. */
  settled: Promise<void>;
  /** Begins with one more model at once; does nothing while it is under way. */
  add(model: SpeechModel): void;
  /** Begins with models one after another, after those added like this before. */
  addInTurn(models: readonly SpeechModel[]): void;
  /** True until a model is in use or has been given up: it is fetched, waits for its turn, or for a retry. */
  isUnderWay(id: string): boolean;
  /** Stops one model. What came so far stays on disk. */
  cancel(id: string): Promise<void>;
  close(): Promise<void>;
}

const defaultWaitsMs = [60_000, 300_000, 900_000, 3_600_000];

/**
 * Fetches models in the background and hands each over when it is whole; those wanted at first one after another, since
 * they share a line. Returns at once. Without internet it says so once per model and retries at growing intervals; a
 * line is logged only when something has changed.
 */
export function startModelDownloads(options: ModelDownloadsOptions): ModelDownloads {
  const running = new Map<string, { stop: AbortController; done: Promise<void> }>();
  let last: Promise<unknown> = Promise.resolve();

  /** Runs after all work before it. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  function begin(model: SpeechModel, schedule: Schedule): Promise<void> {
    const known = running.get(model.id);
    if (known) return known.done;
    const stop = new AbortController();
    const done = bring(model, options, stop.signal, schedule).finally(() => running.delete(model.id));
    running.set(model.id, { stop, done });
    return done;
  }

  async function cancel(id: string): Promise<void> {
    const known = running.get(id);
    known?.stop.abort();
    await known?.done;
  }

  const addInTurn = (models: readonly SpeechModel[]) => models.map((model) => begin(model, inTurn));
  const first = addInTurn(options.wanted);
  return {
    settled: Promise.all(first).then(() => undefined),
    add: (model) => void begin(model, (work) => work()),
    addInTurn: (models) => void addInTurn(models),
    isUnderWay: (id) => running.has(id),
    cancel,
    close: async () => void (await Promise.all([...running.keys()].map(cancel))),
  };
}

/** Runs an attempt, at once or after others. */
type Schedule = <Result>(attempt: () => Promise<Result>) => Promise<Result>;

/** Tries until the model is in use or cannot be had. Never rejects. */
async function bring(
  model: SpeechModel,
  options: ModelDownloadsOptions,
  signal: AbortSignal,
  schedule: Schedule,
): Promise<void> {
  const waitsMs = options.waitsMs ?? defaultWaitsMs;
  const sleep = options.sleep ?? ((ms, stop) => delay(ms, undefined, { signal: stop, ref: false }));
  let lastReason: string | undefined;
  for (let round = 0; !signal.aborted; round += 1) {
    const outcome = await schedule(() => attempt(model, options, signal, lastReason));
    if (outcome === 'done') return;
    lastReason = outcome.failedWith;
    await sleep(waitsMs[Math.min(round, waitsMs.length - 1)] ?? 0, signal).catch(() => undefined);
  }
}

async function attempt(
  model: SpeechModel,
  options: ModelDownloadsOptions,
  signal: AbortSignal,
  lastReason: string | undefined,
): Promise<'done' | { failedWith: string }> {
  if (signal.aborted) return 'done';
  const { store, log } = options;
  try {
    const folder = await fetchUnlessThere(model, store, log, signal, lastReason !== undefined);
    if (!signal.aborted) await activate(model, folder, options);
    return 'done';
  } catch (error) {
    if (signal.aborted) return 'done';
    const reason = error instanceof Error ? error.message : String(error);
    const isPassing = error instanceof ModelError && mayPass(error.code);
    if (lastReason !== reason) logFailure(log, { model: model.id, reason }, isPassing);
    return isPassing ? { failedWith: reason } : 'done';
  }
}

function logFailure(log: ModelDownloadsOptions['log'], fields: { model: string; reason: string }, isPassing: boolean) {
  if (isPassing) {
    log.info({ event: 'speech_model.download_delayed', ...fields }, 'speech model download failed, will retry');
  } else log.warn({ event: 'speech_model.download_failed', ...fields }, 'speech model download failed');
}

async function activate(model: SpeechModel, folder: string, { onReady, log }: ModelDownloadsOptions): Promise<void> {
  const fields = { model: model.id };
  try {
    await onReady(model, folder);
    log.info({ event: 'speech_model.activated', ...fields }, 'speech model in use for new calls');
  } catch (error) {
    log.warn(
      { event: 'speech_model.activation_failed', ...fields, err: error },
      'speech model failed its self-test and is not used',
    );
  }
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
