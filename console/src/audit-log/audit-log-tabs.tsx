import { AuditLog } from './audit-log.tsx';

/** The audit log of this account. */
export const AuditLogTab = () => <AuditLog path="/api/audit-log" />;

/** The audit logs of all accounts, for platform admins. */
export const PlatformAuditLogTab = () => <AuditLog path="/api/admin/audit-log" />;

/** The audit log of the reseller itself, for its owners and admins. */
export const ResellerAuditLogTab = () => <AuditLog path="/api/reseller/audit-log" />;
