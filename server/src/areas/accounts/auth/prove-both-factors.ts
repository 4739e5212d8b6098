import { proveSecondFactor } from '#areas/accounts/second-factor';
import type { UserRow } from '#areas/accounts/users';
import type { Tx } from '#db/tenant-scope.ts';
import { codeWrong, secondFactorOff } from './auth.errors.ts';
import { proveOwnPassword } from './prove-own-password.ts';

/** Runs `work` after the signed-in user has re-entered password and code, in the transaction of that proof. */
export async function withBothFactors<Result extends object>(
  context: Parameters<typeof proveOwnPassword>[0],
  given: { password: string; code: string },
  work: (tx: Tx, user: UserRow) => Promise<Result>,
): Promise<Result> {
  const { db, deps, request, now } = context;
  const proven = await proveOwnPassword(context, given.password);
  const result = await db.platform.inPlatform(async (tx) => {
    const user = await proven.confirm(tx);
    if (user.second_factor_since === null) throw secondFactorOff();
    const code = { user, code: given.code, ip: request.ip, now, mayRecover: true };
    // Returned, not thrown: the failure count must be committed.
    return (await proveSecondFactor(tx, deps, code)) === null ? null : work(tx, user);
  });
  if (result === null) throw codeWrong();
  return result;
}
