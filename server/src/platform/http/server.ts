import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { FastLane } from '#platform/http/fast-lane.ts';
import {
  answerClientError,
  type ConnectionLimits,
  createHttpListener,
  hasOneHost,
  uriTooLong,
  urlLengthMax,
} from '#platform/http/http-listener.ts';
import { plainRefusal } from '#platform/http/refusal.ts';
import { addContentTypes } from '#platform/http/requests/content-types.ts';
import type { RequestLimits } from '#platform/http/requests/request-limits.ts';
import { drain, hasUnreadBody } from '#platform/http/requests/unread-body.ts';
import { answerRefusal, nothingHere } from '#platform/http/responses/answer-refusal.ts';
import { commonHeaders, requestIdFrom } from '#platform/http/responses/common-headers.ts';
import { createEnvironmentFaults } from '#platform/http/responses/environment-faults.ts';
import type { MissingPage } from '#platform/http/responses/missing-page.ts';
import type { Logger } from '#platform/log/logger.ts';

/** One finished request, for metrics and the log. */
export interface FinishedRequest {
  /** The route pattern, never the path, which contains ids. */
  route: string;
  method: string;
  status: number;
  durationMs: number;
}

export interface ServerOptions {
  log: Logger;
  onFinished?: (request: FinishedRequest) => void;
  fastLane: FastLane;
  limits: RequestLimits;
  connections: ConnectionLimits;
  newRequestId: () => string;
  /** Addresses of trusted proxies, whose X-Forwarded-For is used. */
  trustedProxies: string[];
  /** 404 page for browsers outside of the API. */
  missingPage?: MissingPage;
}

/** Creates the Fastify server with error shape, headers and body rules, without routes. */
export function createHttpServer(options: ServerOptions): FastifyInstance {
  const { limits, newRequestId, trustedProxies, connections, fastLane } = options;
  const refusing = { limits, missingPage: options.missingPage, environmentFaults: createEnvironmentFaults() };
  const listener = { limits, newRequestId, trustedProxies, connections, tryFastLane: fastLane.answer };
  const server = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    requestIdHeader: false,
    genReqId: (request) => requestIdFrom(request.headers['x-request-id'], newRequestId),
    return503OnClosing: true,
    // A parameter is bounded by the request target; the operation's schema validates it.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2 * urlLengthMax },
    forceCloseConnections: 'idle',
    // Errors before routing bypass the hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers(commonHeaders).header('x-request-id', request.id);
      answerRefusal(error, request as FastifyRequest, reply as FastifyReply, refusing);
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, listener),
    // A logger per request costs as much as many a request; lines that need the request id receive it explicitly.
    childLoggerFactory: (logger) => logger,
    serverFactory: (handler) => createHttpListener(handler, listener),
  }) as unknown as FastifyInstance;

  server.decorateRequest('admission', null);
  server.decorateRequest('isCounted', false);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders).header('x-request-id', request.id);
    // Before any byte of the body is read.
    if (!hasOneHost(request.raw)) done(plainRefusal('invalid_request', 'Expected one header Host'));
    else if (request.url.length > urlLengthMax) done(uriTooLong());
    else if (request.is404) done(nothingHere());
    else done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const finished: FinishedRequest = {
      route: request.routeOptions.url ?? 'unknown',
      method: request.method,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
    };
    options.onFinished?.(finished);
    if (options.log.isLevelEnabled('debug')) options.log.debug({ ...finished, requestId: request.id }, 'answered');
    if (hasUnreadBody(request.raw)) closeAfterBody(request);
    done();
  });
  addContentTypes(server);
  server.setErrorHandler((error: FastifyError, request, reply) => answerRefusal(error, request, reply, refusing));
  server.setNotFoundHandler((request, reply) =>
    answerRefusal(nothingHere() as unknown as FastifyError, request, reply, refusing),
  );
  return server;
}

/** Bounds the time of an unwanted body, as on a GET. */
function closeAfterBody(request: FastifyRequest): void {
  void drain(request.raw).then(() => {
    if (!request.raw.complete) request.raw.destroy();
  });
}
