import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltinLedger } from '#areas/telephony/phone-numbers';
import { type Database, openDatabase } from '#db/open.ts';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { createLogger } from '#platform/log/logger.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { telephonyConformance } from '../../conformance/telephony.conformance.ts';
import { createBuiltinCarrier } from './builtin-carrier.ts';
import { fictionRanges, numbersOf, rangeOf } from './fiction-ranges.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  const poolSizes = { app: 2, platform: 4 };
  const log = createLogger({ level: 'silent' });
  db = openDatabase({ connections: database.connections, poolSizes, namesStatements: true, log });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

function openCarrier() {
  const clock = createTestClock(new Date('2026-03-01T10:00:00Z'));
  const ledger = createBuiltinLedger(db.platform);
  return { clock, carrier: createBuiltinCarrier({ ledger, clock, newId: randomUUID, quarantineDays: 30 }) };
}

telephonyConformance('the built-in carrier', async () => ({
  provider: openCarrier().carrier,
  stock: { country: 'US', areaCode: '415' },
  close: async () => {},
}));

const hooks = { voiceUrl: '', statusUrl: '' };

describe('the built-in carrier', () => {
  it('quarantines a number after its release, then sells it again', async () => {
    const { clock, carrier } = openCarrier();
    const number = '+447700900123';
    const { providerRef } = await carrier.purchase(number, hooks);
    await carrier.release(providerRef);
    const offers = async () => (await carrier.search({ country: 'GB', contains: '7700900123', limit: 5 })).length;
    await expect(carrier.purchase(number, hooks)).rejects.toMatchObject({ code: 'number_taken' });
    expect(await offers()).toBe(0);
    clock.advance(30 * 86_400_000);
    expect(await offers()).toBe(1);
    expect((await carrier.purchase(number, hooks)).providerRef).not.toBe(providerRef);
  });

  it('does not offer numbers in the installation’s pool', async () => {
    const { carrier } = openCarrier();
    const stockholm = await carrier.search({ country: 'SE', areaCode: '8', limit: 200 });
    expect(stockholm).toHaveLength(98);
    expect(stockholm.map((offer) => offer.number)).not.toContain('+46846500410');
  });

  it('filters by type', async () => {
    const { carrier } = openCarrier();
    const mobile = await carrier.search({ country: 'SE', type: 'mobile', limit: 500 });
    expect(mobile[0]).toMatchObject({ number: '+46701740605', type: 'mobile' });
    expect(mobile.at(-1)).toMatchObject({ number: '+46701740699' });
    expect(await carrier.search({ country: 'SE', type: 'toll_free', limit: 5 })).toEqual([]);
  });
});

it('every number of the ranges matches its range, and neighbours of each range match none', () => {
  for (const range of fictionRanges) {
    const numbers = numbersOf(range);
    for (const number of numbers) expect(rangeOf(number)).toBe(range);
    const first = BigInt(numbers[0] ?? 0);
    const last = BigInt(numbers.at(-1) ?? 0);
    for (const beside of [first - 1n, last + 1n]) expect(rangeOf(`+${beside}`)).toBeUndefined();
  }
});
