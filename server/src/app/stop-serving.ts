import type { FastifyInstance } from 'fastify';
import type { Deps } from './build-deps.ts';

/**
 * Graceful shutdown of the HTTP server: stops accepting, drains running requests for `drainMs`, then closes the event
 * streams, whose clients reconnect to another process.
 */
export async function stopServing(server: FastifyInstance | undefined, deps: Deps, drainMs: number): Promise<void> {
  const closed = server?.close();
  await deps.drain(drainMs);
  server?.server.closeAllConnections();
  await closed;
}
