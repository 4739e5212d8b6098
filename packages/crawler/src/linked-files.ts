import { createHash } from 'node:crypto';
import type { CrawlRequest, PageContent } from './crawl.types.ts';
import { noFacts } from './facts/facts.ts';
import { DocumentFailure, type FetchedDocument } from './fetch-document.ts';
import type { ReadDocument } from './read-document.ts';

const fileTypes = /^application\/(?:pdf|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$/;
const fileEnding = /\.(?:pdf|docx)$/i;

export const isFileType = (mediaType: string): boolean => fileTypes.test(mediaType);

/** True for an address that names a document of a type that is read. */
export const namesFile = (url: string): boolean => fileEnding.test(new URL(url).pathname);

/** Reads a fetched file as a page without links. Throws DocumentFailure where it cannot be read. */
export async function readLinkedFile(
  { bytes, finalUrl, robotsTag, status }: FetchedDocument,
  readFile: NonNullable<CrawlRequest['readFile']>,
  signal: AbortSignal,
): Promise<ReadDocument> {
  const name = decoded(new URL(finalUrl).pathname.split('/').at(-1) ?? '');
  const { title, markdown, language } = await readFile({ bytes, name, signal }).catch((error: unknown) => {
    const isKnown = error instanceof Error && error.name === 'DocumentError';
    throw new DocumentFailure('unreadable', isKnown ? error.message : 'The file could not be read.', status);
  });
  const content: PageContent = {
    title: title ?? name,
    description: '',
    markdown,
    language,
    links: [],
    canonicalUrl: null,
    facts: noFacts(),
    noIndex: false,
    noFollow: false,
  };
  return {
    content,
    hash: createHash('sha256').update(markdown).digest('hex'),
    noIndex: /\b(?:noindex|none)\b/.test(robotsTag),
    noFollow: true,
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
