import type { CrawlClock } from './clock.ts';
import type { CrawledPage, CrawlReport, CrawlRequest, PageContent, SkipReason } from './crawl.types.ts';
import type { RawPage } from './crawler.ts';
import { type CrawlClient, DocumentFailure, type FetchedDocument } from './fetch-document.ts';
import { findSitemapPages } from './find-sitemap-pages.ts';
import { Frontier, type WaitingPage } from './frontier.ts';
import type { HostGate } from './host-gate.ts';
import { isFileType, namesFile, readLinkedFile } from './linked-files.ts';
import { headOf, isPageType, pageAccept, readDocument } from './read-document.ts';
import type { RobotsCache } from './robots.ts';
import { canonicalOf, SeenContent } from './seen-content.ts';
import { SiteAccess } from './site-access.ts';
import { normalizeUrl } from './url.rules.ts';

export interface RunOptions {
  request: CrawlRequest;
  client: CrawlClient;
  clock: CrawlClock;
  robots: RobotsCache;
  gateOf(url: string): HostGate;
  read(page: RawPage): Promise<PageContent>;
}

const pagesAtOnce = 2;
/** Wait of a worker without a page for the pages the other one may find. Unit: milliseconds. */
const idleMs = 20;
/** Failures in a row after which a host is given up. */
const failuresMax = 5;
const hostFailures: ReadonlySet<SkipReason> = new Set(['connection_failed', 'rate_limited', 'timeout', 'too_slow']);

/** One crawl: its pages, its limits and its end. */
export class CrawlRun {
  readonly #options: RunOptions;
  readonly #access: SiteAccess;
  readonly #stop = new AbortController();
  readonly #seen = new SeenContent();
  readonly #pages: CrawledPage[] = [];
  #frontier: Frontier;
  #ended: CrawlReport['ended'] = 'complete';
  #requested = 0;
  #busy = 0;
  #bytes = 0;
  #failures = 0;

  constructor(options: RunOptions) {
    this.#options = options;
    this.#access = new SiteAccess({ ...options, limits: options.request.limits, signal: this.#stop.signal });
    this.#frontier = new Frontier(normalizeUrl(options.request.url) ?? 'http://invalid.invalid/');
  }

