/**
 * Whether a page may use the widget. `allowedDomains` empty: every page. A request without `Origin` passes: browsers
 * always send one across sites, and what is not a browser could write anything there. Our own pages pass: `ownHost` is
 * the `Host` the request was sent to.
 *
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
  /** With the port, where it is not that of the scheme. */
  host: string;
}

function matches(origin: Host, domain: string): boolean {
  if (domain.startsWith('*.'))
    return origin.hostname.endsWith(domain.slice(1)) && origin.hostname.length > domain.length - 1;
  return domain.includes(':') && !domain.startsWith('[') ? origin.host === domain : origin.hostname === domain;
}

/** An `Origin` header is a scheme and a host and nothing else; `null` and anything odd is no origin we could allow. */
function readOrigin(text: string): Host | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.origin !== text.toLowerCase()) return null;
  return { hostname: url.hostname, host: url.host };
}

/** The entry as a browser would write it, or null when it is no host. `https://Example.com/` means `example.com`. */
export function normaliseDomain(entry: string): string | null {
  const bare = entry
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '');
  const wildcard = bare.startsWith('*.');
  const host = wildcard ? bare.slice(2) : bare;
  if (host === '' || /[/?#@\\\s*]/.test(host)) return null;
  try {
    const url = new URL(`http://${host}`);
    const name = url.hostname.replace(/\.$/, '');
    return `${wildcard ? '*.' : ''}${name}${url.port ? `:${url.port}` : ''}`;
  } catch {
    return null;
  }
}
