import { createRequire } from 'node:module';
import { createKeyAuthenticator, createKeyUse } from '#areas/api-keys';
import { createSessionAuthenticator } from '#areas/auth';
import { createAnswerRunner, createWidgetConfigCache } from '#areas/chat-widget';
import { createClientToolDesk } from '#areas/client-tools';
import { checkInvite, joinByInvite } from '#areas/organizations';
import { chooseCallerId, phoneNumberJobs } from '#areas/phone-numbers';
import type { Dependency } from '#areas/system';
import { toolCatalogue } from '#areas/tools';
import type { DatabaseConnections } from '#db/connections.ts';
import { type Database, openDatabase } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { createNatsBus } from '#platform/bus/nats-bus.ts';
import { createPostgresBus } from '#platform/bus/postgres-bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { createSessionCookies } from '#platform/http/session-cookies.ts';
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
import { wireAuth } from './wire-auth.ts';
import { wireMail } from './wire-mail.ts';
import { type Brain, createBrain } from './wire-brain.ts';
import { wireTools } from './wire-tools.ts';

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
  const mail = wireMail({ config, db, clock, sealing: keyring.sealing, newId, log });
  const userAgent = `Parley/${productVersion}`;
  const egress = createEgress({ allowHosts: config.allowedHosts, userAgent });
  const rateLimiter = createRateLimiter({ clock, platform: db.platform });
  const synchronising = setInterval(() => {
    rateLimiter.synchronise().catch((error) => log.warn({ err: error }, 'rate limits could not be shared'));
  }, rateLimitSyncMs);
  const keyUse = createKeyUse({ platform: db.platform, clock, log });
  const cookies = createSessionCookies({ isSecure: config.publicUrl?.startsWith('https:') ?? false });
  const brain = options.brain ?? createBrain({ config, egress, clock });
  const clientTools = createClientToolDesk({ db, bus, feed, clock, log });
  const accounts = openAccounts(config, egress);
  const tools = wireTools({ db, bus, vault, egress, clock, newId, accounts, version: productVersion, log });
  const answers = createAnswerRunner({ db, bus, feed, clock, vault, brain, tools, clientTools, newId, log });
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
    ? buildVoice({ config, egress, brain, tools, clientTools, calls, newId, userAgent, metrics: metrics.registry, log })
    : null;

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

  const authenticator = {
    ...createKeyAuthenticator({ db, clock, use: keyUse }),
    ...createSessionAuthenticator({ db, clock }),
  };
  const auth = wireAuth({
    config,
    db,
    clock,
    metrics,
    sealing: keyring.sealing,
    authenticator,
    cookies,
    mailer: mail.mailer,
    invites: { check: checkInvite, accept: joinByInvite },
  });

  const quarantineDays = config.numberQuarantineDays;
  const { publicUrl } = config;
  const pointing = createNumberPointing({ db, feed, providers, publicUrl, log });
  const carriers = createNumberCarriers({ providers, publicUrl, platform: db.platform, clock, newId, quarantineDays });

  const areaDeps: AreaDeps = {
    system: { dependencies: dependencies(config, connections, db, bus), version: productVersion },
    tenants: { isSignUpOpen: config.isSignUpOpen },
    auth: auth.deps,
    organizations: { mailer: mail.mailer, auth: auth.deps },
    agents: { vault, egress, signer: keyring.signer, tools: toolCatalogue },
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
      tools: toolCatalogue,
    },
    tools: { vault, egress, trial: tools },
    sipTrunks: { vault, egress, checker: phone?.checker ?? null },
    phoneNumbers: { carriers, quarantineDays },
    telephony: {
      carriers: new Map(accounts.map(({ provider, door }) => [provider.id, door])),
      publicUrl,
      routeCarrierCall: async (asked) => phone?.carriers.route(asked) ?? 'busy',
      tenantOfPlacedCall: (callId) => tenantOfPlacedCall(db.platform, callId),
      onStatus: async ({ callId, status }) => phone?.carriers.noteStatus(callId, status),
    },
    chatWidget: { bus, vault, feed, answers, widgetConfigs },
    portalIdentity: { vault },
    platformAdmin: { mailer: mail.mailer },
    webVoice: { calls: voice?.web ?? null, vault, publicUrl: config.publicUrl },
    mail: { bodies: mail.bodies },
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
    authenticator,
    auth,
    keyUse,
    cookies,
    areaDeps,
    calls,
    mail,
    numberJobs: [...phoneNumberJobs({ db, clock, carriers, quarantineDays, log }), ...pointing.jobs],
    voice,
    phone,
    /** Lets answers and calls under way finish for `drainMs`; the HTTP server has stopped accepting before. */
    async drain(drainMs: number) {
      const startedAt = clock.monotonicMs();
      await Promise.all([answers.stop(drainMs), voice?.drain(drainMs), phone?.drain(drainMs)]);
      // What they left running in the background has the rest of the time.
      await tools.drain(Math.max(1_000, drainMs - (clock.monotonicMs() - startedAt)));
    },
    async close() {
      clearInterval(synchronising);
      pointing.stop();
      await keyUse.close();
      await phone?.close();
      await voice?.close();
      await calls.close();
      clientTools.close();
      await tools.close();
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
