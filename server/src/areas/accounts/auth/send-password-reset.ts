import type { UserId } from '@parley/contract/ids';
import { z } from 'zod';
import { countUserTokens, findUserRow, issueUserToken, lockUser } from '#areas/accounts/users';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { AuthDeps } from './auth.operation.ts';

export const resetJob = 'auth.send_password_reset';

const Asked = z.object({ email: z.string() });

/** Limit of reset emails per address, against flooding a mailbox. */
const mostMailsAnHour = 5;

/** Sends the reset email when an enabled account has the address. */
export async function sendPasswordReset(
  { db, clock, mailer }: { db: Database; clock: Clock; mailer: AuthDeps['mailer'] },
  payload: unknown,
): Promise<void> {
  const { email } = Asked.parse(payload);
  const now = clock.now();
  const since = new Date(now.getTime() - 3_600_000);
  await db.platform.inPlatform(async (tx) => {
    const found = await findUserRow(tx, email);
    const user = found && (await lockUser(tx, found.id as UserId));
    if (!user) return;
    const userId = user.id as UserId;
    if ((await countUserTokens(tx, { userId, kind: 'password_reset', since })) >= mostMailsAnHour) return;
    const { token, expiresAt } = await issueUserToken(tx, { userId, kind: 'password_reset', now });
    await mailer.send(tx, {
      tenantId: null,
      to: user.email,
      template: { kind: 'password_reset', name: user.name, token, expiresAt },
      language: user.language,
      now,
    });
  });
}
