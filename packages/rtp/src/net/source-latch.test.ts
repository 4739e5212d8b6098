import { describe, expect, it } from 'vitest';
import { ReportSource } from './report-source.ts';
import { SourceLatch } from './source-latch.ts';

const peer = { address: '198.51.100.7', port: 4_000, ssrc: 1 };
const stranger = { address: '203.0.113.9', port: 9_999, ssrc: 666 };
const behindNat = '192.168.1.10';

function openLatch(allows: (address: string) => boolean = () => true) {
  const latch = new SourceLatch(allows);
  let sequence = 0;
  let nowMs = 0;
  const send = (from: { address: string; port: number; ssrc: number }, isSigned = false): boolean => {
    sequence += 1;
    if (!latch.mayAccept(from.address, from.port, nowMs, isSigned)) return false;
    return latch.accept({ ...from, sequence }, nowMs, isSigned);
  };
  return {
    latch,
    send,
    expectPeer: (address: string | undefined, port: number, signalling: string[] = []) =>
      latch.expect({ address, port, signalling }),
    wait: (ms: number) => {
      nowMs += ms;
    },
    flood: (from: { address: string; port: number; ssrc: number }, packets = 60) =>
      Array.from({ length: packets }, () => send(from)).filter(Boolean).length,
  };
}

const withoutPrivate = (address: string) => !/^(10|192\.168)\./.test(address);

describe('a peer that signals a public address', () => {
  it('is sent to at once, and followed to the port its packets come from', () => {
    const { latch, send, expectPeer } = openLatch();
    expectPeer(peer.address, peer.port);
    expect(latch.target).toEqual({ address: peer.address, port: peer.port });
    const other = { ...peer, port: 4_100 };
    expect([send(other), send(other), send(other)]).toEqual([false, false, true]);
    expect(latch.target).toEqual({ address: peer.address, port: 4_100 });
  });

  it('strangers are never taken for it, before, while and after it speaks, nor where its signalling comes from', () => {
    const { latch, send, flood, wait, expectPeer } = openLatch();
    expectPeer(peer.address, peer.port, ['198.51.100.1']);
    const signalling = { ...stranger, address: '198.51.100.1' };
    expect([flood(stranger), flood(signalling)]).toEqual([0, 0]);
    expect(send(peer)).toBe(true);
    expect([flood(stranger), flood(signalling)]).toEqual([0, 0]);
    wait(60_000);
    expect([flood(stranger), flood(signalling)]).toEqual([0, 0]);
    expect(latch.target).toEqual({ address: peer.address, port: peer.port });
  });

  it('takes its stream back at once at the port it signalled, whoever else of its host was first', () => {
    const { latch, send, flood, expectPeer } = openLatch();
    expectPeer(peer.address, peer.port);
    expect(flood({ ...peer, port: 4_200, ssrc: 2 })).toBeGreaterThan(0);
    expect(send(peer)).toBe(true);
    expect(flood({ ...peer, port: 4_200, ssrc: 2 })).toBe(0);
    expect(latch.target?.port).toBe(peer.port);
  });

  it('may go on from another port after 2 s of silence, and not before; another sender of its host may not', () => {
    const { send, flood, wait, expectPeer } = openLatch();
    expectPeer(peer.address, peer.port);
    send(peer);
    wait(1_900);
    expect(flood({ ...peer, port: 4_200 })).toBe(0);
    wait(200);
    expect(flood({ ...peer, port: 4_200, ssrc: 2 })).toBe(0);
    const moved = { ...peer, port: 4_200 };
    expect([send(moved), send(moved), send(moved)]).toEqual([false, false, true]);
  });
});

