import type { MessagePort } from 'node:worker_threads';
import type { Logger } from '#platform/log/logger.ts';
import type { MediaWorkerData } from './media-worker-data.ts';
import { type HostHandlers, type MediaWorkerThread, startMediaWorkerThread } from './media-worker-thread.ts';

/** Backoff before the restart of a worker that failed to start, doubled each time. Unit: milliseconds. */
const firstRestartMs = 100;
const longestRestartMs = 10_000;

export interface SupervisorParts {
  count: number;
  data: Omit<MediaWorkerData, 'speechPort'>;
  /** Opens a port to the speech workers. */
  connectSpeech(): MessagePort;
  handlers: HostHandlers;
  /** The worker has crashed; its replacement is on its way. */
  onCrash(thread: MediaWorkerThread): void;
  /** Prepares a replacement before it gets calls. */
  onRestart(thread: MediaWorkerThread): void;
  log: Logger;
}

/** Keeps a fixed number of media workers running: starts them together, restarts one that crashes. */
export class MediaWorkerSupervisor {
  readonly #parts: SupervisorParts;
  #threads: MediaWorkerThread[] = [];
  #starting: Promise<void> | undefined;
  readonly #restarting = new Set<Promise<void>>();
  #isClosing = false;

  constructor(parts: SupervisorParts) {
    this.#parts = parts;
  }

  get threads(): readonly MediaWorkerThread[] {
    return this.#threads;
  }

  /** Workers that crashed and do not run again yet. */
  get missing(): number {
    return this.#restarting.size;
  }

  start(): Promise<void> {
    this.#starting ??= this.#startAll();
    return this.#starting;
  }

  /** Returns the running workers; waits for a restart where all have crashed. */
  async available(): Promise<readonly MediaWorkerThread[]> {
    await this.start();
    if (this.#threads.length === 0 && this.#restarting.size > 0) await Promise.race(this.#restarting);
    return this.#threads;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#starting?.catch(() => {});
    await Promise.all(this.#restarting);
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  async #startAll(): Promise<void> {
    const indexes = Array.from({ length: this.#parts.count }, (_none, index) => index);
    const all = await Promise.allSettled(indexes.map((index) => this.#startThread(index)));
    const failed = all.find((started) => started.status === 'rejected');
    if (failed === undefined) return;
    // The next call tries again.
    this.#starting = undefined;
    await Promise.all(this.#threads.splice(0).map((thread) => thread.stop()));
    throw failed.reason;
  }

  async #startThread(index: number): Promise<MediaWorkerThread> {
    const { connectSpeech, count, data, handlers } = this.#parts;
    const webRtc = withPortShare(data.webRtc, index, count);
    const rtp = withPortShare(data.rtp, index, count);
    const thread = await startMediaWorkerThread({
      data: { ...data, webRtc, rtp, speechPort: connectSpeech() },
      handlers,
      onCrash: (cause) => this.#onCrash(index, thread, cause),
    });
    this.#threads.push(thread);
    return thread;
  }

  #onCrash(index: number, thread: MediaWorkerThread, cause: unknown): void {
    if (this.#isClosing) return;
    const fields = { event: 'media_worker.crashed', err: cause, calls: thread.health().calls };
    this.#parts.log.error(fields, 'media worker crashed; restarting it');
    this.#threads = this.#threads.filter((other) => other !== thread);
    this.#parts.onCrash(thread);
    const restart = this.#restart(index).finally(() => this.#restarting.delete(restart));
    this.#restarting.add(restart);
  }

  async #restart(index: number): Promise<void> {
    for (let pauseMs = firstRestartMs; !this.#isClosing; pauseMs = Math.min(pauseMs * 2, longestRestartMs)) {
      try {
        this.#parts.onRestart(await this.#startThread(index));
        return;
      } catch (error) {
        this.#parts.log.error({ event: 'media_worker.start_failed', err: error }, 'media worker failed to start');
        await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      }
    }
  }
}

/** Gives each worker a share of the UDP ports: workers have no port allocator in common. */
function withPortShare<Settings extends { portRange?: readonly [number, number] }>(
  settings: Settings,
  index: number,
  count: number,
): Settings {
  if (settings.portRange === undefined) return settings;
  const [from, to] = settings.portRange;
  const share = Math.floor((to - from + 1) / count);
  return { ...settings, portRange: [from + index * share, from + (index + 1) * share - 1] };
}
