/**
 * The envelope of the Speech service's WebSocket messages: headers as in HTTP, a blank line, a body; in binary messages
 * the headers come after their length in two bytes, high byte first.
 * Source: cognitive-services-speech-sdk-js `src/common.speech/WebsocketMessageFormatter.ts` and
 * `SpeechConnectionMessage.Internal.ts`.
 */
export interface AzureMessage {
  path: string;
  requestId: string;
  body: string;
}

export function textMessage(path: string, requestId: string, body: unknown): string {
  return `${headersOf(path, requestId, 'application/json')}\r\n${JSON.stringify(body)}`;
}

/** A stretch of sound; without one it says that the sound of this request is over. */
export function audioMessage(requestId: string, sound?: Uint8Array, contentType?: string): Uint8Array {
  const headers = Buffer.from(headersOf('audio', requestId, contentType), 'latin1');
  const message = new Uint8Array(2 + headers.length + (sound?.length ?? 0));
  message[0] = headers.length >> 8;
  message[1] = headers.length & 0xff;
  message.set(headers, 2);
  if (sound !== undefined) message.set(sound, 2 + headers.length);
  return message;
}

function headersOf(path: string, requestId: string, contentType: string | undefined): string {
  const type = contentType === undefined ? '' : `Content-Type: ${contentType}\r\n`;
  return `Path: ${path}\r\nX-RequestId: ${requestId}\r\nX-Timestamp: ${new Date().toISOString()}\r\n${type}`;
}

/** Reads a text message; undefined where it is none of the service's. */
export function readAzureMessage(message: string): AzureMessage | undefined {
  const end = message.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const headers = new Map<string, string>();
  for (const line of message.slice(0, end).split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const path = headers.get('path')?.toLowerCase();
  if (path === undefined) return undefined;
  return { path, requestId: headers.get('x-requestid') ?? '', body: message.slice(end + 4) };
}
