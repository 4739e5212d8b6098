/** A heading of instructions in Markdown and the place where its line begins. Unit of `start`: characters. */
export interface Section {
  level: number;
  title: string;
  start: number;
}

/** Headings of a text in their order. Lines within code fences are no headings. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  let start = 0;
  let isCode = false;
  for (const line of text.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const [, marks = '', title = ''] = /^(#{1,6})\s+(.*\S)\s*$/.exec(line) ?? [];
    if (title !== '' && !isCode) sections.push({ level: marks.length, title: title.replace(/\s+#+$/, ''), start });
    start += line.length + 1;
  }
  return sections;
}

/** The section a place in the text belongs to; undefined before the first heading. */
export const sectionAt = (sections: readonly Section[], place: number): Section | undefined =>
  sections.findLast(({ start }) => start <= place);

/** The text with a section at its end, and the place of the first line below the heading. */
export function withSection(
  text: string,
  { title, body }: { title: string; body: string },
): { text: string; place: number } {
  const before = text.trimEnd();
  const level = sectionsOf(text)[0]?.level === 1 ? '#' : '##';
  const begin = before === '' ? '' : `${before}\n\n`;
  const heading = `${level} ${title}\n`;
  return { text: `${begin}${heading}${body}\n`, place: begin.length + heading.length };
}

/** The text with a section moved in front of the one before it at the same level. */
export function withSectionUp(text: string, section: Section): string {
  const sections = sectionsOf(text);
  const index = sections.findIndex(({ start }) => start === section.start);
  const before = sections.slice(0, index).findLast(({ level }) => level <= section.level);
  if (!before || before.level !== section.level) return text;
  const end = sections.slice(index + 1).find(({ level }) => level <= section.level)?.start ?? text.length;
  const moved = text.slice(section.start, end);
  const skipped = text.slice(before.start, section.start);
  const joined =
    end === text.length && !moved.endsWith('\n') ? `${moved.trimEnd()}\n\n${skipped.trimEnd()}` : moved + skipped;
  return text.slice(0, before.start) + joined + text.slice(end);
}

/** Names of `{{variables}}` in a text, each once. */
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{\s*([a-zA-Z_][a-zA-Z0-9_]{0,63})\s*\}\}/g)].map(([, name = '']) => name)),
];
