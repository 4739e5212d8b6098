import type { AuditLogEntry, PlatformAuditLogEntry } from '@parley/contract/resources/audit-log';
import { exampleAccountId } from './audit-log.operation.ts';

export const exampleEntry: AuditLogEntry = {
  seq: 42,
  at: '2026-03-01T09:00:00.000Z',
  action: 'api_key.create',
  actor: { kind: 'user', id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b81', name: 'Ada Lind' },
  resource_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b20',
  request_id: 'req_8f3Kq2',
  details: { scopes: ['agents:read'] },
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

export const examplePlatformEntry: PlatformAuditLogEntry = {
  ...exampleEntry,
  account: { id: exampleAccountId, kind: 'tenant', name: 'Harbour Cycles' },
};
