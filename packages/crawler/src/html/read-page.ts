import type { PageContent } from '../crawl.types.ts';
import { noFacts } from '../facts/facts.ts';
import { markedFacts } from '../facts/marked-facts.ts';
import { mergeFacts } from '../facts/merge-facts.ts';
import { textFacts } from '../facts/text-facts.ts';
import { dropInvisibleCharacters, oneLine } from '../visible-characters.ts';
import { removeConsentBanners } from './consent-banners.ts';
import { type PageDocument, parseDocument } from './dom.ts';
import { guessLanguage, languageOf } from './language.ts';
import { mainContent } from './main-content.ts';
import { absoluteUrl, baseUrlOf, linksOf } from './page-links.ts';
import { toMarkdown } from './to-markdown.ts';
import { removeUnseen } from './visible-elements.ts';

/** Maximum length of a page's text. Unit: characters. */
const markdownMax = 400_000;

/**
 * Reads a page as a visitor sees it. Runs synchronously, up to a second for a page of two megabytes: for pages of
 * strangers call it in a thread with limits of time and memory. Throws UnreadablePage for a page that is too complex.
 */
export function readPage({
  html,
  url,
  keepsFooter = false,
  maxCharacters = markdownMax,
}: {
  html: string;
  url: string;
  /** Footers with contacts or hours are part of the text; else of the facts alone, since each page of a site repeats them. */
  keepsFooter?: boolean;
  maxCharacters?: number;
}): PageContent {
  const document = parseDocument(html);
  const robots = robotsOf(document);
  const meta = metaOf(document, url);
  const base = baseUrlOf(document, url);
  const structured = [...document.querySelectorAll('script[type="application/ld+json" i]')].map(
    (script) => script.textContent ?? '',
  );
  removeUnseen(document);
  removeConsentBanners(document);
  const links = linksOf(document, base);
  const visible = document.body === null ? '' : toMarkdown(document.body);
  const marked = markedFacts(document, structured);
  const { content, footers } = mainContent(document, { keepsFooter });
  const main = content === null ? visible : toMarkdown(content) || visible;
  const facts = mergeFacts([...marked, textFacts({ visible, main })]);
  // Under a heading of its own a footer is no part of the last answer or section above it.
  const foot = footers.map(toMarkdown).filter(Boolean);
  const name = oneLine(facts.names[0]?.value ?? meta.title, 100);
  const markdown = [main, ...(foot.length > 0 && name !== '' ? [`## ${name}`] : []), ...foot]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, maxCharacters);
  return { ...meta, markdown, language: languageOf(document, markdown), links, facts, ...robots };
}

/** Reads a page of plain text or Markdown. */
export function readText({ text }: { text: string }): PageContent {
  const markdown = dropInvisibleCharacters(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, markdownMax);
  const title = oneLine(/^#{1,3}\s+(.+)$/m.exec(markdown)?.[1] ?? /^.+$/m.exec(markdown)?.[0] ?? '', 200);
  const language = guessLanguage(markdown);
  return {
    title,
    description: '',
    markdown,
    language,
    links: [],
    canonicalUrl: null,
    facts: noFacts(),
    noIndex: false,
    noFollow: false,
  };
}

function metaOf(document: PageDocument, url: string) {
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
  const heading = document.querySelector('h1')?.textContent ?? '';
  const canonical = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href');
  return {
    title: oneLine(document.title || content('meta[property="og:title"]') || heading, 200),
    description: oneLine(content('meta[name="description" i]') || content('meta[property="og:description"]'), 500),
    canonicalUrl: absoluteUrl(canonical, url),
  };
}

function robotsOf(document: PageDocument): { noIndex: boolean; noFollow: boolean } {
  const rules = [...document.querySelectorAll('meta[name="robots" i],meta[name="parleybot" i]')]
    .map((meta) => meta.getAttribute('content') ?? '')
    .join(',')
    .toLowerCase();
  return { noIndex: /\b(?:noindex|none)\b/.test(rules), noFollow: /\b(?:nofollow|none)\b/.test(rules) };
}
