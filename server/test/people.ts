import type { TenantId, UserId } from '@parley/contract/ids';
import type { SignedIn } from '@parley/contract/resources/session';
import type { Role } from '@parley/contract/scopes';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { hashPassword } from '#areas/accounts/passwords';
import { createUser } from '#areas/accounts/users';
import type { TestApp } from './build-test-app.ts';

export const testPassword = 'a sentence only tests know';

export interface TestPerson {
  id: UserId;
  email: string;
  name: string;
}

let made = 0;
let hashOfTestPassword: Promise<string> | undefined;

/** A person of one's own with `testPassword`, who belongs to the tenants given. */
export async function createPerson(
  app: TestApp,
  options: {
    email?: string;
    name?: string;
    /** Another form than argon2id of `testPassword`; null: none. */
    passwordHash?: string | null;
    emailVerifiedAt?: Date | null;
    isPlatformAdmin?: boolean;
    tenants?: readonly { id: TenantId; role: Role }[];
  } = {},
): Promise<TestPerson> {
  const { newId, clock, db } = app.deps;
  const now = clock.now();
  const { email = `person-${++made}@example.com`, name = `Person ${made}` } = options;
  const id = newId() as UserId;
  hashOfTestPassword ??= hashPassword(testPassword);
  const passwordHash = options.passwordHash === undefined ? await hashOfTestPassword : options.passwordHash;
  await db.platform.inPlatform(async (tx) => {
    await createUser(tx, {
      id,
      email,
      name,
      passwordHash,
      emailVerifiedAt: options.emailVerifiedAt === undefined ? now : options.emailVerifiedAt,
      isPlatformAdmin: options.isPlatformAdmin ?? false,
      now,
    });
    for (const tenant of options.tenants ?? []) {
      await tx
        .insertInto('memberships')
        .values({ tenant_id: tenant.id, user_id: id, role: tenant.role, created_at: now, updated_at: now })
        .execute();
    }
  });
  return { id, email, name };
}

/** A request to the application; `payload` is sent as JSON, `token` as bearer. */
export function send(
  app: TestApp,
  method: InjectOptions['method'],
  url: string,
  options: { payload?: unknown; token?: string; headers?: Record<string, string>; ip?: string } = {},
): Promise<LightMyRequestResponse> {
  const { payload, token, headers, ip } = options;
  return app.server.inject({
    method: method as 'GET',
    url,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(payload === undefined ? {} : { payload: payload as object }),
    ...(ip === undefined ? {} : { remoteAddress: ip }),
  });
}

/** Logs a person with `testPassword` in; fails when they are not let in at once. */
export async function logInAs(app: TestApp, person: Pick<TestPerson, 'email'>): Promise<SignedIn> {
  const answer = await send(app, 'POST', '/api/auth/login', {
    payload: { email: person.email, password: testPassword },
  });
  const body = answer.json<SignedIn>();
  if (answer.statusCode !== 200 || body.status !== 'signed_in') throw new Error(`not signed in: ${answer.body}`);
  return body;
}
