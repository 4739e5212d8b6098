/** A well-formed id without an object. */
export const unknownId = '0197f3a0-7c1e-7b42-9f2d-000000000000';

/** Error body without the request id. */
export function withoutRequestId(body: Record<string, unknown>): Record<string, unknown> {
  const { request_id: _, ...rest } = body;
  return rest;
}
