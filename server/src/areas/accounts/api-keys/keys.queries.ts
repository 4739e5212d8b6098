import type { ApiKeyId } from '@parley/contract/ids';
import type { ApiKeyState } from '@parley/contract/resources/api-key';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { keyNotFound } from './api-keys.errors.ts';
import { presentKey, type StoredKey } from './stored-key.rules.ts';

export type NewKeyRow = Omit<StoredKey, 'revoked_at' | 'replaced_by' | 'last_used_at'> & { secret_hash: Buffer };

/** Table that holds the keys of one kind of account. Calls need a transaction of that account or of the platform. */
interface KeyPlace {
  table: 'api_keys' | 'reseller_keys';
  account: 'tenant_id' | 'reseller_id';
}

export interface KeyFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  state?: readonly ApiKeyState[] | undefined;
  kind?: 'named';
}

export type KeyTable = ReturnType<typeof keyTable>;

const columns = sql.raw(
  `id, kind, name, prefix, last_four, scopes, created_by, created_at, expires_at, revoked_at, replaced_by, last_used_at,
   allowed_ips, requests_per_minute`,
);

/** Creates the key queries, the same for tenants and resellers. */
function keyTable({ table, account }: KeyPlace) {
  const keys = sql.table(table);
  const ofAccount = (accountId: string) => sql<boolean>`${sql.ref(account)} = ${accountId}::uuid`;
  const first = async (tx: Tx, query: RawBuilder<StoredKey>) => (await query.execute(tx)).rows[0] ?? null;

  return {
    async insert(tx: Tx, accountId: string, key: NewKeyRow): Promise<StoredKey> {
      const { rows } = await sql<StoredKey>`
        insert into ${keys} (${sql.ref(account)}, id, kind, name, prefix, secret_hash, last_four, scopes, created_by,
          created_at, expires_at, allowed_ips, requests_per_minute)
        values (${accountId}, ${key.id}, ${key.kind}, ${key.name}, ${key.prefix}, ${key.secret_hash}, ${key.last_four},
          ${key.scopes}::text[], ${JSON.stringify(key.created_by)}::jsonb, ${key.created_at}, ${key.expires_at},
          ${key.allowed_ips}::text[], ${key.requests_per_minute})
        returning ${columns}`.execute(tx);
      return rows[0] as StoredKey;
    },

    /** Lists one page of an account's keys, newest first. */
    page(tx: Tx, accountId: string, filter: KeyFilter, now: Date) {
      const { state, kind } = filter;
      const wanted = sql<boolean>`${ofAccount(accountId)}
        and ${state ? sql`${stateAt(now)} = any (${[...state]}::text[])` : sql`true`}
        and ${kind ? sql`kind = ${kind}` : sql`true`}`;
      return newestPage(filter, {
        read: async (isOlder, limit) => {
          const found = await sql<StoredKey>`
            select ${columns} from ${keys} where ${wanted} and ${isOlder}
            order by created_at desc, id desc limit ${limit}`.execute(tx);
          return found.rows;
        },
        count: async (total) => {
          const found = await sql<{ total: number }>`select ${total} as total from ${keys} where ${wanted}`.execute(tx);
          return found.rows[0]?.total ?? 0;
        },
        item: (row) => presentKey(row, now),
      });
    },

    /** Gets a key and locks its row until the transaction ends; refuses an unknown one. */
    async getForUpdate(tx: Tx, accountId: string, id: ApiKeyId): Promise<StoredKey> {
      const row = await first(
        tx,
        sql`select ${columns} from ${keys} where ${ofAccount(accountId)} and id = ${id} for update`,
      );
      if (!row) throw keyNotFound();
      return row;
    },

    /** Finds the account's own key: the one not replaced by another. */
    findOwn: (tx: Tx, accountId: string): Promise<StoredKey | null> =>
      first(
        tx,
        sql`select ${columns} from ${keys}
            where ${ofAccount(accountId)} and kind = 'own' and revoked_at is null and replaced_by is null`,
      ),

    /** Serializes rotations of one account until the transaction ends. */
    async lockRotations(tx: Tx, accountId: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`keys of ${accountId}`}, 0))`.execute(tx);
    },

    async revoke(tx: Tx, accountId: string, id: ApiKeyId, now: Date): Promise<void> {
      await sql`update ${keys} set revoked_at = ${now} where ${ofAccount(accountId)} and id = ${id}`.execute(tx);
    },

    /** Marks a key as replaced by another. `validUntil` null: it stops working at once. */
    async replace(
      tx: Tx,
      accountId: string,
      old: { id: ApiKeyId; by: ApiKeyId; validUntil: Date | null; now: Date },
    ): Promise<void> {
      const end = old.validUntil ? sql`expires_at = ${old.validUntil}` : sql`revoked_at = ${old.now}`;
      await sql`update ${keys} set replaced_by = ${old.by}, ${end}
                where ${ofAccount(accountId)} and id = ${old.id}`.execute(tx);
    },
  };
}

function stateAt(now: Date): RawBuilder<string> {
  return sql`case when revoked_at is not null then 'revoked' when expires_at <= ${now} then 'expired' else 'active' end`;
}

export const tenantKeys = keyTable({ table: 'api_keys', account: 'tenant_id' });
export const resellerKeys = keyTable({ table: 'reseller_keys', account: 'reseller_id' });
