import { createHash } from 'node:crypto';
import type { KnownPage, PageContent } from './crawl.types.ts';
import type { RawPage } from './crawler.ts';
import { decodeText } from './decode.ts';
import { DocumentFailure, type FetchedDocument } from './fetch-document.ts';

/** Version of what is taken out of a page: raised when another text may come out of the same page. */
export const readerVersion = 1;

export const pageAccept = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.8';

const pageTypes = /^(?:text\/html|application\/xhtml\+xml|text\/plain|text\/markdown|)$/;
const textTypes = /^text\/(?:plain|markdown)$/;

export function isPageType(mediaType: string): boolean {
  return pageTypes.test(mediaType);
}

/** A document read as a page, with what its headers add. */
export interface ReadDocument {
  content: PageContent;
  hash: string;
  noIndex: boolean;
  noFollow: boolean;
}

/** Reads a fetched document. Throws DocumentFailure where it cannot be read. */
export async function readDocument(
  document: FetchedDocument,
  read: (page: RawPage) => Promise<PageContent>,
  { keepsFooter }: { keepsFooter: boolean },
): Promise<ReadDocument> {
  const kind = textTypes.test(document.mediaType) ? 'text' : 'html';
  const text = decodeText(document.bytes, document.contentType);
  const content = await read({ url: document.finalUrl, kind, text, keepsFooter }).catch((error: unknown) => {
    const isKnown = error instanceof Error && error.name === 'UnreadablePage';
    throw new DocumentFailure('unreadable', isKnown ? error.message : 'The page could not be read.', document.status);
  });
  return {
    content,
    hash: createHash('sha256').update(content.markdown).digest('hex'),
    noIndex: content.noIndex || /\b(?:noindex|none)\b/.test(document.robotsTag),
    noFollow: content.noFollow || /\b(?:nofollow|none)\b/.test(document.robotsTag),
  };
}

/** The parts of a page's result that come from its response. */
export function headOf(document: FetchedDocument, page: { url: string; depth: number; known: KnownPage | undefined }) {
  const { finalUrl, status } = document;
  const known = status === 304 ? page.known : undefined;
  return {
    url: page.url,
    depth: page.depth,
    finalUrl,
    status,
    etag: document.etag ?? known?.etag ?? null,
    lastModified: document.lastModified ?? known?.lastModified ?? null,
  };
}
