import { RetentionBounds, RetentionBoundsUpdate } from '@parley/contract/resources/retention';

import { platformChain } from '#platform/audit/audit-entry.ts';
import { admin } from '#platform/http/access/access.ts';
import { findBounds } from './bounds.queries.ts';
import { changeBounds, presentBounds } from './change-bounds.ts';
import { exampleBounds, exampleSetBounds } from './retention.examples.ts';
import { operation } from './retention.operation.ts';
import { retentionBounds } from './retention.rules.ts';

const description =
  'Floors and ceilings within which resellers and accounts set their retention. They count from the next night on, also for policies that were stored before.';

/** Gets the bounds of retention for all accounts. */
export const getPlatformRetention = operation({
  method: 'GET',
  path: '/api/admin/retention',
  id: 'getPlatformRetention',
  summary: 'Get the bounds of retention for all accounts',
  description,
  access: admin(),
  answer: { status: 200, schema: RetentionBounds },
  example: { answer: exampleBounds },
  async run({ tx, headers }) {
    const stored = await findBounds(tx, platformChain);
    headers.set('etag', `"${stored.version}"`);
    return presentBounds(stored, retentionBounds);
  },
});

/** Replaces the bounds of retention for all accounts. */
export const setPlatformRetention = operation({
  method: 'PUT',
  path: '/api/admin/retention',
  id: 'setPlatformRetention',
  summary: 'Set the bounds of retention for all accounts',
  description,
  access: admin(),
  audit: 'retention_bounds.update',
  body: RetentionBoundsUpdate,
  answer: { status: 200, schema: RetentionBounds },
  refusals: ['version_mismatch'],
  example: { body: { bounds: exampleSetBounds }, answer: exampleBounds },
  run(context) {
    const limits = retentionBounds;
    return changeBounds(context, { accountId: platformChain, limits });
  },
});
