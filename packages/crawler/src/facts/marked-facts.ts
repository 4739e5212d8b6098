import type { PageDocument } from '../html/dom.ts';
import { elementFacts, microdataFacts } from './element-facts.ts';
import type { BusinessFacts } from './facts.ts';
import { jsonLdFacts } from './json-ld.ts';

/** Facts that a page marks as such, most trustworthy origin first. `structured` are its `application/ld+json` blocks. */
export function markedFacts(document: PageDocument, structured: readonly string[]): BusinessFacts[] {
  return [jsonLdFacts(structured), microdataFacts(document), elementFacts(document)];
}
