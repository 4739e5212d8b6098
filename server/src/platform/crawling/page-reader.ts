import type { Worker } from 'node:worker_threads';
import type { PageContent, RawPage } from '@parley/crawler';
import { startModuleThread } from '#platform/threads/run-module.ts';

/** Bounds of reading one page of a stranger: a page that needs more is unreadable. */
const timeoutMs = 8_000;
/** Bound of starting the thread, which takes seconds on a busy machine. Unit: milliseconds. */
const startTimeoutMs = 60_000;
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

type Reply =
  | { isReady: true }
  | { isReady?: never; id: number; content?: PageContent; error?: { name: string; message: string } };

/**
 * Reads pages of strangers in one worker thread, one after the other, with limits of time and memory. A page that
 * exceeds them ends the thread, and the next page gets a new one.
 */
export function createPageReader(): PageReader {
  const waiting: Reading[] = [];
  let worker: Worker | null = null;
  let isReady = false;
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
    current = { reading, timer: stopAfter(isReady ? timeoutMs : startTimeoutMs) };
    worker.postMessage({ id: reading.id, page: reading.page });
  }

  function stopAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => void worker?.terminate(), ms);
  }

  /** The time of the page that waits for the thread begins. */
  function becomeReady(): void {
    isReady = true;
    if (current === null) return;
    clearTimeout(current.timer);
    current.timer = stopAfter(timeoutMs);
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
    isReady = false;
    started.on('message', (reply: Reply) => {
      if (reply.isReady) {
        becomeReady();
        return;
      }
      const { id, content, error } = reply;
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
