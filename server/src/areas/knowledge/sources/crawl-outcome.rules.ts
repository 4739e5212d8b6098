import type { KnowledgeErrorCode } from '@parley/contract/resources/knowledge-base';
import type { CrawledPage, CrawlReport, SkippedPageResult, SkipReason } from '@parley/crawler';
import type { FoundDocument, Reading } from './reading.rules.ts';

const codes: Readonly<Record<SkipReason, KnowledgeErrorCode>> = {
  robots: 'blocked_by_robots',
  robots_unreachable: 'blocked_by_robots',
  no_index: 'not_indexable',
  trap: 'not_indexable',
  other_site: 'not_indexable',
  duplicate: 'duplicate',
  blocked_address: 'fetch_failed',
  invalid_url: 'fetch_failed',
  content_type: 'unsupported_type',
  too_large: 'too_large',
  too_slow: 'timeout',
  timeout: 'timeout',
  http_error: 'fetch_failed',
  rate_limited: 'fetch_failed',
  too_many_redirects: 'fetch_failed',
  connection_failed: 'fetch_failed',
  unreadable: 'damaged',
  empty: 'empty',
};

const transientReasons: ReadonlySet<SkipReason> = new Set([
  'connection_failed',
  'rate_limited',
  'robots_unreachable',
  'timeout',
  'too_slow',
]);

const isGone = ({ reason, status }: SkippedPageResult) => reason === 'http_error' && (status === 404 || status === 410);

/** True for a page that may be there again at the next visit: its server failed or was too busy. */
const isTransient = (page: SkippedPageResult) =>
  transientReasons.has(page.reason) || (page.reason === 'http_error' && !isGone(page) && (page.status ?? 500) >= 500);

/**
 * Documents of a crawl. Pages known from an earlier visit stay in use where they are unchanged, where their server fails
 * now, and where the crawl ended before it reached them. A crawl without any page fails with the reason of the first.
 */
export function readingOf(report: Pick<CrawlReport, 'ended' | 'pages'>, known: ReadonlySet<string>): Reading {
  const documents = report.pages.map((page) => documentOf(page, known));
  if (report.ended !== 'complete') {
    const seen = new Set(report.pages.map(({ url }) => url));
    for (const url of known) if (!seen.has(url)) documents.push({ kind: 'retained', url });
  }
  const isAnyFound = documents.some(({ kind }) => kind === 'read' || kind === 'unchanged');
  if (!isAnyFound) return failureOf(report);
  const first = report.pages.find((page) => page.state === 'read');
  return { kind: 'read', documents, title: first?.title || null };
}

function documentOf(page: CrawledPage, known: ReadonlySet<string>): FoundDocument {
  const { url } = page;
  if (page.state === 'unchanged') return { kind: 'unchanged', url, etag: page.etag, lastModified: page.lastModified };
  if (page.state === 'skipped') {
    if (known.has(url) && isTransient(page)) return { kind: 'retained', url };
    return { kind: 'skipped', url, code: codeOf(page), reason: page.message };
  }
  const { title, markdown, language, etag, lastModified } = page;
  return { kind: 'read', url, title: title || null, markdown, language, pageCount: null, etag, lastModified };
}

const codeOf = (page: SkippedPageResult): KnowledgeErrorCode => (isGone(page) ? 'not_found' : codes[page.reason]);

function failureOf({ pages }: Pick<CrawlReport, 'pages'>): Reading {
  const first = pages.find((page) => page.state === 'skipped');
  if (first?.state !== 'skipped')
    return { kind: 'failed', code: 'empty', message: 'No page with text was found there', isTransient: false };
  return { kind: 'failed', code: codeOf(first), message: first.message, isTransient: isTransient(first) };
}
