import { isProbablyReaderable, Readability } from '@mozilla/readability';
import { type PageDocument, type PageElement, parseDocument } from './dom.ts';

/** Elements around the main content that repeat on every page. */
const around = 'nav,header nav,aside,[role="navigation"],[role="search"],[role="dialog"],form';
/** Opening hours, a phone number or an address of mail: what a footer is kept for. */
const tellingFooter =
  /\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|h|uhr)?\s*(?:-|–|—|to|till|bis|à|a)\s*\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|h|uhr)?(?!\d)|\+?\(?\d[\d\s()./-]{6,}\d|[^\s@]+@[^\s@]+\.\p{L}{2,}/iu;
/** Share of the visible text that an article must have; below it the page is more than its article. */
const articleShare = 0.6;
const elementsMax = 20_000;
/** A page with less beside its footers consists of them. Unit: characters. */
const contentMin = 80;

/**
 * Finds the element with the main text. An article is found by Readability; every other page, such as one of prices or
 * contacts, keeps all but its navigation and footers, since those pages consist of what Readability takes for
 * boilerplate. With `keepsFooter` the footers with contacts or hours are told too.
 */
export function mainContent(
  document: PageDocument,
  { keepsFooter }: { keepsFooter: boolean },
): { content: PageElement | null; footers: PageElement[] } {
  const { body } = document;
  if (body === null) return { content: null, footers: [] };
  const article = articleOf(document);
  for (const element of body.querySelectorAll(around)) element.remove();
  const footers = outermost(body.querySelectorAll('footer,[role="contentinfo"]'));
  const isAllFooter = lengthOf(body) - footers.reduce((sum, each) => sum + lengthOf(each), 0) < contentMin;
  if (!isAllFooter) for (const footer of footers) footer.remove();
  const main = body.querySelector('main,[role="main"]');
  const whole = main !== null && lengthOf(main) >= articleShare * lengthOf(body) ? main : body;
  const content = article !== null && lengthOf(article) >= articleShare * lengthOf(whole) ? article : whole;
  const beside = isAllFooter ? [] : [...footers, ...outermost(body.querySelectorAll('address'))];
  return { content, footers: keepsFooter ? beside.filter((each) => isTelling(each, content)) : [] };
}

/** Elements that lie in no other of them, and in no article, whose footer is its own. */
function outermost(elements: Iterable<PageElement>): PageElement[] {
  const all = [...elements].filter((element) => element.closest('article,blockquote') === null);
  return all.filter((element) => !all.some((other) => other !== element && contains(other, element)));
}

function contains(outer: PageElement, inner: PageElement): boolean {
  for (let at = inner.parentElement; at !== null; at = at.parentElement) if (at === outer) return true;
  return false;
}

/** True for a footer with contacts or hours that the content lacks. */
function isTelling(footer: PageElement, content: PageElement): boolean {
  const text = textOf(footer);
  return tellingFooter.test(text) && !textOf(content).includes(text);
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
