import { expect, it } from 'vitest';
import { createVirtualTimers } from '../transaction/testing/virtual-timers.ts';
import { createCachedResolver } from './cached-resolver.ts';
import type { ResolvedAddress } from './dns-resolver.ts';
import type { SrvRecord } from './srv-order.ts';

function createResolver(answers: { addresses?: ResolvedAddress[]; servers?: SrvRecord[] } | Error) {
  const timers = createVirtualTimers();
  const asked: string[] = [];
  const answer = <Found>(question: string, found: Found[] | undefined): Promise<Found[]> => {
    asked.push(question);
    return answers instanceof Error ? Promise.reject(answers) : Promise.resolve(found ?? []);
  };
  const given = answers instanceof Error ? {} : answers;
  const cached = createCachedResolver(
    {
      servers: (name) => answer(name, given.servers),
      addresses: (host, family) => answer(`${family} ${host}`, given.addresses),
    },
    timers,
  );
  return { cached, asked, timers };
}

it('addresses are cached for the shortest TTL', async () => {
  const addresses = [
    { address: '192.0.2.1', ttlSeconds: 300 },
    { address: '192.0.2.2', ttlSeconds: 30 },
  ];
  const { cached, asked, timers } = createResolver({ addresses });
  expect(await cached.addresses('a.example', 4)).toEqual(addresses);
  timers.advance(29_999);
  await cached.addresses('a.example', 4);
  await cached.addresses('a.example', 6);
  expect(asked).toEqual(['4 a.example', '6 a.example']);
  timers.advance(1);
  await cached.addresses('a.example', 4);
  expect(asked).toHaveLength(3);
});

it('the TTL is capped at an hour, SRV records and addresses without a TTL last a minute, absence ten seconds', async () => {
  const long = createResolver({ addresses: [{ address: '192.0.2.1', ttlSeconds: 1_000_000 }] });
  await long.cached.addresses('a.example', 4);
  long.timers.advance(3_599_999);
  await long.cached.addresses('a.example', 4);
  expect(long.asked).toHaveLength(1);
  long.timers.advance(1);
  await long.cached.addresses('a.example', 4);
  expect(long.asked).toHaveLength(2);
  const { cached, asked, timers } = createResolver({
    addresses: [{ address: '192.0.2.1' }],
    servers: [{ name: 'a', port: 1, priority: 1, weight: 1 }],
  });
  const ask = () => Promise.all([cached.servers('s.example'), cached.addresses('a.example', 4)]);
  await ask();
  timers.advance(59_999);
  await ask();
  expect(asked).toHaveLength(2);
  timers.advance(1);
  await ask();
  expect(asked).toHaveLength(4);
  const absent = createResolver({});
  await absent.cached.servers('s.example');
  absent.timers.advance(9999);
  await absent.cached.servers('s.example');
  expect(absent.asked).toHaveLength(1);
  absent.timers.advance(1);
  await absent.cached.servers('s.example');
  expect(absent.asked).toHaveLength(2);
});

it('concurrent lookups are one, and failures are not cached', async () => {
  const { cached, asked } = createResolver({ addresses: [{ address: '192.0.2.1', ttlSeconds: 0 }] });
  await Promise.all([cached.addresses('a.example', 4), cached.addresses('a.example', 4)]);
  expect(asked).toHaveLength(1);
  const failing = createResolver(new Error('ETIMEOUT'));
  await expect(failing.cached.servers('s.example')).rejects.toThrow('ETIMEOUT');
  await expect(failing.cached.servers('s.example')).rejects.toThrow('ETIMEOUT');
  expect(failing.asked).toHaveLength(2);
});
