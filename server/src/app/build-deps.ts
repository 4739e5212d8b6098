import { createRequire } from 'node:module';
import { createAuthenticator } from '#areas/api-keys';
import { createAnswerRunner, createWidgetConfigCache } from '#areas/chat-widget';
import { chooseCallerId, phoneNumberJobs } from '#areas/phone-numbers';
import type { Dependency } from '#areas/system';
import type { DatabaseConnections } from '#db/connections.ts';
import { type Database, openDatabase } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { createNatsBus } from '#platform/bus/nats-bus.ts';
import { createPostgresBus } from '#platform/bus/postgres-bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { createEgress } from '#platform/egress/egress.ts';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import type { Logger } from '#platform/log/logger.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { startEventFeed } from '#platform/outbox/event-feed.ts';
import { createRateLimiter } from '#platform/rate-limit/rate-limiter.ts';
import { createVault } from '#platform/secrets/vault.ts';
import type { AreaDeps } from './areas.ts';
import { buildCalls } from './build-calls.ts';
import { createNumberCarriers } from './carriers/number-carriers.ts';
import { openAccounts } from './carriers/open-accounts.ts';
import { createNumberPointing } from './carriers/point-numbers.ts';
import { tenantOfPlacedCall } from './carriers/tenant-of-placed-call.ts';
import type { Config } from './config.ts';
import { openKeyring } from './open-keyring.ts';
import { buildPhone, outboundLimits } from './phone/build-phone.ts';
import { buildVoice } from './voice/build-voice.ts';
import { type Brain, createBrain } from './wire-brain.ts';

export interface BuildOptions {
  config: Config;
  connections: DatabaseConnections;
  clock: Clock;
  log: Logger;
  /** A test's own brain instead of the configured models. */
  brain?: Brain;
}

/** Everything a process runs on, built from its configuration; `close` ends it in the order it must end. */
export type Deps = Awaited<ReturnType<typeof buildDeps>>;

const rateLimitSyncMs = 500;

export const productVersion = (createRequire(import.meta.url)('../../package.json') as { version: string }).version;

export async function buildDeps(options: BuildOptions) {
  const { config, connections, clock, log } = options;
  const newId = () => uuidV7(clock.now());
  const poolSizes = { app: config.databasePoolSize, platform: Math.max(2, Math.ceil(config.databasePoolSize / 4)) };
  const db = openDatabase({ connections, poolSizes, namesStatements: config.databaseNamesStatements, log });
  const bus = createBus(config, connections, db, log);
  await bus.ready();
  const feed = await startEventFeed({ platform: db.platform, bus, log });
  const keyring = await openKeyring(config);
  const vault = createVault(keyring.sealing);
  const userAgent = `Parley/${productVersion}`;
  const egress = createEgress({ allowHosts: config.allowedHosts, userAgent });
  const rateLimiter = createRateLimiter({ clock, platform: db.platform });
  const synchronising = setInterval(() => {
    rateLimiter.synchronise().catch((error) => log.warn({ err: error }, 'rate limits could not be shared'));
  }, rateLimitSyncMs);
  const brain = options.brain ?? createBrain({ config, egress, clock });
  const answers = createAnswerRunner({ db, bus, feed, clock, vault, brain, newId, log });
  const widgetConfigs = createWidgetConfigCache({ db, clock, feed, bus });

  const metrics = createMetrics({
    readDbPool: () => ({
      total: db.app.pool.totalCount,
      idle: db.app.pool.idleCount,
      waiting: db.app.pool.waitingCount,
    }),
  });

  const calls = buildCalls({ config, db, bus, clock, newId, log });
  const takesCalls = config.roles.includes('voice') && config.roles.includes('api');
  const voice = takesCalls
    ? buildVoice({ config, egress, brain, calls, userAgent, metrics: metrics.registry, log })
    : null;

  const accounts = openAccounts(config, egress);
  const providers = accounts.map(({ provider }) => provider);
  const phone = voice
    ? buildPhone({
        config,
        db,
        bus,
        feed,
        clock,
        vault,
        signer: keyring.signer,
        calls,
        voice,
        providers,
        newId,
        userAgent,
        log,
      })
    : null;

  const quarantineDays = config.numberQuarantineDays;
  const { publicUrl } = config;
  const pointing = createNumberPointing({ db, feed, providers, publicUrl, log });
  const carriers = createNumberCarriers({ providers, publicUrl, platform: db.platform, clock, newId, quarantineDays });

  const areaDeps: AreaDeps = {
    system: { dependencies: dependencies(config, connections, db, bus), version: productVersion },
    tenants: { isSignUpOpen: config.isSignUpOpen },
    agents: { vault, egress, signer: keyring.signer },
    calls: {
      store: calls.store,
      live: calls.router,
      notices: calls.notices,
      feed,
      files: calls.files,
      signer: keyring.signer,
      publicUrl: config.publicUrl,
    },
    outboundCalls: {
      chooseCallerId,
      limits: outboundLimits(config),
      vault,
      egress,
    },
    sipTrunks: { vault, egress, checker: phone?.checker ?? null },
    phoneNumbers: { carriers, quarantineDays },
    telephony: {
      carriers: new Map(accounts.map(({ provider, door }) => [provider.id, door])),
      publicUrl,
      routeCarrierCall: async (asked) => phone?.carriers.route(asked) ?? 'busy',
      tenantOfPlacedCall: (callId) => tenantOfPlacedCall(db.platform, callId),
      onStatus: async ({ callId, status }) => phone?.carriers.noteStatus(callId, status),
    },
    chatWidget: { bus, feed, answers, widgetConfigs },
    webVoice: { calls: voice?.web ?? null, vault, publicUrl: config.publicUrl },
  };
  return {
    config,
    connections,
    clock,
    log,
    newId,
    db,
    bus,
    feed,
    vault,
    metrics,
    rateLimiter,
    authenticator: createAuthenticator({ db, clock }),
    areaDeps,
    calls,
    numberJobs: [...phoneNumberJobs({ db, clock, carriers, quarantineDays, log }), ...pointing.jobs],
    voice,
    phone,
    /** Lets answers and calls under way finish for `drainMs`; the HTTP server has stopped accepting before. */
    drain: (drainMs: number) => Promise.all([answers.stop(drainMs), voice?.drain(drainMs), phone?.drain(drainMs)]),
    async close() {
      clearInterval(synchronising);
      pointing.stop();
      await phone?.close();
      await voice?.close();
      await calls.close();
      await feed.close();
      await bus.close();
      await egress.close();
      await db.close();
    },
  };
}

function createBus(config: Config, connections: DatabaseConnections, db: Database, log: Logger): Bus {
  return config.natsUrl
    ? createNatsBus({ url: config.natsUrl, log })
    : createPostgresBus({ connection: connections.owner, pool: db.platform.pool, log });
}

function dependencies(config: Config, connections: DatabaseConnections, db: Database, bus: Bus): Dependency[] {
  return [
    {
      name: 'database',
      isRequired: true,
      probe: async () => {
        const result = await db.app.pool.query<{ version: string }>(
          "select current_setting('server_version') as version",
        );
        return { version: result.rows[0]?.version ?? '', host: connections.description };
      },
    },
    {
      name: 'events',
      isRequired: true,
      probe: async () => {
        await bus.ready();
        return {
          version: config.natsUrl ? 'NATS' : 'PostgreSQL',
          host: config.natsUrl ? new URL(config.natsUrl).host : connections.description,
        };
      },
    },
  ];
}
