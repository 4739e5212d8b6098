import type { ApiKeyId, ResellerId, TenantId } from '@parley/contract/ids';
import type { ApiKeyRotated } from '@parley/contract/resources/api-key';
import { Scope } from '@parley/contract/scopes';
import type { Tx } from '#db/tenant-scope.ts';
import type { AuditRecorder } from '#platform/http/operation.ts';
import type { Actor } from '#platform/http/principal.ts';
import { keyOver, keyReplaced } from './api-keys.errors.ts';
import { issueApiKey, issueResellerKey, type KeyIssuer, ownKey } from './issue-api-key.ts';
import { checkGrant } from './key-request.rules.ts';
import { type KeyTable, resellerKeys, tenantKeys } from './keys.queries.ts';
import { presentKey, type StoredKey, stateOfKey } from './stored-key.rules.ts';

/** Context a rotation needs from its operation. */
export interface RotationContext {
  tx: Tx;
  tenantId: TenantId;
  actor: Actor;
  /** Scopes held by the caller who rotates. */
  scopes: ReadonlySet<Scope>;
  audit: AuditRecorder;
  now: Date;
  newId(): string;
}

type Kind = { table: KeyTable; issue: KeyIssuer };

const ofTenant: Kind = {
  table: tenantKeys,
  issue: (tx, accountId, key) => issueApiKey(tx, { tenantId: accountId as TenantId, ...key }),
};
const ofReseller: Kind = {
  table: resellerKeys,
  issue: (tx, accountId, key) => issueResellerKey(tx, { resellerId: accountId as ResellerId, ...key }),
};

/**
 * Replaces a tenant key by one that differs in its secret only. The old one keeps working for `overlapSeconds`. Refuses
 * an expired, revoked or rotated key, and a caller lacking one of its scopes: the secret would be privilege escalation.
 */
export async function rotateKey(
  context: RotationContext,
  asked: { keyId: ApiKeyId; overlapSeconds: number },
): Promise<ApiKeyRotated> {
  const { tx, tenantId, now } = context;
  await tenantKeys.lockRotations(tx, tenantId);
  const old = await tenantKeys.getForUpdate(tx, tenantId, asked.keyId);
  const state = stateOfKey(old, now);
  if (old.replaced_by !== null) throw keyReplaced(old.replaced_by);
  if (state !== 'active') throw keyOver(state);
  return replace(ofTenant, context, { old, overlapSeconds: asked.overlapSeconds });
}

/**
 * Rotates the tenant's own key, which holds every scope; the old one keeps working for `overlapSeconds`. Issues the
 * first key to a tenant without one. Refuses a caller who does not hold every scope.
 */
export async function rotateOwnKey(
  context: RotationContext,
  { overlapSeconds }: { overlapSeconds: number },
): Promise<ApiKeyRotated> {
  await tenantKeys.lockRotations(context.tx, context.tenantId);
  const old = await tenantKeys.findOwn(context.tx, context.tenantId);
  return replace(ofTenant, context, { old, overlapSeconds });
}

/** Rotates a reseller's own key, in a transaction of its account. Requires the admin role. */
export async function rotateResellerKey(
  context: RotationContext,
  { overlapSeconds }: { overlapSeconds: number },
): Promise<ApiKeyRotated> {
  await resellerKeys.lockRotations(context.tx, context.tenantId);
  const old = await resellerKeys.findOwn(context.tx, context.tenantId);
  return replace(ofReseller, context, { old, overlapSeconds });
}

async function replace(
  kind: Kind,
  context: RotationContext,
  { old, overlapSeconds }: { old: StoredKey | null; overlapSeconds: number },
): Promise<ApiKeyRotated> {
  const { tx, tenantId, now, audit } = context;
  const next = old?.kind === 'named' ? { ...namedLike(old) } : { ...limitsLike(old), ...ownKey };
  // The admin role of a reseller holds every scope there.
  if (kind === ofTenant) checkGrant(context.scopes, next.scopes);
  const id = context.newId();
  const validUntil = old && overlapSeconds > 0 ? endOf(old, now, overlapSeconds) : null;
  if (old) await kind.table.replace(tx, tenantId, { id: old.id, by: id as ApiKeyId, validUntil, now });
  const issued = await kind.issue(tx, tenantId, { ...next, id, createdBy: context.actor, now });
  audit.resource(old?.id ?? issued.id);
  audit.details({ new_key_id: issued.id, overlap_seconds: overlapSeconds });
  return {
    ...presentKey(issued.stored, now),
    secret: issued.secret,
    previous: old && { id: old.id, valid_until: validUntil?.toISOString() ?? null },
  };
}

/** Drops stored scopes this version of Parley does not know. */
function namedLike(old: StoredKey) {
  const scopes = old.scopes.flatMap((scope) => Scope.safeParse(scope).data ?? []);
  return { kind: old.kind, name: old.name, scopes, expiresAt: old.expires_at, ...limitsLike(old) };
}

function limitsLike(old: StoredKey | null) {
  return { allowedIps: old?.allowed_ips ?? [], requestsPerMinute: old?.requests_per_minute ?? null };
}

function endOf(old: StoredKey, now: Date, overlapSeconds: number): Date {
  const end = new Date(now.getTime() + overlapSeconds * 1000);
  return old.expires_at !== null && old.expires_at < end ? old.expires_at : end;
}
