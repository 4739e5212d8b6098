import { RetentionBounds, RetentionBoundsUpdate } from '@parley/contract/resources/retention';
import { reseller } from '#platform/http/access/access.ts';
import { findBounds, findEffectiveBounds } from './bounds.queries.ts';
import { changeBounds, presentBounds } from './change-bounds.ts';
import { exampleBounds, exampleSetBounds } from './retention.examples.ts';
import { operation } from './retention.operation.ts';

const description =
  'Floors and ceilings within which customers set their retention. A customer whose days are beyond them keeps its policy, and the nearest limit counts from the next night on.';

/** Gets the bounds of retention for the customers of a reseller. */
export const getResellerRetention = operation({
  method: 'GET',
  path: '/api/reseller/retention',
  id: 'getResellerRetention',
  summary: 'Get the bounds of retention for the customers of a reseller',
  description,
  access: reseller({ needsAdmin: true }),
  answer: { status: 200, schema: RetentionBounds },
  example: { answer: exampleBounds },
  async run({ tx, tenantId, headers }) {
    const stored = await findBounds(tx, tenantId);
    headers.set('etag', `"${stored.version}"`);
    return presentBounds(stored, await findEffectiveBounds(tx));
  },
});

/** Replaces the bounds of retention for the customers of a reseller. */
export const setResellerRetention = operation({
  method: 'PUT',
  path: '/api/reseller/retention',
  id: 'setResellerRetention',
  summary: 'Set the bounds of retention for the customers of a reseller',
  description,
  access: reseller({ needsAdmin: true }),
  audit: 'retention_bounds.update',
  body: RetentionBoundsUpdate,
  answer: { status: 200, schema: RetentionBounds },
  refusals: ['version_mismatch'],
  example: { body: { bounds: exampleSetBounds }, answer: exampleBounds },
  async run(context) {
    const limits = await findEffectiveBounds(context.tx);
    return changeBounds(context, { accountId: context.tenantId, limits });
  },
});
