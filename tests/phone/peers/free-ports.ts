import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Below the ephemeral port range, so that no other socket is bound to one before the program is. */
const lowest = 20_000;
const highest = 31_900;
const tries = 200;

/** The first of `count` ports in a row of loopback that are free over UDP and TCP. */
export async function freePorts(count = 1): Promise<number> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const first = randomInt(lowest / 2, highest / 2) * 2;
    const found = await Promise.all(Array.from({ length: count }, (_, at) => isFree(first + at)));
    if (found.every(Boolean)) return first;
  }
  throw new Error('No free ports');
}

const isFree = async (port: number) => (await isFreeUdp(port)) && (await isFreeTcp(port));

function isFreeUdp(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => socket.close(() => resolve(true)));
  });
}

function isFreeTcp(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
