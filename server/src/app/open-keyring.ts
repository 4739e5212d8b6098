import { join } from 'node:path';
import type { Keyring } from '#platform/secrets/keyring.ts';
import { keyringFromSettings } from '#platform/secrets/keyring.ts';
import { loadOrCreateKeyring } from '#platform/secrets/keyring-file.ts';
import type { Config } from './config.ts';

/** Where the keys are kept unless the settings hold them. */
export function keyFileOf(config: Config): string {
  return join(config.dataDir, 'keys.json');
}

/** The installation's keys: from the settings, or from the key file, which is made when there is none. */
export async function openKeyring(config: Config): Promise<Keyring> {
  if (!config.sealingKeys) return loadOrCreateKeyring(keyFileOf(config));
  return keyringFromSettings({
    keys: config.sealingKeys,
    ...(config.signingSeed === undefined ? {} : { signingSeed: config.signingSeed }),
  });
}
