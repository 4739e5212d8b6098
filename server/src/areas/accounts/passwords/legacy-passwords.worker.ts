import { parentPort } from 'node:worker_threads';
import { verifyLegacyHash } from './legacy-password-formats.ts';

// Entry of the thread of `createOldPasswordThread`: handles requests one by one.

parentPort?.on('message', ({ id, stored, password }: { id: number; stored: string; password: string }) => {
  let matches = false;
  try {
    matches = verifyLegacyHash(stored, password);
  } finally {
    parentPort?.postMessage({ id, matches });
  }
});
