import mammoth from 'mammoth';
import { elementMarkdown } from './element-markdown.ts';
import type { RawText } from './extract-text.ts';
import { parseHtml } from './html-dom.ts';
import { onlyTopHeading } from './top-heading.ts';

/** Text of a Word document: its styles become headings, lists and tables; pictures are left out unread. */
export async function docxText(bytes: Uint8Array): Promise<RawText> {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
    },
  );
  const { body } = parseHtml(`<!doctype html><html><body>${value}</body></html>`);
  const markdown = elementMarkdown(body);
  return { markdown, title: onlyTopHeading(markdown) };
}
