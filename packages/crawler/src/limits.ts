import type { CrawlLimits } from './crawl.types.ts';

const mebibyte = 1024 * 1024;

/** Limits of a crawl a person waits for. */
export const assistLimits: CrawlLimits = {
  maxPages: 25,
  maxPageBytes: 2 * mebibyte,
  maxFileBytes: 20 * mebibyte,
  maxSiteBytes: 20 * mebibyte,
  pageTimeoutMs: 10_000,
  totalTimeoutMs: 30_000,
  maxDepth: 4,
  minBytesPerSecond: 512,
};

/** Limits of a crawl in the background: one request a second makes 500 pages nine minutes. */
export const siteLimits: CrawlLimits = { ...assistLimits, maxPages: 500, totalTimeoutMs: 20 * 60_000 };
