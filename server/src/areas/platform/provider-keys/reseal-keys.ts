import type { Database } from '#db/open.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';
import { listSealedKeys, replaceSealed } from './provider-keys.queries.ts';
import { placeOf } from './sealed-place.ts';

/** Reseals vendors' keys with the active sealing key after a rotation. */
export const resealKeys = ({ db, sealer }: { db: Database; sealer: Sealer }): Job => ({
  name: 'provider_keys.reseal',
  everyMinutes: 15,
  async run() {
    const stale = (await listSealedKeys(db.platform)).filter(({ sealed }) => sealer.needsReseal(sealed));
    for (const key of stale) {
      const place = placeOf(key.tenantId, key.provider);
      try {
        const sealed = sealer.seal(sealer.open(key.sealed, place), place);
        await db.platform.inPlatform((tx) => replaceSealed(tx, key, sealed));
      } catch (error) {
        // Stays as it is, in case its sealing key is recovered.
        if (!(error instanceof SecretsError)) throw error;
      }
    }
  },
});
