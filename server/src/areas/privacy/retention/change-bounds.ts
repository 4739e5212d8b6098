import { isDeepStrictEqual } from 'node:util';
import type { ResellerId, TenantId } from '@parley/contract/ids';
import type { RetentionBounds, RetentionLimits, RetentionSetBounds } from '@parley/contract/resources/retention';
import type { Tx } from '#db/tenant-scope.ts';
import type { AnswerHeaders, AuditRecorder } from '#platform/http/operation.ts';
import { findBounds, type StoredBounds, storeBounds } from './bounds.queries.ts';
import { badRetention, policyVersionMismatch } from './retention.errors.ts';
import { boundFaultsOf, narrow } from './retention.rules.ts';

interface BoundsContext {
  tx: Tx;
  body: { bounds: RetentionSetBounds };
  now: Date;
  request: { ifMatch: number | null };
  headers: AnswerHeaders;
  audit: AuditRecorder;
}

export function presentBounds(stored: StoredBounds, limits: RetentionLimits): RetentionBounds {
  const { version, bounds, updatedAt } = stored;
  return { version, bounds, limits, effective: narrow(limits, bounds), updated_at: updatedAt?.toISOString() ?? null };
}

/** Replaces the bounds of an account within the limits above it. */
export async function changeBounds(
  { tx, body, now, request, headers, audit }: BoundsContext,
  { accountId, limits }: { accountId: ResellerId | TenantId; limits: RetentionLimits },
): Promise<RetentionBounds> {
  const faults = boundFaultsOf(body.bounds, limits);
  if (faults.length > 0) throw badRetention(faults);
  const before = await findBounds(tx, accountId, { forUpdate: true });
  const { ifMatch } = request;
  if (ifMatch !== null && ifMatch !== before.version) {
    throw policyVersionMismatch({ expected: ifMatch, current: before.version });
  }
  if (isDeepStrictEqual(before.bounds, body.bounds)) {
    audit.nothingChanged();
    headers.set('etag', `"${before.version}"`);
    return presentBounds(before, limits);
  }
  const version = before.version + 1;
  const { bounds } = body;
  const isStored = await storeBounds(tx, { accountId, version, bounds, now });
  if (!isStored) throw policyVersionMismatch({ expected: before.version, current: version });
  audit.details({ version, from: before.bounds, to: bounds });
  headers.set('etag', `"${version}"`);
  return presentBounds({ version, bounds, updatedAt: now }, limits);
}
