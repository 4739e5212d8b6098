import type { Tx } from '#db/tenant-scope.ts';
import type { AuthDeps } from './auth.operation.ts';
import type { UserRow } from './users.queries.ts';

/** Tells a person by e-mail that their second factor was switched on or off, should it not have been them. */
export function tellSecondFactorChange(
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
