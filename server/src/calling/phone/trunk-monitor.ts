import type { SipTrunkId } from '@parley/contract/ids';
import type { TrunkState } from '@parley/contract/resources/sip-trunk';
import type { Registration, RegistrationState, SipStack } from '@parley/sip';
import {
  acquireTrunkLease,
  type OpenTrunk,
  releaseTrunkLeases,
  renewTrunkLeases,
  trunkLeaseMs,
  writeTrunkStatus,
} from '#areas/telephony/sip-trunks';
import type { PlatformScope } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { TrunkDirectory } from './trunk-directory.ts';
import { accountOf, routeOf } from './trunk-uris.ts';

/** How often a trunk without registration is asked whether it is there. Unit: milliseconds. */
const pingEveryMs = 60_000;

interface Charge {
  trunk: OpenTrunk;
  registration: Registration | undefined;
  pingedAtMs: number;
}

/** Signs this process in at the trunks it holds, asks the others whether they are there, and says how they are. */
export interface TrunkMonitor {
  /** Unregisters and lets go of everything. */
  close(): Promise<void>;
}

export function startTrunkMonitor(parts: {
  platform: PlatformScope;
  book: TrunkDirectory;
  stack: SipStack;
  processId: string;
  clock: Clock;
  log: Logger;
}): TrunkMonitor {
  const { platform, book, stack, processId, clock, log } = parts;
  const charges = new Map<SipTrunkId, Charge>();
  let isClosed = false;
  let working: Promise<unknown> = Promise.resolve();
  let writing: Promise<unknown> = Promise.resolve();

  /** Writes in order: of two statuses written at once the older may come last, and a refused registration never writes again. */
  function write(trunk: OpenTrunk, state: TrunkState, detail: string, registeredUntil: Date | null = null): void {
    const { tenantId, id } = trunk;
    const status = { tenantId, id, processId, state, detail, registeredUntil, now: clock.now() };
    writing = writing
      .then(() => writeTrunkStatus(platform, status))
      .catch((error) =>
        log.warn({ event: 'trunk.status_write_failed', err: error, trunkId: id }, 'trunk status not written'),
      );
  }

  function noteState(trunk: OpenTrunk, state: RegistrationState): void {
    switch (state.state) {
      case 'registering':
        return write(trunk, 'registering', '');
      case 'registered':
        return write(trunk, 'registered', '', state.expiresAt);
      case 'failed': {
        const isRefused = state.status === 401 || state.status === 403 || state.status === 407;
        const advice = isRefused ? '; check user name and password' : '';
        return write(trunk, isRefused ? 'refused' : 'failed', `${state.reason}${advice}`);
      }
    }
  }

  function begin(trunk: OpenTrunk): Charge {
    const { config } = trunk;
    const registers = config.kind === 'registration' && config.register;
    const registration = registers
      ? stack.register({
          ...routeOf(trunk),
          ...accountOf(config),
          contactUser: book.contactOf(trunk.id),
          expiresSeconds: config.expires_seconds,
          onState: (state) => noteState(trunk, state),
        })
      : undefined;
    return { trunk, registration, pingedAtMs: Number.NEGATIVE_INFINITY };
  }

  function ping(charge: Charge): void {
    const { trunk } = charge;
    const nowMs = clock.monotonicMs();
    if (charge.registration !== undefined || nowMs - charge.pingedAtMs < pingEveryMs) return;
    charge.pingedAtMs = nowMs;
    if (trunk.config.host === null) return write(trunk, 'reachable', '');
    stack.ping(accountOf(trunk.config).registrar, routeOf(trunk)).then(
      // Any answer at all: many do not take OPTIONS from strangers.
      () => write(trunk, 'reachable', ''),
      (error: Error) => write(trunk, 'unreachable', error.message),
    );
  }

  async function letGo(id: SipTrunkId): Promise<void> {
    const charge = charges.get(id);
    charges.delete(id);
    await charge?.registration?.close();
  }

  async function look(): Promise<void> {
    const held = await renewTrunkLeases(platform, processId, [...charges.keys()]);
    for (const id of charges.keys()) if (!held.has(id)) await letGo(id);
    for (const trunk of book.all()) {
      if (isClosed) return;
      if (charges.has(trunk.id)) continue;
      const { tenantId, id } = trunk;
      if (await acquireTrunkLease(platform, { tenantId, id, processId, now: clock.now() }))
        charges.set(id, begin(trunk));
    }
    for (const charge of charges.values()) ping(charge);
  }

  /** One after another: what is let go must be gone before it is taken up again. */
  function soon(work: () => Promise<void>): void {
    working = working
      .then(() => (isClosed ? undefined : work()))
      .catch((error) => log.warn({ event: 'trunk.monitor_failed', err: error }, 'trunk registration round failed'));
  }

  book.onChange((id) => {
    soon(async () => {
      await letGo(id);
      await look();
    });
  });
  soon(look);
  const looking = setInterval(() => soon(look), trunkLeaseMs / 3);

  return {
    async close() {
      isClosed = true;
      clearInterval(looking);
      await working;
      await Promise.all([...charges.keys()].map(letGo));
      await releaseTrunkLeases(platform, processId);
    },
  };
}
