import type { FastifyInstance } from 'fastify';
import { createFastLane } from '#platform/http/fast-lane.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { mountAreas } from '#platform/http/mount.ts';
import { allOperations, buildAreas } from './areas.ts';
import type { Deps } from './build-deps.ts';
import { defaultRequestsPerMinutePerAddress } from './config.ts';
import { productVersion } from './ground-floor.ts';
import { buildOpenApi } from './openapi.ts';
import { serveCarrierStreams } from './carriers/serve-carrier-streams.ts';
import { serveVoiceSockets } from './voice/voice-socket.ts';
import { mountWebPages, readMissingPage } from './web-pages.ts';

const bodyLimitBytes = 1024 * 1024;

/** The HTTP server with every operation and page, not listening yet. */
export async function buildServer(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const fastLane = createFastLane({
    newRequestId: deps.newId,
    rateLimiter: deps.rateLimiter,
    trustedProxies: config.trustedProxies,
    onFinished: deps.metrics.observeHttpRequest,
  });
  const server = createHttpServer({
    fastLane,
    log: deps.log,
    onFinished: deps.metrics.observeHttpRequest,
    newRequestId: deps.newId,
    trustedProxies: config.trustedProxies,
    bodyLimitBytes,
    missingPage: await readMissingPage(),
  });
  mountAreas(server, buildAreas(deps.areaDeps), {
    db: deps.db,
    bus: deps.bus,
    fastLane,
    clock: deps.clock,
    newId: deps.newId,
    authenticator: deps.authenticator,
    cookies: deps.cookies,
    rateLimiter: deps.rateLimiter,
    requestsPerMinute: {
      perKey: config.requestsPerMinutePerKey,
      perAddress: config.requestsPerMinutePerAddress,
      ownLimitScale: config.requestsPerMinutePerAddress / defaultRequestsPerMinutePerAddress,
    },
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
  if (deps.phone) serveCarrierStreams(server.server, deps, deps.phone.carriers);
  await mountWebPages(server, {
    db: deps.db,
    publicUrl: config.publicUrl,
    describeApi: () => buildOpenApi(allOperations, productVersion),
  });
  return server;
}
