/** Address of a page in one spelling, by which the same one is found again: without its fragment. */
export function canonicalPageUrl(url: string): string {
  const parsed = new URL(url);
  parsed.hash = '';
  return parsed.href;
}

/** Name of a page or site until its title is known. */
export function nameOfUrl(url: string): string {
  const { host, pathname } = new URL(url);
  const path = pathname === '/' ? '' : pathname;
  return `${host}${path}`.slice(0, 200);
}
