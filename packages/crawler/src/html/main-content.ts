import { isProbablyReaderable, Readability } from '@mozilla/readability';
import { type PageDocument, type PageElement, parseDocument } from './dom.ts';

/** Elements around the main content that repeat on every page. */
const around = 'nav,header nav,aside,[role="navigation"],[role="search"],[role="dialog"],form';
/** Share of the visible text that an article must have; below it the page is more than its article. */
const articleShare = 0.6;
const elementsMax = 20_000;

/**
 * Finds the element with the main text. An article is found by Readability; every other page, such as one of prices or
 * contacts, keeps all but its navigation, since those pages consist of what Readability takes for boilerplate.
 */
export function mainContent(document: PageDocument): PageElement | null {
  const { body } = document;
  if (body === null) return null;
  const article = articleOf(document);
  for (const element of body.querySelectorAll(around)) element.remove();
  const main = body.querySelector('main,[role="main"]');
  const whole = main !== null && lengthOf(main) >= articleShare * lengthOf(body) ? main : body;
  return article !== null && lengthOf(article) >= articleShare * lengthOf(whole) ? article : whole;
}

function articleOf(document: PageDocument): PageElement | null {
  if (document.querySelector('article') === null || !isProbablyReaderable(document as never)) return null;
  // Readability changes the tree it reads.
  const copy = document.cloneNode(true);
  try {
    const article = new Readability(copy as never, { maxElemsToParse: elementsMax, disableJSONLD: true }).parse();
    if (article === null || !article.content) return null;
    return parseDocument(`<html><body><h1>${escapeHtml(article.title ?? '')}</h1>${article.content}</body></html>`)
      .body;
  } catch {
    return null;
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function lengthOf(element: PageElement): number {
  return (element.textContent ?? '').replace(/\s+/g, ' ').length;
}
