import { statSync } from 'node:fs';
import { join } from 'node:path';
import { clearStaleState } from './clear-stale-state.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { chooseServerAccount } from './server-account.ts';
import { clusterNameOf } from './server-settings.ts';
import { chooseSocketDirectory, socketPathIn } from './socket-directory.ts';

/**
 * Locks the stopped cluster of a data directory until released: refuses while a process uses it, ends what a killed
 * one left running, and prevents a start. Null where there is no cluster.
 */
export async function lockStoppedCluster(options: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<{ clusterDir: string; release(): void } | null> {
  const { dataDir, log } = options;
  const clusterDir = join(dataDir, 'postgres');
  if (!statSync(clusterDir, { throwIfNoEntry: false })) return null;
  const account = chooseServerAccount({ clusterDir });
  const socketPath = socketPathIn(chooseSocketDirectory({ dataDir, account }));
  const lock = await lockDataDirectory({ dataDir, socketPath });
  try {
    await clearStaleState({ clusterDir, socketPath, clusterName: clusterNameOf(clusterDir), log });
    return { clusterDir, release: () => lock.release() };
  } catch (error) {
    lock.release();
    throw error;
  }
}
