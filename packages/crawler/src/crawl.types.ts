import type { BusinessFacts } from './facts/facts.ts';

/** One page; the pages a sitemap lists; or a site, by its links and its sitemap. */
export type CrawlScope = 'page' | 'sitemap' | 'site';

export interface CrawlLimits {
  /** Pages requested, failed ones included. */
  maxPages: number;
  /** Size of one document after decompression. Unit: bytes. */
  maxPageBytes: number;
  /** Size of a PDF or Word document. Unit: bytes. */
  maxFileBytes: number;
  /** Size of all documents of a crawl after decompression. Unit: bytes. */
  maxSiteBytes: number;
  /** Time of one page, redirects included. Unit: milliseconds. */
  pageTimeoutMs: number;
  /** Time of the crawl. Unit: milliseconds. */
  totalTimeoutMs: number;
  /** Links followed from the first page. */
  maxDepth: number;
  /** Mean rate below which a response is given up, judged after three seconds. Unit: bytes a second. */
  minBytesPerSecond: number;
}

/** Stored state of a page of an earlier crawl, for a conditional request. */
export interface KnownPage {
  /** Content hash of the earlier crawl. */
  hash: string;
  etag?: string | null;
  lastModified?: string | null;
}

export interface CrawlRequest {
  url: string;
  scope: CrawlScope;
  limits: CrawlLimits;
  /** Pages of an earlier crawl by their URL: requested conditionally, and again where no link leads to them any more. */
  known?: ReadonlyMap<string, KnownPage>;
  signal?: AbortSignal;
  /**
   * Reads a PDF or Word document that a page links to. Missing: files are skipped as `content_type`. A rejection makes the
   * file `unreadable`, with the message of an error that is a DocumentError.
   */
  readFile?(file: LinkedFile): Promise<LinkedFileText>;
  /** Receives each page as soon as it is read or skipped; the next one of the same connection waits for it. */
  onPage?(page: CrawledPage): void | Promise<void>;
}

/** A file of a site. */
export interface LinkedFile {
  bytes: Uint8Array;
  /** Last part of its address. */
  name: string;
  signal: AbortSignal;
}

export interface LinkedFileText {
  title: string | null;
  markdown: string;
  /** ISO 639-1 code; null where it cannot be said. */
  language: string | null;
}

/** Content of a page as a visitor sees it. */
export interface PageContent {
  title: string;
  description: string;
  /** Visible main text with headings, without addresses of links. */
  markdown: string;
  /** ISO 639-1 code; null where it cannot be said. */
  language: string | null;
  /** Absolute http(s) addresses of links, in the order of the page, without duplicates. */
  links: PageLink[];
  /** Address the page calls its own. */
  canonicalUrl: string | null;
  facts: BusinessFacts;
  /** The page asks not to be listed, or that its links are not followed (robots meta element). */
  noIndex: boolean;
  noFollow: boolean;
}

export interface PageLink {
  url: string;
  text: string;
}

export interface ReadPageResult extends PageContent {
  state: 'read';
  /** Address the page was requested by. */
  url: string;
  /** Address after redirects. */
  finalUrl: string;
  status: number;
  contentType: string;
  /** SHA-256 of the readable text, hexadecimal. */
  hash: string;
  etag: string | null;
  lastModified: string | null;
  /** Size after decompression. */
  bytes: number;
  depth: number;
}

/** The server says the page has not changed (304), or its text is the known one. */
export interface UnchangedPageResult {
  state: 'unchanged';
  url: string;
  finalUrl: string;
  status: number;
  hash: string;
  etag: string | null;
  lastModified: string | null;
  depth: number;
}

export type SkipReason =
  | 'robots'
  | 'robots_unreachable'
  | 'no_index'
  | 'trap'
  | 'other_site'
  | 'duplicate'
  | 'blocked_address'
  | 'invalid_url'
  | 'content_type'
  | 'too_large'
  | 'too_slow'
  | 'timeout'
  | 'http_error'
  | 'rate_limited'
  | 'too_many_redirects'
  | 'connection_failed'
  | 'unreadable'
  | 'empty';

export interface SkippedPageResult {
  state: 'skipped';
  url: string;
  reason: SkipReason;
  /** Explanation for the person who gave the address; names no internal address. */
  message: string;
  /** Response status; null where no response came. */
  status: number | null;
  depth: number;
}

export type CrawledPage = ReadPageResult | UnchangedPageResult | SkippedPageResult;

export interface CrawlReport {
  pages: CrawledPage[];
  /** Cause of the end: nothing left to read, a limit, the caller's signal, or a host that only fails. */
  ended: 'complete' | 'page_limit' | 'time_limit' | 'byte_limit' | 'aborted' | 'host_failing';
  /** Size of all documents after decompression. */
  bytes: number;
  durationMs: number;
}
