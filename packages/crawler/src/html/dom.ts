import { parseHTML } from 'linkedom';

/** The part of the DOM that reading a page needs; linkedom provides it. */
export interface PageNode {
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly parentNode: PageNode | null;
  readonly childNodes: ArrayLike<PageNode> & Iterable<PageNode>;
}

export interface PageElement extends PageNode {
  readonly tagName: string;
  readonly id: string;
  readonly innerHTML: string;
  readonly children: ArrayLike<PageElement> & Iterable<PageElement>;
  readonly parentElement: PageElement | null;
  readonly nextElementSibling: PageElement | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  closest(selector: string): PageElement | null;
  remove(): void;
}

export interface PageDocument extends PageElement {
  readonly documentElement: PageElement | null;
  readonly head: PageElement | null;
  readonly body: PageElement | null;
  readonly title: string;
  cloneNode(deep: boolean): PageDocument;
}

/** Nodes beyond which a page is no page: reading it would only cost time. */
const tagsMax = 120_000;
/** Nesting beyond which libraries that walk a tree recursively fail. */
const depthMax = 400;

/** A page that cannot be read within bounds. */
export class UnreadablePage extends Error {
  override readonly name = 'UnreadablePage';
}

/** Parses HTML. Throws UnreadablePage for one with too many or too deeply nested elements. */
export function parseDocument(html: string): PageDocument {
  checkShape(html);
  // linkedom needs the outermost elements to be there.
  const whole = /<html[\s>]/i.test(html) ? html : `<html><head></head><body>${html}</body></html>`;
  const { document } = parseHTML(whole) as unknown as { document: PageDocument };
  return document;
}

/** Elements without an end tag, and those that end where the next of their kind begins. */
const unnested =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|td|tr|th|dt|dd|option)$/;

/**
 * Estimates number and nesting of elements in one pass, before a tree is built: building a deep tree takes time that
 * grows with the square of its depth.
 */
function checkShape(html: string): void {
  let tags = 0;
  const open: string[] = [];
  for (const [, slash, tag = '', end] of html.matchAll(/<(\/?)([a-z][a-z0-9-]{0,30})[^<>]{0,2000}(>?)/gi)) {
    tags += 1;
    if (tags > tagsMax) throw new UnreadablePage('The page has too many elements.');
    const name = tag.toLowerCase();
    if (unnested.test(name) || end === '') continue;
    if (slash === '') open.push(name);
    else if (open.includes(name)) open.length = open.lastIndexOf(name);
    if (open.length > depthMax) throw new UnreadablePage('The elements of the page are nested too deeply.');
  }
}
