import type { SipStack } from '@parley/sip';
import { expect, it, vi } from 'vitest';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';
import { createTrunkChecker } from './check-trunk.ts';
import type { TrunkDirectory } from './trunk-directory.ts';

/** SIP waits for 32 s, and so did the person who pressed the button. */
it('a trunk whose port is silent is reported within ten seconds, with what to check', async () => {
  vi.useFakeTimers();
  const silent = { ping: () => new Promise(() => {}) } as unknown as SipStack;
  const directory = { contactOf: () => 'contact' } as unknown as TrunkDirectory;
  const checker = createTrunkChecker({ stack: () => silent, directory });
  const config = { kind: 'registration', host: 'sip.example.com', port: 5999, transport: 'udp', username: 'nordic' };
  const trunk = { id: 'trunk', config } as unknown as OpenTrunk;
  const checked = checker.check(trunk, { signal: new AbortController().signal });
  await vi.advanceTimersByTimeAsync(10_000);
  const { ok, steps } = await checked;
  expect([ok, steps.map(({ step, ok: isOk }) => [step, isOk])]).toEqual([
    false,
    [
      ['resolve', true],
      ['options', false],
    ],
  ]);
  expect(steps.at(-1)?.detail).toBe('No answer by udp: check port, transport and firewall (10 s)');
  vi.useRealTimers();
});