  async run(): Promise<CrawlReport> {
    const { clock, request } = this.#options;
    const startedAt = clock.now();
    const onAbort = () => this.#end('aborted');
    request.signal?.addEventListener('abort', onAbort, { once: true });
    if (request.signal?.aborted) onAbort();
    void clock.sleep(request.limits.totalTimeoutMs, this.#stop.signal).then(() => this.#end('time_limit'));
    try {
      await this.#crawl();
    } finally {
      this.#stop.abort();
      request.signal?.removeEventListener('abort', onAbort);
    }
    return { pages: this.#pages, ended: this.#ended, bytes: this.#bytes, durationMs: clock.now() - startedAt };
  }

  async #crawl(): Promise<void> {
    const { url, scope, known } = this.#options.request;
    const start = normalizeUrl(url);
    if (start === null) return this.#skip({ url, depth: 0 }, 'invalid_url', 'The address is no http(s) address.');
    this.#frontier.markSeen(start);
    if (scope === 'sitemap') await this.#addSitemap(start);
    else await this.#readPage({ url: start, depth: 0 });
    if (scope === 'page') return;
    if (scope === 'site') await this.#addSitemaps(start);
    for (const each of known?.keys() ?? []) await this.#add(each, '', 1);
    await Promise.all(Array.from({ length: pagesAtOnce }, () => this.#work()));
    if (!this.#frontier.isEmpty && this.#ended === 'complete') this.#ended = 'page_limit';
  }

  /** Reads waiting pages until there are none; the other worker may find some while it reads its last one. */
  async #work(): Promise<void> {
    const { clock, request } = this.#options;
    while (!this.#stop.signal.aborted && this.#requested < request.limits.maxPages) {
      const next = this.#frontier.take();
      if (next === undefined) {
        if (this.#busy === 0) return;
        await clock.sleep(idleMs, this.#stop.signal);
        continue;
      }
      this.#busy += 1;
      await this.#readPage(next).finally(() => {
        this.#busy -= 1;
      });
    }
  }

  async #readPage(page: WaitingPage): Promise<void> {
    this.#requested += 1;
    try {
      await this.#accept(page, await this.#request(page));
      this.#failures = 0;
    } catch (error) {
      if (!(error instanceof DocumentFailure)) throw error;
      // The end of the crawl is no fault of the page.
      if (this.#stop.signal.aborted && error.reason === 'timeout') return;
      if (hostFailures.has(error.reason)) this.#failures += 1;
      await this.#skip(page, error.reason, error.message, error.status);
      if (this.#failures >= failuresMax) this.#end('host_failing');
    }
  }

  async #request({ url, depth }: WaitingPage): Promise<FetchedDocument> {
    const { known, limits, readFile } = this.#options.request;
    const wantsFile = readFile !== undefined && namesFile(url);
    const document = await this.#access.fetch(url, {
      accept: readFile === undefined ? pageAccept : `${pageAccept},application/pdf;q=0.5`,
      known: known?.get(url),
      wants: (type) => isPageType(type) || (readFile !== undefined && isFileType(type)),
      ...(wantsFile && { limits: { ...limits, maxPageBytes: limits.maxFileBytes } }),
      // The start page may redirect to another site, which is the one meant then.
      isRelated: (target) => depth === 0 || this.#frontier.isRelated(target),
    });
    this.#count(document.bytes.byteLength);
    if (depth === 0 && !this.#frontier.isOwn(document.finalUrl)) this.#frontier = new Frontier(document.finalUrl);
    this.#frontier.markSeen(document.finalUrl);
    return document;
  }

  /** Decides by its status, robots rules, canonical link and content hash if a page is new. */
  async #accept(page: WaitingPage, document: FetchedDocument): Promise<void> {
    const { read, request } = this.#options;
    const { status } = document;
    const known = request.known?.get(page.url);
    const head = headOf(document, { ...page, known });
    if (status === 304 && known !== undefined) return this.#report({ state: 'unchanged', ...head, hash: known.hash });
    const { readFile } = request;
    const { content, hash, noIndex, noFollow } =
      readFile !== undefined && isFileType(document.mediaType)
        ? await readLinkedFile(document, (file) => readFile(file), this.#stop.signal)
        : await readDocument(document, read, { keepsFooter: page.depth === 0 });
    const identity = { ...content, finalUrl: document.finalUrl, hash, isEmpty: content.markdown === '' };
    const twin = this.#seen.twinOf(identity);
    if (twin !== undefined) return this.#skip(page, 'duplicate', `The page is the same as ${twin}.`, status);
    this.#seen.add(identity);
    const canonical = canonicalOf(identity);
    if (canonical !== null) this.#frontier.markSeen(canonical);
    if (!noFollow) await this.#follow(content, page.depth);
    if (noIndex && page.depth > 0) return this.#skip(page, 'no_index', 'The page asks not to be listed.', status);
    if (identity.isEmpty) return this.#skip(page, 'empty', 'The page has no text without its scripts.', status);
    if (known?.hash === hash) return this.#report({ state: 'unchanged', ...head, hash });
    const { contentType, bytes } = document;
    return this.#report({ state: 'read', ...content, ...head, contentType, hash, bytes: bytes.byteLength });
  }

  async #follow(content: PageContent, depth: number): Promise<void> {
    const { limits, scope } = this.#options.request;
    if (scope !== 'site' || depth >= limits.maxDepth) return;
    for (const link of content.links) await this.#add(link.url, link.text, depth + 1);
  }

  async #add(url: string, text: string, depth: number): Promise<void> {
    const trap = this.#frontier.add({ url, text }, depth);
    if (trap !== undefined) await this.#skip({ url, depth }, 'trap', trap);
  }

  /** Adds the pages of the sitemap at the address; of the site's sitemaps, where it is none. */
  async #addSitemap(url: string): Promise<void> {
    const { pages, failure } = await this.#addSitemaps(url, url);
    if (pages > 0) return;
    const found =
      failure === undefined || failure.reason === 'content_type' ? await this.#addSitemaps(url) : { pages: 0 };
    if (found.pages > 0) return;
    const { reason, message, status } = failure ?? { reason: 'empty', message: 'No sitemap was found.', status: null };
    await this.#skip({ url, depth: 0 }, reason as SkipReason, message, status);
  }

  async #addSitemaps(start: string, given?: string): Promise<{ pages: number; failure?: DocumentFailure }> {
    const { pages, bytes, failure } = await findSitemapPages({
      access: this.#access,
      start,
      ...(given === undefined ? {} : { given }),
      maxBytes: this.#options.request.limits.maxPageBytes,
      signal: this.#stop.signal,
      isRelated: (url) => this.#frontier.isRelated(url),
    });
    this.#count(bytes);
    for (const page of pages) await this.#add(page, '', 1);
    return { pages: pages.length, ...(failure === undefined ? {} : { failure }) };
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.#options.request.limits.maxSiteBytes) this.#end('byte_limit');
  }

  #skip({ url, depth }: WaitingPage, reason: SkipReason, message: string, status: number | null = null): Promise<void> {
    return this.#report({ state: 'skipped', url, reason, message, status, depth });
  }

  async #report(page: CrawledPage): Promise<void> {
    this.#pages.push(page);
    await this.#options.request.onPage?.(page);
  }

  #end(reason: CrawlReport['ended']): void {
    if (this.#stop.signal.aborted) return;
    this.#ended = reason;
    this.#stop.abort();
  }
}
