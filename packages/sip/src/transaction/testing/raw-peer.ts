import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createInbox, type Inbox } from './inbox.ts';

/** A UDP socket with raw sending and an inbox. */
export interface RawPeer {
  readonly port: number;
  readonly inbox: Inbox<string>;
  send(text: string | Uint8Array, port: number): void;
  close(): Promise<void>;
}

export async function openRawPeer(host = '127.0.0.1'): Promise<RawPeer> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  const inbox = createInbox<string>();
  socket.on('message', (bytes) => inbox.put(bytes.toString()));
  socket.bind(0, host);
  await once(socket, 'listening');
  return {
    port: socket.address().port,
    inbox,
    send: (text, port) => socket.send(typeof text === 'string' ? Buffer.from(text) : text, port, host),
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

export interface RequestText {
  method: string;
  port: number;
  branch?: string;
  via?: string;
  callId?: string;
  cseq?: number;
  fromTag?: string;
  toTag?: string;
  /** Further header lines. */
  more?: readonly string[];
  body?: string;
}

/** A request as a peer on loopback writes it. */
export function requestText(options: RequestText): string {
  const {
    method,
    port,
    branch = 'z9hG4bKraw1',
    callId = 'raw-call',
    cseq = 1,
    fromTag = 'raw-from',
    body = '',
  } = options;
  const lines = [
    `${method} sip:agent@127.0.0.1 SIP/2.0`,
    `Via: ${options.via ?? `SIP/2.0/UDP 127.0.0.1:${port};rport`};branch=${branch}`,
    'Max-Forwards: 70',
    `From: <sip:caller@127.0.0.1>;tag=${fromTag}`,
    `To: <sip:agent@127.0.0.1>${options.toTag === undefined ? '' : `;tag=${options.toTag}`}`,
    `Call-ID: ${callId}`,
    `CSeq: ${cseq} ${method}`,
    ...(options.more ?? []),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** First value of a header in a message text. */
export function headerOf(text: string, name: string): string | undefined {
  const [, value] = new RegExp(`^${name}: *(.*?)\r?$`, 'im').exec(text) ?? [];
  return value;
}

/** A response to a request, as text. */
export function responseText(
  request: string,
  status: number,
  options: { toTag?: string; more?: string[] } = {},
): string {
  const copied = request.split('\r\n').filter((line) => /^(?:via|from|to|call-id|cseq):/i.test(line));
  const tag = options.toTag ?? 'raw-to';
  const lines = copied.map((line) => (/^to:/i.test(line) && !line.includes(';tag=') ? `${line};tag=${tag}` : line));
  const all = [`SIP/2.0 ${status} Whatever`, ...lines, ...(options.more ?? []), 'Content-Length: 0', '', ''];
  return all.join('\r\n');
}
