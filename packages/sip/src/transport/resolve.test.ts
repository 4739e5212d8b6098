import { describe, expect, it } from 'vitest';
import { createVirtualTimers } from '../transaction/testing/virtual-timers.ts';
import type { RequestTarget, TransportName } from '../transaction/transaction-layer.ts';
import type { SipResolver } from './dns-resolver.ts';
import { createHopHealth } from './hop-health.ts';
import { createHopFinder, type FoundHops, type HopFinderOptions } from './resolve.ts';
import type { SipDestination } from './sip-destination.ts';

/** A check that refuses the private addresses of the zone unless their name or network is listed. */
const allowing = (listed: readonly string[]) => (target: SipDestination) =>
  !/^(?:(?:10|127|169\.254)\.|::1$)/.test(target.address) ||
  listed.includes(target.hostname) ||
  listed.includes('10.0.0.0/8');

const zone: Record<string, unknown[]> = {
  '_sip._udp.trunk.example': [
    { name: 'backup.example', port: 5070, priority: 20, weight: 0 },
    { name: 'main.example', port: 5080, priority: 10, weight: 0 },
  ],
  '_sip._tcp.trunk.example': [{ name: 'main.example', port: 5090, priority: 10, weight: 0 }],
  '_sips._tcp.trunk.example': [{ name: 'main.example', port: 5061, priority: 10, weight: 0 }],
  '_sip._udp.closed.example': [{ name: '', port: 0, priority: 0, weight: 0 }],
  '_sip._udp.inside.example': [{ name: 'private.example', port: 5060, priority: 0, weight: 0 }],
  '_sip._tcp.inside.example': [{ name: 'private.example', port: 5060, priority: 0, weight: 0 }],
  '4 main.example': [{ address: '203.0.113.1' }, { address: '203.0.113.2' }],
  '6 main.example': [{ address: '2001:db9::1' }],
  '4 backup.example': [{ address: '203.0.113.9' }],
  '4 plain.example': [{ address: '203.0.113.5' }],
  '4 private.example': [{ address: '10.0.0.1' }],
  '4 half.example': [{ address: '10.0.0.1' }, { address: '8.8.8.8' }],
};

const resolver: SipResolver = {
  servers: (name) => Promise.resolve((zone[name] ?? []) as never),
  addresses: (host, family) => Promise.resolve((zone[`${family} ${host}`] ?? []) as never),
};

const everything = new Map<TransportName, Set<4 | 6>>([
  ['udp', new Set([4])],
  ['tcp', new Set([4, 6])],
  ['tls', new Set([4, 6])],
]);

function createFinder(options: Partial<HopFinderOptions> = {}) {
  const timers = createVirtualTimers();
  const health = createHopHealth(timers);
  const allows = () => true;
  const find = createHopFinder({ resolver, allows, usable: everything, health, timers, random: () => 0, ...options });
  return { find, health, timers };
}

function places(found: FoundHops): string[] {
  if (found.kind === 'none') return [found.why];
  return found.hops.map(({ transport, address, port }) => `${transport} ${address} ${port}`);
}

const placesOf = async (target: RequestTarget, options: Partial<HopFinderOptions> = {}) =>
  places(await createFinder(options).find(target));

