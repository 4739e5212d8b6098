import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

/** Duration of a block after spam. Unit: milliseconds. */
const blockMs = 24 * 3_600_000;

/** Blocks the address of a chat's visitor for 24 h, and with it others of the same network. */
export async function blockAddress(
  tx: Tx,
  blocked: { sessionId: ChatSessionId; tenantId: TenantId; now: Date },
): Promise<void> {
  const until = new Date(blocked.now.getTime() + blockMs);
  await sql`
    insert into chat_blocks (tenant_id, address_hash, blocked_until, created_at)
    select ${blocked.tenantId}, address_hash, ${until}, ${blocked.now} from chat_sessions
    where id = ${blocked.sessionId} and address_hash is not null
    on conflict (tenant_id, address_hash) do update set blocked_until = excluded.blocked_until`.execute(tx);
}

/** Finds the end of an address's block; null when it is not blocked. */
export async function findBlock(tx: Tx, addressHash: Buffer, now: Date): Promise<Date | null> {
  const row = await tx
    .selectFrom('chat_blocks')
    .select('blocked_until')
    .where('address_hash', '=', addressHash)
    .where('blocked_until', '>', now)
    .executeTakeFirst();
  return row?.blocked_until ?? null;
}

/** Deletes expired blocks. */
export async function deleteExpiredBlocks(platform: PlatformScope, now: Date): Promise<void> {
  await platform.inPlatform((tx) => tx.deleteFrom('chat_blocks').where('blocked_until', '<', now).execute());
}
