import { isInstruction } from './instructions.ts';
import type { Passage } from './ports.ts';

/** More facts than this are not read; a text of that size belongs into a knowledge base. */
const maxFacts = 800;

const heading = /^\s{0,3}(#{1,6})\s+(.+?)\s*#*\s*$/;
const boldHeading = /^\s*\*\*([^*]+?):?\*\*\s*:?\s*$/;
const question = /^\s*(?:[-*]\s*)?\**(?:q|question|f|fraga|fråga|frage|p|pregunta)\**\s*[:.]\**\s*(.+)$/i;
const answer = /^\s*(?:[-*]\s*)?\**(?:a|s|r|answer|svar|antwort|reponse|réponse|respuesta)\**\s*[:.]\**\s*(.+)$/i;
const bullet = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;
// A full stop after a digit, a single letter or a short abbreviation ends no sentence.
const sentenceEnd =
  /(?<=[.!?…])(?<!\b(?:\p{L}|\d|Dr|Mr|Ms|Mrs|St|Nr|No|kl|ca|bzw|tel|Tel|resp|inkl|Str)\.)\s+(?=[\p{Lu}\p{N}¿¡"“(])/u;

/**
 * Splits a text into statements, each titled with its heading or question: `Q:`/`A:` pairs, list items, `Key: value`
 * lines and sentences. Instructions to the agent are left out.
 */
export function splitFacts(text: string, idPrefix: string): Passage[] {
  const facts: Passage[] = [];
  const lines = text.split(/\r?\n/);
  let title = '';
  const add = (factTitle: string, statement: string) => {
    const clean = statement.replace(/\*\*|__|`/g, '').trim();
    if (clean && facts.length < maxFacts)
      facts.push({ id: `${idPrefix}${facts.length + 1}`, title: factTitle, text: clean, score: 0 });
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as string;
    const head = heading.exec(line)?.[2] ?? boldHeading.exec(line)?.[1];
    if (head) {
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
    if (endsAsLeadIn(line) && bullet.test(lines[index + 1] ?? '')) {
      title = line.replace(bullet, '').replace(/:\s*$/, '').replace(/\*\*/g, '').trim();
      continue;
    }
    for (const sentence of line.replace(bullet, '').split(sentenceEnd)) {
      if (!isInstruction(sentence)) add(title, sentence);
    }
  }
  return facts;
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
