import { z } from 'zod';
import { createSealer, type SealingKeys } from '#platform/secrets/sealer.ts';
import type { PushTarget } from './push-sender.ts';

const Target = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });

/** Sealed addresses and keys of devices, bound to their row. */
export interface PushTargets {
  seal(target: PushTarget, place: { tenantId: string; id: string }): string;
  open(sealed: string, place: { tenantId: string; id: string }): PushTarget;
  needsReseal(sealed: string): boolean;
}

export function createPushTargets(keys: SealingKeys): PushTargets {
  const sealer = createSealer(keys);
  const placeOf = ({ tenantId, id }: { tenantId: string; id: string }) => ({
    tenantId,
    table: 'push_subscriptions',
    rowId: id,
  });
  return {
    seal: (target, place) => sealer.seal(JSON.stringify(target), placeOf(place)),
    open: (sealed, place) => Target.parse(JSON.parse(sealer.open(sealed, placeOf(place)))),
    needsReseal: (sealed) => sealer.needsReseal(sealed),
  };
}
