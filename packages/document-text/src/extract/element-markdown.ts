import TurndownService from 'turndown';
import type { PageElement } from './html-dom.ts';
import { markdownTable } from './markdown-table.ts';

/** Markdown of an element: no addresses of links, no pictures, tables with their header row. */
export function elementMarkdown(element: PageElement): string {
  return converter().turndown(element as never);
}

function converter(): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
  // Text is for retrieval and models, not for a renderer: escapes would only get in the way of its words.
  service.escape = (text) => text;
  service.addRule('links', {
    filter: 'a',
    replacement: (content, node) => linkText(content, node as unknown as PageElement),
  });
  service.addRule('emphasis', { filter: ['em', 'i'], replacement: (content) => content });
  service.addRule('question', {
    filter: ['summary', 'dt'],
    replacement: (content) => `\n\n**${content.replaceAll('*', '').trim()}**\n\n`,
  });
  service.addRule('table', {
    filter: 'table',
    replacement: (content, node) => `\n\n${tableText(node as unknown as PageElement) ?? content}\n\n`,
  });
  service.remove((node) => neverTextNames.has(node.nodeName.toLowerCase()));
  return service;
}

const neverTextNames = new Set(['script', 'style', 'noscript', 'template', 'img', 'svg', 'iframe', 'head', 'title']);

/** Text of a link; addresses of mail and phone are text as well where the link shows something else. */
function linkText(content: string, node: PageElement): string {
  const href = node.getAttribute?.('href') ?? '';
  const address = /^(?:mailto|tel):([^?]+)/i.exec(href)?.[1];
  if (!address) return content;
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const isShown =
    content.includes(address) || (digits(address) !== '' && digits(content).endsWith(digits(address).slice(-6)));
  return isShown ? content : `${content} (${address})`;
}

/** Table as Markdown; null for one that only lays out other blocks. */
function tableText(table: PageElement): string | null {
  if (table.querySelector('table')) return null;
  const rows = Array.from(table.querySelectorAll('tr')).map((row) =>
    Array.from(row.querySelectorAll('th,td')).map((each) => each.textContent ?? ''),
  );
  if (rows.every((row) => row.length < 2)) return null;
  return markdownTable(rows);
}
