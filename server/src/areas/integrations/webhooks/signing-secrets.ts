import { randomBytes } from 'node:crypto';
import type { TenantId, WebhookId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { hintOf } from '#platform/secrets/secret-references.ts';
import type { Vault } from '#platform/secrets/vault.ts';

/** Context of storing secrets. */
export interface SecretContext {
  tx: Tx;
  tenantId: TenantId;
  now: Date;
  newId: () => string;
  deps: { vault: Vault };
}

/** Standard Webhooks: 24 to 64 random bytes. */
const secretBytes = 32;

/** Makes a signing secret the current one of an endpoint; returns its plaintext. */
export async function addSigningSecret(
  { tx, tenantId, now, newId, deps }: SecretContext,
  endpointId: WebhookId,
): Promise<{ value: string; hint: string }> {
  const value = `whsec_${randomBytes(secretBytes).toString('base64')}`;
  const id = newId();
  // Base64 padding would hide the characters that make the hint recognizable.
  const hint = hintOf(value.replace(/=+$/, ''));
  await deps.vault.store(tx, { tenantId, id, value, hint, now });
  await tx
    .insertInto('webhook_endpoint_secrets')
    .values({ tenant_id: tenantId, id, endpoint_id: endpointId, hint, valid_until: null, created_at: now })
    .execute();
  return { value, hint };
}

/**
 * Ends the current secret at `until`, and deletes those that were ending: two sign at most. `until` null: it ends at
 * once.
 */
export async function retireSigningSecrets(
  context: SecretContext,
  endpointId: WebhookId,
  until: Date | null,
): Promise<void> {
  const { tx, deps } = context;
  const ended = await tx
    .deleteFrom('webhook_endpoint_secrets')
    .where('endpoint_id', '=', endpointId)
    .$if(until !== null, (query) => query.where('valid_until', 'is not', null))
    .returning('id')
    .execute();
  await deps.vault.delete(
    tx,
    ended.map(({ id }) => id),
  );
  if (until === null) return;
  await tx
    .updateTable('webhook_endpoint_secrets')
    .set({ valid_until: until })
    .where('endpoint_id', '=', endpointId)
    .execute();
}

/** Opens the secrets that sign at `now`, the newest first. */
export async function openSigningSecrets(
  tx: Tx,
  vault: Vault,
  wanted: { tenantId: TenantId; endpointId: WebhookId },
): Promise<{ value: string; validUntil: Date | null }[]> {
  const rows = await tx
    .selectFrom('webhook_endpoint_secrets')
    .select(['id', 'valid_until'])
    .where('tenant_id', '=', wanted.tenantId)
    .where('endpoint_id', '=', wanted.endpointId)
    .orderBy('created_at', 'desc')
    .execute();
  const ids = rows.map(({ id }) => id);
  const values = await vault.openReadable(tx, wanted.tenantId, ids);
  return rows.flatMap(({ id, valid_until: validUntil }) => {
    const value = values.get(id);
    return value === undefined ? [] : [{ value, validUntil }];
  });
}
