import { parentPort } from 'node:worker_threads';
import { matchesOldPassword } from './old-password-forms.ts';

// The thread of `createOldPasswordThread`: answers one question after the other.

parentPort?.on('message', ({ id, stored, password }: { id: number; stored: string; password: string }) => {
  let matches = false;
  try {
    matches = matchesOldPassword(stored, password);
  } finally {
    parentPort?.postMessage({ id, matches });
  }
});
