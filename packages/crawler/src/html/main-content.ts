import { isProbablyReaderable, Readability } from '@mozilla/readability';
import { type PageDocument, type PageElement, parseDocument } from './dom.ts';

/** Elements around the main content that repeat on every page. */
const around = 'nav,header nav,aside,[role="navigation"],[role="search"],[role="dialog"],form';
/** Parts below the main content that hold contacts and hours. */
const footers = 'footer,[role="contentinfo"],address';
/** Opening hours, a phone number or an address of mail: what a footer is kept for. */
const tellingFooter =
  /\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|h|uhr)?\s*(?:-|–|—|to|till|bis|à|a)\s*\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|h|uhr)?(?!\d)|\+?\(?\d[\d\s()./-]{6,}\d|[^\s@]+@[^\s@]+\.\p{L}{2,}/iu;
/** Share of the visible text that an article must have; below it the page is more than its article. */
const articleShare = 0.6;
const elementsMax = 20_000;

/**
 * Finds the element with the main text. An article is found by Readability; every other page, such as one of prices or
 * contacts, keeps all but its navigation, since those pages consist of what Readability takes for boilerplate. With
 * `keepsFooter` its footers with contacts or hours follow.
 */
export function mainContent(document: PageDocument, { keepsFooter }: { keepsFooter: boolean }): PageElement[] {
  const { body } = document;
  if (body === null) return [];
  const article = articleOf(document);
  for (const element of body.querySelectorAll(around)) element.remove();
  const main = body.querySelector('main,[role="main"]');
  const whole = main !== null && lengthOf(main) >= articleShare * lengthOf(body) ? main : body;
  const chosen = article !== null && lengthOf(article) >= articleShare * lengthOf(whole) ? article : whole;
  return keepsFooter && chosen !== body ? [chosen, ...footersBeside(chosen, body)] : [chosen];
}

/** Footers with contacts or hours that the chosen content lacks, outermost ones alone. */
function footersBeside(chosen: PageElement, body: PageElement): PageElement[] {
  const said = textOf(chosen);
  const found: PageElement[] = [];
  for (const element of body.querySelectorAll(footers)) {
    const text = textOf(element);
    const isWithin = found.some((outer) => element.closest(footers) !== element && textOf(outer).includes(text));
    if (!isWithin && tellingFooter.test(text) && !said.includes(text)) found.push(element);
  }
  return found;
}

const textOf = (element: PageElement) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

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
