import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { hashToken, issueToken } from '#platform/ids/token.ts';
import { StreamGrant } from './stream-grant.rules.ts';

const grantPrefix = 'stream:';
const seenSubject = 'carrier call';
/** Token lifetime: the time a carrier takes to open its stream. */
const grantSeconds = 60;
/** Retry window: a carrier without an answer asks again and gets another token. */
const repeatSeconds = 60;
const seenHours = 24;

/** Issues a token that opens one media stream within 60 s; only its hash is stored. */
export async function issueStreamToken(tx: Tx, grant: StreamGrant, now: Date): Promise<string> {
  const token = `${grant.tenantId}.${issueToken('stream').token}`;
  await tx.deleteFrom('one_time_tickets').where('expires_at', '<', now).execute();
  await tx
    .insertInto('one_time_tickets')
    .values({
      tenant_id: grant.tenantId,
      token_hash: hashToken(token),
      subject: `${grantPrefix}${JSON.stringify(grant)}`,
      expires_at: new Date(now.getTime() + grantSeconds * 1000),
    })
    .execute();
  return token;
}

/**
 * Consumes a token and returns its grant; undefined when it is unknown, expired or used. Of two concurrent uses one
 * succeeds.
 */
export async function redeemStreamToken(tx: Tx, token: string, now: Date): Promise<StreamGrant | undefined> {
  const row = await tx
    .deleteFrom('one_time_tickets')
    .where('token_hash', '=', hashToken(token))
    .where('subject', 'like', `${grantPrefix}%`)
    .where('expires_at', '>', now)
    .returning('subject')
    .executeTakeFirst();
  return row && StreamGrant.parse(JSON.parse(row.subject.slice(grantPrefix.length)));
}

/**
 * Replay protection: reports that a signed request may be answered, the first one and its retries within a minute. A
 * replay later opens nothing.
 */
export async function mayAnswer(
  tx: Tx,
  asked: { tenantId: TenantId; provider: string; callRef: string; direction: string; now: Date },
): Promise<boolean> {
  const { tenantId, now } = asked;
  const expiresAt = new Date(now.getTime() + seenHours * 3_600_000);
  const row = await tx
    .insertInto('one_time_tickets')
    .values({
      tenant_id: tenantId,
      token_hash: hashToken(`${asked.provider} ${asked.direction} ${asked.callRef}`),
      subject: seenSubject,
      expires_at: expiresAt,
    })
    // No-op update, so that the row is returned in either case.
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'token_hash']).doUpdateSet({ expires_at: sql`one_time_tickets.expires_at` }),
    )
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expiresAt.getTime() - row.expires_at.getTime() <= repeatSeconds * 1000;
}
