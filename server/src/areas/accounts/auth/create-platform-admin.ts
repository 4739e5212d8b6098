import type { UserId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { generatePassword, hashPassword } from '#areas/accounts/passwords';
import { endSessionsOf } from '#areas/accounts/sessions';
import {
  createUser,
  findUserRow,
  noteEmailVerified,
  storePassword,
  takeUnconfirmedAccess,
} from '#areas/accounts/users';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { appendAudit, platformChain } from '#platform/audit/audit-entry.ts';
import { systemActor } from '#platform/http/principal.ts';

/** Outcome of granting platform admin rights. `password` null: the user keeps the existing one. */
export interface MadePlatformAdmin {
  outcome: 'created' | 'granted' | 'unchanged' | 'disabled';
  password: string | null;
}

/**
 * Grants platform admin rights to the user with an address, with a one-time shown password where there is none. An
 * unconfirmed account may belong to a stranger: everything but the new password stops opening it. Refuses a disabled
 * user.
 */
export async function createPlatformAdmin(
  platform: PlatformScope,
  asked: { email: string; now: Date; newId: () => string },
): Promise<MadePlatformAdmin> {
  const password = generatePassword();
  // Hash before any lock is taken.
  const hash = await hashPassword(password);
  return platform.inPlatform(async (tx) => {
    const made = await makeAdmin(tx, { ...asked, hash });
    if (made.outcome === 'created' || made.outcome === 'granted') await noteAdmin(tx, { ...made, now: asked.now });
    return { outcome: made.outcome, password: made.isNewPassword ? password : null };
  });
}

async function makeAdmin(
  tx: Tx,
  { email, hash, now, newId }: { email: string; hash: string; now: Date; newId: () => string },
): Promise<{ outcome: MadePlatformAdmin['outcome']; userId: UserId; isNewPassword: boolean }> {
  const known = await findUserRow(tx, email);
  if (!known) {
    const userId = newId() as UserId;
    const person = { id: userId, email, name: 'Platform admin', passwordHash: hash, emailVerifiedAt: now };
    await createUser(tx, { ...person, isPlatformAdmin: true, now });
    return { outcome: 'created', userId, isNewPassword: true };
  }
  const userId = known.id as UserId;
  if (known.disabled_at) return { outcome: 'disabled', userId, isNewPassword: false };
  const isTaken = await takeUnconfirmedAccess(tx, userId, now);
  if (isTaken) await endSessionsOf(tx, userId, { reason: 'address_unconfirmed', now });
  const isNewPassword = isTaken || known.password_hash === null;
  if (isNewPassword) await storePassword(tx, { userId, hash, now });
  await noteEmailVerified(tx, userId, now);
  if (known.is_platform_admin) return { outcome: isNewPassword ? 'granted' : 'unchanged', userId, isNewPassword };
  await tx.updateTable('users').set({ is_platform_admin: true, updated_at: now }).where('id', '=', userId).execute();
  return { outcome: 'granted', userId, isNewPassword };
}

async function noteAdmin(
  tx: Tx,
  { outcome, userId, isNewPassword, now }: { outcome: string; userId: UserId; isNewPassword: boolean; now: Date },
): Promise<void> {
  await sql`select set_config('app.tenant_id', ${platformChain}, true)`.execute(tx);
  await appendAudit(tx, {
    at: now,
    action: 'platform_admin.create',
    actor: systemActor,
    resourceId: userId,
    requestId: null,
    details: { by: 'command', outcome, is_new_password: isNewPassword },
  });
}

/** True when an enabled platform admin exists. */
export function hasPlatformAdmin(platform: PlatformScope): Promise<boolean> {
  return platform.inPlatform(async (tx) => {
    const row = await tx
      .selectFrom('users')
      .select('id')
      .where('is_platform_admin', '=', true)
      .where('disabled_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  });
}
