import { oneLine } from '../visible-characters.ts';
import type { PricedItem } from './facts.ts';

const money =
  /(?:(?:from|från|fr\.|ab|à partir de|dès|desde|ca\.?|approx\.?)\s+)?(?:(?:[€$£]|CHF|EUR|USD|GBP|SEK)\s?\d{1,6}(?:[.,\s]\d{2,3})*(?:,-)?|\d{1,3}(?:[ .,]?\d{3})*(?:[.,]\d{1,2})?(?::-|,-)?\s?(?:kr\b|kronor\b|SEK\b|NOK\b|DKK\b|€|EUR\b|euros?\b|£|GBP\b|\$|USD\b|CHF\b|:-))(?:\s?(?:\/|per|pro|par|por)\s?\p{L}{1,12})?/iu;

/** Words of the longest line with a full stop that is still an item of a price list: "Cutting 450 kr." */
const itemWordsMax = 6;

/** A line without the marks of Markdown around it. */
export const plainLine = (line: string): string => line.replace(/^[-*#|>\s]+|[|\s]+$/g, '');

/** Items of price lists: rows of tables and short lines with a name and one price. Prose tells none. */
export function pricesIn(lines: readonly string[]): PricedItem[] {
  let header: string[] = [];
  return lines.flatMap((line, at) => {
    const cells = cellsOf(line);
    if (cells === undefined) {
      if (line !== '') header = [];
      return priceOfLine(plainLine(line));
    }
    if (isRule(line)) return [];
    if (isRule(lines[at + 1])) {
      header = cells;
      return [];
    }
    return pricesOfRow(cells, header);
  });
}

/** A name before its price: "Fitting (from 450 kr)" is "Fitting". */
export function withoutPrice(item: string): string {
  const price = money.exec(item);
  return oneLine(price === null ? item : item.slice(0, price.index), 100).replace(/[\s|:.(–—-]+$/u, '');
}

const isRule = (line: string | undefined) => /^\|(?:\s*:?-+:?\s*\|)+$/.test(line ?? '');

function cellsOf(line: string): string[] | undefined {
  if (!/^\|.*\|$/.test(line)) return undefined;
  const cells = line.slice(1, -1).split('|');
  return cells.map((cell) => cell.trim());
}

/** A row with several prices has one for each column: "Neutering, dog" and "Neutering, cat". */
function pricesOfRow([first = '', ...rest]: readonly string[], header: readonly string[]): PricedItem[] {
  const priced = rest.filter((cell) => money.test(cell));
  const [only] = priced;
  if (priced.length === 1 && only !== undefined && only.length <= 40) {
    const before = [first, ...rest.slice(0, rest.indexOf(only))].filter((cell) => /[\p{L}\d]/u.test(cell));
    return item(before.join(', '), only);
  }
  if (priced.length < 2 || header.length === 0) return priceOfLine([first, ...rest].join(' | '));
  return rest.flatMap((cell, at) => {
    const price = money.exec(cell)?.[0];
    return price === undefined ? [] : item([first, header[at + 1] ?? ''].filter(Boolean).join(', '), price);
  });
}

function priceOfLine(line: string): PricedItem[] {
  if (line.length > 160) return [];
  const found = money.exec(line);
  if (found === null) return [];
  const before = line.slice(0, found.index);
  const isProse = /[.!?]\s/.test(before) || (/[.!?]$/.test(line) && line.split(/\s+/).length > itemWordsMax);
  if (isProse) return [];
  return item(
    before
      .replace(/[\s|:.–—-]+$/u, '')
      .replaceAll('|', ',')
      .replace(/\s+,/g, ','),
    found[0],
  );
}

function item(words: string, price: string): PricedItem[] {
  const name = oneLine(words, 100);
  const isName = /\p{L}{3}/u.test(name) && name.split(' ').length <= 12;
  return isName ? [{ name, price: oneLine(price, 40), origin: 'text' }] : [];
}
