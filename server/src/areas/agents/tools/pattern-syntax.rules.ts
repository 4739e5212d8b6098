/** Syntax tree of a regular expression, as detailed as linear-time matching needs. */
export type PatternNode =
  /** One character, tested with the source of a one-character expression. */
  | { kind: 'character'; source: string }
  | { kind: 'assertion'; at: 'start' | 'end' | 'word' | 'inside' }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; branches: PatternNode[] }
  | { kind: 'repeat'; part: PatternNode; min: number; max: number };

/** Unsupported pattern; the message explains the reason to its author. */
export class UnfitPattern extends Error {
  override readonly name = 'UnfitPattern';
}

/**
 * Parses a JSON Schema pattern (ECMA-262 with the `u` flag). Throws UnfitPattern for invalid syntax, look-around and
 * back-references, which cannot be matched in linear time.
 */
export function parsePattern(pattern: string): PatternNode {
  try {
    new RegExp(pattern, 'u');
  } catch {
    throw new UnfitPattern('this is no regular expression (ECMA-262 with the u flag)');
  }
  const reader = { rest: pattern, depth: 0 };
  const node = readChoice(reader);
  if (reader.rest !== '') throw new UnfitPattern('this is no regular expression');
  return node;
}

interface Reader {
  rest: string;
  /** Number of open groups. */
  depth: number;
}

/** Recursion limit: each level takes stack space, here and in every walk of the tree. */
const deepestGroup = 100;

function take(reader: Reader, expression: RegExp): RegExpExecArray | null {
  const found = expression.exec(reader.rest);
  if (found) reader.rest = reader.rest.slice(found[0].length);
  return found;
}

function readChoice(reader: Reader): PatternNode {
  const branches = [readSequence(reader)];
  while (take(reader, /^\|/)) branches.push(readSequence(reader));
  const [only] = branches;
  return branches.length === 1 && only ? only : { kind: 'choice', branches };
}

function readSequence(reader: Reader): PatternNode {
  const parts: PatternNode[] = [];
  while (reader.rest !== '' && !/^[|)]/.test(reader.rest)) parts.push(readQuantifier(reader, readPart(reader)));
  return { kind: 'sequence', parts };
}

function readPart(reader: Reader): PatternNode {
  if (take(reader, /^\(\?(?:[=!]|<[=!])/)) {
    throw new UnfitPattern('look-around, (?= (?! (?<= (?<!, is not supported: it cannot be matched in bounded time');
  }
  if (take(reader, /^\\(?:[1-9]|k<)/)) {
    throw new UnfitPattern(
      'references back, \\1 or \\k<name>, are not supported: they cannot be matched in bounded time',
    );
  }
  if (take(reader, /^\((?:\?:|\?<[^>]+>)?/)) {
    if (reader.depth === deepestGroup) throw new UnfitPattern(`at most ${deepestGroup} groups in one another`);
    reader.depth += 1;
    const inner = readChoice(reader);
    reader.depth -= 1;
    take(reader, /^\)/);
    return inner;
  }
  if (take(reader, /^\^/)) return { kind: 'assertion', at: 'start' };
  if (take(reader, /^\$/)) return { kind: 'assertion', at: 'end' };
  if (take(reader, /^\\b/)) return { kind: 'assertion', at: 'word' };
  if (take(reader, /^\\B/)) return { kind: 'assertion', at: 'inside' };
  const source =
    take(reader, /^\[(?:\\[\s\S]|[^\]\\])*\]/) ??
    take(reader, /^\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u\{[^}]*\}|u[0-9a-fA-F]{4})/) ??
    take(reader, /^\\(?:[pP]\{[^}]*\}|x[0-9a-fA-F]{2}|c[a-zA-Z]|[\s\S])/) ??
    take(reader, /^[\s\S]/u);
  return { kind: 'character', source: source?.[0] ?? '' };
}

function readQuantifier(reader: Reader, part: PatternNode): PatternNode {
  const found = take(reader, /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/);
  if (!found) return part;
  const [, sign, least, comma, most] = found;
  if (sign)
    return { kind: 'repeat', part, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
  const min = Number(least);
  const max = comma === undefined ? min : most === '' ? Number.POSITIVE_INFINITY : Number(most);
  return { kind: 'repeat', part, min, max };
}
