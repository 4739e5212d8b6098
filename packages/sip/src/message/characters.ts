/** Character sets of the SIP grammar (RFC 3261, section 25.1); combine them with `|`. */
export const characters = {
  token: 1,
  /** Host names and IPv4; underscores too, which the grammar forbids and deployments use. */
  host: 2,
  digit: 4,
  /** Unescaped in the user part of a URI. */
  user: 8,
  password: 16,
  uriParameter: 32,
  uriHeader: 64,
  /** Parameter value without quotes: tokens and hosts, IPv6 among them. */
  bareValue: 128,
} as const;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const unreserved = `${letters}${digits}-_.!~*'()`;

const setsOf = new Uint8Array(128);
for (const [set, members] of [
  [characters.token, `${letters}${digits}-.!%*_+\`'~`],
  [characters.host, `${letters}${digits}-._`],
  [characters.digit, digits],
  [characters.user, `${unreserved}&=+$,;?/`],
  [characters.password, `${unreserved}&=+$,`],
  [characters.uriParameter, `${unreserved}[]/:&+$`],
  [characters.uriHeader, `${unreserved}[]/?:+$`],
  [characters.bareValue, `${letters}${digits}-.!%*_+\`'~[]:`],
] as const) {
  for (const member of members) setsOf[member.charCodeAt(0)] = (setsOf[member.charCodeAt(0)] ?? 0) | set;
}

export function isIn(set: number, code: number): boolean {
  return code < 128 && ((setsOf[code] ?? 0) & set) !== 0;
}

/** True for a non-empty range with characters of the set alone. */
export function isAll(set: number, text: string, from = 0, to: number = text.length): boolean {
  return from < to && skipAll(set, text, from, to) === to;
}

/** End of the run of characters of the set from `at`. */
export function skipAll(set: number, text: string, at: number, end: number): number {
  let index = at;
  while (index < end && isIn(set, text.charCodeAt(index))) index += 1;
  return index;
}

export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

export function skipSpace(text: string, at: number, end: number): number {
  let index = at;
  while (index < end && isSpace(text.charCodeAt(index))) index += 1;
  return index;
}

/** Trims spaces and tabs; `trim` would also remove Unicode spaces. */
export function trimmed(text: string, from: number, to: number): string {
  let end = to;
  const start = skipSpace(text, from, to);
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Offset behind the closing quotation mark of the string at `at`; -1 without one. */
export function endOfQuoted(text: string, at: number, end: number): number {
  for (let index = at + 1; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x5c) index += 1;
    else if (code === 0x22) return index + 1;
  }
  return -1;
}

/** Content of a quoted string, unescaped. */
export function unquoted(text: string, from: number, to: number): string {
  const inside = text.slice(from + 1, to - 1);
  return inside.includes('\\') ? inside.replaceAll(/\\([^])/g, '$1') : inside;
}

/** Writes a quoted string (RFC 3261, section 25.1); line ends, which cannot be escaped, become spaces. */
export function quoted(text: string): string {
  let written = '';
  for (const letter of oneLine(text)) {
    const code = letter.charCodeAt(0);
    const isEscaped = code === 0x22 || code === 0x5c || (code < 0x20 && code !== 0x09) || code === 0x7f;
    written += isEscaped ? `\\${letter}` : letter;
  }
  return `"${written}"`;
}

/** Replaces every run of line ends by one space. */
export function oneLine(text: string): string {
  return hasLineEnd(text) ? text.replaceAll(/[\r\n]+/g, ' ') : text;
}

export function hasLineEnd(text: string): boolean {
  return text.includes('\n') || text.includes('\r');
}

/** Parses digits up to `most`; undefined for anything else, of any length. */
export function readNumber(text: string, most: number): number | undefined {
  if (!isAll(characters.digit, text)) return undefined;
  // Above the exact range of a double the order is still right, which suffices.
  const value = Number(text);
  return value <= most ? value : undefined;
}
