import { withoutRequestId } from '../../server/test/unknown-id.ts';
import { type AnyOperation, fillPath, type GoodRequest } from './good-requests.ts';
import { carrierHeaders, stripeHeaders, type World } from './world.ts';

/** Response parts that must be equal for foreign and unknown ids. */
export interface Answer {
  status: number;
  body: unknown;
  etag: unknown;
}

/** Sends a request of an operation with these credentials. */
export async function send(
  world: World,
  operation: AnyOperation,
  request: Pick<GoodRequest, 'params' | 'query' | 'body'> & { headers?: Record<string, string> },
  credentials: Record<string, string>,
) {
  const url = fillPath(operation, request.params) + request.query;
  const { body } = request;
  return world.app.server.inject({
    method: operation.method,
    url,
    headers: {
      ...request.headers,
      ...credentials,
      ...(operation.bodyType ? { 'content-type': operation.bodyType } : {}),
      ...(operation.id === 'receiveCarrierWebhook' ? carrierHeaders(url, body as string) : {}),
      ...(operation.id === 'receiveStripeWebhook' ? stripeHeaders(body as string) : {}),
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

/** The answer with the ids that were asked for taken out: they are all that may differ. */
export function comparable(answer: Awaited<ReturnType<typeof send>>, ids: readonly string[]): Answer {
  let text = answer.body;
  for (const id of ids.filter((each) => each.length === 36)) text = text.replaceAll(id, '<id>');
  const body = String(answer.headers['content-type']).startsWith('application/json') ? JSON.parse(text) : text;
  return {
    status: answer.statusCode,
    body: body !== null && typeof body === 'object' ? withoutRequestId(body as Record<string, unknown>) : body,
    etag: answer.headers['etag'],
  };
}
