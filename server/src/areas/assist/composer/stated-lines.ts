import { hoursOf } from '@parley/crawler';
import type { WebsiteFacts } from './agent-brief.ts';

/** Cells that say nothing: "-". */
const isBlank = (cell: string) => !/[\p{L}\d]/u.test(cell);
const heading = /^#{1,6}\s/;
const row = /^\|.*\|$/;
const rule = /^\|(?:\s*:?-+:?\s*\|)+$/;

/**
 * Text of a page without the lines that its facts state already, such as hours, prices and questions with their answers:
 * said twice in a prompt, an agent says them twice. Headings and tables that are left without content go too.
 */
export function withoutStatedLines(content: string, facts: WebsiteFacts): string {
  const stated = new Set(
    [
      ...facts.faqs.flatMap(({ question, answer }) => [question, answer]),
      ...facts.prices.map(({ name, price }) => `${name}: ${price}`),
    ].map(wordsOf),
  );
  const lines = content.split('\n').filter((line) => {
    const text = line.trim();
    if (text === '' || heading.test(text) || rule.test(text)) return true;
    return !stated.has(wordsOf(text)) && !statesHours(text, facts) && !statesPrices(text, facts);
  });
  return withoutEmptyParts(lines).join('\n');
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}€$£]+/gu, ' ')
    .trim();

/** A line of hours alone, each of them among the facts. One with a date more says something of its own. */
function statesHours(line: string, { hours }: WebsiteFacts): boolean {
  const here = hoursOf(line, 'text');
  const times = line.match(/\d{1,2}(?:[:.]\d{2})?/g) ?? [];
  if (here.length === 0 || times.length !== here.filter(({ opens }) => opens !== null).length * 2) return false;
  return here.every(({ days, opens, closes }) =>
    days.every((day) =>
      hours.some((each) => each.days.includes(day) && each.opens === opens && each.closes === closes),
    ),
  );
}

/** A row of a price list whose cells all stand in facts. */
function statesPrices(line: string, { prices }: WebsiteFacts): boolean {
  if (!row.test(line)) return false;
  const [first = '', ...rest] = line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
  const items = first === '' ? [] : prices.filter(({ name }) => name === first || name.startsWith(`${first},`));
  const told = rest.filter((cell) => !isBlank(cell));
  if (items.length === 0 || told.length === 0) return false;
  return told.every((cell) => items.some(({ name, price }) => price === cell || name.includes(`, ${cell}`)));
}

const levelOf = (line: string) => /^#{1,6}(?=\s)/.exec(line)?.[0].length ?? 0;

function withoutEmptyParts(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines.slice(at + 1).find((each) => each.trim() !== '');
    const isHead = row.test(line) && rule.test(lines[at + 1] ?? '');
    if (isHead && !row.test(lines[at + 2] ?? '')) continue;
    if (rule.test(line) && !row.test(lines[at + 1] ?? '')) continue;
    const [level, nextLevel] = [levelOf(line), levelOf(next ?? '')];
    // The title of a page may stand alone above its sections.
    if (level > 0 && next === undefined) continue;
    if (level > 1 && nextLevel > 0 && nextLevel <= level) continue;
    kept.push(line);
  }
  return kept;
}
