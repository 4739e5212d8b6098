import { type ChunkUnit, chunkMax, unitsOf } from './chunk-units.rules.ts';
import { type MarkdownBlock, markdownBlocks } from './markdown-blocks.rules.ts';
import { lastSentence } from './split-long-text.rules.ts';

/** A passage of a document. */
export interface Passage {
  /** Headings above it, outermost first. */
  headingPath: string[];
  text: string;
  /** UTF-16 characters of the document's text that it covers. */
  charStart: number;
  charEnd: number;
}

/** Length from which a chunk is ended before a part that would make it longer than the maximum. Unit: characters. */
const chunkMin = 1000;
/** Sections shorter than this are joined with their neighbours under the same heading. Unit: characters. */
const sectionMin = 300;
/** Longest sentence repeated at the beginning of the next chunk, where no heading says what it is about. */
const overlapMax = 200;
/** Longest heading path, in headings and in characters of each. */
const pathDepthMax = 6;
const headingMax = 200;

/**
 * Chunks of a document: by its headings, 1,000 to 1,600 characters where a section is longer. Questions stay with their
 * answers, tables keep their header row, and only text without any heading overlaps, by a sentence. `title` heads the
 * path of every chunk, unless the document begins with it.
 */
export function chunkMarkdown(markdown: string, title: string | null): Passage[] {
  const sections = joinShort(sectionsOf(markdownBlocks(markdown), title));
  return sections.flatMap((section) => packUnits(section));
}

interface Section {
  path: string[];
  units: ChunkUnit[];
  /** Its heading is a question, or it is a question with its answer: never joined with another. */
  isWhole: boolean;
}

function sectionsOf(blocks: readonly MarkdownBlock[], title: string | null): Section[] {
  const base = title === null ? [] : [title.slice(0, headingMax)];
  const headings: { level: number; text: string }[] = [];
  const sections: Section[] = [];
  let body: MarkdownBlock[] = [];
  const end = () => {
    const units = unitsOf(body);
    const path = pathOf(base, headings);
    if (units.length > 0) sections.push({ path, units, isWhole: headings.at(-1)?.text.endsWith('?') ?? false });
    body = [];
  };
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'heading') {
      body.push(block);
      continue;
    }
    end();
    while ((headings.at(-1)?.level ?? 0) >= block.level) headings.pop();
    // A heading without any text below is itself the text.
    if (isBare(blocks, index)) body.push({ kind: 'paragraph', text: block.text, start: block.start, end: block.end });
    else headings.push({ level: block.level, text: block.text.slice(0, headingMax) });
    if (body.length > 0) end();
  }
  end();
  return sections;
}

function isBare(blocks: readonly MarkdownBlock[], index: number): boolean {
  const [block, next] = [blocks[index], blocks[index + 1]];
  if (block?.kind !== 'heading') return false;
  return next === undefined || (next.kind === 'heading' && next.level <= block.level);
}

function pathOf(base: readonly string[], headings: readonly { text: string }[]): string[] {
  const path = headings.map(({ text }) => text);
  const isTitled = base.length === 0 || path[0]?.toLowerCase() === base[0]?.toLowerCase();
  return (isTitled ? path : [...base, ...path]).slice(0, pathDepthMax);
}

const lengthOf = ({ units }: Section) => units.reduce((sum, unit) => sum + unit.text.length + 2, 0);
const parentOf = ({ path }: Section) => path.slice(0, -1);
const isSamePath = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/** Joins short sections that follow each other under one heading; their own headings become lines of the text. */
function joinShort(sections: readonly Section[]): Section[] {
  const joined: Section[] = [];
  let isJoined = false;
  for (const section of sections) {
    const last = joined.at(-1);
    const parent = last && (isJoined ? last.path : parentOf(last));
    if (last && parent && canJoin(last, section, parent)) {
      joined[joined.length - 1] = {
        path: parent,
        units: [...(isJoined ? last.units : headed(last)), ...headed(section)],
        isWhole: false,
      };
      isJoined = true;
    } else {
      joined.push(section);
      isJoined = false;
    }
  }
  return joined;
}

const canJoin = (last: Section, next: Section, parent: readonly string[]) =>
  !last.isWhole &&
  !next.isWhole &&
  [...last.units, ...next.units].every((unit) => !unit.isWhole) &&
  parent.length > 0 &&
  isSamePath(parentOf(next), parent) &&
  (lengthOf(last) < sectionMin || lengthOf(next) < sectionMin) &&
  lengthOf(last) + lengthOf(next) <= chunkMin;

/** Units of a section, the first under its heading as a line. */
function headed({ path, units }: Section): ChunkUnit[] {
  const [first, ...others] = units;
  return first ? [{ ...first, text: `${path.at(-1)}\n${first.text}` }, ...others] : [];
}

function packUnits({ path, units }: Section): Passage[] {
  const passages: Passage[] = [];
  let current: ChunkUnit[] = [];
  const end = () => {
    const [first, last] = [current[0], current.at(-1)];
    if (!first || !last) return;
    const text = current.map((unit) => unit.text).join('\n\n');
    const before = passages.at(-1);
    const overlap = path.length === 0 && before && !first.isWhole ? lastSentence(before.text, overlapMax) : '';
    passages.push({
      headingPath: path,
      text: overlap === '' ? text : `${overlap}\n\n${text}`,
      charStart: first.start,
      charEnd: last.end,
    });
    current = [];
  };
  for (const unit of units) {
    const length = current.reduce((sum, each) => sum + each.text.length + 2, 0);
    const isFull = length >= chunkMin || length + unit.text.length > chunkMax;
    if (current.length > 0 && (unit.isWhole || current.at(-1)?.isWhole || isFull)) end();
    current.push(unit);
  }
  end();
  return passages;
}
