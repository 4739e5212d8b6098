import { pageOf, pageQuery } from '@parley/contract/page';
import { MinutePackage } from '@parley/contract/resources/billing';
import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { listPackagePage } from './manage-offers.queries.ts';
import { examplePackage } from './plans.examples.ts';
import { operation } from './plans.operation.ts';

/** Lists the minute packages of all sellers, newest first. */
export const listMinutePackages = operation({
  method: 'GET',
  path: '/api/admin/minute-packages',
  id: 'listMinutePackages',
  summary: 'List minute packages of all sellers',
  access: admin(),
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(MinutePackage) },
  example: { query: { limit: 50 }, answer: { data: [examplePackage], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listPackagePage(tx, query),
});
