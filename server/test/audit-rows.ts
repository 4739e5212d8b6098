import type { TenantId } from '@parley/contract/ids';
import type { TestApp } from './build-test-app.ts';

export interface AuditRow {
  action: string;
  /** Without a name where it is a person. */
  actor: { kind: string; id: string | null; name?: string; via?: { kind: string } };
  resource_id: string | null;
  request_id: string | null;
  details: Record<string, unknown>;
}

/** Audit rows of a tenant, oldest first; with `action`, only those. */
export async function auditRows(app: TestApp, tenantId: TenantId, action?: string): Promise<AuditRow[]> {
  const rows = await app.deps.db.platform.inTenant(tenantId, (tx) =>
    tx.selectFrom('audit_log').select('entry').where('tenant_id', '=', tenantId).orderBy('seq').execute(),
  );
  const entries = rows.map((row) => JSON.parse(row.entry) as AuditRow);
  return action === undefined ? entries : entries.filter((entry) => entry.action === action);
}
