import type { UserId } from '@parley/contract/ids';
import { countUserTokens, issueUserToken, type UserRow } from '#areas/accounts/users';
import type { Tx } from '#db/tenant-scope.ts';
import type { AuthDeps } from './auth.operation.ts';

/** Limit of verification emails per user, against flooding a mailbox. */
const longestMailsAnHour = 3;

/** Sends the verification link, unless the limit is reached. */
export async function sendVerification(
  tx: Tx,
  deps: Pick<AuthDeps, 'mailer'>,
  to: { user: Pick<UserRow, 'id' | 'email' | 'name' | 'language'>; now: Date },
): Promise<void> {
  const { user, now } = to;
  const userId = user.id as UserId;
  const since = new Date(now.getTime() - 3_600_000);
  const sent = await countUserTokens(tx, { userId, kind: 'email_verification', since });
  if (sent >= longestMailsAnHour) return;
  const { token, expiresAt } = await issueUserToken(tx, { userId, kind: 'email_verification', now });
  await deps.mailer.send(tx, {
    tenantId: null,
    to: user.email,
    template: { kind: 'email_verification', name: user.name, token, expiresAt },
    language: user.language,
    now,
  });
}
