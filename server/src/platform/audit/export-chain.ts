import type { TenantId } from '@parley/contract/ids';
import type { PlatformScope } from '#db/tenant-scope.ts';
import {
  type ChainRow,
  type ExportHead,
  type ExportHeader,
  exportFormat,
  signedBytes,
} from '#platform/audit/verify-chain.ts';
import type { Signer } from '#platform/secrets/signer.ts';

const batch = 1000;

/** The tenant has no audit log. */
export class NoSuchChain extends Error {
  override readonly name = 'NoSuchChain';
}

/**
 * Exports the audit log of a tenant as NDJSON, line by line with newlines: header, entries, signed end. Rows are
 * exported unchanged, so tampering in the database shows when the export is verified. Throws NoSuchChain.
 */
export async function* exportChain(options: {
  platform: PlatformScope;
  tenantId: TenantId;
  signer: Signer;
  now: Date;
}): AsyncGenerator<string> {
  const { platform, tenantId, signer } = options;
  const end = await readHead(platform, tenantId);
  if (!end) throw new NoSuchChain(`There is no audit log of ${tenantId}`);
  const header: ExportHeader = {
    format: exportFormat,
    tenant_id: tenantId,
    exported_at: options.now.toISOString(),
    signing_key: { id: signer.publicKey.keyId, pem: signer.publicKey.pem },
  };
  const headerLine = JSON.stringify(header);
  yield `${headerLine}\n`;
  for (let after = 0; after < end.seq; ) {
    const rows = await readRows(platform, tenantId, { after, upTo: end.seq });
    for (const row of rows) yield `${JSON.stringify(row)}\n`;
    after = rows.at(-1)?.seq ?? end.seq;
  }
  const head: ExportHead = { ...end, signature: signer.sign(signedBytes(headerLine, end)) };
  yield `${JSON.stringify(head)}\n`;
}

/** The end comes from the table of heads, not from the last row, so that rows missing at the end show. */
async function readHead(platform: PlatformScope, tenantId: TenantId): Promise<{ seq: number; hash: string } | null> {
  const head = await platform.inPlatform((tx) =>
    tx.selectFrom('audit_heads').select(['seq', 'hash']).where('tenant_id', '=', tenantId).executeTakeFirst(),
  );
  return head ? { seq: Number(head.seq), hash: head.hash } : null;
}

async function readRows(
  platform: PlatformScope,
  tenantId: TenantId,
  range: { after: number; upTo: number },
): Promise<ChainRow[]> {
  const rows = await platform.inPlatform((tx) =>
    tx
      .selectFrom('audit_log')
      .select(['seq', 'entry', 'prev_hash', 'hash'])
      .where('tenant_id', '=', tenantId)
      .where('seq', '>', String(range.after))
      .where('seq', '<=', String(range.upTo))
      .orderBy('seq')
      .limit(batch)
      .execute(),
  );
  return rows.map((row) => ({ seq: Number(row.seq), entry: row.entry, prev_hash: row.prev_hash, hash: row.hash }));
}