describe('a peer behind NAT', () => {
  const natted = (allows = withoutPrivate, signalling = [peer.address]) => {
    const opened = openLatch(allows);
    opened.expectPeer(behindNat, peer.port, signalling);
    return opened;
  };

  // Three packets from anywhere before the phone spoke, or after 2 s of silence, had the call's sound for good.
  it('is believed where its signalling comes from and nowhere else, before it speaks and after any pause', () => {
    const { latch, send, flood, wait } = natted();
    expect(flood(stranger)).toBe(0);
    expect(latch.target).toBeUndefined();
    expect(send(peer)).toBe(true);
    expect(latch.target).toEqual({ address: peer.address, port: peer.port });
    for (const pauseMs of [0, 2_100, 600_000]) {
      wait(pauseMs);
      expect(flood(stranger)).toBe(0);
    }
    expect(send(peer)).toBe(true);
  });

  it('nobody is believed where its signalling is not known', () => {
    const { latch, flood } = natted(withoutPrivate, []);
    expect([flood(stranger), flood(peer)]).toEqual([0, 0]);
    expect(latch.target).toBeUndefined();
  });

  it('is found at a port that NAT chose, by three packets in order, and stays there', () => {
    const { latch, send, flood, wait } = natted();
    const mapped = { ...peer, port: 61_000 };
    expect([send(mapped), send(mapped), send(mapped)]).toEqual([false, false, true]);
    flood(mapped);
    wait(2_100);
    expect(flood({ ...peer, port: 62_000, ssrc: 7 })).toBe(0);
    expect(send(mapped)).toBe(true);
    expect(latch.target?.port).toBe(61_000);
  });

  it('a few packets left over from another call do not keep its own out', () => {
    const { flood, wait } = natted();
    expect(flood({ ...peer, port: 50_000, ssrc: 9 }, 10)).toBeGreaterThan(0);
    wait(2_100);
    expect(flood({ ...peer, port: 61_000 })).toBeGreaterThan(0);
  });

  it('is believed at its own address too where it is allowed: it really is in our network', () => {
    const { latch, send, flood } = natted(() => true, ['192.168.1.1']);
    expect(latch.target).toEqual({ address: behindNat, port: peer.port });
    expect(flood(stranger)).toBe(0);
    expect(send({ ...peer, address: behindNat })).toBe(true);
  });

  it('is believed at the first packet from anywhere where that is signed, and may come from elsewhere later', () => {
    const { latch, send, wait } = natted();
    expect(send(stranger, true)).toBe(true);
    expect(send({ ...stranger, address: '203.0.113.10' }, true)).toBe(false);
    wait(2_100);
    expect(send({ ...stranger, address: '203.0.113.10' }, true)).toBe(true);
    expect(latch.target?.address).toBe('203.0.113.10');
  });

  it('a signed packet from elsewhere is nothing where the signalled address is public', () => {
    const { send, expectPeer } = openLatch();
    expectPeer(peer.address, peer.port);
    expect(send(stranger, true)).toBe(false);
  });
});

it('an address of loopback says nothing of a peer elsewhere', () => {
  const { send, flood, expectPeer } = openLatch();
  expectPeer('127.0.0.1', peer.port, [peer.address]);
  expect(flood(stranger)).toBe(0);
  expect(send(peer)).toBe(true);
});

it('an address that is not allowed is neither sent to nor heard, although signalling comes from it', () => {
  const { latch, flood, expectPeer } = openLatch((address) => address === peer.address);
  expectPeer('127.0.0.1', 4_000, ['127.0.0.1']);
  expect(flood({ ...stranger, address: '127.0.0.1', port: 4_000 })).toBe(0);
  expect(latch.target).toBeUndefined();
});

it('an address no host can have is not sent to, and a judgement that throws is a no', () => {
  const { latch, expectPeer } = openLatch();
  for (const address of ['0.0.0.0', '255.255.255.255', '224.0.0.1', 'ff02::1', '::']) {
    expectPeer(address, 4_000);
    expect(latch.target).toBeUndefined();
  }
  const throwing = openLatch(() => {
    throw new Error('no answer');
  });
  throwing.expectPeer(peer.address, 4_000);
  expect(throwing.latch.target).toBeUndefined();
});

it('another SSRC from the same place counts only when the first has stopped', () => {
  const { latch, send, wait, expectPeer } = openLatch();
  expectPeer(peer.address, peer.port);
  send(peer);
  expect([1, 2, 3].map(() => send({ ...peer, ssrc: 2 }))).toEqual([false, false, false]);
  wait(80);
  expect([send({ ...peer, ssrc: 2 }), send({ ...peer, ssrc: 2 })]).toEqual([false, true]);
  expect(latch.ssrc).toBe(2);
});

