import type { TenantId } from '@parley/contract/ids';
import { operationOf } from '#platform/http/operation.ts';

/** The audit log needs nothing beside the engines. */
export type AuditLogDeps = object;

export const operation = operationOf<AuditLogDeps>();

export const exampleAccountId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;

/** Content types of the exports. */
export const exportFiles = ['text/csv', 'application/x-ndjson'] as const;

export const exportDescription =
  'Newest first. `format=csv` and `format=ndjson` answer with a file of every entry that matches; text that a spreadsheet would run as a formula begins with an apostrophe. Each export is an entry of the log itself. For a file whose hash chain can be verified, see the how-to page on the audit log.';
