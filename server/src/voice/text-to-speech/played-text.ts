/** A stretch of text and the sound that was made of it. */
export interface SynthesizedSpan {
  text: string;
  /** Unit: milliseconds of sound; undefined while more may come. */
  ms: number | undefined;
  /** Word timings, where the voice gives them. */
  words: readonly { text: string; startMs: number }[];
}

/** Default speaking rate. Unit: milliseconds per character, about 15 characters a second. */
export const msPerCharacter = 65;
/**
 * Letters a digit or sign is said with, on average: `149` is about three words. Without it a barge-in after a price would
 * be placed a sentence too far.
 */
const lettersPerFigure = 4;
const figures = /[\p{N}€$£%@]/u;
/** A word counts as heard when this much of it was. */
const playedShare = 0.5;

/** Text of the first `playedMs` milliseconds of the spans, to the nearest word. */
export function playedText(pieces: readonly SynthesizedSpan[], playedMs: number): string {
  let heard = '';
  let leftMs = playedMs;
  for (const piece of pieces) {
    if (leftMs <= 0) break;
    if (piece.ms !== undefined && leftMs >= piece.ms) {
      heard += piece.text;
      leftMs -= piece.ms;
      continue;
    }
    return (heard + piece.text.slice(0, charactersPlayed(piece, leftMs))).trim();
  }
  return heard.trim();
}

/** Number of characters of a span spoken after `playedMs` of its audio, up to the end of a word. */
export function charactersPlayed(piece: SynthesizedSpan, playedMs: number): number {
  return piece.words.length > 0 ? byWords(piece, playedMs) : byLetters(piece, playedMs);
}

function byWords(piece: SynthesizedSpan, playedMs: number): number {
  let end = 0;
  for (const [index, word] of piece.words.entries()) {
    const nextMs = piece.words[index + 1]?.startMs ?? piece.ms ?? word.startMs + word.text.length * msPerCharacter;
    if (playedMs < word.startMs + (nextMs - word.startMs) * playedShare) break;
    const at = piece.text.indexOf(word.text.trim(), end);
    if (at >= 0) end = at + word.text.trim().length;
  }
  return end;
}

function byLetters(piece: SynthesizedSpan, playedMs: number): number {
  const length = spokenLength(piece.text);
  const totalMs = piece.ms ?? length * msPerCharacter;
  const share = totalMs === 0 ? 1 : Math.min(1, playedMs / totalMs);
  const reached = share * length;
  let end = 0;
  let spoken = 0;
  for (const match of piece.text.matchAll(/\S+\s*/g)) {
    if (reached < spoken + spokenLength(match[0].trimEnd()) * playedShare) break;
    spoken += spokenLength(match[0]);
    end = match.index + match[0].length;
  }
  return end;
}

/** Length of a text when it is said. Unit: letters. */
function spokenLength(text: string): number {
  let length = 0;
  for (const character of text) length += figures.test(character) ? lettersPerFigure : character.length;
  return length;
}
