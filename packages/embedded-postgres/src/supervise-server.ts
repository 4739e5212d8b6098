import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './run-server.ts';

/** Pauses before each attempt to start a server. When all have failed it is given up, unless the disk is full. */
export const restartPausesMs: readonly number[] = [0, 500, 1_000, 2_000, 5_000, 10_000, 10_000, 10_000, 10_000, 10_000];
/** A server that died sooner is left alone for as long, so that one that keeps dying does not take the processor. */
const shortLifeMs = 1_000;
/** Said by PostgreSQL and by Node alike. It passes when somebody makes room, however long that takes. */
const diskFull = /No space left on device|ENOSPC|EDQUOT|Disk quota exceeded/;

export interface SupervisedServer {
  readonly pid: number;
  /** Ends the server, or the attempt to start it again. */
  stop(): Promise<void>;
  requestStop(): void;
}

/**
 * Starts a server that died again, with as many attempts as `pausesMs` has entries. Connections are lost meanwhile and come back by
 * themselves: whoever asks is told to try again, and nothing that was committed is lost.
 */
export function superviseServer(parts: {
  first: ServerProcess;
  /** Clears what the dead server left and starts another; says in its error why it could not. */
  restart(): Promise<ServerProcess>;
  /** What the server's log says of its end. */
  describeEnd(server: ServerProcess, end: string): string;
  onGivenUp(detail: string): void;
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
      if (pauseMs === undefined) return parts.onGivenUp(reason);
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
