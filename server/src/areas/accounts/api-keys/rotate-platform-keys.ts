import { sql } from 'kysely';
import type { PlatformScope } from '#db/tenant-scope.ts';
import { appendAudit, platformChain } from '#platform/audit/audit-entry.ts';
import { systemActor } from '#platform/http/principal.ts';
import { issuePlatformKey, revokePlatformKeys } from './platform-keys.queries.ts';

/**
 * Issues a platform key and revokes every other. For the operator at the machine, when a key is lost or compromised; no
 * HTTP operation does this.
 */
export function rotatePlatformKeys(
  platform: PlatformScope,
  key: { id: string; name: string; now: Date },
): Promise<{ secret: string; revoked: number }> {
  const { id, now } = key;
  return platform.inPlatform(async (tx) => {
    const revoked = await revokePlatformKeys(tx, { now });
    const { secret } = await issuePlatformKey(tx, key);
    await sql`select set_config('app.tenant_id', ${platformChain}, true)`.execute(tx);
    await appendAudit(tx, {
      at: now,
      action: 'platform.key_rotate',
      actor: systemActor,
      resourceId: id,
      requestId: null,
      details: { revoked_keys: revoked },
    });
    return { secret, revoked: revoked.length };
  });
}
