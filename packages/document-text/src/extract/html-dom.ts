import { parseHTML } from 'linkedom';

/** The part of an element that extraction uses. */
export interface PageElement {
  textContent: string | null;
  nodeName: string;
  getAttribute?(name: string): string | null;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement> & ArrayLike<PageElement>;
  remove(): void;
}

export interface PageDocument extends PageElement {
  body: PageElement;
  cloneNode(deep: boolean): PageDocument;
}

/** Parses HTML; nothing in it is run or fetched. */
export const parseHtml = (html: string): PageDocument => parseHTML(html).document as unknown as PageDocument;
