import type { FastifyInstance } from 'fastify';
import { mountedAreas } from '#platform/areas/build-areas.ts';
import { createProvenCredentials } from '#platform/http/access/proven-credentials.ts';
import { createFastLane } from '#platform/http/fast-lane.ts';
import { mountAreas } from '#platform/http/mount.ts';
import { createRequestLimits } from '#platform/http/requests/request-limits.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { serveCarrierStreams } from '../calling/carriers/serve-carrier-streams.ts';
import { serveVoiceSockets } from '../calling/web/web-voice-socket.ts';
import { allOperations, areas } from './areas.ts';
import type { Deps } from './build-deps.ts';
import { defaultRequestsPerMinutePerAddress } from './config.ts';
import { productVersion } from './infrastructure.ts';
import { buildOpenApi } from './openapi.ts';
import { mountWebPages, readMissingPage } from './web-pages.ts';

/** Builds the HTTP server with every operation and page, not listening yet. */
export async function buildServer(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const limits = createRequestLimits({
    rateLimiter: deps.rateLimiter,
    requestsPerMinute: {
      perKey: config.requestsPerMinutePerKey,
      perAddress: config.requestsPerMinutePerAddress,
      ownLimitScale: config.requestsPerMinutePerAddress / defaultRequestsPerMinutePerAddress,
    },
  });
  const fastLane = createFastLane({
    newRequestId: deps.newId,
    trustedProxies: config.trustedProxies,
    onFinished: deps.metrics.observeHttpRequest,
  });
  const server = createHttpServer({
    fastLane,
    limits,
    connections: { max: config.connectionsMax, maxPerAddress: config.connectionsPerAddress },
    log: deps.log,
    onFinished: deps.metrics.observeHttpRequest,
    newRequestId: deps.newId,
    trustedProxies: config.trustedProxies,
    missingPage: await readMissingPage(),
  });
  mountAreas(server, mountedAreas(areas, deps.areaDeps), {
    db: deps.db,
    bus: deps.bus,
    fastLane,
    limits,
    clock: deps.clock,
    newId: deps.newId,
    authenticator: deps.authenticator,
    cookies: deps.cookies,
    provenCredentials: createProvenCredentials(),
    checksAnswers: config.mode !== 'production',
  });
  if (deps.voice) {
    serveVoiceSockets(server.server, {
      db: deps.db,
      deps: deps.areaDeps.webVoice,
      clock: deps.clock,
      log: deps.log,
      rateLimiter: deps.rateLimiter,
      trustedProxies: config.trustedProxies,
      requestsPerMinutePerAddress: config.requestsPerMinutePerAddress,
    });
  }
  if (deps.phone) {
    serveCarrierStreams(
      server.server,
      {
        db: deps.db,
        clock: deps.clock,
        telephony: deps.areaDeps.telephony,
        authenticator: deps.authenticator,
        rateLimiter: deps.rateLimiter,
        trustedProxies: config.trustedProxies,
        requestsPerMinutePerAddress: config.requestsPerMinutePerAddress,
        log: deps.log,
      },
      deps.phone.carriers,
    );
  }
  await mountWebPages(server, {
    db: deps.db,
    brands: deps.brands,
    publicUrl: config.publicUrl,
    describeApi: () => buildOpenApi(allOperations, productVersion),
  });
  return server;
}
