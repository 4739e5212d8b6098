import TurndownService from 'turndown';
import { dropInvisibleCharacters } from '../visible-characters.ts';
import type { PageElement } from './dom.ts';

const converter = createConverter();

/** Converts an element to Markdown: headings, lists and tables stay; links and pictures become their words. */
export function toMarkdown(element: PageElement): string {
  const text = dropInvisibleCharacters(converter.turndown(element as never));
  return text
    .replace(/[ \t]+$/gm, '')
    .replace(/^(\s*(?:-|\d+\.)) +/gm, '$1 ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function createConverter(): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced', hr: '' });
  // Text is read, never rendered: escapes would only stand between words.
  service.escape = (text) => text.replace(/^(\s*)(#{1,6}\s|[-+*]\s|>|```|~~~)/gm, '$1\\$2');
  service.addRule('words of links', {
    filter: 'a',
    replacement: (content, node) => linkWords(content, node as unknown as PageElement),
  });
  service.addRule('question', {
    filter: 'summary',
    replacement: (content) => `\n\n**${content.replaceAll('*', '').trim()}**\n\n`,
  });
  service.addRule('no pictures', { filter: ['img', 'picture', 'figure'], replacement: (content) => content && '' });
  service.addRule('plain emphasis', { filter: ['em', 'i', 'strong', 'b'], replacement: (content) => content });
  service.addRule('term', { filter: 'dt', replacement: (content) => `\n\n**${content.trim()}**\n` });
  service.addRule('definition', { filter: 'dd', replacement: (content) => `\n${content.trim()}\n` });
  service.addRule('address', { filter: 'address', replacement: (content) => `\n\n${content.trim()}\n\n` });
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content) =>
      ` ${content
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '/')
        .trim()} |`,
  });
  service.addRule('row', { filter: 'tr', replacement: rowOf });
  service.addRule('table', { filter: 'table', replacement: (content) => `\n\n${content.trim()}\n\n` });
  return service;
}

/** Words of a link; an address of mail or phone is added where the link shows something else. */
function linkWords(content: string, node: PageElement): string {
  const address = /^(?:mailto|tel):([^?]+)/i.exec(node.getAttribute('href') ?? '')?.[1];
  if (!address) return content;
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const isShown =
    content.includes(address) || (digits(address) !== '' && digits(content).endsWith(digits(address).slice(-6)));
  return isShown ? content : `${content} (${address})`;
}

/** A row of a table; the first row of header cells gets the line that makes Markdown of it. */
function rowOf(content: string, node: unknown): string {
  const cells = (content.match(/\|/g) ?? []).length;
  if (content.replaceAll('|', '').trim() === '') return '';
  const row = `\n|${content.replace(/\n/g, ' ')}`;
  const element = node as PageElement;
  const isHead = element.querySelector('th') !== null && element.querySelector('td') === null;
  return isHead ? `${row}\n|${' --- |'.repeat(cells)}` : row;
}
