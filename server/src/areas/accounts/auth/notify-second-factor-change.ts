import type { UserRow } from '#areas/accounts/users';
import type { Tx } from '#db/tenant-scope.ts';
import type { AuthDeps } from './auth.operation.ts';

/** Notifies a user by email that their second factor was enabled or disabled. */
export function notifySecondFactorChange(
  tx: Tx,
  deps: Pick<AuthDeps, 'mailer'>,
  { user, isOn, now }: { user: UserRow; isOn: boolean; now: Date },
): Promise<void> {
  return deps.mailer.send(tx, {
    tenantId: null,
    to: user.email,
    template: { kind: 'second_factor_changed', name: user.name, isOn },
    language: user.language,
    now,
  });
}
