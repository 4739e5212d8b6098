import { RetentionPolicy, RetentionPolicyUpdate } from '@parley/contract/resources/retention';
import { apiKey } from '#platform/http/access/access.ts';
import { findPolicy, presentPolicy, storePolicy } from './policies.queries.ts';
import { badRetention, policyVersionMismatch } from './retention.errors.ts';
import { exampleDays, examplePolicy } from './retention.examples.ts';
import { operation } from './retention.operation.ts';
import { changesOf, faultsOf } from './retention.rules.ts';

/** Replaces the tenant's policy. It takes effect with the next nightly run, so that a mistake can be taken back by day. */
export const setRetentionPolicy = operation({
  method: 'PUT',
  path: '/api/privacy/retention',
  id: 'setRetentionPolicy',
  summary: 'Set the retention policy',
  description:
    'Deletion begins in the next night of the account (1 to 6 in its time zone), and cannot be undone. See what a policy would delete with `POST /api/privacy/retention/preview`. Legal holds go before it.',
  access: apiKey('privacy:write'),
  audit: 'retention.update',
  body: RetentionPolicyUpdate,
  answer: { status: 200, schema: RetentionPolicy },
  refusals: ['version_mismatch'],
  example: { body: { days: exampleDays }, answer: examplePolicy },
  async run({ tx, tenantId, body, now, request, headers, audit }) {
    const policy = await findPolicy(tx, { forUpdate: true });
    const faults = faultsOf(body.days, policy.bounds);
    if (faults.length > 0) throw badRetention(faults);
    if (request.ifMatch !== null && request.ifMatch !== policy.version) {
      throw policyVersionMismatch({ expected: request.ifMatch, current: policy.version });
    }
    const changes = changesOf(policy.days, body.days);
    if (Object.keys(changes).length === 0) {
      audit.nothingChanged();
      headers.set('etag', `"${policy.version}"`);
      return presentPolicy(tx, policy);
    }
    const { bounds } = policy;
    const changed = { version: policy.version + 1, days: body.days, effectiveDays: body.days, bounds, updatedAt: now };
    // Of two first policies at once neither finds a row to lock.
    const isStored = await storePolicy(tx, { ...changed, tenantId, now });
    if (!isStored) throw policyVersionMismatch({ expected: policy.version, current: policy.version + 1 });
    audit.details({ version: changed.version, days: changes });
    headers.set('etag', `"${changed.version}"`);
    return presentPolicy(tx, changed);
  },
});
