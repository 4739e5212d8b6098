import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { FarDialect } from '../../lines/carrier/testing/far-dialects.ts';
import { FarStream } from '../../lines/carrier/testing/far-stream.ts';

export interface OpenedStream {
  far: FarStream;
  socket: WebSocket;
  /** Resolves with the close code. */
  closed: Promise<number>;
}

/** Opens a media stream as the carrier does, and sends its start. */
export async function openFarStream(
  url: string,
  dialect: FarDialect,
  headers: Record<string, string> = {},
): Promise<OpenedStream> {
  const socket = new WebSocket(url, dialect.subprotocol === undefined ? [] : [dialect.subprotocol], { headers });
  const far = new FarStream(socket, dialect);
  const closed = new Promise<number>((resolve) => socket.once('close', (code: number) => resolve(code)));
  await once(socket, 'open');
  far.open();
  return { far, socket, closed };
}
