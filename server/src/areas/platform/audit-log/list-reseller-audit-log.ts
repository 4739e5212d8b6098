import { AccountAuditLogQuery, AuditLogPage } from '@parley/contract/resources/audit-log';
import { reseller } from '#platform/http/access/access.ts';
import { answerLog } from './answer-log.ts';
import { exampleEntry } from './audit-log.examples.ts';
import { exportDescription, exportFiles, operation } from './audit-log.operation.ts';
import { presentEntries } from './present-entries.ts';

/** Lists the reseller's own audit log, or exports it. Logs of customers are their own. */
export const listResellerAuditLog = operation({
  method: 'GET',
  path: '/api/reseller/audit-log',
  id: 'listResellerAuditLog',
  summary: "List the reseller's audit log",
  description: `The reseller's own log; \`tenant_id\` leaves the entries about one customer. The logs of customers are theirs. ${exportDescription}`,
  access: reseller({ needsAdmin: true }),
  audit: 'audit_log.export',
  transaction: 'none',
  query: AccountAuditLogQuery,
  answer: { status: 200, schema: AuditLogPage, files: exportFiles, caching: 'no-store' },
  requestsPerMinute: 120,
  example: { query: { action: 'customer' }, answer: { data: [exampleEntry], has_more: false, next_cursor: null } },
  async run({ db, tenantId, query, now, audit }) {
    const { limit, cursor, include_total, format, tenant_id: customerId, ...filter } = query;
    return answerLog(
      {
        filter: { ...filter, customerId, accountId: tenantId },
        inLog: (work) => db.app.inTenant(tenantId, work, { onlyReads: true }),
        present: presentEntries,
        hasAccounts: false,
      },
      { query: { limit, cursor, include_total, format }, now, audit },
    );
  },
});
