import { readMediaType, sdpType } from './media-type.ts';
import type { SipMessage } from './sip-message.ts';

/** Parts examined, so that a body of boundaries alone costs nothing. */
const maxParts = 32;

/**
 * Finds the SDP of a message, alone or as part of a multipart body (RFC 5621, section 3.1; without nested parts).
 * Undefined without one.
 */
export function sdpOf({ headers, body }: SipMessage): string | undefined {
  if (body.length === 0) return undefined;
  const value = headers.get('content-type');
  const type = value === undefined ? { name: sdpType, parameters: new Map<string, null>() } : readMediaType(value);
  if (!type) return undefined;
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  if (type.name === sdpType) return text;
  const boundary = type.parameters.get('boundary');
  return type.name.startsWith('multipart/') && boundary ? sdpAmong(text.split(`--${boundary}`, maxParts)) : undefined;
}

/** The first piece is the text before the first boundary. */
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

/** The line end before a boundary belongs to the boundary. */
function withoutLastLineEnd(part: string): string {
  return part.endsWith('\r\n') ? part.slice(0, -2) : part;
}
