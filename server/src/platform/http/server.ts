import type { ErrorBody } from '@parley/contract/errors';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { FastLane } from '#platform/http/fast-lane.ts';
import { parseJsonBody } from '#platform/http/json-body.ts';
import { type MissingPage, sendMissingPage } from '#platform/http/missing-page.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { requestIdFrom, standingHeaders } from '#platform/http/standing-headers.ts';
import type { Logger } from '#platform/log/logger.ts';

/** One finished request, for metrics and the log. */
export interface FinishedRequest {
  /** The pattern, never the path: that holds ids. */
  route: string;
  method: string;
  status: number;
  durationMs: number;
}

export interface ServerOptions {
  log: Logger;
  onFinished?: (request: FinishedRequest) => void;
  fastLane: FastLane;
  newRequestId: () => string;
  /** Addresses of proxies in front whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  bodyLimitBytes: number;
  /** Shown to browsers at addresses outside of the API that there is nothing at. */
  missingPage?: MissingPage;
}

/** Longer than the idle time of common proxies (60 s), so that they close a connection before we do. */
const keepAliveMs = 72_000;

/** A Fastify server with our errors, headers and body rules, and no routes yet. */
export function createHttpServer(options: ServerOptions): FastifyInstance {
  const server = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimitBytes,
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    requestIdHeader: false,
    genReqId: (request) => requestIdFrom(request.headers['x-request-id'], options.newRequestId),
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // What fails before a route is found passes by the hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers(standingHeaders).header('x-request-id', request.id);
      answerError(error, request as FastifyRequest, reply as FastifyReply);
    },
    // A logger per request costs as much as many a request; lines that need the request's id are given it.
    childLoggerFactory: (logger) => logger,
    serverFactory: (handler) => {
      const http = options.fastLane.createServer(handler);
      http.keepAliveTimeout = keepAliveMs;
      return http;
    },
  }) as unknown as FastifyInstance;

  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(standingHeaders).header('x-request-id', request.id);
    done();
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
    done();
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    ['application/json', 'application/merge-patch+json'],
    { parseAs: 'string' },
    (request, text, done) => {
      try {
        done(null, takesRawBody(request) ? text : parseJsonBody(text as string));
      } catch (error) {
        done(error as Error);
      }
    },
  );
  // Session descriptions of WebRTC are text (RFC 8866); only operations that say so take them.
  server.addContentTypeParser('application/sdp', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  // Forms are what carriers send to webhooks; no other operation takes one.
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, text, done) => {
    if (takesRawBody(request)) done(null, text);
    else done(notJson());
  });
  // Forms with a file are read once it is known who sends them; see read-upload.ts.
  server.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    if ((request.routeOptions.config as { takesUpload?: boolean } | undefined)?.takesUpload === true) done(null);
    else done(notJson());
  });
  server.addContentTypeParser('*', (_request, _payload, done) => {
    done(notJson());
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const isMissing = error instanceof Refusal && error.status === 404;
    if (!isMissing || !sendMissingPage(options.missingPage, request, reply)) answerError(error, request, reply);
  });
  server.setNotFoundHandler((request, reply) => {
    if (sendMissingPage(options.missingPage, request, reply)) return;
    const refusal = new Refusal('not_found', 'There is nothing at this address');
    reply.code(refusal.status).type('application/json; charset=utf-8').send(errorBody(refusal, request.id));
  });
  return server;
}

const takesRawBody = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as { takesRawBody?: boolean } | undefined)?.takesRawBody === true;

const notJson = () => new Refusal('unsupported_media_type', 'Expected a JSON body with Content-Type: application/json');

/** Refusals as they are; whatever else was thrown is logged here, once, and answered without a word of it. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error instanceof Refusal ? error : (fromFramework(error) ?? fromDatabase(error));
  if (refusal?.code === 'unavailable')
    request.log.warn({ err: error, requestId: request.id }, 'the database does not answer');
  if (!refusal)
    request.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'the request failed');
  const answer = refusal ?? new Refusal('internal', 'Something went wrong on our side; the request id leads us to it');
  reply
    .code(answer.status)
    .headers(answer.headers)
    .type('application/json; charset=utf-8')
    .send(errorBody(answer, request.id));
}

function errorBody(refusal: Refusal, requestId: string): string {
  const body: ErrorBody = {
    error: refusal.code,
    message: refusal.message,
    ...(refusal.details ? { details: refusal.details } : {}),
    request_id: requestId,
  };
  return JSON.stringify(body);
}

/** Refusals Fastify makes before an operation is reached. */
function fromFramework(error: FastifyError): Refusal | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('payload_too_large', 'The body is larger than this operation takes');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return notJson();
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return new Refusal('invalid_request', 'The request is malformed');
    default:
      return null;
  }
}

/** SQLSTATEs and codes that say the server is away or full for now, rather than that a statement is wrong. */
const passingDatabaseFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08006',
]);

function fromDatabase(error: FastifyError): Refusal | null {
  const isMissingSocket = error.code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect';
  const isPassing =
    isMissingSocket ||
    passingDatabaseFaults.has(error.code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
  return isPassing
    ? new Refusal('unavailable', 'The database does not answer just now; try again shortly', {
        headers: { 'retry-after': '1' },
      })
    : null;
}
