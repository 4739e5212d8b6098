import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, Pool } from 'undici';
import { EgressError } from './egress.errors.ts';
import { type Guard, portOf } from './guard.ts';

/** Resolves a name to all its addresses, in the order to try them. Throws when there are none. */
export type Resolver = (hostname: string) => Promise<readonly { address: string; family: number }[]>;

/** The operating system's resolver, hosts file included. */
export const systemResolver: Resolver = (hostname) => systemLookup(hostname, { all: true, order: 'verbatim' });

/** Identity of the client in TLS, and whom it trusts instead of the public authorities. PEM. */
export interface ClientTls {
  cert: string;
  key: string;
  ca?: string;
}

const connectTimeoutMs = 10_000;
const maxHeaderBytes = 64 * 1024;

/**
 * Creates an undici agent that connects only to addresses the guard allows. A name is resolved once per connection
 * and the connection goes to an address of that very answer, so DNS rebinding gains nothing. Blocked addresses of an
 * answer are skipped; when none remains the connection is refused. Proxy variables of the environment are ignored: a
 * proxy would resolve names outside the guard.
 */
export function createGuardedAgent(input: { guard: Guard; resolver: Resolver; tls?: ClientTls }): Agent {
  return new Agent({
    // The exchange enforces the time limits; undici's default of 300 s would cut long streams.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: maxHeaderBytes,
    factory: (origin, options) => new Pool(origin, { ...options, connect: guardedConnector({ ...input, origin }) }),
  });
}

/** Connector of one origin: undici makes a pool per origin, so name and port are fixed. */
function guardedConnector(input: {
  guard: Guard;
  resolver: Resolver;
  tls?: ClientTls;
  origin: string | URL;
}): buildConnector.connector {
  const { guard, resolver, tls } = input;
  const url = new URL(input.origin);
  const port = portOf(url);
  const hostname = url.hostname;

  const lookup = guardedLookup({ guard, resolver, hostname, port });
  const connect = buildConnector({ timeout: connectTimeoutMs, lookup, ...tls });
  return (options, callback) => {
    // A numeric host never reaches the resolver, so it is checked here.
    const objection = isIP(options.hostname)
      ? guard.checkConnect({ hostname, address: options.hostname, port })
      : undefined;
    if (objection !== undefined) return callback(objection, null);
    connect(options, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      // Checks the address the kernel reports as connected.
      const wrongTurn = guard.checkConnect({ hostname, address: socket.remoteAddress ?? '', port });
      if (wrongTurn === undefined) return callback(null, socket);
      socket.destroy();
      callback(wrongTurn, null);
    });
  };
}

/** Creates a `lookup` for sockets that returns only addresses the guard allows for this name and port. */
export function guardedLookup(target: {
  guard: Guard;
  resolver: Resolver;
  hostname: string;
  port: number;
}): LookupFunction {
  return (_hostname, options, callback) => {
    void resolvePermitted(target).then(
      (permitted) => {
        if (options.all === true) return callback(null, permitted as { address: string; family: number }[]);
        const [first] = permitted;
        callback(null, first?.address ?? '', first?.family);
      },
      (error: Error) => callback(error, ''),
    );
  };
}

async function resolvePermitted(input: { guard: Guard; resolver: Resolver; hostname: string; port: number }) {
  const { guard, resolver, hostname, port } = input;
  let addresses: Awaited<ReturnType<Resolver>>;
  try {
    addresses = await resolver(hostname);
  } catch (cause) {
    throw new EgressError('dns_failed', 'The host name could not be resolved.', { cause });
  }
  const objections = addresses.map(({ address }) => guard.checkConnect({ hostname, address, port }));
  const permitted = addresses.filter((_, index) => objections[index] === undefined);
  if (permitted.length > 0) return permitted;
  throw objections[0] ?? new EgressError('dns_failed', 'The host name has no address.');
}
