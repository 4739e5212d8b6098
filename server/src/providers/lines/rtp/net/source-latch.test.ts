import { describe, expect, it } from 'vitest';
import { SourceLatch } from './source-latch.ts';

const peer = { address: '198.51.100.7', port: 4_000, ssrc: 1 };
const stranger = { address: '203.0.113.9', port: 9_999, ssrc: 666 };

function openLatch(allows: (address: string) => boolean = () => true) {
  const latch = new SourceLatch(allows);
  let sequence = 0;
  let nowMs = 0;
  return {
    latch,
    wait: (ms: number) => {
      nowMs += ms;
    },
    send(from: { address: string; port: number; ssrc: number }, isSigned = false): boolean {
      sequence += 1;
      if (!latch.mayAccept(from.address, from.port, nowMs)) return false;
      return latch.accept({ ...from, sequence }, nowMs, isSigned);
    },
  };
}

describe('a peer that signals an address of its own', () => {
  it('is sent to at once, and followed to the port its packets come from', () => {
    const { latch, send } = openLatch();
    latch.expect(peer.address, peer.port);
    expect(latch.target).toEqual({ address: peer.address, port: peer.port });
    expect(send({ ...peer, port: 4_100 })).toBe(true);
    expect(latch.target).toEqual({ address: peer.address, port: 4_100 });
  });

  it('strangers are never taken for it, before, while and after it speaks', () => {
    const { latch, send, wait } = openLatch();
    latch.expect(peer.address, peer.port);
    expect([1, 2, 3, 4].map(() => send(stranger))).toEqual([false, false, false, false]);
    expect(send(peer)).toBe(true);
    expect(send(stranger)).toBe(false);
    wait(60_000);
    expect([1, 2, 3, 4].map(() => send(stranger))).toEqual([false, false, false, false]);
    expect(latch.target).toEqual({ address: peer.address, port: peer.port });
  });

  it('may go on from another port of its own after 2 s of silence, and not before', () => {
    const { latch, send, wait } = openLatch();
    latch.expect(peer.address, peer.port);
    send(peer);
    wait(1_900);
    expect(send({ ...peer, port: 4_200 })).toBe(false);
    wait(200);
    expect(send({ ...peer, port: 4_200 })).toBe(true);
  });

  it('the exact address it signalled takes over from any other port at once', () => {
    const { latch, send } = openLatch();
    latch.expect(peer.address, peer.port);
    send({ ...peer, port: 4_200 });
    expect(send(peer)).toBe(true);
    expect(send({ ...peer, port: 4_200 })).toBe(false);
  });
});

describe('a peer behind NAT', () => {
  it('is found by three packets in order, and nothing is sent before them where its address is not allowed', () => {
    const { latch, send } = openLatch((address) => !address.startsWith('10.'));
    latch.expect('10.1.2.3', 4_000);
    expect(latch.target).toBeUndefined();
    expect([send(peer), send(peer), send(peer)]).toEqual([false, false, true]);
    expect(latch.target).toEqual({ address: peer.address, port: peer.port });
    expect([1, 2, 3, 4, 5].map(() => send(stranger))).toEqual([false, false, false, false, false]);
  });

  it('a single forged packet between its own does not win', () => {
    const { latch, send } = openLatch((address) => !address.startsWith('10.'));
    latch.expect('10.1.2.3', 4_000);
    send(peer);
    send(stranger);
    expect([send(peer), send(peer), send(peer)].at(-1)).toBe(true);
  });

  it('is believed at the first packet where that is signed', () => {
    const { latch, send } = openLatch();
    latch.expect('192.168.1.10', 4_000);
    expect(send(peer, true)).toBe(true);
  });

  it('is believed at the first packet where it really is in our own network', () => {
    const { latch, send } = openLatch();
    latch.expect('192.168.1.10', 4_000);
    expect(send({ ...peer, address: '192.168.1.10' })).toBe(true);
  });
});

it('an address that is not allowed is neither sent to nor heard', () => {
  const { latch, send } = openLatch((address) => address === peer.address);
  latch.expect(undefined, 4_000);
  expect([1, 2, 3, 4, 5].map(() => send({ ...stranger, address: '127.0.0.1' })).includes(true)).toBe(false);
  expect(latch.target).toBeUndefined();
  latch.expect('127.0.0.1', 4_000);
  expect(latch.target).toBeUndefined();
});

it('an address nobody can have is not sent to, and a judgement that throws is a no', () => {
  const { latch } = openLatch();
  for (const address of ['0.0.0.0', '255.255.255.255', '224.0.0.1', 'ff02::1', '::']) {
    latch.expect(address, 4_000);
    expect(latch.target).toBeUndefined();
  }
  const throwing = new SourceLatch(() => {
    throw new Error('no answer');
  });
  throwing.expect(peer.address, 4_000);
  expect(throwing.target).toBeUndefined();
});

it('another SSRC from the same place counts only when the first has stopped', () => {
  const { latch, send, wait } = openLatch();
  latch.expect(peer.address, peer.port);
  send(peer);
  expect([1, 2, 3].map(() => send({ ...peer, ssrc: 2 }))).toEqual([false, false, false]);
  wait(80);
  expect([send({ ...peer, ssrc: 2 }), send({ ...peer, ssrc: 2 })]).toEqual([false, true]);
  expect(latch.ssrc).toBe(2);
});

it('a new description begins anew, the same one changes nothing', () => {
  const { latch, send } = openLatch();
  latch.expect(peer.address, peer.port);
  send({ ...peer, port: 4_100 });
  latch.expect(peer.address, peer.port);
  expect(latch.target?.port).toBe(4_100);
  latch.expect(stranger.address, stranger.port);
  expect(latch.target).toEqual({ address: stranger.address, port: stranger.port });
  expect(send(peer)).toBe(false);
  expect(send(stranger)).toBe(true);
});
