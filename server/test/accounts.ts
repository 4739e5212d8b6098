import type { ApiKeyId, ResellerId, SessionId, TenantId, UserId } from '@parley/contract/ids';
import type { Role, Scope } from '@parley/contract/scopes';
import { issueResellerKey, ownKey } from '#areas/accounts/api-keys';
import { issueToken } from '#platform/ids/token.ts';
import type { TestApp, TestTenant } from './build-test-app.ts';

/** People, sessions and resellers as they stand in the tables, on the app's own clock: for what lies above signing in. */
export interface Accounts {
  newUser(options?: { isPlatformAdmin?: boolean }): Promise<UserId>;
  join(userId: UserId, tenantId: TenantId, role: Role): Promise<void>;
  joinReseller(userId: UserId, resellerId: ResellerId, role: 'owner' | 'admin' | 'staff' | 'billing'): Promise<void>;
  openSession(userId: UserId, where?: { tenantId?: TenantId; resellerId?: ResellerId }): Promise<TestSession>;
  /** A session of a new user with this role; `token` is its access token. */
  logIn(role: Role, tenantId: TenantId): Promise<TestSession & { userId: UserId }>;
  newReseller(name?: string): Promise<TestReseller>;
}

export interface TestSession {
  id: SessionId;
  token: string;
}

export interface TestReseller {
  id: ResellerId;
  /** Its own key, which has the admin role. */
  own: string;
  named(scopes: readonly Scope[]): Promise<string>;
  newCustomer(): Promise<TestTenant>;
  /** A session of a new user among its staff. */
  staff(role: 'owner' | 'admin' | 'staff' | 'billing'): Promise<TestSession & { userId: UserId }>;
}

const dayMs = 86_400_000;

export function createAccounts(app: TestApp): Accounts {
  const { newId, clock } = app.deps;
  const { platform } = app.deps.db;
  const tables = platform.everywhere;
  const timesOf = (now: Date) => ({ created_at: now, updated_at: now });

  async function newUser({ isPlatformAdmin = false }: { isPlatformAdmin?: boolean } = {}): Promise<UserId> {
    const id = newId() as UserId;
    const now = clock.now();
    const user = { id, email: `${id}@example.com`, name: 'Ada Lindgren', is_platform_admin: isPlatformAdmin };
    await tables
      .insertInto('users')
      .values({ ...user, email_verified_at: now, ...timesOf(now) })
      .execute();
    return id;
  }

  async function join(userId: UserId, tenantId: TenantId, role: Role): Promise<void> {
    const membership = { tenant_id: tenantId, user_id: userId, role };
    await tables
      .insertInto('memberships')
      .values({ ...membership, ...timesOf(clock.now()) })
      .execute();
  }

  async function joinReseller(
    userId: UserId,
    resellerId: ResellerId,
    role: 'owner' | 'admin' | 'staff' | 'billing',
  ): Promise<void> {
    const member = { reseller_id: resellerId, user_id: userId, role, created_at: clock.now() };
    await tables.insertInto('reseller_members').values(member).execute();
  }

  async function openSession(
    userId: UserId,
    where: { tenantId?: TenantId; resellerId?: ResellerId } = {},
  ): Promise<TestSession> {
    const { token, lookup, hash } = issueToken('sess');
    const id = newId() as SessionId;
    const now = clock.now();
    const later = new Date(now.getTime() + dayMs);
    await tables
      .insertInto('sessions')
      .values({
        id,
        user_id: userId,
        tenant_id: where.tenantId ?? null,
        reseller_id: where.resellerId ?? null,
        access_lookup: lookup,
        access_hash: hash,
        access_expires_at: later,
        ip: '127.0.0.1',
        user_agent: 'test',
        created_at: now,
        last_used_at: now,
        expires_at: later,
      })
      .execute();
    return { id, token };
  }

  async function newReseller(name = 'Reseller'): Promise<TestReseller> {
    const id = newId() as ResellerId;
    const now = clock.now();
    await tables
      .insertInto('resellers')
      .values({ id, name, ...timesOf(now) })
      .execute();
    const issue = (key: Omit<Parameters<typeof issueResellerKey>[1], 'resellerId' | 'id' | 'now'>) =>
      platform.inPlatform(async (tx) => {
        const { secret } = await issueResellerKey(tx, { resellerId: id, id: newId() as ApiKeyId, now, ...key });
        return secret;
      });
    return {
      id,
      own: await issue(ownKey),
      named: (held) => issue({ name: 'Named key', scopes: held }),
      async newCustomer() {
        const customer = await app.createTenant();
        await tables.updateTable('tenants').set({ reseller_id: id }).where('id', '=', customer.id).execute();
        return customer;
      },
      async staff(role) {
        const userId = await newUser();
        await joinReseller(userId, id, role);
        return { ...(await openSession(userId, { resellerId: id })), userId };
      },
    };
  }

  return {
    newUser,
    join,
    joinReseller,
    openSession,
    async logIn(role, tenantId) {
      const userId = await newUser();
      await join(userId, tenantId, role);
      return { ...(await openSession(userId, { tenantId })), userId };
    },
    newReseller,
  };
}
