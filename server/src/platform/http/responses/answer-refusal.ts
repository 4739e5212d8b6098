import type { ErrorBody } from '@parley/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { defineRefusal } from '#platform/http/define-refusal.ts';
import { plainRefusal, Refusal } from '#platform/http/refusal.ts';
import type { RequestLimits } from '#platform/http/requests/request-limits.ts';
import { answerBeforeBody, hasUnreadBody } from '#platform/http/requests/unread-body.ts';
import type { EnvironmentFaults } from '#platform/http/responses/environment-faults.ts';
import { type MissingPage, sendMissingPage } from '#platform/http/responses/missing-page.ts';
import type { Logger } from '#platform/log/logger.ts';

/**
 * Answers a thrown error: a refusal as it is; any other error is logged here, once, and answered with a plain 500. A
 * refused request that was not counted yet counts against its address, even if it reached no operation. A browser gets
 * the missing page for a 404.
 */
export function answerRefusal(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    limits,
    missingPage,
    environmentFaults,
  }: { limits: RequestLimits; missingPage?: MissingPage | undefined; environmentFaults: EnvironmentFaults },
): void {
  const answer = withinLimits(refusalOf(error, request, environmentFaults), request, reply, limits);
  // Set by Fastify for bodies it could not parse; the decision to close is made below.
  if (reply.hasHeader('connection')) reply.removeHeader('connection');
  if (answer.status === 404 && sendMissingPage(missingPage, request, reply)) return;
  reply
    .code(answer.status)
    // The ETag of the replaced response.
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .headers(answer.headers)
    .type('application/json; charset=utf-8');
  const text = bodyOfRefusal(answer, request.id);
  if (hasUnreadBody(request.raw)) void answerBeforeBody(request, reply, text);
  else reply.send(text);
}

export function bodyOfRefusal(refusal: Refusal, requestId: string): string {
  const body: ErrorBody = {
    error: refusal.code,
    message: refusal.message,
    ...(refusal.reason === undefined ? {} : { reason: refusal.reason }),
    ...(refusal.params ? { params: refusal.params } : {}),
    ...(refusal.details ? { details: refusal.details } : {}),
    ...(refusal.detailsTotal === undefined ? {} : { details_total: refusal.detailsTotal }),
    request_id: requestId,
  };
  return JSON.stringify(body);
}

function refusalOf(error: FastifyError, request: FastifyRequest, environmentFaults: EnvironmentFaults): Refusal {
  if (error instanceof Refusal) return error;
  const refusal = fromFramework(error) ?? environmentFaults.refusalFor(error, request.log as Logger, request.id);
  if (refusal) return refusal;
  const route = request.routeOptions.url;
  request.log.error({ event: 'http.request_failed', err: error, requestId: request.id, route }, 'the request failed');
  return faulty();
}

function withinLimits(refusal: Refusal, request: FastifyRequest, reply: FastifyReply, limits: RequestLimits): Refusal {
  if (refusal.status >= 500) return refusal;
  try {
    limits.countRefused(request, reply);
    return refusal;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Maps the refusals that Fastify makes before an operation is reached. */
function fromFramework(error: FastifyError): Refusal | null {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return notJson();
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return plainRefusal('invalid_request', 'The request is malformed');
    // An undecodable path is an unknown one.
    case 'FST_ERR_BAD_URL':
      return nothingHere();
    default:
      return null;
  }
}

export const notJson = () =>
  plainRefusal('unsupported_media_type', 'Expected a JSON body with Content-Type: application/json');

export const nothingHere = defineRefusal('not_found', 'nothing_here', 'There is nothing at this address');

const faulty = defineRefusal('internal', 'internal', 'Something went wrong on our side; the request id leads us to it');
