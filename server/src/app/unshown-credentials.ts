import type { AgentId, ApiKeyId, TenantId, UserId } from '@parley/contract/ids';
import { sql } from 'kysely';
import pg from 'pg';
import { issueApiKey, issuePlatformKey, ownKey, revokePlatformKeys, tenantKeys } from '#areas/accounts/api-keys';
import { replacePasswordSetAt } from '#areas/accounts/auth';
import { generatePassword, hashPassword } from '#areas/accounts/passwords';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { appendAudit, platformChain } from '#platform/audit/audit-entry.ts';
import { systemActor } from '#platform/http/principal.ts';
import {
  adminEmail,
  createFirstRun,
  demoNumber,
  type FirstRun,
  type FirstRunRecord,
  findFirstRun,
  firstPlatformKey,
  firstRunSetting,
} from './first-run.ts';

/** Credentials that have not been shown yet. */
export interface UnshownCredentials {
  credentials: FirstRun;
  /** Call when they have been shown. Until then every start replaces them and shows the new ones. */
  markShown(): Promise<void>;
  /** Lets another process show them. */
  release(): Promise<void>;
}

interface Parts {
  platform: PlatformScope;
  /** Connects as the owner of the schema, past any PgBouncer: a session lock must hold. */
  owner: pg.ClientConfig;
  now: Date;
  newId: () => string;
}

/**
 * Prepares the credentials this start must show: those of a first run just made, or replacements for those that an
 * earlier start created and, ending early, never showed. Null when they were shown, or when another process is showing
 * them right now.
 */
export async function prepareCredentials(parts: Parts): Promise<UnshownCredentials | null> {
  const { platform, now, newId } = parts;
  const record = await platform.inPlatform(findFirstRun);
  if (record && record.is_shown !== false) return null;
  const turn = await takeTurn(parts.owner);
  if (!turn) return null;
  try {
    const credentials = (await createFirstRun(platform, now, newId)) ?? (await renewCredentials(platform, now, newId));
    if (credentials) {
      const markShown = async () => {
        await platform.inPlatform((tx) => writeRecord(tx, { is_shown: true }));
        await turn.end();
      };
      return { credentials, markShown, release: () => turn.end() };
    }
  } catch (error) {
    await turn.end();
    throw error;
  }
  await turn.end();
  return null;
}

/**
 * Acquires the session advisory lock of the process that shows credentials: a concurrent start must not invalidate
 * them. It ends with the connection, so a killed process blocks no other.
 */
async function takeTurn(owner: pg.ClientConfig): Promise<{ end(): Promise<void> } | null> {
  const client = new pg.Client(owner);
  client.on('error', () => {});
  await client.connect();
  const end = () => client.end().catch(() => {});
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      "select pg_try_advisory_lock(hashtextextended('parley credentials', 0)) as taken",
    );
    if (rows[0]?.taken) return { end };
    await end();
    return null;
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * Replaces the credentials that were never shown: of the old ones only hashes exist. Those the owner has replaced since
 * stay.
 */
async function renewCredentials(platform: PlatformScope, now: Date, newId: () => string): Promise<FirstRun | null> {
  const seen = await platform.inPlatform(findFirstRun);
  if (!seen || seen.is_shown !== false) return null;
  return platform.inTenant(seen.tenant_id as TenantId, async (tx) => {
    const record = await findFirstRun(tx);
    if (!record || record.is_shown !== false) return null;
    const password = await renewPassword(tx, record, now);
    if (record.platform_key_id) await revokePlatformKeys(tx, { id: record.platform_key_id, now });
    const platformKey = await issuePlatformKey(tx, { id: newId(), name: firstPlatformKey, now });
    const tenantKey = await renewTenantKey(tx, record, { now, newId });
    await writeRecord(tx, {
      at: now.toISOString(),
      platform_key_id: platformKey.id,
      ...(tenantKey ? { tenant_key_id: tenantKey.id } : {}),
    });
    await sql`select set_config('app.tenant_id', ${platformChain}, true)`.execute(tx);
    await appendAudit(tx, {
      at: now,
      action: 'platform.credentials_renew',
      actor: systemActor,
      resourceId: record.tenant_id,
      requestId: null,
      details: {},
    });
    return {
      adminEmail,
      adminPassword: password,
      platformKey: platformKey.secret,
      tenantKey: tenantKey?.secret ?? null,
      agentId: record.agent_id as AgentId,
      phoneNumber: demoNumber.number,
    };
  });
}

async function renewPassword(tx: Tx, record: FirstRunRecord, now: Date): Promise<string | null> {
  if (!record.admin_id) return null;
  const password = generatePassword();
  const change = {
    userId: record.admin_id as UserId,
    setAt: new Date(record.at),
    hash: await hashPassword(password),
    now,
  };
  return (await replacePasswordSetAt(tx, change)) ? password : null;
}

async function renewTenantKey(
  tx: Tx,
  record: FirstRunRecord,
  { now, newId }: { now: Date; newId: () => string },
): Promise<{ id: ApiKeyId; secret: string } | null> {
  const tenantId = record.tenant_id as TenantId;
  const old = await tenantKeys.findOwn(tx, tenantId);
  if (!old || old.id !== record.tenant_key_id) return null;
  const id = newId() as ApiKeyId;
  await tenantKeys.replace(tx, tenantId, { id: old.id, by: id, validUntil: null, now });
  return issueApiKey(tx, { tenantId, id, ...ownKey, now });
}

async function writeRecord(tx: Tx, fields: Partial<FirstRunRecord>): Promise<void> {
  await tx
    .updateTable('instance_settings')
    .set({ value: sql`value || ${JSON.stringify(fields)}::jsonb` })
    .where('key', '=', firstRunSetting)
    .execute();
}
