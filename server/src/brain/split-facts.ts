import { isInstructionHeading } from './instruction-headings.ts';
import { isInstruction } from './instructions.ts';
import type { Passage, Statement } from './ports.ts';

/** More facts than this are not read; a text of that size belongs into a knowledge base. */
const maxFacts = 800;

const heading = /^\s{0,3}(#{1,6})\s+(.+?)\s*#*\s*$/;
const boldHeading = /^\s*\*\*([^*]+?):?\*\*\s*:?\s*(\([^)]*\))?\s*:?\s*$/;
/** A line in capitals: "OPENING HOURS", "TARIFS TTC (2026)". */
const capitalHeading = /^\s*(?=(?:.*\p{Lu}){4})([\p{Lu}\p{N}][\p{Lu}\p{N}\s&/,.'’–-]*?)\s*(\([^)]*\))?\s*[:.]?\s*$/u;
const question = /^\s*(?:[-*]\s*)?\**(?:q|question|f|fraga|fråga|frage|p|pregunta)\**\s*[:.]\**\s*(.+)$/i;
const answer = /^\s*(?:[-*]\s*)?\**(?:a|s|r|answer|svar|antwort|reponse|réponse|respuesta)\**\s*[:.]\**\s*(.+)$/i;
const bullet = /^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/;
/** A short line of words alone, with a text right below it: "Practical information". */
const plainHeading = /^\s{0,3}(\p{Lu}[\p{L}'’&/ -]{2,38})\s*:?\s*$/u;
// A full stop after a digit, a single letter or a short abbreviation ends no sentence.
const sentenceEnd =
  /(?<=[.!?…])(?<!(?<![\p{L}\p{N}])(?:\p{L}|Dr|Mr|Ms|Mrs|St|Nr|No|kl|ca|bzw|tel|Tel|resp|inkl|Str)\.)(?<!(?<!\p{L})(?:[Ll]un|[Mm]ar|[Mm]er|[Jj]eu|[Vv]en|[Ss]am|[Dd]im|[Mm]ån|[Tt]is|[Oo]ns|[Tt]ors?|[Ff]re|[Ll]ör|[Ss]ön|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So|[Mm]ié|[Jj]ue|[Vv]ie|[Ss]áb|[Dd]om)\.(?=\s\d))(?<!(?<!\d)\d\.(?=\s+\d))\s+(?=[\p{Lu}\p{N}¿¡"“(])(?!(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)/u;

/** Words in which a business speaks of itself, or gives a number. */
const ofBusiness =
  /\d|(?<!\p{L})(?:we|our|us|vi|vår\p{L}*|wir|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}*)(?!\p{L})/iu;

/**
 * Splits a text into statements, each titled with its heading or question: `Q:`/`A:` pairs, list items, `Key: value`
 * lines and sentences. Instructions to the agent are left out, also all that stands under a heading for them.
 */
export function splitFacts(text: string, idPrefix: string): Passage[] {
  return splitStatements(text, idPrefix).map(({ id, title, text: statement }) => ({
    id,
    title,
    text: statement,
    score: 0,
  }));
}

/** The same with the number of each statement's line. A table row is `first cell: second` or `first: header second, ...`. */
export function splitStatements(text: string, idPrefix: string): Statement[] {
  const facts: Statement[] = [];
  const lines = text.split(/\r?\n/);
  let title = '';
  let header: string[] = [];
  /** Under a heading that speaks to the agent nothing is a fact, up to the next heading of its level or above. */
  let instructs = 0;
  const add = (factTitle: string, statement: string) => {
    if (instructs > 0) return;
    const clean = statement.replace(/\*\*|__|`/g, '').trim();
    if (clean && facts.length < maxFacts)
      facts.push({ id: `${idPrefix}${facts.length + 1}`, title: factTitle, text: clean, line: current });
  };
  let current = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as string;
    current = index;
    const cells = cellsOf(line);
    if (!cells) header = [];
    else if (isDelimiterRow(lines[index + 1])) {
      header = cells;
      index++;
      continue;
    } else {
      add([title, ...unitsOf(header)].filter(Boolean).join(', '), rowText(cells, header));
      continue;
    }
    const below = lines[index + 1]?.trim() ?? '';
    const startsText = !lines[index - 1]?.trim() && below.length > line.length && !plainHeading.test(below);
    const labelled =
      boldHeading.exec(line) ?? capitalHeading.exec(line) ?? (startsText ? plainHeading.exec(line) : undefined);
    const head = heading.exec(line)?.[2] ?? (labelled && [labelled[1], labelled[2]].filter(Boolean).join(' '));
    if (head) {
      const level = heading.exec(line)?.[1]?.length ?? 6;
      if (isInstructionHeading(head)) instructs = level;
      else if (level <= instructs) instructs = 0;
      title = head
        .replace(/\*\*|__/g, '')
        .replace(/:$/, '')
        .trim();
      continue;
    }
    const asked = question.exec(line)?.[1];
    const answered = asked && answer.exec(lines[index + 1] ?? '')?.[1];
    if (asked && answered) {
      index++;
      const more: string[] = [];
      while (!/[.!?]\s*$/.test(more.at(-1) ?? answered) && isContinuation(lines[index + 1]))
        more.push((lines[++index] as string).trim());
      add(asked.replace(/\*\*/g, '').trim(), [answered, ...more].join(' '));
      title = ''; // text after a question and its answer no longer belongs to the heading above them
      continue;
    }
    const next = lines.slice(index + 1).find((one) => one.trim() !== '') ?? '';
    if (endsAsLeadIn(line) && (bullet.test(lines[index + 1] ?? '') || cellsOf(next))) {
      title = line.replace(bullet, '').replace(/:\s*$/, '').replace(/\*\*/g, '').trim();
      continue;
    }
    const sentences = line.replace(bullet, '').split(sentenceEnd);
    // The paragraph that gives the agent its role only instructs, but for what it says of the business.
    const isRole = facts.length === 0 && isInstruction(sentences[0] ?? '');
    for (const sentence of sentences) {
      if (!isInstruction(sentence) && (!isRole || ofBusiness.test(sentence))) add(title, sentence);
    }
  }
  return facts;
}

/** Cells of a Markdown table row; undefined for other lines. */
function cellsOf(line: string): string[] | undefined {
  const trimmed = line.trim();
  if (!/^\|.*\|$/.test(trimmed)) return undefined;
  return trimmed
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

const isDelimiterRow = (line: string | undefined) => /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line ?? '');

/** Header cells that the text of a row leaves out, and that say what its prices are for: "Per night". */
function unitsOf(header: readonly string[]): string[] {
  const left = header.length === 2 ? header : header.slice(0, 1);
  return left.filter((cell) => /(?<!\p{L})(?:per|par|pro|por|je)\s\p{L}/iu.test(cell));
}

function rowText([first = '', ...rest]: readonly string[], header: readonly string[]): string {
  const values = rest.flatMap((value, at) => {
    if (!value) return [];
    return [rest.length > 1 && header[at + 1] ? `${header[at + 1]} ${value}` : value];
  });
  return values.length > 0 ? `${first}: ${values.join(', ')}` : first;
}

function isContinuation(line: string | undefined): boolean {
  return (
    line !== undefined &&
    line.trim() !== '' &&
    !heading.test(line) &&
    !question.test(line) &&
    !bullet.test(line) &&
    !boldHeading.test(line)
  );
}

function endsAsLeadIn(line: string): boolean {
  return /\S:\s*\**\s*$/.test(line) && line.length <= 80;
}
