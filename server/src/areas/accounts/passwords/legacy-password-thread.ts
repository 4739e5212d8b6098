import type { Worker } from 'node:worker_threads';
import { startModuleThread } from '#platform/threads/run-module.ts';

export interface LegacyPasswordThread {
  /** Verifies a password against a hash of an older system. Rejects when the thread died over it. */
  matches(stored: string, password: string): Promise<boolean>;
}

interface Question {
  resolve(matches: boolean): void;
  reject(cause: Error): void;
}

/**
 * Worker thread for hashes of older systems, which block for up to a second. Started with the first request, kept for
 * the next, unreferenced so that the process may exit.
 */
export function createLegacyPasswordThread(): LegacyPasswordThread {
  const open = new Map<number, Question>();
  let worker: Worker | null = null;
  let nextId = 1;

  function start(): Worker {
    const started = startModuleThread(new URL('./legacy-passwords.worker.ts', import.meta.url), {
      name: 'parley-old-passwords',
    });
    let cause = new Error('The thread for old passwords ended');
    started.on('message', ({ id, matches }: { id: number; matches: boolean }) => {
      open.get(id)?.resolve(matches);
      open.delete(id);
      if (open.size === 0) started.unref();
    });
    started.on('error', (error) => {
      cause = new Error('The thread for old passwords failed', { cause: error });
    });
    started.on('exit', () => {
      if (worker === started) worker = null;
      for (const question of open.values()) question.reject(cause);
      open.clear();
    });
    return started;
  }

  return {
    matches(stored, password) {
      return new Promise((resolve, reject) => {
        worker ??= start();
        const id = nextId++;
        open.set(id, { resolve, reject });
        worker.ref();
        worker.postMessage({ id, stored, password });
      });
    },
  };
}
