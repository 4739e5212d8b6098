import { pageOf, pageQuery } from '@parley/contract/page';
import { HeldKind, LegalHold } from '@parley/contract/resources/erasure';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { exampleHold } from './erasure.examples.ts';
import { operation } from './erasure.operation.ts';
import { presentHold } from './legal-holds.queries.ts';

/** Lists legal holds, newest first. */
export const listLegalHolds = operation({
  method: 'GET',
  path: '/api/privacy/legal-holds',
  id: 'listLegalHolds',
  summary: 'List legal holds',
  access: apiKey('privacy:read'),
  query: z.strictObject({
    ...pageQuery,
    state: z.enum(['active', 'lifted']).optional(),
    kind: HeldKind.optional(),
    object_id: z.guid().toLowerCase().optional(),
  }),
  answer: { status: 200, schema: pageOf(LegalHold) },
  example: {
    query: { state: 'active' },
    answer: { data: [exampleHold], has_more: false, next_cursor: null },
  },
  run({ tx, query }) {
    let found = tx.selectFrom('legal_holds');
    if (query.state) found = found.where('lifted_at', query.state === 'active' ? 'is' : 'is not', null);
    if (query.kind) found = found.where('kind', '=', query.kind);
    if (query.object_id) found = found.where('object_id', '=', query.object_id);
    return newestPage(query, {
      read: (isOlder, limit) =>
        found.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
      count: async (total) => (await found.select(total.as('total')).executeTakeFirstOrThrow()).total,
      item: presentHold,
    });
  },
});
