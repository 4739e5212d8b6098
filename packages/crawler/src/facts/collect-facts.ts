import type { PageDocument } from '../html/dom.ts';
import { elementFacts, microdataFacts } from './element-facts.ts';
import type { BusinessFacts } from './facts.ts';
import { jsonLdFacts } from './json-ld.ts';
import { mergeFacts } from './merge-facts.ts';
import { textFacts } from './text-facts.ts';

/** Facts of one page, most trustworthy origin first. */
export function collectFacts(page: {
  document: PageDocument;
  /** Texts of `application/ld+json` blocks. */
  structured: readonly string[];
  /** Visible text as Markdown. */
  text: string;
}): BusinessFacts {
  return mergeFacts([
    jsonLdFacts(page.structured),
    microdataFacts(page.document),
    elementFacts(page.document),
    textFacts(page.text),
  ]);
}
