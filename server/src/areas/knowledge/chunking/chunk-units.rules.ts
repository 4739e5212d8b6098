import type { MarkdownBlock } from './markdown-blocks.rules.ts';
import { splitLongText, type TextPiece } from './split-long-text.rules.ts';

/** Longest chunk that is not a single question with its answer or a single row. Unit: characters. */
export const chunkMax = 1600;
/** Longest question with its answer, and longest row, that stay whole. Unit: characters. */
const wholeMax = 4000;

/** Smallest part of a chunk: it is never split further. */
export interface ChunkUnit extends TextPiece {
  /** A question with its answer, or rows of a table under their header: a chunk of its own. */
  isWhole: boolean;
}

/** Units of a section's blocks. */
export function unitsOf(blocks: readonly MarkdownBlock[]): ChunkUnit[] {
  const units: ChunkUnit[] = [];
  let index = 0;
  while (index < blocks.length) {
    const block = blocks[index] as MarkdownBlock;
    if (block.kind === 'question') {
      const end = nextQuestion(blocks, index + 1);
      units.push(...questionUnits(blocks.slice(index, end)));
      index = end;
    } else {
      units.push(...blockUnits(block));
      index += 1;
    }
  }
  return units;
}

function nextQuestion(blocks: readonly MarkdownBlock[], from: number): number {
  const next = blocks.findIndex((block, index) => index >= from && block.kind === 'question');
  return next < 0 ? blocks.length : next;
}

const whole = (piece: TextPiece): ChunkUnit => ({ ...piece, isWhole: true });

/** A question with what follows it, whole up to a limit; behind it the question is repeated over each part. */
function questionUnits(blocks: readonly MarkdownBlock[]): ChunkUnit[] {
  const [question, ...answer] = blocks;
  if (question?.kind !== 'question') return [];
  const pair = joined(blocks.map(blockPiece));
  if (pair.text.length <= wholeMax || answer.length === 0) return [whole(pair)];
  const pieces = splitLongText(joined(answer.map(blockPiece)), chunkMax);
  return pieces.map((piece) => whole({ ...piece, text: `${question.text}\n\n${piece.text}` }));
}

const blockPiece = (block: MarkdownBlock): TextPiece => ({
  text: block.kind === 'table' ? [block.header, ...block.rows.map((row) => row.text)].join('\n') : block.text,
  start: block.start,
  end: block.end,
});

function joined(pieces: readonly TextPiece[]): TextPiece {
  return {
    text: pieces.map(({ text }) => text).join('\n\n'),
    start: pieces[0]?.start ?? 0,
    end: pieces.at(-1)?.end ?? 0,
  };
}

function blockUnits(block: MarkdownBlock): ChunkUnit[] {
  if (block.kind === 'table') return tableUnits(block);
  const piece = blockPiece(block);
  return splitLongText(piece, chunkMax).map((each) => ({ ...each, isWhole: false }));
}

/** Rows of a table in groups, each under the header row. */
function tableUnits(table: Extract<MarkdownBlock, { kind: 'table' }>): ChunkUnit[] {
  const all = blockPiece(table);
  if (all.text.length <= chunkMax) return [{ ...all, isWhole: false }];
  const header = table.header.length <= chunkMax / 2 ? `${table.header}\n` : '';
  const groups: TextPiece[] = [];
  for (const row of table.rows.flatMap((each) => splitLongText(each, wholeMax - header.length))) {
    const last = groups.at(-1);
    if (last && header.length + last.text.length + row.text.length + 1 <= chunkMax) {
      last.text += `\n${row.text}`;
      last.end = row.end;
    } else groups.push({ ...row });
  }
  return groups.map((group) => whole({ ...group, text: header + group.text }));
}
