import { readMediaSection } from './read-media.ts';
import { SdpError, type SessionDescription } from './session-description.ts';

/** Longest description accepted; offers of browsers with video take 20 kB. Unit: characters. */
const maxLength = 65_536;
const maxLines = 2_000;
const maxLineLength = 8_192;
const maxSections = 32;

/**
 * Parses a description in linear time. Line ends, order, blanks and unknown line types are tolerated; what the media
 * depend on must be valid. Throws `SdpError` and nothing else.
 */
export function readSdp(text: string): SessionDescription {
  const lines = splitLines(text);
  if (!/^v=0\s*$/.test(lines[0] ?? '')) throw malformed('It does not begin with v=0.');
  const sections: { media: string; connection: string | undefined; attributes: string[] }[] = [];
  const session: { connection: string | undefined; attributes: string[] } = { connection: undefined, attributes: [] };
  for (const line of lines) {
    if (line[1] !== '=') continue;
    const value = line.slice(2).trim();
    if (line[0] === 'm') {
      if (sections.length === maxSections) throw malformed(`It has more than ${maxSections} m= lines.`);
      sections.push({ media: value, connection: undefined, attributes: [] });
    }
    const place = sections.at(-1) ?? session;
    if (line[0] === 'c') place.connection ??= value;
    if (line[0] === 'a') place.attributes.push(value);
  }
  if (sections.length === 0) throw malformed('It has no m= line.');
  return {
    media: sections.map(({ media, connection, attributes }) =>
      readMediaSection({
        media,
        connection: connection ?? session.connection,
        attributes: [...session.attributes, ...attributes],
      }),
    ),
  };
}

function splitLines(text: string): string[] {
  if (text.length > maxLength) throw malformed(`It is longer than ${maxLength} characters.`);
  if (text.includes('\0')) throw malformed('It contains a zero byte.');
  const lines = text.trimStart().split(/\r\n|\n|\r/, maxLines + 1);
  if (lines.length > maxLines) throw malformed(`It has more than ${maxLines} lines.`);
  if (lines.some((line) => line.length > maxLineLength)) throw malformed(`A line is longer than ${maxLineLength}.`);
  return lines;
}

function malformed(message: string): SdpError {
  return new SdpError('malformed', `The SDP cannot be read. ${message}`);
}
