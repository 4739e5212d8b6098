import { dirname } from 'node:path';
import { findRunningSocket, SOCKET_PORT } from '@parley/embedded-postgres';
import pg from 'pg';
import { embeddedConnections } from '../../server/src/db/connections.ts';

/** Connects as the owner to the embedded database of a running server, for rows that a bench makes by SQL. */
export async function connectAsOwner(dataDir: string): Promise<pg.Client> {
  const socket = await findRunningSocket(dataDir);
  if (!socket) throw new Error(`There is no running database in ${dataDir}`);
  const host = dirname(socket);
  const { owner } = embeddedConnections({ connection: (options) => ({ host, port: SOCKET_PORT, ...options }) });
  const client = new pg.Client(owner);
  await client.connect();
  return client;
}
