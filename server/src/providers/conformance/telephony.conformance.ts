import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TelephonyError, type TelephonyProvider } from '../telephony/telephony-provider.ts';

/** A carrier with a few numbers to sell, opened for one test. */
export interface TelephonySubject {
  provider: TelephonyProvider;
  /** A country with at least three numbers on sale, and a filter that matches some of them. */
  stock: { country: string; areaCode: string };
  /** For a carrier behind a network (`isNetworked`): the same carrier with this fault. */
  network?: {
    failing(fault: 'unreachable' | 'hangs' | 'broken' | 'rate-limited' | 'unauthorized'): Promise<TelephonyProvider>;
  };
  close(): Promise<void>;
}

const hooks = { voiceUrl: 'https://parley.example.com/voice', statusUrl: 'https://parley.example.com/status' };

/** Conformance of every TelephonyProvider. */
export function telephonyConformance(
  name: string,
  open: () => Promise<TelephonySubject>,
  { isNetworked = false }: { isNetworked?: boolean } = {},
): void {
  describe(`${name} as a carrier`, () => {
    let subject: TelephonySubject;
    let provider: TelephonyProvider;

    beforeEach(async () => {
      subject = await open();
      provider = subject.provider;
    });
    afterEach(() => subject.close());

    const search = (more: Partial<Parameters<TelephonyProvider['search']>[0]> = {}) =>
      provider.search({ country: subject.stock.country, limit: 20, ...more });
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'nothing thrown',
        (error: unknown) => (error instanceof TelephonyError ? error.code : error),
      );
    const offered = async () => {
      const [first] = await search({ limit: 1 });
      if (!first) throw new Error('The carrier has nothing to sell');
      return first.number;
    };

    it('offers distinct voice-capable numbers in E.164 of the requested country', async () => {
      const found = await search();
      expect(found.length).toBeGreaterThanOrEqual(3);
      expect(new Set(found.map((offer) => offer.number)).size).toBe(found.length);
      for (const offer of found) {
        expect(offer.number).toMatch(/^\+[1-9]\d{4,14}$/);
        expect(offer.country).toBe(subject.stock.country);
        expect(offer.capabilities).toContain('voice');
        expect(offer.monthlyPriceMinorUnits === null || Number.isInteger(offer.monthlyPriceMinorUnits)).toBe(true);
      }
    });

    it('limits the number of offers, and filters by area code and digits', async () => {
      expect(await search({ limit: 2 })).toHaveLength(2);
      const { areaCode } = subject.stock;
      const inArea = await search({ areaCode });
      expect(inArea.length).toBeGreaterThan(0);
      for (const offer of inArea) expect(offer.number).toContain(areaCode);
      const digits = inArea[0]?.number.slice(-4) ?? '';
      const containing = await search({ areaCode, contains: digits });
      expect(containing.map((offer) => offer.number)).toContain(inArea[0]?.number);
      for (const offer of containing) expect(offer.number).toContain(digits);
    });

    it('returns an empty list without an error where no number matches', async () => {
      expect(await search({ contains: '999999999999' })).toEqual([]);
    });

    it('sells a number, which is then the account’s and no longer offered', async () => {
      const number = await offered();
      expect(await provider.find(number)).toBeUndefined();
      const { providerRef } = await provider.purchase(number, hooks);
      expect(providerRef).not.toBe('');
      expect(await provider.find(number)).toEqual({ providerRef });
      expect((await search()).map((offer) => offer.number)).not.toContain(number);
    });

    it('sells a number once', async () => {
      const number = await offered();
      await provider.purchase(number, hooks);
      expect(await codeOf(provider.purchase(number, hooks))).toBe('number_taken');
    });

    it('one of two concurrent purchases succeeds', async () => {
      const number = await offered();
      const outcomes = await Promise.all([1, 2].map(() => codeOf(provider.purchase(number, hooks))));
      expect(outcomes.toSorted()).toEqual(['nothing thrown', 'number_taken']);
    });

    it('refuses to sell a number it does not offer', async () => {
      expect(['not_found', 'number_taken', 'refused']).toContain(
        await codeOf(provider.purchase('+999123456789', hooks)),
      );
      expect(await provider.find('+999123456789')).toBeUndefined();
    });

    it('releases a number, idempotently, also one it never sold', async () => {
      const number = await offered();
      const { providerRef } = await provider.purchase(number, hooks);
      await provider.release(providerRef);
      expect(await provider.find(number)).toBeUndefined();
      await provider.release(providerRef);
      await provider.release('nothing-sold-under-this');
    });

    if (!isNetworked) return;

    it('fails with a code that says whether a retry may help', async () => {
      const { network } = subject;
      if (!network) throw new Error('A carrier behind a network must be able to fail');
      const codes = {
        unreachable: 'unavailable',
        hangs: 'unavailable',
        broken: 'unavailable',
        'rate-limited': 'rate_limited',
        unauthorized: 'misconfigured',
      } as const;
      for (const [fault, code] of Object.entries(codes)) {
        const failing = await network.failing(fault as keyof typeof codes);
        expect({ fault, code: await codeOf(failing.purchase('+15005550006', hooks)) }).toEqual({ fault, code });
        expect({ fault, code: await codeOf(failing.find('+15005550006')) }).toEqual({ fault, code });
      }
    });
  });
}
