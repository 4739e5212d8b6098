import type { CrawlClock } from './clock.ts';
import type { CrawlLimits, KnownPage } from './crawl.types.ts';
import { type CrawlClient, DocumentFailure, type FetchedDocument, fetchDocument } from './fetch-document.ts';
import type { HostGate } from './host-gate.ts';
import { type RobotsCache, type RobotsFetch, type RobotsRules, robotsBytesMax } from './robots.ts';

export interface SiteAccessOptions {
  client: CrawlClient;
  clock: CrawlClock;
  robots: RobotsCache;
  gateOf(url: string): HostGate;
  limits: CrawlLimits;
  signal: AbortSignal;
}

export interface SiteRequest {
  accept: string;
  known?: KnownPage | undefined;
  wants(mediaType: string): boolean;
  /** Limits of this document alone; missing: those of the crawl. */
  limits?: CrawlLimits;
  /** False for addresses to which the document may not redirect. */
  isRelated(url: string): boolean;
}

/** Requests of one crawl, each judged by robots.txt and at the pace of its host. */
export class SiteAccess {
  readonly #options: SiteAccessOptions;

  constructor(options: SiteAccessOptions) {
    this.#options = options;
  }

  /** Requests a document. Throws DocumentFailure. */
  fetch(url: string, request: SiteRequest): Promise<FetchedDocument> {
    const { gateOf } = this.#options;
    return fetchDocument({
      ...this.#options,
      ...request,
      url,
      onRetryAfter: (target, ms) => gateOf(target).pause(ms),
      admit: async (target) => {
        if (!request.isRelated(target)) throw new DocumentFailure('other_site', 'The page redirects to another site.');
        const rules = await this.robotsOf(target);
        refuseClosed(rules.judge(target));
        if (rules.crawlDelayMs !== undefined) gateOf(target).slowDown(rules.crawlDelayMs);
        return this.#enter(target);
      },
    });
  }

  robotsOf(url: string): Promise<RobotsRules> {
    return this.#options.robots.rulesOf(url, (robotsUrl) => this.#fetchRobots(robotsUrl));
  }

  async #enter(url: string): Promise<() => void> {
    const leave = await this.#options.gateOf(url).enter(this.#options.signal);
    if (leave === undefined) throw new DocumentFailure('timeout', 'The crawl ended before the page was read.');
    return leave;
  }

  async #fetchRobots(url: string): Promise<RobotsFetch> {
    const { limits, signal } = this.#options;
    try {
      const { bytes } = await fetchDocument({
        ...this.#options,
        url,
        accept: 'text/plain',
        limits: { ...limits, maxPageBytes: robotsBytesMax },
        wants: () => true,
        onRetryAfter: () => undefined,
        admit: (target) => this.#enter(target),
      });
      return { kind: 'text', text: Buffer.from(bytes).toString('utf8') };
    } catch (error) {
      if (!(error instanceof DocumentFailure) || signal.aborted) throw error;
      if (error.reason === 'http_error' && (error.status ?? 500) < 500) return { kind: 'absent' };
      // Five redirects and more count as absent (RFC 9309, section 2.3.1.2).
      return error.reason === 'too_many_redirects' ? { kind: 'absent' } : { kind: 'unreachable' };
    }
  }
}

function refuseClosed(verdict: ReturnType<RobotsRules['judge']>): void {
  if (verdict === 'robots') throw new DocumentFailure('robots', 'The robots.txt of the site excludes this page.');
  if (verdict === 'robots_unreachable') {
    throw new DocumentFailure('robots_unreachable', 'The robots.txt could not be read, so the site is closed for now.');
  }
}
