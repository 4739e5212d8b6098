import type { DatabaseConnections } from '#db/connections.ts';
import { openDatabase } from '#db/open.ts';
import { createPostgresBus } from '#platform/bus/postgres-bus.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import { createLogger } from '#platform/log/logger.ts';
import { startEventFeed } from '#platform/outbox/event-feed.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { usageConsumers } from '../src/areas/business/usage/usage-consumers.ts';

// A process of an installation that turns ended calls into usage, for tests that kill it. It prints `metering` when it
// has begun.

const connections: DatabaseConnections = JSON.parse(process.env['USAGE_PROCESS'] ?? '{}');
const log = createLogger({ level: 'error' });
const db = openDatabase({ connections, poolSizes: { app: 4, platform: 4 }, log });
const bus = createPostgresBus({ connection: connections.owner, pool: db.platform.pool, log });
await bus.ready();
const feed = await startEventFeed({ platform: db.platform, bus, log });
const consumers = usageConsumers({ newId: () => uuidV7(new Date()) });
await startConsumers({ db, bus, feed, clock: systemClock, log, consumers, times: { leaseMs: 1_500, pollMs: 100 } });
process.stdout.write('metering\n');
