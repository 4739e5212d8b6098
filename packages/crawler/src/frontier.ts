import type { PageLink } from './crawl.types.ts';
import { createTrapDetector } from './traps.rules.ts';
import { isSameOwner, mayBePage, normalizeUrl, pageRank, siteOf } from './url.rules.ts';

export interface WaitingPage {
  url: string;
  depth: number;
}

/** Addresses remembered; a site that names more is read as far as the limits go anyway. */
const seenMax = 20_000;
const refusedMax = 50;

/** Pages of one site that wait to be read: nearest to the start first, telling ones first among those. */
export class Frontier {
  readonly #site: string;
  readonly #start: string;
  readonly #seen = new Set<string>();
  readonly #traps = createTrapDetector();
  readonly #waiting: (WaitingPage & { rank: number })[] = [];
  #refused = 0;

  constructor(startUrl: string) {
    this.#start = startUrl;
    this.#site = siteOf(startUrl);
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Marks an address as read, so that no link leads to it again. */
  markSeen(url: string): void {
    const spelling = normalizeUrl(url);
    if (spelling !== null) this.#seen.add(spelling);
  }

  /** Adds an address of the site. Returns the reason where it looks like a trap, for the first of them. */
  add(link: PageLink, depth: number): string | undefined {
    const url = normalizeUrl(link.url);
    if (url === null || this.#seen.has(url) || this.#seen.size >= seenMax) return undefined;
    if (!this.isOwn(url) || !mayBePage(url)) return undefined;
    this.#seen.add(url);
    const trap = this.#traps.refuse(url);
    if (trap !== undefined) {
      this.#refused += 1;
      return this.#refused <= refusedMax ? trap : undefined;
    }
    const rank = depth * 10 + pageRank({ url, text: link.text });
    const at = this.#waiting.findIndex((each) => each.rank > rank);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, { url, depth, rank });
    return undefined;
  }

  take(): WaitingPage | undefined {
    return this.#waiting.shift();
  }

  /** Address of the same site; a subdomain other than `www.` is another one. */
  isOwn(url: string): boolean {
    return siteOf(url) === this.#site;
  }

  /** Address of the same owner, to which a page of the site may redirect. */
  isRelated(url: string): boolean {
    return this.isOwn(url) || isSameOwner(url, this.#start);
  }
}
