import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './run-server.ts';

/** Backoff before each restart attempt. When all have failed supervision ends, unless the disk is full. */
export const restartPausesMs: readonly number[] = [0, 500, 1_000, 2_000, 5_000, 10_000, 10_000, 10_000, 10_000, 10_000];
/**
 * Lifetime below which a crashed server waits as long before its restart, so that a crash loop does not take the
 * processor.
 */
const shortLifeMs = 1_000;
/** Disk-full messages of PostgreSQL and Node. The condition ends once space is free again, however long that takes. */
const diskFull = /No space left on device|ENOSPC|EDQUOT|Disk quota exceeded/;

export interface SupervisedServer {
  readonly pid: number;
  /** Stops the server, or the restart under way. */
  stop(): Promise<void>;
  requestStop(): void;
}

/**
 * Supervises the server: restarts it after a crash, with as many attempts as `pausesMs` has entries. Connections are
 * lost meanwhile and re-established by their pools; committed data is not lost.
 */
export function superviseServer(parts: {
  first: ServerProcess;
  /** Clears what the crashed server left and starts another; its error says why that failed. */
  restart(): Promise<ServerProcess>;
  /** Describes the server's end from its log. */
  describeEnd(server: ServerProcess, end: string): string;
  onRestartsExhausted(detail: string): void;
  log(line: string): void;
  pausesMs: readonly number[];
}): SupervisedServer {
  let server = parts.first;
  let startedAtMs = performance.now();
  let isStopping = false;
  let restarting: Promise<void> = Promise.resolve();

  function watch(next: ServerProcess): void {
    server = next;
    startedAtMs = performance.now();
    const lost = (end: string) => {
      if (!isStopping) restarting = startAgain(parts.describeEnd(next, end));
    };
    next.onEnd(lost);
    if (next.end !== undefined) lost(next.end);
    next.unref();
  }

  async function startAgain(detail: string): Promise<void> {
    const livedMs = performance.now() - startedAtMs;
    let reason = detail;
    for (let attempt = 0; !isStopping; attempt += 1) {
      const pauseMs = parts.pausesMs[attempt] ?? (diskFull.test(reason) ? parts.pausesMs.at(-1) : undefined);
      if (pauseMs === undefined) return parts.onRestartsExhausted(reason);
      const waitMs = attempt === 0 && livedMs < shortLifeMs ? Math.max(pauseMs, shortLifeMs) : pauseMs;
      parts.log(`${reason} Starting it again${waitMs === 0 ? '' : ` in ${waitMs / 1000} s`}.`);
      await sleep(waitMs);
      if (isStopping) return;
      try {
        const next = await parts.restart();
        parts.log(`the embedded database runs again (pid ${next.pid})`);
        watch(next);
        return;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
  }

  watch(parts.first);
  return {
    get pid() {
      return server.pid;
    },
    async stop() {
      isStopping = true;
      await restarting;
      await server.stop();
    },
    requestStop: () => server.requestStop(),
  };
}
