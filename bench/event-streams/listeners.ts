import { connect, type Socket } from 'node:net';
import { answerParent } from '../shared/children.ts';
import { sharedNowMs } from '../shared/numbers.ts';

/** Opens each of the streams, in order; the same one may be named often. */
export interface OpenStreams {
  kind: 'open';
  host: string;
  port: number;
  streams: { path: string; token: string }[];
}

/** Waits until `expected` streams have heard a message, and says when each did. */
export interface AwaitMessage {
  kind: 'await';
  expected: number;
}

const atOnce = 100;
/** An address has some 28,000 ports to connect from, so the streams are spread over several. */
const streamsPerAddress = 2500;
const openMs = 30_000;

/** Several of these processes connect from addresses of their own. */
const firstAddress = process.pid % 250;
const sockets: Socket[] = [];
let heardAt: number[] = [];
let lost = 0;
let onHeard = () => {};

answerParent(async (question: OpenStreams | AwaitMessage | { kind: 'forget' }) => {
  switch (question.kind) {
    case 'open':
      for (let at = 0; at < question.streams.length; at += atOnce) {
        await Promise.all(question.streams.slice(at, at + atOnce).map((stream) => open(question, stream)));
      }
      return { open: sockets.length };
    case 'forget':
      heardAt = [];
      return {};
    case 'await':
      await hear(question.expected);
      return { heardAt, lost };
  }
});

/** A raw socket: an HTTP client would hold more memory per stream than the server. */
function open({ host, port }: OpenStreams, { path, token }: OpenStreams['streams'][number]): Promise<void> {
  const localAddress = `127.0.${firstAddress}.${2 + Math.floor(sockets.length / streamsPerAddress)}`;
  const socket = connect({ host, port, localAddress, noDelay: true });
  sockets.push(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a stream did not open')), openMs);
    socket.on('error', reject);
    socket.on('close', () => {
      lost++;
    });
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (text.includes('event: ready')) {
        clearTimeout(timer);
        resolve();
      } else if (/^HTTP\/1\.1 [45]/.test(text)) reject(new Error(text.slice(0, 300)));
      // The first message is the visitor's; the agent's follows it.
      if (/event: (?:chat\.)?message\.created/.test(text) && text.includes('"role":"visitor"')) {
        heardAt.push(sharedNowMs());
        onHeard();
      }
    });
  });
}

function hear(expected: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${heardAt.length} of ${expected} heard the message`)), openMs);
    onHeard = () => {
      if (heardAt.length < expected) return;
      clearTimeout(timer);
      resolve();
    };
    onHeard();
  });
}
