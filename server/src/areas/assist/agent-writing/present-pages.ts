import type { CrawlReport } from '@parley/crawler';

/** Pages of a crawl as the API shows them. */
export function presentPages({ pages }: CrawlReport) {
  return pages.map((page) => {
    switch (page.state) {
      case 'read':
        return { url: page.url, state: 'read' as const, title: page.title, reason: null, message: null };
      case 'unchanged':
        return { url: page.url, state: 'read' as const, title: '', reason: null, message: null };
      case 'skipped':
        return { url: page.url, state: 'skipped' as const, title: '', reason: page.reason, message: page.message };
    }
  });
}
