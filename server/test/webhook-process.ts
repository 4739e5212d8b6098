import { once } from 'node:events';
import { DeliverySender, webhookConsumers } from '#areas/integrations/webhooks';
import { systemClock } from '#platform/clock/clock.ts';
import { createLogger } from '#platform/log/logger.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { buildDeps } from '../src/app/build-deps.ts';
import { readConfig } from '../src/app/config.ts';
import type { TestDatabase } from './test-database.ts';

// A process of an installation that queues and sends webhook deliveries, for tests that kill it. It prints `ready` when
// it could begin, begins with the first line of its input, and prints `sending` when it has.

/** The schedule of retries, 75 hours, passes within half a minute. */
const speedUp = 10_000;

const { connections, startedAt } = JSON.parse(process.env['WEBHOOK_PROCESS'] ?? '{}') as {
  connections: TestDatabase['connections'];
  /** Instant at which the clock of all processes begins to run fast. Unit: milliseconds since 1970. */
  startedAt: number;
};
const { PARLEY_DATA_DIR = '', PARLEY_SEALING_KEYS = '' } = process.env;
const config = readConfig({
  NODE_ENV: 'test',
  PARLEY_LOG_LEVEL: 'silent',
  PARLEY_ROLES: 'api',
  PARLEY_DATA_DIR,
  PARLEY_SEALING_KEYS,
  PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
});
const clock = { ...systemClock, now: () => new Date(startedAt + (Date.now() - startedAt) * speedUp) };
const log = createLogger({ level: config.logLevel });
const deps = await buildDeps({ config, connections, clock, log, modelServerPorts: [] });
process.stdout.write('ready\n');
await once(process.stdin, 'data');

const own = deps.areaDeps.webhooks;
const sender = new DeliverySender(own, { pollMs: 50, leaseMs: 2_000, requestTimeoutMs: 400 });
const consumers = webhookConsumers({ ...own, sender });
await startConsumers({ ...deps, clock: systemClock, consumers, times: { leaseMs: 1_500, pollMs: 100 } });
sender.start();
process.stdout.write('sending\n');
