/** A well-formed id that nothing has. */
export const nobodysId = '0197f3a0-7c1e-7b42-9f2d-000000000000';

/** The body of an error without what differs from request to request. */
export function withoutRequestId(body: Record<string, unknown>): Record<string, unknown> {
  const { request_id: _, ...rest } = body;
  return rest;
}
