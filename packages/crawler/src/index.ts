export type { CrawlClock } from './clock.ts';
export type {
  CrawledPage,
  CrawlLimits,
  CrawlReport,
  CrawlRequest,
  CrawlScope,
  KnownPage,
  LinkedFile,
  LinkedFileText,
  PageContent,
  PageLink,
  ReadPageResult,
  SkippedPageResult,
  SkipReason,
  UnchangedPageResult,
} from './crawl.types.ts';
export { type Crawler, type CrawlerOptions, createCrawler, type RawPage } from './crawler.ts';
export type {
  BusinessFacts,
  Fact,
  FactOrigin,
  OpeningHours,
  PricedItem,
  QuestionWithAnswer,
  Weekday,
} from './facts/facts.ts';
export { hoursOf } from './facts/hours.ts';
export { mergeFacts } from './facts/merge-facts.ts';
export type { CrawlClient } from './fetch-document.ts';
export { assistLimits, siteLimits } from './limits.ts';
export { readerVersion } from './read-document.ts';