describe('the destination of a request', () => {
  it.each([
    [{ host: '203.0.113.1' }, ['udp 203.0.113.1 5060']],
    [{ host: '203.0.113.1', port: 5070 }, ['udp 203.0.113.1 5070']],
    [{ host: '203.0.113.1', transport: 'tls' }, ['tls 203.0.113.1 5061']],
    [{ host: '2001:db9::1', transport: 'tcp' }, ['tcp 2001:db9::1 5060']],
    [{ host: 'plain.example' }, ['udp 203.0.113.5 5060']],
    [{ host: 'plain.example', transport: 'tls' }, ['tls 203.0.113.5 5061']],
    [{ host: 'main.example', port: 5062 }, ['udp 203.0.113.1 5062', 'udp 203.0.113.2 5062']],
    [{ host: 'trunk.example', port: 5062 }, ['unresolved']],
    [
      { host: 'trunk.example', transport: 'tls' },
      ['203.0.113.1', '203.0.113.2', '2001:db9::1'].map((a) => `tls ${a} 5061`),
    ],
    [{ host: 'nowhere.example' }, ['unresolved']],
    [{ host: 'closed.example' }, ['unresolved']],
  ] satisfies [RequestTarget, string[]][])('%j', async (target, expected) => {
    expect(await placesOf(target)).toEqual(expected);
  });

  it('without a transport UDP servers come first, by priority, then TCP servers', async () => {
    const found = await placesOf({ host: 'trunk.example' });
    expect(found.slice(0, 4)).toEqual([
      'udp 203.0.113.1 5080',
      'udp 203.0.113.2 5080',
      'udp 203.0.113.9 5070',
      'tcp 203.0.113.1 5090',
    ]);
    expect(found).toHaveLength(8);
  });

  it('the certificate must match the requested name', async () => {
    const found = await createFinder().find({ host: 'trunk.example', transport: 'tls', verifiesCertificate: false });
    expect(found).toMatchObject({ hops: [{ certificateName: 'trunk.example', verifiesCertificate: false }, {}, {}] });
  });

  it('recently failed addresses come last, until their penalty ends', async () => {
    const { find, health, timers } = createFinder();
    health.avoid({ transport: 'udp', address: '203.0.113.1', port: 5062 }, 1000);
    const target = { host: 'main.example', port: 5062 };
    expect(places(await find(target))).toEqual(['udp 203.0.113.2 5062', 'udp 203.0.113.1 5062']);
    timers.advance(1000);
    expect(places(await find(target))).toEqual(['udp 203.0.113.1 5062', 'udp 203.0.113.2 5062']);
  });
});

describe('forbidden destinations', () => {
  it.each([
    ['10.0.0.1', []],
    ['127.0.0.1', []],
    ['169.254.169.254', []],
    ['::1', []],
    ['private.example', []],
    ['inside.example', []],
    ['private.example', ['inside.example']],
  ])('%s with %j allowed is forbidden', async (host, allowed) => {
    expect(await placesOf({ host, transport: 'tcp' }, { allows: allowing(allowed) })).toEqual(['forbidden']);
  });

  it.each([
    ['10.0.0.1', ['10.0.0.0/8'], 'udp 10.0.0.1 5060'],
    ['private.example', ['private.example'], 'udp 10.0.0.1 5060'],
    ['inside.example', ['inside.example'], 'udp 10.0.0.1 5060'],
    ['inside.example', ['private.example'], 'udp 10.0.0.1 5060'],
    ['half.example', [], 'udp 8.8.8.8 5060'],
  ])('%s with %j allowed resolves to %s', async (host, allowed, place) => {
    expect(await placesOf({ host, transport: 'udp' }, { allows: allowing(allowed) })).toEqual([place]);
  });

  it('an unroutable address and an unknown transport are unreachable', async () => {
    expect(await placesOf({ host: '2001:db9::1' })).toEqual(['unreachable']);
    expect(await placesOf({ host: '203.0.113.1', transport: 'udp' }, { usable: new Map() })).toEqual(['unreachable']);
  });
});

it('name servers that fail or stay silent end the lookup as unresolved', async () => {
  const failing: SipResolver = {
    servers: () => Promise.reject(new Error('ETIMEOUT')),
    addresses: () => Promise.reject(new Error('ETIMEOUT')),
  };
  expect(await placesOf({ host: 'trunk.example' }, { resolver: failing })).toEqual(['unresolved']);
  const mute: SipResolver = { servers: () => new Promise(() => {}), addresses: () => new Promise(() => {}) };
  const { find, timers } = createFinder({ resolver: mute });
  const found = find({ host: 'trunk.example' });
  timers.advance(6000);
  expect(places(await found)).toEqual(['unresolved']);
});
