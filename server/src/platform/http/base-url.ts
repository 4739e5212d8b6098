import type { RequestFacts } from '#platform/http/operation.ts';

/** Base URL for links to this installation: the configured one, or the host of the request. */
export function baseUrlOf(publicUrl: string | undefined, request: Pick<RequestFacts, 'header'>): string {
  return publicUrl ?? `http://${request.header('host') ?? 'localhost'}`;
}
