import { describe, expect, it } from 'vitest';
import { RtcpSource } from './rtcp-source.ts';
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
      latch.setExpectedPeer({ address, port, signalling }),
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

  it('no other host is latched, before, while and after it sends, not even its signalling host', () => {
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

  it('reclaims its stream at once from the signalled port, whichever port of its host was first', () => {
    const { latch, send, flood, expectPeer } = openLatch();
    expectPeer(peer.address, peer.port);
    expect(flood({ ...peer, port: 4_200, ssrc: 2 })).toBeGreaterThan(0);
    expect(send(peer)).toBe(true);
    expect(flood({ ...peer, port: 4_200, ssrc: 2 })).toBe(0);
    expect(latch.target?.port).toBe(peer.port);
  });

  it('may continue from another port after 2 s of silence, and not before; another SSRC of its host may not', () => {
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

  // Three packets from anywhere before the phone spoke, or after 2 s of silence, took the call's audio for good.
  it('is latched at its signalling address and nowhere else, before its first packet and after any pause', () => {
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

  it('is not latched where its signalling address is unknown', () => {
    const { latch, flood } = natted(withoutPrivate, []);
    expect([flood(stranger), flood(peer)]).toEqual([0, 0]);
    expect(latch.target).toBeUndefined();
  });

  it('is latched at a port that NAT chose after three packets in sequence, and stays there', () => {
    const { latch, send, flood, wait } = natted();
    const mapped = { ...peer, port: 61_000 };
    expect([send(mapped), send(mapped), send(mapped)]).toEqual([false, false, true]);
    flood(mapped);
    wait(2_100);
    expect(flood({ ...peer, port: 62_000, ssrc: 7 })).toBe(0);
    expect(send(mapped)).toBe(true);
    expect(latch.target?.port).toBe(61_000);
  });

  it('a few stray packets of another call do not block its own', () => {
    const { flood, wait } = natted();
    expect(flood({ ...peer, port: 50_000, ssrc: 9 }, 10)).toBeGreaterThan(0);
    wait(2_100);
    expect(flood({ ...peer, port: 61_000 })).toBeGreaterThan(0);
  });

  it('is latched at its private address too where that is allowed: it is in our network', () => {
    const { latch, send, flood } = natted(() => true, ['192.168.1.1']);
    expect(latch.target).toEqual({ address: behindNat, port: peer.port });
    expect(flood(stranger)).toBe(0);
    expect(send({ ...peer, address: behindNat })).toBe(true);
  });

  it('is latched at the first authenticated packet from anywhere, and may move later', () => {
    const { latch, send, wait } = natted();
    expect(send(stranger, true)).toBe(true);
    expect(send({ ...stranger, address: '203.0.113.10' }, true)).toBe(false);
    wait(2_100);
    expect(send({ ...stranger, address: '203.0.113.10' }, true)).toBe(true);
    expect(latch.target?.address).toBe('203.0.113.10');
  });

  it('an authenticated packet from elsewhere is ignored where the signalled address is public', () => {
    const { send, expectPeer } = openLatch();
    expectPeer(peer.address, peer.port);
    expect(send(stranger, true)).toBe(false);
  });
});

it('a loopback address is no evidence about a remote peer', () => {
  const { send, flood, expectPeer } = openLatch();
  expectPeer('127.0.0.1', peer.port, [peer.address]);
  expect(flood(stranger)).toBe(0);
  expect(send(peer)).toBe(true);
});

it('an address that is not allowed is neither sent to nor received from, although signalling comes from it', () => {
  const { latch, flood, expectPeer } = openLatch((address) => address === peer.address);
  expectPeer('127.0.0.1', 4_000, ['127.0.0.1']);
  expect(flood({ ...stranger, address: '127.0.0.1', port: 4_000 })).toBe(0);
  expect(latch.target).toBeUndefined();
});

it('an address no host can have is not sent to, and a check that throws refuses', () => {
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

it('another SSRC from the same source counts only after the first has stopped', () => {
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

  it('with the same address keeps the source, whose port may change once it is silent', () => {
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

  it('from another signalling address lets a peer behind NAT continue from there', () => {
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
    const reports = new RtcpSource(latch);
    expectPeer(peer.address, peer.port);
    reports.apply({ isRtcpMuxed, rtcpPort: 4_001 });
    const report = (address: string, port: number, ssrc: number, isSigned = false) =>
      reports.mayAccept(address, port) && reports.accept({ address, port, ssrc, isSigned });
    return { reports, report, send, speak: () => send(peer) };
  }

  it('are accepted at the signalled port of the latched host, and not before', () => {
    const { report, speak } = openReports(false);
    expect(report(peer.address, 4_001, 1)).toBe(false);
    speak();
    expect(report(peer.address, 4_001, 1)).toBe(true);
    expect(report(stranger.address, 4_001, 1)).toBe(false);
  });

  // Any port of the peer's host could draw our RTCP to itself.
  it('from another port are accepted, and draw ours, only with the SSRC of the stream or authenticated', () => {
    const { reports, report, speak } = openReports(false);
    speak();
    expect(report(peer.address, 7_000, 666)).toBe(false);
    expect(reports.target).toEqual({ address: peer.address, port: 4_001 });
    expect(report(peer.address, 7_000, peer.ssrc)).toBe(true);
    expect(reports.target).toMatchObject({ address: peer.address, port: 7_000 });
    expect(report(peer.address, 7_001, 666, true)).toBe(true);
  });

  it('from another port of its host, accepted before its first RTP packet, lose ours once it sends', () => {
    const { reports, report, send, speak } = openReports(false);
    const neighbour = { ...peer, port: 7_000, ssrc: 666 };
    expect([send(neighbour), send(neighbour), send(neighbour)].at(-1)).toBe(true);
    expect(report(peer.address, 7_001, neighbour.ssrc)).toBe(true);
    speak();
    expect(reports.target).toEqual({ address: peer.address, port: 4_001 });
  });

  it('with rtcp-mux come from the RTP source alone', () => {
    const { reports, report, speak } = openReports(true);
    speak();
    expect(report(peer.address, 4_001, peer.ssrc)).toBe(false);
    expect(report(peer.address, peer.port, peer.ssrc)).toBe(true);
    expect(reports.target).toEqual({ address: peer.address, port: peer.port });
  });
});
