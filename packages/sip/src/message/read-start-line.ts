import { characters, hasLineEnd, isAll, trimmed } from './characters.ts';

export type StartLine =
  | { kind: 'request'; method: string; uri: string; isVersionSpoken: boolean }
  | { kind: 'response'; status: number; reason: string }
  | { kind: 'other' };

const other: StartLine = { kind: 'other' };

/** Parses the first line of a message. Additional spaces are tolerated. */
export function readStartLine(line: string): StartLine {
  const text = trimmed(line, 0, line.length);
  const space = text.indexOf(' ');
  if (space < 0 || hasLineEnd(text)) return other;
  const first = text.slice(0, space);
  if (isVersion(first)) return readStatusLine(text, first, space);
  const last = text.lastIndexOf(' ');
  const version = text.slice(last + 1);
  if (!isAll(characters.token, first) || last === space || !isVersion(version)) return other;
  const uri = trimmed(text, space, last);
  if (uri === '') return other;
  return { kind: 'request', method: first, uri, isVersionSpoken: version.toUpperCase() === spokenVersion };
}

const spokenVersion = 'SIP/2.0';

/** `SIP/` and two numbers. */
function isVersion(text: string): boolean {
  if (text.slice(0, 4).toUpperCase() !== 'SIP/') return false;
  const dot = text.indexOf('.');
  return isAll(characters.digit, text, 4, dot) && isAll(characters.digit, text, dot + 1);
}

function readStatusLine(text: string, version: string, space: number): StartLine {
  const from = space + 1;
  const status = Number(text.slice(from, from + 3));
  const isStatus =
    isAll(characters.digit, text, from, Math.min(from + 3, text.length)) && status >= 100 && status < 700;
  const isOver = text.length === from + 3 || text.charCodeAt(from + 3) === 0x20;
  if (!isStatus || !isOver || version.toUpperCase() !== spokenVersion) return other;
  return { kind: 'response', status, reason: trimmed(text, from + 3, text.length) };
}
