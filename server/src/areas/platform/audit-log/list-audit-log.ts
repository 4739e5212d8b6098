import { AuditLogPage, AuditLogQuery } from '@parley/contract/resources/audit-log';
import { apiKey } from '#platform/http/access/access.ts';
import { answerLog } from './answer-log.ts';
import { exampleEntry } from './audit-log.examples.ts';
import { exportDescription, exportFiles, operation } from './audit-log.operation.ts';
import { presentEntries } from './present-entries.ts';

/** Lists the account's own audit log, or exports it. */
export const listAuditLog = operation({
  method: 'GET',
  path: '/api/audit-log',
  id: 'listAuditLog',
  summary: 'List the audit log',
  description: exportDescription,
  access: apiKey('privacy:read'),
  audit: 'audit_log.export',
  transaction: 'none',
  query: AuditLogQuery,
  answer: { status: 200, schema: AuditLogPage, files: exportFiles, caching: 'no-store' },
  requestsPerMinute: 120,
  example: { query: { action: 'api_key' }, answer: { data: [exampleEntry], has_more: false, next_cursor: null } },
  async run({ db, tenantId, query, now, audit }) {
    const { limit, cursor, include_total, format, ...filter } = query;
    return answerLog(
      {
        filter: { ...filter, accountId: tenantId },
        inLog: (work) => db.app.inTenant(tenantId, work, { onlyReads: true }),
        present: presentEntries,
        hasAccounts: false,
      },
      { query: { limit, cursor, include_total, format }, now, audit },
    );
  },
});
