import type { Database } from '#db/open.ts';
import type { Logger } from '#platform/log/logger.ts';

/** Counts the sealed values of the database by key id; see `platform/secrets/sealer.ts`. */
async function countByKey(platform: Database['platform']): Promise<{ keyId: string; sealed: number }[]> {
  const { rows } = await platform.pool.query<{ keyId: string; sealed: number }>(
    `select split_part(value, '.', 2) as "keyId", count(*)::int as sealed
     from (
       select sealed as value from secrets
       union all select sealed from provider_keys
       union all select sealed from platform_provider_keys
       union all select sealed from connections where sealed is not null
       union all select value ->> 'sealedPassword' from instance_settings
         where key = 'mail_server' and value ->> 'sealedPassword' is not null
       union all select value ->> 'sealedKey' from instance_settings where key = 'stripe'
       union all select value ->> 'sealedWebhookSecret' from instance_settings
         where key = 'stripe' and value ->> 'sealedWebhookSecret' is not null
       union all select sealed_body from emails where sealed_body like 'v1.%'
       union all select second_factor_secret from users where second_factor_secret is not null
     ) as everything
     group by 1`,
  );
  return rows;
}

/** Counts the values of the database that are sealed. */
export async function countSealedValues(platform: Database['platform']): Promise<number> {
  return (await countByKey(platform)).reduce((sum, { sealed }) => sum + sealed, 0);
}

/** Logs the number of values without a key of this installation. They stay unchanged. */
export async function warnOfUnreadableValues(
  platform: Database['platform'],
  keys: ReadonlyMap<string, unknown>,
  log: Logger,
): Promise<void> {
  const lost = (await countByKey(platform)).filter(({ keyId }) => !keys.has(keyId));
  if (lost.length === 0) return;
  const secrets = lost.reduce((sum, { sealed }) => sum + sealed, 0);
  log.error(
    { event: 'secret.key_missing', secrets, keyIds: lost.map(({ keyId }) => keyId) },
    'sealing keys of secrets in the database are missing: restore them (keys.json or PARLEY_SEALING_KEYS), or enter the secrets again',
  );
}
