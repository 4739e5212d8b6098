import { isConnectionLoss, isDiskFull } from '#db/connection-loss.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import { defineRefusal } from '#platform/http/define-refusal.ts';
import type { Refusal } from '#platform/http/refusal.ts';
import type { Logger } from '#platform/log/logger.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';

/** A fault of the environment, answered with a refusal that says what the caller or the operator can do. */
type EnvironmentFault = 'disk full' | 'database away' | 'secret unreadable';

const logEveryMs = 60_000;

const refusals: Record<EnvironmentFault, () => Refusal> = {
  'disk full': defineRefusal(
    'insufficient_storage',
    'disk_full',
    'The disk of this installation is full, so nothing was kept; try again once there is room',
    { headers: { 'retry-after': '60' } },
  ),
  'database away': defineRefusal(
    'unavailable',
    'database_unavailable',
    'The database does not answer just now; try again shortly',
    { headers: { 'retry-after': '1' } },
  ),
  'secret unreadable': defineRefusal(
    'secret_unreadable',
    'secret_unreadable',
    'A secret that this needs cannot be opened, because the keys of this installation were lost or replaced: enter it again and save (rotate the signing secret of a tool), or have the key file restored',
  ),
};

const sentences: Record<EnvironmentFault, string> = {
  'disk full': 'the disk is full: requests that write are refused',
  'database away': 'the database does not answer: requests are refused',
  'secret unreadable': 'a sealed secret cannot be opened with the keys of this installation',
};

const events: Record<EnvironmentFault, { event: string }> = {
  'disk full': { event: 'http.disk_full' },
  'database away': { event: 'http.database_unavailable' },
  'secret unreadable': { event: 'http.secret_unreadable' },
};

/** Maps faults of the environment to refusals. */
export interface EnvironmentFaults {
  /** Returns the refusal for a fault of the environment; null for any other error. */
  refusalFor(error: unknown, log: Pick<Logger, 'warn' | 'error'>, requestId: string): Refusal | null;
}

/** Creates the mapping, which logs each kind once a minute with the number of requests refused since. */
export function createEnvironmentFaults(clock: Clock = systemClock): EnvironmentFaults {
  const seen = new Map<EnvironmentFault, { loggedAtMs: number; unlogged: number }>();

  function logOnceAMinute(
    kind: EnvironmentFault,
    error: unknown,
    log: Pick<Logger, 'warn' | 'error'>,
    requestId: string,
  ): void {
    const nowMs = clock.monotonicMs();
    const known = seen.get(kind);
    if (known && nowMs - known.loggedAtMs < logEveryMs) {
      known.unlogged += 1;
      return;
    }
    const level = kind === 'database away' ? 'warn' : 'error';
    log[level]({ ...events[kind], err: error, requestId, refusedSince: known?.unlogged ?? 0 }, sentences[kind]);
    seen.set(kind, { loggedAtMs: nowMs, unlogged: 0 });
  }

  return {
    refusalFor(error, log, requestId) {
      const kind = kindOf(error);
      if (kind === null) return null;
      logOnceAMinute(kind, error, log, requestId);
      return refusals[kind]();
    },
  };
}

function kindOf(error: unknown): EnvironmentFault | null {
  if (isDiskFull(error)) return 'disk full';
  if (isConnectionLoss(error)) return 'database away';
  return error instanceof SecretsError && error.code !== 'bad_keyring' ? 'secret unreadable' : null;
}
