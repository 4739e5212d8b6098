import { type CrawlClock, systemClock } from './clock.ts';
import type { CrawlReport, CrawlRequest, PageContent } from './crawl.types.ts';
import { CrawlRun } from './crawl-run.ts';
import type { CrawlClient } from './fetch-document.ts';
import { createHostGate, type HostGate } from './host-gate.ts';
import { createRobotsCache } from './robots.ts';

/** A page as the crawler hands it to its reader. */
export interface RawPage {
  url: string;
  kind: 'html' | 'text';
  text: string;
  /** The page the crawl began with: its footer is part of its text. */
  keepsFooter?: boolean;
  /** Longest text; missing: 400,000. Unit: characters. */
  maxCharacters?: number;
}

export interface CrawlerOptions {
  client: CrawlClient;
  /**
   * Reads a page; `readPage` of `@parley/crawler/html`, for pages of strangers in a thread with limits of time and
   * memory. A rejection makes the page `unreadable`.
   */
  read(page: RawPage): Promise<PageContent>;
  /** Name that robots.txt addresses. Default: `ParleyBot`. */
  agentToken?: string;
  /** User-Agent of requests: name, version and a link by which the owner of a site reaches the operator. */
  userAgent: string;
  clock?: CrawlClock;
}

export interface Crawler {
  /**
   * Reads a page, the pages of a sitemap or a site. Never rejects for what a site does: every page is in the report, read
   * or skipped with its reason. Rejects with what `onPage` throws. Hosts are asked at most once a second, over at most two
   * connections, by all crawls of this crawler together.
   */
  crawl(request: CrawlRequest): Promise<CrawlReport>;
}

const gatesMax = 1_000;

export function createCrawler(options: CrawlerOptions): Crawler {
  const { agentToken: agent = 'ParleyBot', clock = systemClock, userAgent } = options;
  const robots = createRobotsCache({ clock, agent });
  const gates = new Map<string, HostGate>();
  const client: CrawlClient = {
    fetch: (url, init) =>
      options.client.fetch(url, { ...init, headers: { ...(init.headers as object), 'user-agent': userAgent } }),
  };

  function gateOf(url: string): HostGate {
    const { host } = new URL(url);
    const known = gates.get(host);
    if (known !== undefined) return known;
    if (gates.size >= gatesMax) for (const [name, gate] of gates) if (gate.isIdle()) gates.delete(name);
    const gate = createHostGate(clock);
    gates.set(host, gate);
    return gate;
  }

  return { crawl: (request) => new CrawlRun({ request, client, clock, robots, gateOf, read: options.read }).run() };
}
