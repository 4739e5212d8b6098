import { normalizeUrl } from './url.rules.ts';

/** Decides by addresses, canonical links and content hashes if a page was read before in the same crawl. */
export class SeenContent {
  readonly #urlOfHash = new Map<string, string>();
  readonly #urls = new Set<string>();

  /** Address of the page that is the same; undefined for a new one. */
  twinOf(page: { finalUrl: string; canonicalUrl: string | null; hash: string; isEmpty: boolean }): string | undefined {
    const own = spellingOf(page.finalUrl);
    if (this.#urls.has(own)) return own;
    const canonical = canonicalOf(page);
    if (canonical !== null && this.#urls.has(canonical)) return canonical;
    return page.isEmpty ? undefined : this.#urlOfHash.get(page.hash);
  }

  add(page: { finalUrl: string; hash: string; isEmpty: boolean }): void {
    this.#urls.add(spellingOf(page.finalUrl));
    if (!page.isEmpty) this.#urlOfHash.set(page.hash, page.finalUrl);
  }
}

/** Another address the page names as its own; null where there is none. */
export function canonicalOf(page: { finalUrl: string; canonicalUrl: string | null }): string | null {
  const canonical = page.canonicalUrl === null ? null : normalizeUrl(page.canonicalUrl);
  if (canonical === null || canonical === spellingOf(page.finalUrl)) return null;
  // A site whose every page calls the home page its own has made a mistake; its pages are no copies.
  return new URL(canonical).pathname === '/' ? null : canonical;
}

function spellingOf(url: string): string {
  return normalizeUrl(url) ?? url;
}
