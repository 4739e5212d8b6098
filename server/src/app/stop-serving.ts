import type { FastifyInstance } from 'fastify';
import type { Deps } from './build-deps.ts';

/**
 * Stops accepting, lets answers under way be finished and read for `drainMs`, then ends what would never end by itself:
 * event streams, whose clients come back to whoever serves next.
 */
export async function stopServing(server: FastifyInstance | undefined, deps: Deps, drainMs: number): Promise<void> {
  const closed = server?.close();
  await deps.drain(drainMs);
  server?.server.closeAllConnections();
  await closed;
}
