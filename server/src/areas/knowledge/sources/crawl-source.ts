import { type Crawler, type KnownPage, readerVersion, siteLimits } from '@parley/crawler';
import type { DocumentReader } from '@parley/document-text';
import type { ClaimedSource } from './claim-sources.queries.ts';
import { readingOf } from './crawl-outcome.rules.ts';
import type { DocumentRow } from './documents.queries.ts';
import type { Reading } from './reading.rules.ts';

/** Text of all pages of a site together. Unit: bytes. */
const siteBytesMax = 60 * 1024 * 1024;

/**
 * Visits a page or site; pages of the last visit are requested conditionally. `onPage` is called after each page with
 * their number.
 */
export async function crawlSource(
  { crawler, documents }: { crawler: Crawler; documents: DocumentReader },
  { row }: ClaimedSource,
  earlier: readonly DocumentRow[],
  { signal, onPage }: { signal: AbortSignal; onPage(pages: number): void },
): Promise<Reading> {
  if (row.url === null) throw new Error('A source of the web has no address');
  const known = knownPages(earlier);
  let pages = 0;
  const report = await crawler.crawl({
    url: row.url,
    scope: row.kind === 'site' ? 'site' : 'page',
    limits: { ...siteLimits, maxSiteBytes: siteBytesMax, maxPages: row.max_pages ?? 1 },
    known,
    signal,
    readFile: (file) => documents.read(file),
    onPage: () => onPage((pages += 1)),
  });
  signal.throwIfAborted();
  return readingOf(report, new Set(known.keys()));
}

function knownPages(documents: readonly DocumentRow[]): Map<string, KnownPage> {
  return new Map(
    documents.flatMap(({ status, url, content_hash: hash, reader_version: version, ...row }) => {
      if (status !== 'kept' || url === null || hash === null) return [];
      // A page that an older reader has read is fetched whole, although it may be the same.
      const isCurrent = version === readerVersion;
      const validators = { etag: isCurrent ? row.etag : null, lastModified: isCurrent ? row.last_modified : null };
      return [[url, { hash: hash.toString('hex'), ...validators }] as const];
    }),
  );
}
