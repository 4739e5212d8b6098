import type { EventConsumer, FailedWork, JobQueue } from '@parley/contract/resources/job';
import type { Reseller } from '@parley/contract/resources/reseller';
import type { TenantOverview } from '@parley/contract/resources/tenant';
import { exampleResellerId, exampleTenantId } from './platform-admin.operation.ts';

export const exampleReseller: Reseller = {
  id: exampleResellerId,
  name: 'Voice Partner',
  customer_count: 12,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
  suspended_at: null,
};

export const exampleTenant: TenantOverview = {
  id: exampleTenantId,
  name: 'Harbour Cycles',
  contact_email: null,
  reseller: null,
  agent_count: 1,
  user_count: 0,
  created_at: '2026-03-01T09:00:00.000Z',
  suspended_at: null,
  trashed_at: null,
};

export const exampleEntered = {
  access_token: 'sess_kJ3xQ9aB...',
  refresh_token: 'refr_p0ZtW2mC...',
  token_type: 'bearer' as const,
  expires_in: 900,
  refresh_expires_in: 2_592_000,
  csrf_token: 'b1x0mXW...',
  tenant: { id: exampleTenantId, name: 'Harbour Cycles', role: 'owner' as const },
};

export const exampleQueue: JobQueue = {
  task: 'mail.send',
  waiting: 3,
  running: 1,
  failed: 0,
  oldest_waiting_seconds: 0.4,
};

export const exampleConsumer: EventConsumer = {
  name: 'numbers.webhooks',
  status: 'running',
  lag_events: 0,
  lag_seconds: 0,
  retrying: 0,
  held_back: 0,
  dead_letters: 1,
  skipped_events: 0,
};

export const exampleFailedWork: FailedWork = {
  id: '0197f3a0-7c1e-4b42-9f2d-3a8f5c1e9bc1',
  kind: 'event',
  name: 'numbers.webhooks',
  state: 'dead',
  attempts: 12,
  error: 'DatabaseError, code 23505, constraint numbers_ref',
  tenant_id: exampleTenantId,
  event: { type: 'number.assigned', topic: 'numbers', position: '84213.5512' },
  created_at: '2026-03-01T09:00:00.000Z',
  failed_at: '2026-03-01T12:54:00.000Z',
  next_attempt_at: null,
};
