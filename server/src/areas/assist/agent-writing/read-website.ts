import { assistLimits, type Crawler, type CrawlReport, mergeFacts, type ReadPageResult } from '@parley/crawler';
import type { DocumentReader } from '@parley/document-text';
import type { Found, WebsiteFacts, WebsiteText } from '#areas/assist/composer';
import { websiteNotRead } from './agent-writing.errors.ts';
import { describesBusiness } from './page-kind.rules.ts';

/** A website as it was read for writing an agent. */
export interface ReadWebsite {
  /** Address after redirects. */
  url: string;
  /** Language of most pages; null where none says it. */
  language: string | null;
  title: string;
  description: string;
  pages: ReadPageResult[];
  facts: WebsiteFacts;
  texts: WebsiteText[];
  report: CrawlReport;
}

/** Lines of a page that stand on so many pages are its frame. */
const frameShare = 0.5;
const frameFrom = 3;

/**
 * Crawls a website and the PDF and Word documents it links to, within the limits of a request a client waits for. Refuses
 * one of which nothing could be read.
 */
export async function readWebsite(
  { crawler, linkedDocuments }: { crawler: Crawler; linkedDocuments: DocumentReader },
  url: string,
  signal: AbortSignal,
): Promise<ReadWebsite> {
  const readFile = (file: Parameters<DocumentReader['read']>[0]) => linkedDocuments.read(file);
  const report = await crawler.crawl({ url, scope: 'site', limits: assistLimits, signal, readFile });
  const pages = report.pages.filter((page) => page.state === 'read');
  const [start] = pages;
  if (start === undefined) throw websiteNotRead(report.pages);
  const telling = pages.filter((page) => page === start || describesBusiness(page.finalUrl));
  const texts = withoutFrame(telling).map(({ page, markdown }) => ({
    title: '',
    description: '',
    content: markdown,
    source: { kind: 'page' as const, url: page.url },
  }));
  return {
    url: start.finalUrl,
    language: mostFrequent(pages.flatMap(({ language }) => (language === null ? [] : [language]))),
    title: start.title,
    description: start.description,
    pages,
    facts: mergeFacts(telling.map(locate)),
    texts,
    report,
  };
}

function locate({ facts, url }: ReadPageResult): WebsiteFacts {
  const at = <Item extends object>(items: readonly Item[]): Found<Item>[] => items.map((item) => ({ ...item, url }));
  return {
    names: at(facts.names),
    descriptions: at(facts.descriptions),
    phones: at(facts.phones),
    emails: at(facts.emails),
    addresses: at(facts.addresses),
    hours: at(facts.hours),
    prices: at(facts.prices),
    services: at(facts.services),
    faqs: at(facts.faqs),
    languages: at(facts.languages),
  };
}

/** Drops lines that stand on most pages, such as headers and footers, but for the first page that has them. */
function withoutFrame(pages: readonly ReadPageResult[]): { page: ReadPageResult; markdown: string }[] {
  const counts = new Map<string, number>();
  for (const { markdown } of pages) {
    for (const line of new Set(linesOf(markdown))) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return pages.map((page) => {
    const kept = page.markdown.split('\n').filter((line) => {
      const key = line.trim();
      const count = counts.get(key) ?? 0;
      if (key === '' || count < frameFrom || count < pages.length * frameShare) return true;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
    return { page, markdown: kept.join('\n') };
  });
}

function linesOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function mostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
