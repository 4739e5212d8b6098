import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainRefusal } from '#platform/http/refusal.ts';
import { parseJsonBody } from '#platform/http/requests/json-body.ts';
import { readBody } from '#platform/http/requests/read-body.ts';
import { hasBody } from '#platform/http/requests/unread-body.ts';
import { notJson } from '#platform/http/responses/answer-refusal.ts';

/** Body handling of an operation's route. */
interface BodyConfig {
  takesRawBody?: boolean;
  takesUpload?: boolean;
  maxBodyBytes?: number;
  maxBodyValues?: number;
}

const configOf = (request: FastifyRequest) => (request.routeOptions.config ?? {}) as BodyConfig;

/** Routes without an operation accept no body. */
const readText = (request: FastifyRequest) => readBody(request.raw, { maxBytes: configOf(request).maxBodyBytes ?? 0 });

/** Registers the content types and their parsers, each within the limits of its operation. */
export function addContentTypes(server: FastifyInstance): void {
  server.addHook('preParsing', (request, reply, _body, done) => {
    const { expect, 'content-encoding': encoding } = request.headers;
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity' && isRead(request)) {
      const sentence = 'Bodies are taken as they are: send it without compression and without Content-Encoding';
      done(plainRefusal('unsupported_media_type', sentence));
      return;
    }
    // All checks of the head have passed; the client waits for 100 Continue before it sends the body.
    if (expect?.toLowerCase() === '100-continue' && isRead(request) && isWithinLimit(request))
      reply.raw.writeContinue();
    done();
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(['application/json', 'application/merge-patch+json'], async (request: FastifyRequest) => {
    const text = await readText(request);
    const { takesRawBody, maxBodyValues = 0 } = configOf(request);
    return takesRawBody ? text : parseJsonBody(text, { maxValues: maxBodyValues });
  });
  // SDP (RFC 8866) is text; only operations that declare it take it.
  server.addContentTypeParser('application/sdp', (request: FastifyRequest) => readText(request));
  // Carriers send forms to webhooks, mail programs to unsubscribe; no other operation takes one.
  server.addContentTypeParser('application/x-www-form-urlencoded', async (request: FastifyRequest) => {
    if (!configOf(request).takesRawBody) throw notJson();
    return readText(request);
  });
  // Forms with a file are read after authentication; see read-upload.ts.
  server.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
    const { takesRawBody, takesUpload } = configOf(request);
    if (takesRawBody) return readText(request);
    if (!takesUpload) throw notJson();
  });
  server.addContentTypeParser('*', async () => {
    throw notJson();
  });
}

/**
 * True for a body that is read. Content of GET and HEAD has no semantics (RFC 9110, section 9.3.1) and is discarded.
 */
function isRead(request: FastifyRequest): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD' && hasBody(request.raw);
}

function isWithinLimit(request: FastifyRequest): boolean {
  return Number(request.headers['content-length'] ?? 0) <= (configOf(request).maxBodyBytes ?? 0);
}
