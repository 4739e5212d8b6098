import { pageOf, pageQuery } from '@parley/contract/page';
import { PlatformSipTrunk, trunkOwnerKinds } from '@parley/contract/resources/sip-trunk';
import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { listEveryTrunk } from './shared-trunks.queries.ts';
import { examplePlatformTrunk } from './sip-trunks.examples.ts';
import { operation } from './sip-trunks.operation.ts';

/** Lists the trunks of the installation, of resellers and of tenants, newest first. */
export const listPlatformSipTrunks = operation({
  method: 'GET',
  path: '/api/admin/sip-trunks',
  id: 'listPlatformSipTrunks',
  summary: 'List the SIP trunks of the installation',
  description: 'Those of all accounts, with their state. Passwords are never shown.',
  access: admin(),
  query: z.strictObject({
    ...pageQuery,
    owner: z.enum(trunkOwnerKinds).optional(),
    q: z.string().trim().min(1).max(200).optional().meta({ description: 'Part of the name' }),
  }),
  answer: { status: 200, schema: pageOf(PlatformSipTrunk) },
  example: {
    query: { owner: 'installation' },
    answer: { data: [examplePlatformTrunk], has_more: false, next_cursor: null },
  },
  run: ({ tx, query }) => listEveryTrunk(tx, query),
});
