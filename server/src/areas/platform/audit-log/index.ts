import { area } from '#platform/areas/area.ts';
import type { AuditLogDeps } from './audit-log.operation.ts';
import { listAuditLog } from './list-audit-log.ts';
import { listPlatformAuditLog } from './list-platform-audit-log.ts';
import { listResellerAuditLog } from './list-reseller-audit-log.ts';

/** Audit logs: of an account, of a reseller, and of the whole installation. */
export const auditLogArea = area<AuditLogDeps>({
  name: 'audit-log',
  operations: {
    Privacy: [listAuditLog],
    'Reseller and platform admin': [listResellerAuditLog, listPlatformAuditLog],
  },
});
