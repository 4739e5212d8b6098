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

/** Credentials and demo of the first start. The credentials are shown once and stored only as hashes. */
export interface FirstRun {
  adminEmail: string;
  /** Null when the admin has chosen a password before the first one was shown. */
  adminPassword: string | null;
  platformKey: string;
  /** Null when the key has been replaced before it was shown. */
  tenantKey: string | null;
  agentId: AgentId;
  /** Number of the built-in carrier: phones on this machine reach the demo agent with it. */
  phoneNumber: string;
}

/** Reserved for fiction, so that it rings no real phone. */
export const demoNumber = { number: '+12125550100', country: 'US' };

export const adminEmail = 'admin@parley.localhost';
export const firstPlatformKey = 'First platform key';

/** Key of the row in `instance_settings` that records the first start. */
export const firstRunSetting = 'first_run';

/** Value of that row. Installations older than the fields after `agent_id` lack them, and have shown everything. */
export interface FirstRunRecord {
  tenant_id: string;
  agent_id: string;
  /** Creation of the credentials below. */
  at: string;
  admin_id?: string;
  platform_key_id?: string;
  tenant_key_id?: string;
  /** False until the credentials have been shown. */
  is_shown?: boolean;
}

/**
 * Creates a platform admin, a demo tenant with a key, and a demo agent, unless this database has ever had them; null
 * when it has. Of two processes that start at once one creates them.
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
    await recordInAudit(tx, tenantId, now);
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
  // Events have no listeners before the first start is over.
  const emit = async () => {};
  await recordVersion({ tx, tenantId, actor: systemActor, now, emit }, agent, {
    config,
    source: 'create',
    note: 'Demo agent',
  });
  return id;
}

async function recordInAudit(tx: Tx, tenantId: TenantId, now: Date): Promise<void> {
  const entry = { at: now, actor: systemActor, requestId: null, details: {} };
  await appendAudit(tx, { ...entry, action: 'tenant.create', resourceId: tenantId });
  await sql`select set_config('app.tenant_id', ${platformChain}, true)`.execute(tx);
  await appendAudit(tx, { ...entry, action: 'platform.first_run', resourceId: tenantId });
}

/** Reads the record of the first start; undefined before it. */
export async function findFirstRun(tx: Tx): Promise<FirstRunRecord | undefined> {
  const row = await tx
    .selectFrom('instance_settings')
    .select('value')
    .where('key', '=', firstRunSetting)
    .executeTakeFirst();
  return row?.value as FirstRunRecord | undefined;
}

/** Finds the agent of the page at `/`; null before the first run. */
export async function readDemo(platform: PlatformScope): Promise<{ tenantId: TenantId; agentId: AgentId } | null> {
  const record = await platform.inPlatform(findFirstRun);
  return record ? { tenantId: record.tenant_id as TenantId, agentId: record.agent_id as AgentId } : null;
}
