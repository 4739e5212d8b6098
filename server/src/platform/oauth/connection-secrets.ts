import type { ConnectionId, TenantId } from '@parley/contract/ids';
import type { SealedPlace, Sealer } from '#platform/secrets/sealer.ts';

/** Place of a connection's secrets: they open for that row alone. */
export const connectionPlace = (tenantId: TenantId, id: ConnectionId): SealedPlace => ({
  tenantId,
  table: 'connections',
  rowId: id,
});

/** Seals tokens or a key for a connection. */
export function sealSecrets(
  sealer: Sealer,
  { tenantId, id }: { tenantId: TenantId; id: ConnectionId },
  secrets: Readonly<Record<string, unknown>>,
): string {
  return sealer.seal(JSON.stringify(secrets), connectionPlace(tenantId, id));
}

/** Opens what `sealSecrets` has sealed; `{}` for a connection without secrets. Throws SecretsError. */
export function openSecrets<Secrets extends object>(
  sealer: Sealer,
  connection: { tenantId: TenantId; id: ConnectionId; sealed: string | null },
): Partial<Secrets> {
  if (connection.sealed === null) return {};
  return JSON.parse(sealer.open(connection.sealed, connectionPlace(connection.tenantId, connection.id)));
}
