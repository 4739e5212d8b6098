import { pageOf, pageQuery } from '@parley/contract/page';
import { MinutePackage } from '@parley/contract/resources/billing';
import { z } from 'zod';
import { listPackagePage } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { examplePackage, operation } from './reseller-offers.operation.ts';

/** Lists the reseller's own minute packages, newest first. */
export const listResellerMinutePackages = operation({
  method: 'GET',
  path: '/api/reseller/minute-packages',
  id: 'listResellerMinutePackages',
  summary: 'List minute packages of the reseller',
  access: reseller({ needsAdmin: true, or: ['billing'] }),
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(MinutePackage) },
  example: { query: { limit: 50 }, answer: { data: [examplePackage], has_more: false, next_cursor: null } },
  run: ({ tx, tenantId, query }) => listPackagePage(tx, { ...query, sellerId: tenantId }),
});
