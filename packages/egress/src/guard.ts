import { classifyAddress, parseAddress } from './address-rules.ts';
import { entryMatches, parseAllowList } from './allow-list.ts';
import { EgressError } from './egress.errors.ts';
import { classifyPort } from './ports.ts';

export interface GuardOptions {
  /** Setting that holds the allow-list; named in refusals that it could lift. */
  allowListSetting?: string | undefined;
}

/** SSRF check: once on the URL, once on the address of each connection. */
export interface Guard {
  /** Refuses by the URL alone. Throws `invalid_url`, `blocked_scheme`, `blocked_port`, `blocked_address`. */
  checkUrl(url: URL): void;
  /**
   * Checks a connection to this address for this name and port. Returns the refusal, or undefined when it is allowed.
   */
  checkConnect(target: { hostname: string; address: string; port: number }): EgressError | undefined;
}

/**
 * Creates a guard that allows public addresses, and others where the allow-list names them. Throws like
 * `parseAllowList`.
 */
export function createGuard(allowHosts: readonly string[], options: GuardOptions = {}): Guard {
  const entries = parseAllowList(allowHosts);
  const { blockedAddress, blockedPort } = createRefusals(options.allowListSetting ?? 'the allow-list');

  function checkConnect(target: { hostname: string; address: string; port: number }): EgressError | undefined {
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
    checkConnect,
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
      const objection = checkConnect({ hostname: url.hostname, address: url.hostname, port });
      if (objection !== undefined) throw objection;
    },
  };
}

/** Port of a URL, explicit or the scheme's default. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** Parses a URL by the URL standard, which normalises every spelling of a host. Throws `invalid_url`. */
export function parseUrl(text: string | URL, base?: URL): URL {
  try {
    return new URL(text, base);
  } catch (cause) {
    throw new EgressError('invalid_url', 'The URL cannot be read; expected something like https://example.com/path.', {
      cause,
    });
  }
}

function createRefusals(allowList: string) {
  return {
    blockedAddress: () =>
      new EgressError(
        'blocked_address',
        `The host is not on the public internet. An administrator of this installation can allow it with ${allowList}.`,
      ),
    blockedPort(port: number): EgressError {
      const isOpenable = classifyPort(port) === 'listed';
      const remedy = isOpenable ? ` An administrator of this installation can allow host:port with ${allowList}.` : '';
      return new EgressError(
        'blocked_port',
        `Port ${port} is not open for requests; use 80, 443 or one from 1024 up.${remedy}`,
      );
    },
  };
}
