import type { Worker } from 'node:worker_threads';
import type { PageContent, RawPage } from '@parley/crawler';
import { startModuleThread } from '#platform/threads/run-module.ts';

/** Bounds of reading one page of a stranger: a page that needs more is unreadable. */
const timeoutMs = 8_000;
const heapMb = 384;
/** Time after which an idle thread ends. Unit: milliseconds. */
const idleMs = 60_000;

export interface PageReader {
  /** Reads a page in a thread. Rejects for one that is too complex, or takes too much time or memory. */
  read(page: RawPage): Promise<PageContent>;
  close(): Promise<void>;
}

interface Reading {
  id: number;
  page: RawPage;
  resolve(content: PageContent): void;
  reject(error: Error): void;
}

type Reply = { id: number; content?: PageContent; error?: { name: string; message: string } };

/**
 * Reads pages of strangers in one worker thread, one after the other, with limits of time and memory. A page that
 * exceeds them ends the thread, and the next page gets a new one.
 */
export function createPageReader(): PageReader {
  const waiting: Reading[] = [];
  let worker: Worker | null = null;
  let current: { reading: Reading; timer: NodeJS.Timeout } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function next(): void {
    if (current !== null) return;
    const reading = waiting.shift();
    if (reading === undefined) {
      worker?.unref();
      idle = setTimeout(() => void worker?.terminate(), idleMs).unref();
      return;
    }
    clearTimeout(idle);
    worker ??= start();
    worker.ref();
    const timer = setTimeout(() => void worker?.terminate(), timeoutMs);
    current = { reading, timer };
    worker.postMessage({ id: reading.id, page: reading.page });
  }

  function end(outcome: (reading: Reading) => void): void {
    const ended = current;
    if (ended === null) return;
    clearTimeout(ended.timer);
    current = null;
    outcome(ended.reading);
    next();
  }

  function start(): Worker {
    const started = startModuleThread(new URL('./read-page.worker.ts', import.meta.url), {
      name: 'parley-page-reader',
      resourceLimits: { maxOldGenerationSizeMb: heapMb, stackSizeMb: 8 },
    });
    started.on('message', ({ id, content, error }: Reply) => {
      if (current?.reading.id !== id) return;
      end((reading) => {
        if (content !== undefined) reading.resolve(content);
        else reading.reject(Object.assign(new Error(error?.message), { name: error?.name ?? 'Error' }));
      });
    });
    // Running out of memory is an error of the thread; its exit follows.
    started.on('error', () => undefined);
    started.on('exit', () => {
      if (worker !== started) return;
      worker = null;
      end((reading) => reading.reject(new Error('Reading the page took too much time or memory')));
    });
    return started;
  }

  return {
    read(page) {
      return new Promise((resolve, reject) => {
        lastId += 1;
        waiting.push({ id: lastId, page, resolve, reject });
        next();
      });
    },
    async close() {
      clearTimeout(idle);
      for (const reading of waiting.splice(0)) reading.reject(new Error('The page reader is closed'));
      await worker?.terminate();
    },
  };
}
