import { expect, it } from 'vitest';
import type { SubscriptionOverview } from '../api/schemas.ts';
import { expectedCost } from './expected-cost.ts';

const period = { first_day: '2026-04-01', last_day: '2026-04-30', timezone: 'UTC' };
const subscription = { price_minor_units: 4900, currency: 'EUR' } as SubscriptionOverview['subscription'];
const eur = (amount_minor_units: number) => [{ amount_minor_units, currency: 'EUR' }];
const on = (day: string, cost: SubscriptionOverview['cost'], plan = subscription) =>
  expectedCost({ cost, period, subscription: plan }, new Date(`2026-04-${day}T00:00:00Z`));

it('the fee counts once, charges grow with the days of the period', () => {
  expect(on('11', eur(5900))).toEqual(eur(4900 + 3000));
  expect(on('11', eur(1000), null)).toEqual(eur(3000));
});

it('a young or past period, and one with the fee alone, expects nothing else', () => {
  expect(on('02', eur(5900))).toBeNull();
  expect(expectedCost({ cost: eur(5900), period, subscription }, new Date('2026-05-01T00:00:00Z'))).toBeNull();
  expect(on('11', eur(4900))).toBeNull();
});
