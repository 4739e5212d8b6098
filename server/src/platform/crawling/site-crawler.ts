import { type Crawler, createCrawler } from '@parley/crawler';
import type { Egress } from '@parley/egress';
import { createPageReader } from './page-reader.ts';

/** Crawler of an installation: requests go through egress, pages are read in a thread. */
export interface SiteCrawler extends Crawler {
  close(): Promise<void>;
}

/** `publicUrl` becomes the contact link of the user agent. */
export function createSiteCrawler(options: {
  egress: Egress;
  version: string;
  publicUrl: string | undefined;
}): SiteCrawler {
  const { egress, version, publicUrl } = options;
  const reader = createPageReader();
  const crawler = createCrawler({
    client: egress,
    read: (page) => reader.read(page),
    userAgent: publicUrl === undefined ? `ParleyBot/${version}` : `ParleyBot/${version} (+${publicUrl})`,
  });
  return { crawl: (request) => crawler.crawl(request), close: () => reader.close() };
}
