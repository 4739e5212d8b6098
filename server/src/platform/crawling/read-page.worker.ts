import { parentPort } from 'node:worker_threads';
import type { RawPage } from '@parley/crawler';
import { readPage, readText } from '@parley/crawler/html';

// Entry of the thread of `createPageReader`: reads pages one by one.

parentPort?.on('message', ({ id, page }: { id: number; page: RawPage }) => {
  try {
    const content = page.kind === 'text' ? readText(page) : readPage({ ...page, html: page.text });
    parentPort?.postMessage({ id, content });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: '' };
    parentPort?.postMessage({ id, error: { name, message } });
  }
});

// Loading the parser takes seconds on a busy machine and is no time of a page.
parentPort?.postMessage({ isReady: true });
