/**
 * True when a page may use the widget. `allowedDomains` empty: every page. A request without `Origin` passes: browsers
 * always send one across sites, and other clients could write anything there. Parley's own pages pass: `ownHost` is the
 * request's `Host`.
 * An entry is a host (`example.com`), optionally with a port (`localhost:5173`), or `*.example.com` for every host
 * below it, not itself. Without a port, any port fits. Hosts are compared as browsers write them: lower case, punycode.
 */
export function isOriginAllowed(
  request: { origin: string | null; ownHost: string | null },
  allowedDomains: readonly string[],
): boolean {
  if (allowedDomains.length === 0 || request.origin === null) return true;
  const origin = readOrigin(request.origin);
  if (!origin) return false;
  if (request.ownHost !== null && origin.host === request.ownHost.toLowerCase()) return true;
  return allowedDomains.some((entry) => {
    const domain = normaliseDomain(entry);
    return domain !== null && matches(origin, domain);
  });
}

interface Host {
  hostname: string;
  /** Default port of the scheme when none is given. */
  port: string;
}

function matches(origin: Host, domain: string): boolean {
  const [, name = '', port] = /^(\[[^\]]+\]|[^:]+)(?::(\d+))?$/.exec(domain) ?? [];
  if (port !== undefined && port !== origin.port) return false;
  if (!name.startsWith('*.')) return origin.hostname === name;
  const ending = name.slice(1);
  return origin.hostname.endsWith(ending) && origin.hostname.length > ending.length;
}

/** Parses an `Origin` header: a scheme and a host and nothing else; `null` and malformed ones are no allowed origin. */
function readOrigin(text: string): (Host & { host: string }) | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.origin !== text.toLowerCase()) return null;
  return { hostname: url.hostname, port: url.port || (url.protocol === 'https:' ? '443' : '80'), host: url.host };
}

/** Host names and addresses. Browsers accept more characters in a host, such as `;`, which ends a policy. */
const plainHost = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/;

/** Normalises an entry as a browser would; null when it is no host. `https://Example.com/` means `example.com`. */
export function normaliseDomain(entry: string): string | null {
  const bare = entry
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '');
  const wildcard = bare.startsWith('*.');
  const host = wildcard ? bare.slice(2) : bare;
  if (host === '' || /[/?#@\\\s*]/.test(host)) return null;
  try {
    const name = new URL(`http://${host}`).hostname.replace(/\.$/, '');
    if (!plainHost.test(name) || (wildcard && name.startsWith('['))) return null;
    // A URL omits the default port of its scheme, and the page's scheme is unknown here.
    const port = /:(\d+)$/.exec(host)?.[1];
    return `${wildcard ? '*.' : ''}${name}${port === undefined ? '' : `:${Number(port)}`}`;
  } catch {
    return null;
  }
}

/**
 * Value of `frame-ancestors` for Parley's pages that may be framed where the widget may: any site when none is named,
 * else its own and those, by either scheme. Source: CSP Level 3, section 6.4.2; `*.host` has the same meaning there. A
 * host without a port means the scheme's port there, so any port is allowed.
 */
export function frameAncestors(allowedDomains: readonly string[]): string {
  if (allowedDomains.length === 0) return '*';
  const hosts = allowedDomains.flatMap((entry) => normaliseDomain(entry) ?? []);
  const sources = hosts.map((host) => (/:\d+$/.test(host) ? host : `${host}:*`));
  return ["'self'", ...sources.flatMap((source) => [`https://${source}`, `http://${source}`])].join(' ');
}
