import { AccountAuditLogQuery, PlatformAuditLogPage } from '@parley/contract/resources/audit-log';
import { admin } from '#platform/http/access/access.ts';
import { answerLog } from './answer-log.ts';
import { examplePlatformEntry } from './audit-log.examples.ts';
import { exportDescription, exportFiles, operation } from './audit-log.operation.ts';
import { presentPlatformEntries } from './present-entries.ts';

/** Lists the audit logs of all accounts, or exports them. */
export const listPlatformAuditLog = operation({
  method: 'GET',
  path: '/api/admin/audit-log',
  id: 'listPlatformAuditLog',
  summary: 'List the audit logs of all accounts',
  description: `Of tenants, resellers and the platform itself; \`tenant_id\` names one of them (the platform is 00000000-0000-0000-0000-000000000000). ${exportDescription}`,
  access: admin(),
  audit: 'audit_log.export',
  transaction: 'none',
  query: AccountAuditLogQuery,
  answer: { status: 200, schema: PlatformAuditLogPage, files: exportFiles, caching: 'no-store' },
  requestsPerMinute: 120,
  example: {
    query: { action: 'tenant.enter' },
    answer: { data: [examplePlatformEntry], has_more: false, next_cursor: null },
  },
  async run({ db, query, now, audit }) {
    const { limit, cursor, include_total, format, tenant_id: accountId, ...filter } = query;
    return answerLog(
      {
        filter: { ...filter, accountId },
        inLog: (work) => db.platform.inPlatform(work),
        present: presentPlatformEntries,
        hasAccounts: true,
      },
      { query: { limit, cursor, include_total, format }, now, audit },
    );
  },
});
