import { GivenEmailAddress } from '@parley/contract/email-address';
import type { UserId } from '@parley/contract/ids';
import { z } from 'zod';
import { GivenPassword, isAboutPerson, Password } from '#areas/accounts/passwords';
import { auditUserAction, rewritePassword } from '#areas/accounts/users';
import { sameOrigin } from '#platform/http/access/access.ts';
import { alreadyMigrated, samePassword, weakPassword } from './auth.errors.ts';
import { operation } from './auth.operation.ts';
import { changePassword } from './change-password.ts';
import { provePassword } from './prove-password.ts';

/** Rehashes a password of an older system, or replaces it. Opens no session. */
export const migratePassword = operation({
  method: 'POST',
  path: '/api/auth/migrate-password',
  id: 'migratePassword',
  summary: 'Migrate a legacy password',
  description:
    'Verifies the old password against the hash imported from the older system, and stores it, or `new_password` where given, as argon2id. Failures count as failed sign-ins. A plain sign-in migrates as well. A password that has been migrated is not replaced here (409).',
  access: sameOrigin('the old password is what is shown'),
  audit: 'auth.password_change',
  body: z.strictObject({ email: GivenEmailAddress, old_password: GivenPassword, new_password: Password.optional() }),
  answer: { status: 200, schema: z.object({ status: z.literal('migrated') }) },
  refusals: ['unauthenticated', 'conflict', 'origin_not_allowed', 'unavailable'],
  example: {
    body: { email: 'ada@example.com', old_password: 'tulip42', new_password: 'a long sentence of mine' },
    answer: { status: 'migrated' },
  },
  async run({ body, db, deps, request, now, log }) {
    const given = { email: body.email, password: body.old_password };
    const proven = await provePassword({ db, deps, request, log, now }, given);
    const { new_password: wanted } = body;
    if (wanted !== undefined && isAboutPerson(wanted, proven.user)) throw weakPassword('/new_password');
    if (wanted !== undefined && wanted === body.old_password) throw samePassword('/new_password');
    const hash = proven.isOld ? await deps.passwords.hash(wanted ?? body.old_password) : null;
    const isDone = await db.platform.inPlatform(async (tx) => {
      const user = await proven.confirm(tx);
      // Replacing the password of a user with a second factor takes more than the old password.
      if (wanted !== undefined && (hash === null || user.second_factor_since !== null)) return false;
      if (hash === null || user.password_hash === null) return true;
      if (wanted === undefined) {
        await rewritePassword(tx, { userId: user.id as UserId, from: user.password_hash, to: hash });
      } else {
        const ended = await changePassword(tx, deps, { user, hash, reason: 'password_changed', now });
        const about = { user, tenantId: null, requestId: request.id, now };
        const details = { by: 'migration', ended_sessions: ended };
        await auditUserAction(tx, { name: 'auth.password_change', ...about, details });
      }
      return true;
    });
    if (!isDone) throw alreadyMigrated();
    return { status: 'migrated' as const };
  },
});
