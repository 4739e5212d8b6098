import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Keyring } from '#platform/secrets/keyring.ts';
import { keyringFromSettings } from '#platform/secrets/keyring.ts';
import { loadOrCreateKeyring } from '#platform/secrets/keyring-file.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';
import type { Config } from './config.ts';

/** Path of the key file, used unless the settings contain the keys. */
export function keyFileOf(config: Config): string {
  return join(config.dataDir, 'keys.json');
}

/**
 * Opens the installation's keys: from the settings, or from the key file, which is created when missing. Refuses to
 * create one when `countSealed` finds secrets: they were sealed with the missing keys, and new ones would hide that.
 */
export async function openKeyring(config: Config, countSealed?: () => Promise<number>): Promise<Keyring> {
  if (!config.sealingKeys) {
    const path = keyFileOf(config);
    if (countSealed && !config.replacesLostKeys && !existsSync(path)) refuseNewKeys(path, await countSealed());
    return loadOrCreateKeyring(path);
  }
  return keyringFromSettings({
    keys: config.sealingKeys,
    ...(config.signingSeed === undefined ? {} : { signingSeed: config.signingSeed }),
  });
}

function refuseNewKeys(path: string, sealed: number): void {
  if (sealed === 0) return;
  throw new SecretsError(
    'bad_keyring',
    `The key file ${path} is missing, and the database holds ${sealed} secrets sealed with its keys. Put it back from a backup; if it is lost for good, start once with PARLEY_REPLACE_LOST_KEYS=true: those secrets must be entered again then.`,
  );
}
