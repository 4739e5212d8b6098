import type { Statement } from '#brain/ports.ts';
import { readAmounts } from './amounts.ts';
import { isQualifier, withoutQualifier } from './price-qualifiers.ts';

/** Separators of a list of prices in one sentence. */
const semicolon = /;\s+/gu;
const separator = /[,;]\s+|\s+(?:and|och|und|et|y|e|sowie|samt)\s+/giu;
/** Words that go on with the price before: "per week", "for half a day", "instead of". */
const goesOn =
  /^(?:(?:\d+|two|three|four|five|six|ten|två|tre|fyra|fem|sex|tio|zwei|drei|vier|fünf|sechs|zehn|deux|trois|quatre|cinq|six|dix|dos|tres|cuatro|cinco|seis|diez)\s(?:for|för|für|pour|por|à|a)|for|per|each|från|fran|för|for|per|om|i|für|fur|pro|je|statt|ab|par|pour|dont|soit|por|al|con|(?:la|el|le|l')\s?(?:hora|d[ií]a|sesi[oó]n|noche|semana|unidad|pieza|persona|mes|nuit|heure|jour|journ[ée]e|s[ée]ance|pi[eè]ce|personne|semaine)|incl\S*|inkl\S*|plus|then|sedan(?=\s(?:\d|för|per))|danach|puis|luego|or|eller|oder|ou|o)\b/iu;

const leadingJoint = /^(?:and|och|und|et|y|sowie|samt)\s+(?=\p{L})/iu;

/**
 * Splits a sentence that lists prices of several things into one statement each: "A roll costs 55 cents, a croissant
 * 1.90 €". Other statements come back as they are.
 */
export function splitPrices(statement: Statement): Statement[] {
  if (readAmounts(statement.text).length < 2) return [statement];
  const { label, list } = withoutLabel(statement.text);
  const parts: string[] = [];
  let from = 0;
  for (const match of list.matchAll(list.includes(';') ? semicolon : separator)) {
    const [before, after] = [list.slice(from, match.index), list.slice(match.index + match[0].length)];
    if (hasAmount(before) && startsWithLabel(after)) {
      parts.push(before.trim());
      from = match.index + match[0].length;
    }
  }
  const last = list.slice(from).trim();
  if (parts.length === 0 || !hasAmount(last)) return [statement];
  if (label) return [...parts, last].map((text) => ({ ...statement, text: `${label}: ${text}` }));
  return withHeads([...parts, last]).map((text) => ({ ...statement, text: text.replace(leadingJoint, '') }));
}

/** "Small boxes 2 €, medium 3 €": a part that only names a variant is of the thing before it. */
function withHeads(parts: readonly string[]): string[] {
  let head = '';
  // "Service: 65 €, e-bike 85 €": all that follows is of the service.
  const only = /^([^:]{3,60}):\s*(?:from |ab |från |desde |dès )?$/.exec(
    parts[0]?.slice(0, readAmounts(parts[0])[0]?.index ?? 0) ?? '',
  )?.[1];
  if (only) return parts.map((part, at) => (at === 0 ? part : `${only}: ${part}`));
  return parts.map((part) => {
    const before = part.slice(0, readAmounts(part)[0]?.index ?? 0);
    if (head && isQualifier(before)) return `${head}: ${part}`;
    const named = before.includes(':') ? before.slice(0, before.indexOf(':')) : before;
    head = withoutQualifier(named);
    return part;
  });
}

/** "Double room: low season 95 €, high season 128 €": the label is that of each price. */
function withoutLabel(text: string): { label: string; list: string } {
  const match = /^([^:]{2,40}):\s+(?=\D|\d+\s\p{L})/u.exec(text);
  const rest = match ? text.slice(match[0].length) : text;
  return match && readAmounts(rest).length >= 2 && startsWithLabel(rest)
    ? { label: match[1] as string, list: rest }
    : { label: '', list: text };
}

const hasAmount = (text: string) => readAmounts(text).some(({ isPercent }) => !isPercent);

/** Words before the next amount name a thing, not another price of the same. */
function startsWithLabel(text: string): boolean {
  const [first] = readAmounts(text);
  if (!first || first.isPercent) return false;
  const label = text.slice(0, text.indexOf(first.text)).trim();
  return (
    /\p{L}{3}/u.test(label.replace(/^(?:and|och|und|with|med|mit|avec|con|plus)\s/i, '')) &&
    !goesOn.test(label) &&
    !/[.!?]\s/.test(label)
  );
}
