import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { findLocalAddress } from './local-address.ts';
import { closeSocket, openSocketPair, type SocketPair } from './open-sockets.ts';

const place = { isV6: false, host: '127.0.0.1', range: undefined, needsRtcp: true };
const settings = { srtp: 'off', comfortNoise: false, allowsAddress: () => true } as const;

const closePair = ({ rtp, rtcp }: SocketPair) => Promise.all([rtp, ...(rtcp ? [rtcp] : [])].map(closeSocket));

/** An even port that was free a moment ago, with some after it. */
async function findFreeRange(): Promise<[number, number]> {
  const pair = await openSocketPair(place);
  await closePair(pair);
  return [pair.rtpPort, pair.rtpPort + 3];
}

it('opens an even port and the next', async () => {
  const pair = await openSocketPair(place);
  expect(pair.rtpPort % 2).toBe(0);
  expect(pair.rtcp?.address().port).toBe(pair.rtpPort + 1);
  expect(pair.rtcpPort).toBe(pair.rtpPort + 1);
  await closePair(pair);
});

it('stays in its range, skips ports in use, and reports an exhausted range', async () => {
  const range = await findFreeRange();
  const other = createSocket('udp4');
  other.bind(range[0] + 3, '127.0.0.1');
  await once(other, 'listening');
  const first = await openSocketPair({ ...place, range });
  expect(first.rtpPort).toBe(range[0]);
  await expect(openSocketPair({ ...place, range })).rejects.toThrow(`from ${range[0]} to ${range[1]}`);
  await closePair(first);
  await closeSocket(other);
});

it('opens one socket with rtcp-mux', async () => {
  const pair = await openSocketPair({ ...place, needsRtcp: false });
  expect(pair.rtcp).toBeUndefined();
  await closePair(pair);
});

it('a peer gets the advertised address, one in the same private network the address of the machine', async () => {
  const behindNat = { ...settings, advertisedAddresses: ['203.0.113.5', '2001:db8::5'] };
  const ask = (facing: string | undefined, isV6 = false) =>
    findLocalAddress({ settings: behindNat, isV6, facing, towards: undefined });
  expect(await ask('198.51.100.7')).toBe('203.0.113.5');
  expect(await ask(undefined, true)).toBe('2001:db8::5');
  expect(await ask('10.0.0.7')).not.toBe('203.0.113.5');
});

it('without an advertised address it is the source address towards the peer, or that of the socket', async () => {
  const towards = '127.0.0.1';
  expect(await findLocalAddress({ settings, isV6: false, facing: undefined, towards })).toBe('127.0.0.1');
  const bound = { ...settings, bindHost: '127.0.0.2' };
  expect(await findLocalAddress({ settings: bound, isV6: false, facing: undefined, towards })).toBe('127.0.0.2');
});
