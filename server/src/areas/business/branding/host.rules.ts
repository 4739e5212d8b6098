/** A host name of two labels or more, in ASCII. Source: RFC 1123, 2.1. */
const hostName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * Host of a `Host` header or of what a person types: lower case, A-labels, without port and final dot. Null for
 * addresses, single labels and anything else that is no domain.
 */
export function hostOf(text: string): string | null {
  const bare = text.trim().replace(/\.$/, '');
  if (bare.length > 300 || !URL.canParse(`http://${bare}`)) return null;
  const { hostname, pathname, username, search, hash } = new URL(`http://${bare}`);
  if (pathname !== '/' || username !== '' || search !== '' || hash !== '') return null;
  const host = hostname.replace(/\.$/, '');
  return hostName.test(host) ? host : null;
}
