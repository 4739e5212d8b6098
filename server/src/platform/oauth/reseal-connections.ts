import type { ConnectionId, TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';
import { connectionPlace } from './connection-secrets.ts';

/** Reseals tokens and keys of connections with the active sealing key after a rotation. */
export const resealConnections = ({ db, sealer }: { db: Database; sealer: Sealer }): Job => ({
  name: 'connections.reseal',
  everyMinutes: 15,
  async run() {
    const rows = await db.platform.everywhere
      .selectFrom('connections')
      .select(['tenant_id', 'id', 'sealed'])
      .where('sealed', 'is not', null)
      .execute();
    for (const { tenant_id: tenantId, id, sealed } of rows) {
      if (sealed === null || !sealer.needsReseal(sealed)) continue;
      const place = connectionPlace(tenantId as TenantId, id as ConnectionId);
      try {
        const renewed = sealer.seal(sealer.open(sealed, place), place);
        // Unless it was changed meanwhile.
        await db.platform.everywhere
          .updateTable('connections')
          .set({ sealed: renewed })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .where('sealed', '=', sealed)
          .execute();
      } catch (error) {
        // Stays as it is, in case its sealing key is recovered.
        if (!(error instanceof SecretsError)) throw error;
      }
    }
  },
});
