import type { AgentId, PhoneNumberId, TenantId, UserId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { sql } from 'kysely';
import { issueApiKey, issuePlatformKey, ownKey } from '#areas/accounts/api-keys';
import { generatePassword, hashPassword } from '#areas/accounts/passwords';
import { insertTenant } from '#areas/accounts/tenants';
import { createUser, insertOwner } from '#areas/accounts/users';
import { insertAgent, recordVersion } from '#areas/agents/agents';
import { insertWidget } from '#areas/conversations/widget';
import { insertBuiltinNumber } from '#areas/telephony/phone-numbers';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { appendAudit, platformChain } from '#platform/audit/audit-entry.ts';
import { systemActor } from '#platform/http/principal.ts';
import { demoAgent, demoQuickQuestions } from './demo-agent.ts';

/** What the first start makes. Everything here is shown once and stored only as a hash. */
export interface FirstRun {
  adminEmail: string;
  /** Null where the admin has chosen a password before the first one was shown. */
  adminPassword: string | null;
  platformKey: string;
  /** Null where the key has been replaced before it was shown. */
  tenantKey: string | null;
  agentId: AgentId;
  /** Of the built-in carrier: phones on this machine reach the demo agent by it. */
  phoneNumber: string;
}

/** Kept free for fiction: nobody's phone rings by mistake. */
export const demoNumber = { number: '+12125550100', country: 'US' };

export const adminEmail = 'admin@parley.localhost';
export const firstPlatformKey = 'First platform key';

/** The row of `instance_settings` that says what the first start made. */
export const firstRunSetting = 'first_run';

/** Value of that row. Installations older than the fields after `agent_id` lack them, and have shown everything. */
export interface FirstRunRecord {
  tenant_id: string;
  agent_id: string;
  /** When the credentials below were made. */
  at: string;
  admin_id?: string;
  platform_key_id?: string;
  tenant_key_id?: string;
  /** False until the credentials have reached somebody. */
  is_shown?: boolean;
}

/**
 * Makes a platform admin, a demo tenant with a key, and a demo agent, if this database has never had them; null when
 * it has. Two processes that start at once make one set.
 */
export function createFirstRun(platform: PlatformScope, now: Date, newId: () => string): Promise<FirstRun | null> {
  const tenantId = newId() as TenantId;
  return platform.inTenant(tenantId, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('parley first run', 0))`.execute(tx);
    if (await findFirstRun(tx)) return null;

    const adminPassword = generatePassword();
    const adminId = newId() as UserId;
    await createUser(tx, {
      id: adminId,
      email: adminEmail,
      name: 'Platform admin',
      passwordHash: await hashPassword(adminPassword),
      emailVerifiedAt: now,
      isPlatformAdmin: true,
      now,
    });
    const platformKey = await issuePlatformKey(tx, { id: newId(), name: firstPlatformKey, now });
    await insertTenant(tx, { id: tenantId, name: 'Demo', now });
    await insertOwner(tx, { tenantId, userId: adminId, now });
    const tenantKey = await issueApiKey(tx, { tenantId, id: newId(), ...ownKey, now });
    const agentId = await createDemoAgent(tx, tenantId, now, newId);
    await insertBuiltinNumber(tx, {
      tenantId,
      agentId,
      id: newId() as PhoneNumberId,
      ...demoNumber,
      providerRef: newId(),
      now,
    });
    const record: FirstRunRecord = {
      tenant_id: tenantId,
      agent_id: agentId,
      at: now.toISOString(),
      admin_id: adminId,
      platform_key_id: platformKey.id,
      tenant_key_id: tenantKey.id,
      is_shown: false,
    };
    const value = JSON.stringify(record);
    await tx.insertInto('instance_settings').values({ key: firstRunSetting, value }).execute();
    await noteInAudit(tx, tenantId, now);
    return {
      adminEmail,
      adminPassword,
      platformKey: platformKey.secret,
      tenantKey: tenantKey.secret,
      agentId,
      phoneNumber: demoNumber.number,
    };
  });
}

async function createDemoAgent(tx: Tx, tenantId: TenantId, now: Date, newId: () => string): Promise<AgentId> {
  const id = newId() as AgentId;
  const config = AgentConfig.parse(demoAgent);
  const agent = await insertAgent(tx, { tenantId, id, config, now });
  await insertWidget(tx, {
    tenantId,
    agentId: id,
    agent: config,
    change: { quick_questions: demoQuickQuestions },
    now,
  });
  // Nobody can be listening before the first start is over.
  const emit = async () => {};
  await recordVersion({ tx, tenantId, actor: systemActor, now, emit }, agent, {
    config,
    source: 'create',
    note: 'Demo agent',
  });
  return id;
}

async function noteInAudit(tx: Tx, tenantId: TenantId, now: Date): Promise<void> {
  const entry = { at: now, actor: systemActor, requestId: null, details: {} };
  await appendAudit(tx, { ...entry, action: 'tenant.create', resourceId: tenantId });
  await sql`select set_config('app.tenant_id', ${platformChain}, true)`.execute(tx);
  await appendAudit(tx, { ...entry, action: 'platform.first_run', resourceId: tenantId });
}

/** What the first start of this database made; undefined before it. */
export async function findFirstRun(tx: Tx): Promise<FirstRunRecord | undefined> {
  const row = await tx
    .selectFrom('instance_settings')
    .select('value')
    .where('key', '=', firstRunSetting)
    .executeTakeFirst();
  return row?.value as FirstRunRecord | undefined;
}

/** Which agent the page at `/` talks with; null before the first run. */
export async function readDemo(platform: PlatformScope): Promise<{ tenantId: TenantId; agentId: AgentId } | null> {
  const record = await platform.inPlatform(findFirstRun);
  return record ? { tenantId: record.tenant_id as TenantId, agentId: record.agent_id as AgentId } : null;
}
