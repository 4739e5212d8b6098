import type { TenantId } from '@parley/contract/ids';
import type { KeyProvider, ProviderKey, ProviderKeyWrite } from '@parley/contract/resources/provider-key';
import type { Tx } from '#db/tenant-scope.ts';
import { presentKey } from './present-keys.ts';
import { badRegion, keyRefused } from './provider-keys.errors.ts';
import type { ProviderKeysDeps } from './provider-keys.operation.ts';
import { type KeyRow, storeKey } from './provider-keys.queries.ts';
import { hintOf, regionFor } from './providers.rules.ts';
import { placeOf } from './sealed-place.ts';

/** Tests a key at its vendor and stores it, in use at once. Refuses one that the vendor does not accept. */
export async function saveKey(
  { keys, sealer, testKey }: ProviderKeysDeps,
  request: {
    tenantId: TenantId | null;
    provider: KeyProvider;
    body: ProviderKeyWrite;
    setBy: string;
    now: Date;
    signal: AbortSignal;
    inTransaction(work: (tx: Tx) => Promise<void>): Promise<void>;
  },
): Promise<ProviderKey> {
  const { tenantId, provider, body, setBy, now } = request;
  const region = regionFor(provider, body.region);
  if (region === undefined) throw badRegion(provider);
  const { state, detail } = await testKey({ provider, key: body.key, region }, request.signal);
  if (state === 'refused') throw keyRefused(detail);
  const row: KeyRow = {
    tenantId,
    provider,
    sealed: sealer.seal(body.key, placeOf(tenantId, provider)),
    hint: hintOf(body.key),
    region,
    check: state,
    checkDetail: detail,
    setBy,
    setAt: now,
  };
  await request.inTransaction((tx) => storeKey(tx, row));
  await keys.refresh();
  const stored = {
    hint: row.hint,
    region,
    check: state,
    check_detail: detail,
    set_by: setBy,
    set_at: now.toISOString(),
  };
  return presentKey(keys, { provider, tenantId, stored });
}
