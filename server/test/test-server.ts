import { type DatabaseConnections, embeddedConnections, externalConnections } from '../src/db/connections.ts';

/** Where the tests' database server is; plain data, since it travels to every test worker. */
export type TestServer =
  | { kind: 'embedded'; host: string; port: number; template: string }
  | { kind: 'url'; url: string; template: string };

/** The connections of all three roles to one database of the server. */
export function onDatabase(server: TestServer, database: string): DatabaseConnections {
  if (server.kind === 'embedded') {
    const { host, port } = server;
    return embeddedConnections({ connection: (options) => ({ host, port, ...options }) }, database);
  }
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return externalConnections({ url: url.href });
}
