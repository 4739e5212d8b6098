import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { deflateSync } from 'node:zlib';
import type { ChatFile } from '../src/api.ts';
import type { MockChat, MockSession } from './mock-chat.ts';

/** A picture of a colour that changes from corner to corner. */
export const avatar = drawPicture(64);

function drawPicture(edge: number): Buffer {
  const rows = Buffer.alloc(edge * (edge * 3 + 1));
  for (let y = 0; y < edge; y += 1) {
    for (let x = 0; x < edge; x += 1) rows.set([90 + x, 140 - y, 120 + y], y * (edge * 3 + 1) + 1 + x * 3);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Source: PNG, annex D. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** Takes what was uploaded: text and PNG, no more than the mock's runtime says. */
export function takeFile(
  session: MockSession,
  request: IncomingMessage,
  bytes: Buffer,
  response: ServerResponse,
): void {
  const boundary = /boundary=(.+)$/.exec(request.headers['content-type'] ?? '')?.[1] ?? '';
  const start = bytes.indexOf('\r\n\r\n') + 4;
  const head = bytes.subarray(0, start).toString('utf8');
  const body = bytes.subarray(start, bytes.lastIndexOf(`\r\n--${boundary}`));
  const name = /filename="([^"]*)"/.exec(head)?.[1] ?? '';
  const isPicture = body.subarray(1, 4).toString() === 'PNG';
  if (!isPicture && !name.endsWith('.txt')) {
    return void response
      .writeHead(415, { 'content-type': 'application/json' })
      .end('{"error":"unsupported_media_type"}');
  }
  const id = randomUUID();
  const file = {
    id: id as ChatFile['id'],
    name,
    content_type: isPicture ? 'image/png' : 'text/plain',
    bytes: body.length,
    url: `/api/chat/files/${id}`,
  };
  session.files.set(id, { ...file, body });
  response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(file));
}

export function sendFile(chat: MockChat, link: string, response: ServerResponse): void {
  const file = [...chat.sessions.values()].flatMap(({ files }) => files.get(link) ?? [])[0];
  if (!file) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': file.content_type }).end(file.body);
}
