import type { RequestFacts } from '#platform/http/operation.ts';

/** Under which address links to this installation begin: the configured one, or as whoever asked reached it. */
export function baseUrlOf(publicUrl: string | undefined, request: Pick<RequestFacts, 'header'>): string {
  return publicUrl ?? `http://${request.header('host') ?? 'localhost'}`;
}
