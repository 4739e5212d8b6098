import type { AgentId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

/** Upload limits. Unit: bytes; 0 for no limit. */
export interface QuotaLimits {
  perTenantBytes: number;
  perAgentBytes: number;
  /** For visitors, from one address to one tenant in a clock hour. */
  perAddressAnHourBytes: number;
}

/** A file about to be stored, or just stored. */
export interface Upload {
  tenantId: TenantId;
  bytes: number;
  now: Date;
  /** For files of a chat. */
  agentId?: AgentId;
  /** Keyed hash of the visitor's address; missing for people of the tenant. */
  addressHash?: Buffer;
}

/**
 * Upload quotas of a tenant, an agent and an address. The sums are maintained by triggers of the tables whose rows are
 * files (migration 0016), in the same transaction, so that concurrent uploads never exceed a limit.
 */
export interface StorageQuota {
  /** Refuses an upload without room, without a lock. Call before writing the file. */
  check(tx: Tx, upload: Upload): Promise<void>;
  /** Charges an upload and refuses it above a limit. Call after inserting the row, last in the transaction. */
  charge(tx: Tx, upload: Upload): Promise<void>;
}

const hourMs = 3_600_000;
const mebibyte = 1024 * 1024;

export function createStorageQuota(limits: QuotaLimits): StorageQuota {
  return {
    async check(tx, upload) {
      await refuseAboveBounds(tx, limits, upload, upload.bytes);
      if (!upload.addressHash || limits.perAddressAnHourBytes === 0) return;
      const window = await tx
        .selectFrom('upload_windows')
        .select('bytes')
        .where('address_hash', '=', upload.addressHash)
        .where('hour_at', '=', hourOf(upload.now))
        .executeTakeFirst();
      refuseAddressAbove(limits, Number(window?.bytes ?? 0) + upload.bytes, upload.now);
    },

    async charge(tx, upload) {
      if (upload.addressHash && limits.perAddressAnHourBytes > 0) {
        const window = await tx
          .insertInto('upload_windows')
          .values({
            tenant_id: upload.tenantId,
            address_hash: upload.addressHash,
            hour_at: hourOf(upload.now),
            bytes: upload.bytes,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['tenant_id', 'address_hash', 'hour_at'])
              .doUpdateSet({ bytes: sql<string>`upload_windows.bytes + excluded.bytes` }),
          )
          .returning('bytes')
          .executeTakeFirstOrThrow();
        refuseAddressAbove(limits, Number(window.bytes), upload.now);
      }
      await refuseAboveBounds(tx, limits, upload, 0);
    },
  };
}

async function refuseAboveBounds(tx: Tx, limits: QuotaLimits, upload: Upload, moreBytes: number): Promise<void> {
  const { tenantId, agentId } = upload;
  if (limits.perTenantBytes === 0 && limits.perAgentBytes === 0) return;
  const rows = await tx
    .selectFrom('storage_usage')
    .select(['scope_id', 'bytes'])
    .where('kind', '=', 'uploads')
    .where('scope_id', 'in', agentId ? [tenantId, agentId] : [tenantId])
    .execute();
  const usedBy = (id: string) => Number(rows.find((row) => row.scope_id === id)?.bytes ?? 0) + moreBytes;
  if (agentId && limits.perAgentBytes > 0 && usedBy(agentId) > limits.perAgentBytes) {
    throw noRoom.ofAgent(limits.perAgentBytes);
  }
  if (limits.perTenantBytes > 0 && usedBy(tenantId) > limits.perTenantBytes) {
    throw noRoom.ofTenant(limits.perTenantBytes);
  }
}

function refuseAddressAbove(limits: QuotaLimits, bytes: number, now: Date): void {
  if (bytes <= limits.perAddressAnHourBytes) return;
  const seconds = Math.max(1, Math.ceil((hourOf(now).getTime() + hourMs - now.getTime()) / 1000));
  const most = inMebibytes(limits.perAddressAnHourBytes);
  throw tooMuchAnHour(
    { most, seconds },
    { headers: { 'retry-after': String(seconds) }, details: [mostAnHour('/file', { most })] },
  );
}

const tooMuchAnHour = defineRefusal(
  'rate_limited',
  'files_an_hour_limit',
  'More than {{most}} of files an hour come from here; try again in {{seconds}} s',
);
const mostAnHour = defineDetail('address_quota', 'files_an_hour', 'at most {{most}} an hour from one address');

const agentFull = defineRefusal(
  'insufficient_storage',
  'agent_storage_full',
  'There is no room for this file: the files of the chats of this agent may take {{most}} together. Delete chats with files, or have the limit raised',
);
const tenantFull = defineRefusal(
  'insufficient_storage',
  'account_storage_full',
  'There is no room for this file: the files of the chats and knowledge of this account may take {{most}} together. Delete chats with files, or have the limit raised',
);
const agentQuota = defineDetail('agent_quota', 'storage_limit', 'at most {{most}} together');
const tenantQuota = defineDetail('tenant_quota', 'storage_limit', 'at most {{most}} together');

const noRoom = {
  ofAgent(mostBytes: number) {
    const most = inMebibytes(mostBytes);
    return agentFull({ most }, { details: [agentQuota('/file', { most })] });
  },
  ofTenant(mostBytes: number) {
    const most = inMebibytes(mostBytes);
    return tenantFull({ most }, { details: [tenantQuota('/file', { most })] });
  },
};

const inMebibytes = (bytes: number) => `${Math.round((bytes / mebibyte) * 10) / 10} MiB`;

const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / hourMs) * hourMs);

/** Deletes the upload windows of past hours. */
export async function deleteUploadWindows(platform: Database['platform'], now: Date): Promise<void> {
  await platform.inPlatform((tx) => tx.deleteFrom('upload_windows').where('hour_at', '<', hourOf(now)).execute());
}

/** Stored bytes of all tenants by kind, for metrics. */
export async function sumStorage(platform: Database['platform']): Promise<Map<'uploads' | 'recordings', number>> {
  const rows = await platform.everywhere
    .selectFrom('storage_usage')
    .select(['kind', (of) => of.fn.sum<string>('bytes').as('bytes')])
    .whereRef('scope_id', '=', 'tenant_id')
    .groupBy('kind')
    .execute();
  return new Map(rows.map((row) => [row.kind as 'uploads' | 'recordings', Number(row.bytes)]));
}
