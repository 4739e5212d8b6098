import { normaliseEmail } from '@parley/contract/email-address';
import type { TenantId, UserId } from '@parley/contract/ids';
import { type Selectable, sql } from 'kysely';
import type { Users } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { emailTaken } from './users.errors.ts';

const userColumns = [
  'id',
  'email',
  'name',
  'language',
  'password_hash',
  'email_verified_at',
  'must_confirm_email',
  'is_platform_admin',
  'second_factor_secret',
  'second_factor_since',
  'disabled_at',
] as const;

export type UserRow = Pick<Selectable<Users>, (typeof userColumns)[number]>;

/** Inserts a user. `tx` has the platform role. Refuses a taken address, also when two requests race. */
export async function createUser(
  tx: Tx,
  user: {
    id: UserId;
    email: string;
    name: string;
    passwordHash: string | null;
    emailVerifiedAt: Date | null;
    language?: string;
    isPlatformAdmin?: boolean;
    mustConfirmEmail?: boolean;
    now: Date;
  },
): Promise<void> {
  const written = await tx
    .insertInto('users')
    .values({
      id: user.id,
      email: normaliseEmail(user.email),
      name: user.name,
      password_hash: user.passwordHash,
      password_changed_at: user.passwordHash === null ? null : user.now,
      email_verified_at: user.emailVerifiedAt,
      is_platform_admin: user.isPlatformAdmin ?? false,
      must_confirm_email: user.mustConfirmEmail ?? false,
      language: user.language ?? 'en',
      created_at: user.now,
      updated_at: user.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw emailTaken();
}

/** Finds the user with an address, case-insensitively. `tx` has the platform role. */
export async function findUserByEmail(
  tx: Tx,
  email: string,
): Promise<{
  id: UserId;
  email: string;
  name: string;
  language: string;
  hasPassword: boolean;
  isVerified: boolean;
  isDisabled: boolean;
  isPlatformAdmin: boolean;
} | null> {
  const row = await findUserRow(tx, email);
  if (!row) return null;
  return {
    id: row.id as UserId,
    email: row.email,
    name: row.name,
    language: row.language,
    hasPassword: row.password_hash !== null,
    isVerified: row.email_verified_at !== null,
    isDisabled: row.disabled_at !== null,
    isPlatformAdmin: row.is_platform_admin,
  };
}

export function findUserRow(tx: Tx, email: string): Promise<UserRow | undefined> {
  return tx
    .selectFrom('users')
    .select(userColumns)
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${normaliseEmail(email)})`)
    .executeTakeFirst();
}

export function findUserById(tx: Tx, id: UserId): Promise<UserRow | undefined> {
  return tx.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst();
}

/** Finds an enabled user and locks the row until the transaction ends. */
export function lockUser(tx: Tx, id: UserId): Promise<UserRow | undefined> {
  return tx
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function storePassword(tx: Tx, password: { userId: UserId; hash: string; now: Date }): Promise<void> {
  const { userId, hash, now } = password;
  await tx
    .updateTable('users')
    .set({ password_hash: hash, password_changed_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Rehashes the unchanged password in the current format. */
export async function rewritePassword(tx: Tx, password: { userId: UserId; from: string; to: string }): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: password.to })
    .where('id', '=', password.userId)
    .where('password_hash', '=', password.from)
    .execute();
}

/** Removes the credentials of an account whose address was never confirmed; false, and no change, when it was. */
export async function takeUnconfirmedAccess(tx: Tx, userId: UserId, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('users')
    .set({ password_hash: null, second_factor_secret: null, second_factor_since: null, updated_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!taken) return false;
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  return true;
}

/** Name and language of a user. */
export async function describeUser(
  tx: Tx,
  { userId, name, language, now }: { userId: UserId; name: string; language: string; now: Date },
): Promise<void> {
  await tx.updateTable('users').set({ name, language, updated_at: now }).where('id', '=', userId).execute();
}

export async function noteEmailVerified(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified_at: now, updated_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

/** Makes the user owner of a new tenant. */
export async function insertOwner(tx: Tx, owner: { tenantId: TenantId; userId: UserId; now: Date }): Promise<void> {
  const { tenantId, userId, now } = owner;
  await tx
    .insertInto('memberships')
    .values({ tenant_id: tenantId, user_id: userId, role: 'owner', created_at: now, updated_at: now })
    .execute();
}
