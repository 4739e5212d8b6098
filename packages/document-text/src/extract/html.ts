import { Readability } from '@mozilla/readability';
import TurndownService from 'turndown';
import type { RawText } from './extract-text.ts';
import { type PageDocument, type PageElement, parseHtml } from './html-dom.ts';
import { markdownTable } from './markdown-table.ts';

/** Elements that are never part of a page's text. */
const neverText =
  'script,style,noscript,template,svg,canvas,iframe,object,embed,video,audio,picture,img,form,button,input,select,textarea,dialog,[hidden],[aria-hidden="true"]';
/** Parts around the text of a page. */
const around =
  'nav,header,footer,aside,[role="navigation"],[role="banner"],[role="contentinfo"],[role="search"],[role="dialog"],[class*="cookie" i],[id*="cookie" i],[class*="breadcrumb" i]';
/** Shortest text that may stand for a page, and its least share of what surrounds it. Unit of the first: characters. */
const fewest = 200;
const leastShare = 0.4;

/**
 * Main text of a page: its `main` element where it has one, else what Readability finds, where that is not just a
 * fraction of the page; what surrounds the text is left out.
 */
export function htmlText(html: string): RawText {
  const document = parseHtml(/<html|<body/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`);
  const title = titleOf(document);
  removeAll(document, neverText);
  const main = document.querySelector('main,[role="main"]') ?? onlyArticle(document);
  if (main && lengthOf(main) >= fewest) return { title, markdown: elementMarkdown(main) };
  const { body } = document;
  const readable = readableText(document);
  const whole = elementMarkdown(body);
  removeAll(document, around);
  const pruned = lengthOf(body) >= Math.min(fewest, whole.length * leastShare) ? elementMarkdown(body) : whole;
  const isEnough = readable.length >= fewest && readable.length >= leastShare * pruned.length;
  return { title, markdown: isEnough ? readable : pruned };
}

const lengthOf = (element: PageElement) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().length;

function titleOf(document: PageDocument): string | null {
  const named = document.querySelector('meta[property="og:title"]')?.getAttribute?.('content');
  const title = document.querySelector('title')?.textContent ?? named ?? document.querySelector('h1')?.textContent;
  return title?.trim() || null;
}

function onlyArticle(document: PageDocument): PageElement | null {
  const articles = document.querySelectorAll('article');
  return articles.length === 1 ? (articles[0] ?? null) : null;
}

function removeAll(document: PageDocument, selector: string): void {
  for (const element of document.querySelectorAll(selector)) element.remove();
}

function readableText(document: PageDocument): string {
  const copy = document.cloneNode(true);
  const content = new Readability(copy as never, { charThreshold: fewest }).parse()?.content;
  return content ? elementMarkdown(parseHtml(`<!doctype html><html><body>${content}</body></html>`).body) : '';
}

/** Markdown of an element: no addresses of links, no pictures, tables with their header row. */
export function elementMarkdown(element: PageElement): string {
  return converter().turndown(element as never);
}

function converter(): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
  // Text is for retrieval and models, not for a renderer: escapes would only get in the way of its words.
  service.escape = (text) => text;
  service.addRule('links', {
    filter: 'a',
    replacement: (content, node) => linkText(content, node as unknown as PageElement),
  });
  service.addRule('emphasis', { filter: ['em', 'i'], replacement: (content) => content });
  service.addRule('question', {
    filter: ['summary', 'dt'],
    replacement: (content) => `\n\n**${content.replaceAll('*', '').trim()}**\n\n`,
  });
  service.addRule('table', {
    filter: 'table',
    replacement: (content, node) => `\n\n${tableText(node as unknown as PageElement) ?? content}\n\n`,
  });
  service.remove((node) => neverTextNames.has(node.nodeName.toLowerCase()));
  return service;
}

const neverTextNames = new Set(['script', 'style', 'noscript', 'template', 'img', 'svg', 'iframe', 'head', 'title']);

/** Text of a link; addresses of mail and phone are text as well where the link shows something else. */
function linkText(content: string, node: PageElement): string {
  const href = node.getAttribute?.('href') ?? '';
  const address = /^(?:mailto|tel):([^?]+)/i.exec(href)?.[1];
  if (!address) return content;
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const isShown =
    content.includes(address) || (digits(address) !== '' && digits(content).endsWith(digits(address).slice(-6)));
  return isShown ? content : `${content} (${address})`;
}

/** Table as Markdown; null for one that only lays out other blocks. */
function tableText(table: PageElement): string | null {
  if (table.querySelector('table')) return null;
  const rows = Array.from(table.querySelectorAll('tr')).map((row) =>
    Array.from(row.querySelectorAll('th,td')).map((each) => each.textContent ?? ''),
  );
  if (rows.every((row) => row.length < 2)) return null;
  return markdownTable(rows);
}
