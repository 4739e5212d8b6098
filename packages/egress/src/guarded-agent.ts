import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, Pool } from 'undici';
import { EgressError } from './egress.errors.ts';
import { portOf, type Guard } from './guard.ts';

/** Gives all addresses of a name, in the order to try them. Throws when there are none. */
export type Resolver = (hostname: string) => Promise<readonly { address: string; family: number }[]>;

/** The resolver of the system, with its hosts file. */
export const systemResolver: Resolver = (hostname) => systemLookup(hostname, { all: true, order: 'verbatim' });

const connectTimeoutMs = 10_000;
const maxHeaderBytes = 64 * 1024;

/**
 * An undici agent that connects only where the guard agrees. A name is resolved once per connection and the connection
 * goes to an address of that very answer, so a name that answers differently the next time gains nothing. Addresses of
 * an answer that may not be reached are left out; when none remains the connection is refused.
 * Proxy variables of the environment are not read: a proxy would resolve names behind the guard's back.
 */
export function createGuardedAgent(input: { guard: Guard; resolver: Resolver }): Agent {
  return new Agent({
    // Time limits are the caller's, kept by the exchange; undici's own of 300 s would cut long streams.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: maxHeaderBytes,
    factory: (origin, options) => new Pool(origin, { ...options, connect: guardedConnector({ ...input, origin }) }),
  });
}

/** undici makes one pool per origin, so each connector knows the name and port it serves. */
function guardedConnector(input: { guard: Guard; resolver: Resolver; origin: string | URL }): buildConnector.connector {
  const { guard, resolver } = input;
  const url = new URL(input.origin);
  const port = portOf(url);
  const hostname = url.hostname;

  const lookup = guardedLookup({ guard, resolver, hostname, port });
  const connect = buildConnector({ timeout: connectTimeoutMs, lookup });
  return (options, callback) => {
    // A numeric host is never looked up, so it is judged here.
    const objection = isIP(options.hostname)
      ? guard.findObjection({ hostname, address: options.hostname, port })
      : undefined;
    if (objection !== undefined) return callback(objection, null);
    connect(options, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      // What the kernel says we are connected to is the last word.
      const wrongTurn = guard.findObjection({ hostname, address: socket.remoteAddress ?? '', port });
      if (wrongTurn === undefined) return callback(null, socket);
      socket.destroy();
      callback(wrongTurn, null);
    });
  };
}

/** A `lookup` for sockets that gives only addresses the guard permits for this name and port. */
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
  const objections = addresses.map(({ address }) => guard.findObjection({ hostname, address, port }));
  const permitted = addresses.filter((_, index) => objections[index] === undefined);
  if (permitted.length > 0) return permitted;
  throw objections[0] ?? new EgressError('dns_failed', 'The host name has no address.');
}
