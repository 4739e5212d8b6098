import { gunzipSync } from 'node:zlib';
import { decodeText } from './decode.ts';

/** Entries read of one sitemap. */
const entriesMax = 5_000;
const urlMax = 2_000;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export interface Sitemap {
  /** Addresses of pages. */
  pages: string[];
  /** Addresses of further sitemaps, where this one is an index. */
  sitemaps: string[];
}

/**
 * Reads a sitemap (sitemaps.org): an XML list, an index, or lines of text, also compressed with gzip. What is no sitemap
 * gives no entries.
 */
export function parseSitemap(bytes: Uint8Array, contentType: string, maxBytes: number): Sitemap {
  const text = decodeText(unzip(bytes, maxBytes), contentType);
  const isIndex = /<(?:\w+:)?sitemapindex[\s>]/i.test(text.slice(0, 5_000));
  const isList = /<(?:\w+:)?urlset[\s>]/i.test(text.slice(0, 5_000));
  if (isIndex) return { pages: [], sitemaps: locations(text) };
  if (isList) return { pages: locations(text), sitemaps: [] };
  if (/^\s*</.test(text)) return { pages: [], sitemaps: [] };
  const lines = text.split(/\r?\n/, entriesMax).map((line) => line.trim());
  return { pages: lines.filter((line) => /^https?:\/\//i.test(line) && line.length <= urlMax), sitemaps: [] };
}

function unzip(bytes: Uint8Array, maxBytes: number): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch {
    return new Uint8Array();
  }
}

function locations(xml: string): string[] {
  const found: string[] = [];
  for (const [, raw = ''] of xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]{1,2000})/gi)) {
    if (found.length >= entriesMax) break;
    found.push(raw.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole));
  }
  return found;
}
