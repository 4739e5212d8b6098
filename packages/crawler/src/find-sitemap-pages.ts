import { DocumentFailure } from './fetch-document.ts';
import type { SiteAccess } from './site-access.ts';
import { parseSitemap } from './sitemap.ts';
import { normalizeUrl } from './url.rules.ts';

const sitemapsMax = 10;
const accept = 'application/xml,text/xml;q=0.9,text/plain;q=0.8,*/*;q=0.1';

/** Pages that sitemaps list: the given one with those it names, or else those of robots.txt or the usual place. */
export async function findSitemapPages(search: {
  access: SiteAccess;
  start: string;
  given?: string;
  maxBytes: number;
  signal: AbortSignal;
  isRelated(url: string): boolean;
}): Promise<{ pages: string[]; bytes: number; failure?: DocumentFailure }> {
  const waiting = search.given === undefined ? await placesOf(search) : [search.given];
  const seen = new Set<string>();
  const pages: string[] = [];
  let bytes = 0;
  let failure: DocumentFailure | undefined;
  while (waiting.length > 0 && seen.size < sitemapsMax && !search.signal.aborted) {
    const url = normalizeUrl(waiting.shift() ?? '');
    if (url === null || seen.has(url) || !search.isRelated(url)) continue;
    seen.add(url);
    try {
      const document = await search.access.fetch(url, { accept, wants: isSitemapType, isRelated: search.isRelated });
      bytes += document.bytes.byteLength;
      const sitemap = parseSitemap(document.bytes, document.contentType, search.maxBytes);
      waiting.push(...sitemap.sitemaps);
      pages.push(...sitemap.pages);
    } catch (error) {
      if (!(error instanceof DocumentFailure)) throw error;
      failure ??= error;
    }
  }
  return { pages, bytes, ...(failure === undefined ? {} : { failure }) };
}

async function placesOf({ access, start }: { access: SiteAccess; start: string }): Promise<string[]> {
  const robots = await access.robotsOf(start).catch(() => undefined);
  return robots === undefined || robots.sitemaps.length === 0
    ? [new URL('/sitemap.xml', start).href]
    : [...robots.sitemaps];
}

function isSitemapType(mediaType: string): boolean {
  return mediaType !== 'text/html';
}
