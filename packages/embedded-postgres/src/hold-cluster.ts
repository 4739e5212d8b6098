import { statSync } from 'node:fs';
import { join } from 'node:path';
import { clearLeftovers } from './clear-leftovers.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { chooseServerAccount } from './server-account.ts';
import { clusterNameOf } from './server-settings.ts';
import { chooseSocketFolder, socketPathIn } from './socket-folder.ts';

/**
 * Keeps the cluster of a data folder at rest until released: refuses while a Parley uses it, ends what a killed one left
 * running, and lets none start. Null where there is no cluster.
 */
export async function holdCluster(options: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<{ clusterDir: string; release(): void } | null> {
  const { dataDir, log } = options;
  const clusterDir = join(dataDir, 'postgres');
  if (!statSync(clusterDir, { throwIfNoEntry: false })) return null;
  const account = chooseServerAccount({ clusterDir });
  const socketPath = socketPathIn(chooseSocketFolder({ dataDir, account }));
  const lock = await lockDataFolder({ dataDir, socketPath });
  try {
    await clearLeftovers({ clusterDir, socketPath, clusterName: clusterNameOf(clusterDir), log });
    return { clusterDir, release: () => lock.release() };
  } catch (error) {
    lock.release();
    throw error;
  }
}
