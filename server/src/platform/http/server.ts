import type { ErrorBody } from '@parley/contract/errors';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { Refusal } from '#platform/http/refusal.ts';
import type { Logger } from '#platform/log/logger.ts';

export interface ServerOptions {
  log: Logger;
  newRequestId: () => string;
  /** Addresses of proxies in front whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  bodyLimitBytes: number;
}

const clientRequestId = /^[A-Za-z0-9._-]{8,64}$/;

/** A Fastify server with our errors, headers and body rules, and no routes yet. */
export async function createHttpServer(options: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    disableRequestLogging: true,
    bodyLimit: options.bodyLimitBytes,
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    requestIdHeader: false,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && clientRequestId.test(given) ? given : options.newRequestId();
    },
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;

  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: false,
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-api-version', '1');
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseJson(text as string));
    } catch (error) {
      done(error as Error);
    }
  });
  server.addContentTypeParser('*', (_request, _payload, done) => {
    done(new Refusal('unsupported_media_type', 'Expected a JSON body with Content-Type: application/json'));
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = error instanceof Refusal ? error : fromFramework(error);
    if (!refusal) request.log.error({ err: error, route: request.routeOptions.url }, 'the request failed');
    const answer = refusal ?? new Refusal('internal', 'Something went wrong on our side; the request id leads us to it');
    reply.code(answer.status).headers(answer.headers).type('application/json; charset=utf-8').send(errorBody(answer, request.id));
  });
  server.setNotFoundHandler((request, reply) => {
    const refusal = new Refusal('not_found', 'There is nothing at this address');
    reply.code(refusal.status).type('application/json; charset=utf-8').send(errorBody(refusal, request.id));
  });
  return server;
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

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text, (key, value) => {
      if (key === '__proto__') throw new SyntaxError('__proto__ is no field');
      return value;
    });
  } catch {
    throw new Refusal('invalid_request', 'The body is not valid JSON', {
      details: [{ path: '/', code: 'invalid_json', message: 'not valid JSON' }],
    });
  }
}

/** Refusals Fastify makes before an operation is reached. */
function fromFramework(error: FastifyError): Refusal | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('payload_too_large', 'The body is larger than this operation takes');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal('unsupported_media_type', 'Expected a JSON body with Content-Type: application/json');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return new Refusal('invalid_request', 'The request is malformed');
    default:
      return null;
  }
}
