import { AuditLog } from './audit-log.tsx';

/** The audit log of this account. */
export const AuditLogTab = () => <AuditLog path="/api/audit-log" />;

/** The audit logs of all accounts, for platform admins. */
export const PlatformAuditLogTab = () => <AuditLog path="/api/admin/audit-log" />;
