/** Sets of ASCII characters that the grammar of SIP tells apart (RFC 3261, section 25.1); `|` joins them. */
export const characters = {
  token: 1,
  /** Host names and IPv4; underscores besides, which the grammar forbids and the field uses. */
  host: 2,
  digit: 4,
  /** Need no escape in the user part of an address. */
  user: 8,
  password: 16,
  uriParameter: 32,
  uriHeader: 64,
  /** A parameter's value that needs no quotes: tokens and hosts, IPv6 among them. */
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

/** True when the stretch is not empty and all of it is of the set. */
export function isAll(set: number, text: string, from = 0, to: number = text.length): boolean {
  return from < to && skipAll(set, text, from, to) === to;
}

/** Where the run of characters of the set that begins at `at` is over. */
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

/** Without the spaces and tabs around it; `trim` would also take what other scripts call a space. */
export function trimmed(text: string, from: number, to: number): string {
  let end = to;
  const start = skipSpace(text, from, to);
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Behind the quotation mark that closes the one at `at`; -1 when none does. */
export function endOfQuoted(text: string, at: number, end: number): number {
  for (let index = at + 1; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x5c) index += 1;
    else if (code === 0x22) return index + 1;
  }
  return -1;
}

/** What stands between the quotation marks, its escapes undone. */
export function unquoted(text: string, from: number, to: number): string {
  const inside = text.slice(from + 1, to - 1);
  return inside.includes('\\') ? inside.replaceAll(/\\([^])/g, '$1') : inside;
}

/** As a quoted string (RFC 3261, section 25.1), in which all but line ends can be escaped; those become spaces. */
export function quoted(text: string): string {
  let written = '';
  for (const letter of oneLine(text)) {
    const code = letter.charCodeAt(0);
    const isEscaped = code === 0x22 || code === 0x5c || (code < 0x20 && code !== 0x09) || code === 0x7f;
    written += isEscaped ? `\\${letter}` : letter;
  }
  return `"${written}"`;
}

/** One line of text, whatever came: every run of line ends becomes one space. */
export function oneLine(text: string): string {
  return holdsLineEnd(text) ? text.replaceAll(/[\r\n]+/g, ' ') : text;
}

export function holdsLineEnd(text: string): boolean {
  return text.includes('\n') || text.includes('\r');
}

/** Digits only, up to `most`; undefined for anything else, however long. */
export function readNumber(text: string, most: number): number | undefined {
  if (!isAll(characters.digit, text)) return undefined;
  // Beyond what a double counts exactly it is still in order of size, which is all that is asked.
  const value = Number(text);
  return value <= most ? value : undefined;
}
