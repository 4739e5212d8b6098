import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Behaviour of a name: its TXT records, no such name, or a failing server. */
type Zone = Map<string, readonly string[] | 'SERVFAIL'>;

/** A name server on the loopback that answers TXT questions from `zone`. */
export interface DnsServer {
  /** `address:port`, as resolvers take it. */
  address: string;
  zone: Zone;
  close(): Promise<void>;
}

const codes = { ok: 0, serverFailure: 2, noSuchName: 3 };
const headBytes = 12;

/** Starts a name server over UDP. Source of the format: RFC 1035, 4.1. */
export async function startDnsServer(): Promise<DnsServer> {
  const zone: Zone = new Map();
  const socket = createSocket('udp4');
  socket.on('message', (question, { address, port }) => socket.send(answerTo(question, zone), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    zone,
    close: () => new Promise((resolve) => void socket.close(() => resolve())),
  };
}

function answerTo(message: Buffer, zone: Zone): Buffer {
  const { name, end } = readName(message);
  const question = message.subarray(headBytes, end + 4);
  const found = zone.get(name);
  const records = Array.isArray(found) ? found : [];
  const code = found === 'SERVFAIL' ? codes.serverFailure : found ? codes.ok : codes.noSuchName;
  const head = Buffer.alloc(headBytes);
  message.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  return Buffer.concat([head, question, ...records.map(txtRecord)]);
}

function readName(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = headBytes;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** A TXT record of the question's name, as strings of at most 255 bytes. */
function txtRecord(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? [''];
  const data = Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])));
  const head = Buffer.from([0xc0, headBytes, 0, 16, 0, 1, 0, 0, 0, 1, data.length >> 8, data.length & 0xff]);
  return Buffer.concat([head, data]);
}
