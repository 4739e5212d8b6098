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
  service.addRule('question of an accordion', {
    filter: (node) => isQuestionButton(node as unknown as PageElement),
    replacement: (content) => `\n\n**${content.replaceAll('*', '').trim()}**\n\n`,
  });
  service.addRule('no pictures', { filter: ['img', 'picture'], replacement: () => '' });
  service.addRule('plain emphasis', { filter: ['em', 'i', 'strong', 'b'], replacement: (content) => content });
  service.addRule('term', { filter: 'dt', replacement: termOf });
  service.addRule('definition', { filter: 'dd', replacement: definitionOf });
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
  service.addRule('rows', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => `\n${content.trim()}\n` });
  service.addRule('caption', { filter: 'caption', replacement: (content) => `${content.trim()}\n\n` });
  service.addRule('table', { filter: 'table', replacement: (content) => `\n\n${content.trim()}\n\n` });
  return service;
}

/** Longest definition that stands on the line of its term. Unit: characters. */
const shortDefinitionMax = 120;

/** A term with a short definition is an item of a list, "Microchip: £22"; a question stays above its answer. */
function termOf(content: string, node: unknown): string {
  const term = content.trim();
  const next = (node as PageElement).nextElementSibling;
  const definition = next?.tagName === 'DD' ? (next.textContent ?? '').trim() : '';
  const isShort = definition !== '' && definition.length <= shortDefinitionMax && !term.endsWith('?');
  return isShort ? `\n- ${term.replace(/:$/, '')}: ` : `\n\n**${term}**\n`;
}

function definitionOf(content: string, node: unknown): string {
  const text = content.trim();
  const element = node as PageElement;
  const before = element.parentElement?.children ?? [];
  const term = [...before][[...before].indexOf(element) - 1];
  const isShort =
    term?.tagName === 'DT' && text.length <= shortDefinitionMax && !(term.textContent ?? '').trim().endsWith('?');
  return isShort ? text.replace(/\s*\n\s*/g, ' ') : `\n${text}\n`;
}

/** A question whose answer opens below it. */
function isQuestionButton(node: PageElement): boolean {
  const isToggle = node.tagName === 'BUTTON' && node.hasAttribute('aria-expanded');
  return isToggle && (node.textContent ?? '').trim().endsWith('?') && node.closest('h1,h2,h3,h4,h5,h6') === null;
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
