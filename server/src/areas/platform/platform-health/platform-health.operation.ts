import type { MaintenanceNotice, PlatformHealth } from '@parley/contract/resources/platform-health';
import type { Mailer } from '#areas/platform/mail';
import type { Dependency } from '#areas/platform/system';
import { operationOf } from '#platform/http/operation.ts';

export interface PlatformHealthDeps {
  /** Dependencies of the process, as the detailed health check probes them. */
  dependencies: readonly Dependency[];
  mailer: Pick<Mailer, 'delivers'>;
}

export const operation = operationOf<PlatformHealthDeps>();

export const exampleHealth: PlatformHealth = {
  status: 'warning',
  checked_at: '2026-03-01T09:30:00.000Z',
  findings: [
    {
      part: 'dead_letters',
      severity: 'warning',
      reason: 'dead_letters',
      params: { count: 2 },
      message: '2 events were given up by a consumer; look at their faults under Jobs, then retry or drop them',
    },
  ],
};

export const exampleNotice: MaintenanceNotice = {
  text: 'Calls may be interrupted on Sunday between 2 and 3.',
  starts_at: '2026-03-01T00:00:00.000Z',
  ends_at: '2026-03-01T03:00:00.000Z',
};
