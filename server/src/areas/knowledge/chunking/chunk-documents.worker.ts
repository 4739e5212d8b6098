import { parentPort } from 'node:worker_threads';
import { type ChunkedText, chunkDocument } from './chunk-documents.rules.ts';

// Entry of the thread of `createChunker`: chunks documents one by one.

parentPort?.on('message', ({ id, request }: { id: number; request: ChunkedText }) => {
  try {
    parentPort?.postMessage({ id, result: chunkDocument(request) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
