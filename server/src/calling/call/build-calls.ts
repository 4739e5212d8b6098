import { createQueuePlaces } from '#areas/telephony/call-queues';
import {
  createCallRouter,
  createCallStore,
  createLiveNotices,
  createLocalCalls,
  startCallLeases,
} from '#areas/telephony/calls';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { LocalFiles } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log/logger.ts';
import { createDisclosures } from './call-disclosure.ts';

/** Builds the record, control and lease services of the calls of this process. */
export function buildCalls(options: {
  db: Database;
  bus: Bus;
  clock: Clock;
  files: LocalFiles;
  newId: () => string;
  log: Logger;
}) {
  const { db, bus, clock, files, newId, log } = options;
  const processId = newId();
  const store = createCallStore({ db, bus, clock, files, log });
  const local = createLocalCalls();
  const router = createCallRouter({ bus, local, processId, newId, log });
  const notices = createLiveNotices({ bus, clock, processId });
  const queues = createQueuePlaces({ db, bus, clock, newId, log });
  const leases = startCallLeases({ store, local, processId, log });
  return {
    /** Id of this process in the leases of its calls. */
    processId,
    files,
    store,
    /** Calls this process holds. */
    local,
    /** Calls any process holds. */
    router,
    notices,
    /** Queues that callers wait in. */
    queues,
    leases,
    disclosureOf: createDisclosures(db),
    async close() {
      queues.close();
      await leases.stop();
      router.close();
      notices.close();
    },
  };
}
