/** Structure of a JSON text, counted without parsing it. */
export interface JsonStructure {
  /** Members of objects, as many as colons outside strings. */
  members: number;
  /** Values of any kind, at least. */
  values: number;
  /** Members of the widest object. */
  widest: number;
  depth: number;
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const comma = 0x2c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** Counts in one pass over the text. For invalid JSON the counts are meaningless. */
export function measureJson(text: string): JsonStructure {
  let members = 0;
  let values = 1;
  let widest = 0;
  let depth = 0;
  let deepest = 0;
  const membersAt = [0];
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case colon:
        members++;
        widest = Math.max(widest, countMember(membersAt, depth));
        break;
      case comma:
        values++;
        break;
      case openBrace:
      case openBracket:
        values++;
        membersAt[++depth] = 0;
        if (depth > deepest) deepest = depth;
        break;
      case closeBrace:
      case closeBracket:
        if (depth > 0) depth--;
        break;
      default:
    }
  }
  return { members, values, widest, depth: deepest };
}

function countMember(membersAt: number[], depth: number): number {
  const count = (membersAt[depth] ?? 0) + 1;
  membersAt[depth] = count;
  return count;
}

/** Position of the quote that ends the string beginning at `start`; the end of the text without one. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === backslash) backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

/**
 * Finds the first duplicate member of an object in a JSON text, as path steps; null without one. Slower than
 * `measureJson`: for texts known to have one.
 */
export function findDuplicateMember(text: string): string[] | null {
  const open: { names: Set<string> | null; step: string }[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const inner = open.at(-1);
    if (code === quote) {
      const end = endOfString(text, at);
      if (inner?.names && isFollowedByColon(text, end)) {
        const name = JSON.parse(text.slice(at, end + 1)) as string;
        inner.step = name;
        if (inner.names.has(name)) return open.map(({ step }) => step);
        inner.names.add(name);
      }
      at = end;
    } else if (code === openBrace) open.push({ names: new Set(), step: '' });
    else if (code === openBracket) open.push({ names: null, step: '0' });
    else if (code === closeBrace || code === closeBracket) open.pop();
    else if (code === comma && inner && !inner.names) inner.step = String(Number(inner.step) + 1);
  }
  return null;
}

function isFollowedByColon(text: string, end: number): boolean {
  const afterString = /\s*:/y;
  afterString.lastIndex = end + 1;
  return afterString.test(text);
}
