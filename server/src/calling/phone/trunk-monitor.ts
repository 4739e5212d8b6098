import type { SipTrunkId } from '@parley/contract/ids';
import type { TrunkState } from '@parley/contract/resources/sip-trunk';
import type { Registration, RegistrationState, SipStack } from '@parley/sip';
import {
  acquireTrunkLease,
  type OpenTrunk,
  releaseTrunkLeases,
  renewTrunkLeases,
  writeTrunkStatus,
} from '#areas/telephony/sip-trunks';
import { leaseRenewalMs } from '#db/lease.ts';
import type { PlatformScope } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { TrunkDirectory } from './trunk-directory.ts';
import { detailOfSilence, stateOfFailure } from './trunk-state.rules.ts';
import { accountOf, routeOf } from './trunk-uris.ts';

/** Interval of OPTIONS to a trunk without registration. Unit: milliseconds. */
const pingEveryMs = 60_000;

interface MonitoredTrunk {
  trunk: OpenTrunk;
  registration: Registration | undefined;
  pingedAtMs: number;
}

export interface TrunkMonitorParts {
  platform: PlatformScope;
  directory: TrunkDirectory;
  stack: SipStack;
  processId: string;
  clock: Clock;
  log: Logger;
}

export function startTrunkMonitor(parts: TrunkMonitorParts): TrunkMonitor {
  const monitor = new TrunkMonitor(parts);
  monitor.start();
  return monitor;
}

/**
 * Registers this process at the trunks whose lease it holds, probes those without registration by OPTIONS, and writes
 * their status.
 */
export class TrunkMonitor {
  readonly #parts: TrunkMonitorParts;
  readonly #monitored = new Map<SipTrunkId, MonitoredTrunk>();
  #isClosed = false;
  #interval: NodeJS.Timeout | undefined;
  #lastTask: Promise<unknown> = Promise.resolve();
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(parts: TrunkMonitorParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#parts.directory.onChange((id) => {
      this.#enqueue(async () => {
        await this.#drop(id);
        await this.#refresh();
      });
    });
    this.#enqueue(() => this.#refresh());
    this.#interval = setInterval(() => this.#enqueue(() => this.#refresh()), leaseRenewalMs);
  }

  /** Unregisters and releases every lease. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#interval);
    await this.#lastTask;
    await Promise.all([...this.#monitored.keys()].map((id) => this.#drop(id)));
    await releaseTrunkLeases(this.#parts.platform, this.#parts.processId);
  }

  /** Runs tasks one after another: a dropped registration must be gone before the trunk registers again. */
  #enqueue(task: () => Promise<void>): void {
    const { log } = this.#parts;
    this.#lastTask = this.#lastTask
      .then(() => (this.#isClosed ? undefined : task()))
      .catch((error) => log.warn({ event: 'trunk.monitor_failed', err: error }, 'trunk registration round failed'));
  }

  /** Renews leases, drops lost ones, acquires free ones and probes. */
  async #refresh(): Promise<void> {
    const { platform, directory, processId, clock } = this.#parts;
    const held = await renewTrunkLeases(platform, processId, [...this.#monitored.keys()]);
    for (const id of this.#monitored.keys()) if (!held.has(id)) await this.#drop(id);
    for (const trunk of directory.all()) {
      if (this.#isClosed) return;
      if (this.#monitored.has(trunk.id)) continue;
      const { tenantId, id } = trunk;
      if (await acquireTrunkLease(platform, { tenantId, id, processId, now: clock.now() })) {
        this.#monitored.set(id, this.#monitor(trunk));
      }
    }
    for (const monitored of this.#monitored.values()) this.#ping(monitored);
  }

  #monitor(trunk: OpenTrunk): MonitoredTrunk {
    const { directory, stack } = this.#parts;
    const { config } = trunk;
    const registration =
      config.kind === 'registration' && config.register
        ? stack.register({
            ...routeOf(trunk),
            ...accountOf(config),
            contactUser: directory.contactOf(trunk.id),
            expiresSeconds: config.expires_seconds,
            onState: (state) => this.#onRegistrationState(trunk, state),
          })
        : undefined;
    return { trunk, registration, pingedAtMs: Number.NEGATIVE_INFINITY };
  }

  async #drop(id: SipTrunkId): Promise<void> {
    const monitored = this.#monitored.get(id);
    this.#monitored.delete(id);
    await monitored?.registration?.close();
  }

  #ping(monitored: MonitoredTrunk): void {
    const { clock, stack } = this.#parts;
    const { trunk } = monitored;
    const nowMs = clock.monotonicMs();
    if (monitored.registration !== undefined || nowMs - monitored.pingedAtMs < pingEveryMs) return;
    monitored.pingedAtMs = nowMs;
    if (trunk.config.host === null) return this.#writeStatus(trunk, 'reachable', '');
    stack.ping(accountOf(trunk.config).registrar, routeOf(trunk)).then(
      // Any final response counts: many trunks reject OPTIONS from unknown senders.
      () => this.#writeStatus(trunk, 'reachable', ''),
      (error: Error) => this.#writeStatus(trunk, 'unreachable', detailOfSilence(error.message)),
    );
  }

  #onRegistrationState(trunk: OpenTrunk, state: RegistrationState): void {
    switch (state.state) {
      case 'registering':
        return this.#writeStatus(trunk, 'registering', '');
      case 'registered':
        return this.#writeStatus(trunk, 'registered', '', state.expiresAt);
      case 'failed': {
        const found = stateOfFailure(state);
        return this.#writeStatus(trunk, found.state, found.detail);
      }
    }
  }

  /** Writes in order: the older of two concurrent writes could win, and a refused registration never writes again. */
  #writeStatus(trunk: OpenTrunk, state: TrunkState, detail: string, registeredUntil: Date | null = null): void {
    const { platform, processId, clock, log } = this.#parts;
    const { tenantId, id } = trunk;
    const status = { tenantId, id, processId, state, detail, registeredUntil, now: clock.now() };
    this.#lastWrite = this.#lastWrite
      .then(() => writeTrunkStatus(platform, status))
      .catch((error) =>
        log.warn({ event: 'trunk.status_write_failed', err: error, trunkId: id }, 'trunk status not written'),
      );
  }
}
