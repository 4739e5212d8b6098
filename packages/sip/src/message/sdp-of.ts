import { readMediaType, sdpType } from './media-type.ts';
import type { SipMessage } from './sip-message.ts';

/** Parts that are looked at, so that a body of nothing but boundaries costs nothing. */
const mostParts = 32;

/**
 * The session description a message carries, alone or as a part of a multipart body (RFC 5621, section 3.1; parts
 * within parts are not looked into). Undefined when it has none.
 */
export function sdpOf({ headers, body }: SipMessage): string | undefined {
  if (body.length === 0) return undefined;
  const value = headers.get('content-type');
  const type = value === undefined ? { name: sdpType, parameters: new Map<string, null>() } : readMediaType(value);
  if (!type) return undefined;
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  if (type.name === sdpType) return text;
  const boundary = type.parameters.get('boundary');
  return type.name.startsWith('multipart/') && boundary ? sdpAmong(text.split(`--${boundary}`, mostParts)) : undefined;
}

/** The first piece is what stands before the first boundary. */
function sdpAmong(pieces: readonly string[]): string | undefined {
  for (const piece of pieces.slice(1)) {
    const headEnd = piece.indexOf('\r\n\r\n');
    if (headEnd < 0) continue;
    for (const line of piece.slice(0, headEnd).split('\r\n')) {
      const colon = line.indexOf(':');
      if (line.slice(0, colon).trim().toLowerCase() !== 'content-type') continue;
      if (readMediaType(line.slice(colon + 1))?.name === sdpType) return withoutLastLineEnd(piece.slice(headEnd + 4));
    }
  }
  return undefined;
}

/** The line end before a boundary belongs to the boundary; a description keeps its own. */
function withoutLastLineEnd(part: string): string {
  return part.endsWith('\r\n') ? part.slice(0, -2) : part;
}
