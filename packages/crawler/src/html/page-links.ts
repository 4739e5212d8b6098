import type { PageLink } from '../crawl.types.ts';
import { oneLine } from '../visible-characters.ts';
import type { PageDocument } from './dom.ts';

const linksMax = 2_000;
const urlMax = 2_000;

/** Links of a page as absolute addresses without fragment, each once, in the order of the page. */
export function linksOf(document: PageDocument, baseUrl: string): PageLink[] {
  const links = new Map<string, PageLink>();
  for (const anchor of document.querySelectorAll('a[href],area[href]')) {
    if (links.size >= linksMax) break;
    if (/\bnofollow\b/i.test(anchor.getAttribute('rel') ?? '')) continue;
    const url = absoluteUrl(anchor.getAttribute('href'), baseUrl);
    if (url === null) continue;
    const text = oneLine(anchor.textContent ?? '', 120);
    const known = links.get(url);
    if (known === undefined) links.set(url, { url, text });
    else if (known.text === '') known.text = text;
  }
  return [...links.values()];
}

/** An http(s) address without credentials and fragment; null for everything else. */
export function absoluteUrl(href: string | null | undefined, baseUrl: string): string | null {
  const given = href?.trim();
  if (!given || given.length > urlMax || given.startsWith('#')) return null;
  try {
    const url = new URL(given, baseUrl);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    if (url.username !== '' || url.password !== '') return null;
    url.hash = '';
    return url.href.length > urlMax ? null : url.href;
  } catch {
    return null;
  }
}

/** Address relative links of the page refer to. */
export function baseUrlOf(document: PageDocument, pageUrl: string): string {
  return absoluteUrl(document.querySelector('base[href]')?.getAttribute('href'), pageUrl) ?? pageUrl;
}
