import type { TenantId } from '@parley/contract/ids';
import type { Engines } from '#platform/areas/area.ts';
import type { ClaimedLog } from './attempts.queries.ts';
import type { CallLoggingDeps } from './call-logging.operation.ts';

export type WriteDeps = Pick<Engines, 'clock' | 'db' | 'log' | 'newId'> & CallLoggingDeps;

/** A claimed record with its tenant. */
export interface LogAttempt extends ClaimedLog {
  tenantId: TenantId;
}

/** A record that cannot be written until a person has changed something. */
export class LogFault extends Error {
  override readonly name = 'LogFault';
  readonly code: 'no_number' | 'not_connected' | 'removed' | 'several_people';

  constructor(code: LogFault['code']) {
    super(code);
    this.code = code;
  }
}

/** The record is another process's now, or was erased: nothing more may be written. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}
