import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { createSealer, type SealingKeys } from '#platform/secrets/sealer.ts';
import type { VapidKeys } from './push-sender.ts';

const setting = 'push_keys';
const place = { tenantId: 'platform', table: 'instance_settings', rowId: setting, column: 'private_key' };
const Stored = z.object({ publicKey: z.string(), sealedPrivateKey: z.string() });

/** Keys of the installation for push services: made once, by whichever process needs them first, and stored sealed. */
export interface InstallationPushKeys {
  get(): Promise<VapidKeys>;
  /** Seals the private key with the active sealing key. */
  reseal(): Promise<void>;
}

export function createPushKeys(options: {
  platform: Database['platform'];
  sealing: SealingKeys;
  createKeys(): VapidKeys;
}): InstallationPushKeys {
  const { platform } = options;
  const sealer = createSealer(options.sealing);
  let known: Promise<VapidKeys> | undefined;

  const read = () =>
    platform.inPlatform(async (tx) => {
      const find = () =>
        tx.selectFrom('instance_settings').select('value').where('key', '=', setting).executeTakeFirst();
      let row = await find();
      if (!row) {
        const { publicKey, privateKey } = options.createKeys();
        const value = JSON.stringify({ publicKey, sealedPrivateKey: sealer.seal(privateKey, place) });
        await tx
          .insertInto('instance_settings')
          .values({ key: setting, value })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .execute();
        row = await find();
      }
      return Stored.parse(row?.value);
    });

  return {
    get() {
      known ??= read().then(({ publicKey, sealedPrivateKey }) => ({
        publicKey,
        privateKey: sealer.open(sealedPrivateKey, place),
      }));
      known.catch(() => {
        known = undefined;
      });
      return known;
    },
    async reseal() {
      await platform.inPlatform(async (tx) => {
        const row = await tx
          .selectFrom('instance_settings')
          .select('value')
          .where('key', '=', setting)
          .executeTakeFirst();
        const stored = Stored.safeParse(row?.value).data;
        if (!stored || !sealer.needsReseal(stored.sealedPrivateKey)) return;
        const sealedPrivateKey = sealer.seal(sealer.open(stored.sealedPrivateKey, place), place);
        const value = JSON.stringify({ ...stored, sealedPrivateKey });
        await tx.updateTable('instance_settings').set({ value }).where('key', '=', setting).execute();
      });
    },
  };
}
