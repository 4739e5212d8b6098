/** Piece of a text, by its offsets in the whole. */
export interface TextPiece {
  text: string;
  start: number;
  end: number;
}

/** Ends of sentences and lines, the best places to split. */
const sentenceEnd = /[.!?…。！？]["'”»)]*\s+|\n+/g;

/** Splits a piece into pieces of at most `max` characters: at ends of sentences, else between words, else anywhere. */
export function splitLongText(piece: TextPiece, max: number): TextPiece[] {
  const pieces: TextPiece[] = [];
  let rest = piece;
  while (rest.text.length > max) {
    const at = splitPoint(rest.text, max);
    pieces.push(trimmed({ text: rest.text.slice(0, at), start: rest.start, end: rest.start + at }));
    rest = { text: rest.text.slice(at), start: rest.start + at, end: rest.end };
  }
  pieces.push(trimmed(rest));
  return pieces.filter(({ text }) => text !== '');
}

function splitPoint(text: string, max: number): number {
  const head = text.slice(0, max);
  const sentences = [...head.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
  const sentence = sentences.at(-1) ?? 0;
  if (sentence >= max / 2) return sentence;
  const space = head.lastIndexOf(' ') + 1;
  if (space >= max / 2) return space;
  // Never between the halves of a surrogate pair.
  return /[\ud800-\udbff]$/.test(head) ? max - 1 : max;
}

function trimmed({ text, start }: TextPiece): TextPiece {
  const lead = text.length - text.trimStart().length;
  const inner = text.trim();
  return { text: inner, start: start + lead, end: start + lead + inner.length };
}

/** Last sentence of a text, where it is short enough to be repeated as the context of what follows; else empty. */
export function lastSentence(text: string, max: number): string {
  const ends = [...text.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
  const sentence = text.slice(ends.filter((end) => end < text.length).at(-1) ?? 0).trim();
  return sentence.length <= max && sentence.length < text.length ? sentence : '';
}
