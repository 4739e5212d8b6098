import { pageOf, pageQuery } from '@parley/contract/page';
import { MinutePackageOffer } from '@parley/contract/resources/billing';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { listPackageOffers } from './manage-offers.queries.ts';
import { examplePackageId, operation } from './plans.operation.ts';

/** Lists the minute packages the account can order. */
export const listMinutePackageOffers = operation({
  method: 'GET',
  path: '/api/top-ups/packages',
  id: 'listMinutePackageOffers',
  summary: 'List minute packages',
  description: "Packages of the account's seller: its reseller, or the installation.",
  access: apiKey('billing:read'),
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(MinutePackageOffer) },
  example: {
    query: { limit: 50 },
    answer: {
      data: [
        {
          id: examplePackageId,
          name: '500 minutes',
          seconds: 30_000,
          currency: 'EUR',
          price_minor_units: 4500,
          valid_days: 365,
          created_at: '2026-01-02T09:00:00.000Z',
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
  run: ({ tx, query }) => listPackageOffers(tx, query),
});