describe('an offer and answer during the call', () => {
  it('with another address moves the stream there', () => {
    const { latch, send, expectPeer } = openLatch();
    expectPeer(peer.address, peer.port);
    send({ ...peer, port: 4_100 });
    expectPeer(stranger.address, stranger.port);
    expect(latch.target).toEqual({ address: stranger.address, port: stranger.port });
    expect(send(peer)).toBe(false);
    expect(send(stranger)).toBe(true);
  });

  it('with the same address keeps the source, which may change its port then once it is silent', () => {
    const { latch, send, flood, wait, expectPeer } = openLatch();
    expectPeer(peer.address, peer.port);
    send(peer);
    expectPeer(peer.address, peer.port);
    expect(latch.isLatched).toBe(true);
    expect(flood({ ...peer, port: 4_300, ssrc: 5 })).toBe(0);
    wait(2_100);
    expect(flood({ ...peer, port: 4_300, ssrc: 5 })).toBeGreaterThan(0);
    expect(flood(stranger)).toBe(0);
  });

  it('from another address of the signalling lets a peer behind NAT go on from there', () => {
    const { send, flood, expectPeer } = openLatch(withoutPrivate);
    expectPeer(behindNat, peer.port, [peer.address]);
    send(peer);
    const roamed = { ...peer, address: '198.51.100.99' };
    expect(flood(roamed)).toBe(0);
    expectPeer(behindNat, peer.port, [peer.address, roamed.address]);
    expect(send(roamed)).toBe(true);
    expect(flood(stranger)).toBe(0);
  });
});

describe('reports', () => {
  function openReports(isRtcpMuxed: boolean) {
    const { latch, send, expectPeer } = openLatch();
    const reports = new ReportSource(latch);
    expectPeer(peer.address, peer.port);
    reports.apply({ isRtcpMuxed, rtcpPort: 4_001 });
    const report = (address: string, port: number, ssrc: number, isSigned = false) =>
      reports.mayAccept(address, port) && reports.accept({ address, port, ssrc, isSigned });
    return { reports, report, send, speak: () => send(peer) };
  }

  it('are believed at the signalled port of the host whose sound is believed, and not before', () => {
    const { report, speak } = openReports(false);
    expect(report(peer.address, 4_001, 1)).toBe(false);
    speak();
    expect(report(peer.address, 4_001, 1)).toBe(true);
    expect(report(stranger.address, 4_001, 1)).toBe(false);
  });

  // Any port of the peer's host drew our reports to itself.
  it('from another port count, and draw ours, only where they name the sender of the sound or are signed', () => {
    const { reports, report, speak } = openReports(false);
    speak();
    expect(report(peer.address, 7_000, 666)).toBe(false);
    expect(reports.target).toEqual({ address: peer.address, port: 4_001 });
    expect(report(peer.address, 7_000, peer.ssrc)).toBe(true);
    expect(reports.target).toMatchObject({ address: peer.address, port: 7_000 });
    expect(report(peer.address, 7_001, 666, true)).toBe(true);
  });

  it('of another port of its host, believed before the peer spoke, draw no more of ours once it does', () => {
    const { reports, report, send, speak } = openReports(false);
    const neighbour = { ...peer, port: 7_000, ssrc: 666 };
    expect([send(neighbour), send(neighbour), send(neighbour)].at(-1)).toBe(true);
    expect(report(peer.address, 7_001, neighbour.ssrc)).toBe(true);
    speak();
    expect(reports.target).toEqual({ address: peer.address, port: 4_001 });
  });

  it('that share the port of the sound come from there alone', () => {
    const { reports, report, speak } = openReports(true);
    speak();
    expect(report(peer.address, 4_001, peer.ssrc)).toBe(false);
    expect(report(peer.address, peer.port, peer.ssrc)).toBe(true);
    expect(reports.target).toEqual({ address: peer.address, port: peer.port });
  });
});
