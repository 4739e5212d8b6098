import { classifyAddress, parseAddress } from './address-rules.ts';
import { entryMatches, parseAllowList } from './allow-list.ts';
import { EgressError } from './egress.errors.ts';
import { classifyPort } from './ports.ts';

/** Decides where a request may go: once by its URL, once by the address a connection is about to be made to. */
export interface Guard {
  /** Refuses by what the URL alone shows. Throws `invalid_url`, `blocked_scheme`, `blocked_port`, `blocked_address`. */
  checkUrl(url: URL): void;
  /** Why this address may not be connected to for this name and port, or undefined when it may. */
  findObjection(target: { hostname: string; address: string; port: number }): EgressError | undefined;
}

/** A guard that lets public addresses pass and of all others what the allow-list opens. Throws as `parseAllowList`. */
export function createGuard(allowHosts: readonly string[]): Guard {
  const entries = parseAllowList(allowHosts);

  function findObjection(target: { hostname: string; address: string; port: number }): EgressError | undefined {
    const { address, port } = target;
    const portKind = classifyPort(port);
    const kind = classifyAddress(address);
    const matching = entries.filter((entry) => entryMatches(entry, target) && (entry.port ?? port) === port);
    const opening = matching.filter((entry) => kind !== 'forbidden' || entry.kind === 'network');
    if (kind !== 'public' && opening.length === 0) return blockedAddress();
    const isPortOpen = portKind === 'open' || (portKind === 'listed' && opening.some((entry) => entry.port === port));
    return isPortOpen ? undefined : blockedPort(port);
  }

  return {
    findObjection,
    checkUrl(url) {
      if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw new EgressError('blocked_scheme', 'Only addresses beginning with http:// or https:// can be requested.');
      }
      if (url.username !== '' || url.password !== '') {
        throw new EgressError('invalid_url', 'The URL must not hold a user name or password; send a header instead.');
      }
      const port = portOf(url);
      const isPortPossible = classifyPort(port) === 'open' || entries.some((entry) => entry.port === port);
      if (!isPortPossible) throw blockedPort(port);
      if (parseAddress(url.hostname) === undefined) return;
      const objection = findObjection({ hostname: url.hostname, address: url.hostname, port });
      if (objection !== undefined) throw objection;
    },
  };
}

/** The port a URL leads to, given or by its scheme. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** Reads a URL as browsers do, which turns every spelling of a host into one. Throws `invalid_url`. */
export function parseUrl(text: string | URL, base?: URL): URL {
  try {
    return new URL(text, base);
  } catch (cause) {
    throw new EgressError('invalid_url', 'The URL cannot be read; expected something like https://example.com/path.', {
      cause,
    });
  }
}

function blockedAddress(): EgressError {
  return new EgressError(
    'blocked_address',
    'The host is not on the public internet. Whoever runs Parley opens hosts of their own with PARLEY_EGRESS_ALLOW.',
  );
}

function blockedPort(port: number): EgressError {
  const isOpenable = classifyPort(port) === 'listed';
  const remedy = isOpenable ? ' Whoever runs Parley opens host:port with PARLEY_EGRESS_ALLOW.' : '';
  return new EgressError(
    'blocked_port',
    `Port ${port} is not open for requests; use 80, 443 or one from 1024 up.${remedy}`,
  );
}
