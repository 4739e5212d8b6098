import { findUserById } from '#areas/accounts/users';
import type { Database } from '#db/open.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import type { UserPrincipal } from '#platform/http/principal.ts';
import type { Logger } from '#platform/log/logger.ts';
import { notLoggedIn } from './auth.errors.ts';
import type { AuthDeps } from './auth.operation.ts';
import { type ProvenPassword, provePassword } from './prove-password.ts';

/** Re-authenticates the signed-in user by password; failures count like those of sign-ins. */
export async function proveOwnPassword(
  context: { db: Database; deps: AuthDeps; request: RequestFacts; log: Logger; now: Date; principal: UserPrincipal },
  password: string,
): Promise<ProvenPassword> {
  const user = await context.db.platform.inPlatform((tx) => findUserById(tx, context.principal.id));
  if (!user) throw notLoggedIn();
  return provePassword(context, { email: user.email, password });
}
