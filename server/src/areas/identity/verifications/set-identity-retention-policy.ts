import { IdentityRetentionPolicy, IdentityRetentionPolicySet } from '@parley/contract/resources/identity';
import { apiKey } from '#platform/http/access/access.ts';
import { getPolicy, storePolicy } from './retention.queries.ts';
import { recordDaysTooSmall } from './verifications.errors.ts';
import { operation } from './verifications.operation.ts';

/** Sets how long verifications are kept. */
export const setIdentityRetentionPolicy = operation({
  method: 'PUT',
  path: '/api/identity/retention-policy',
  id: 'setIdentityRetentionPolicy',
  summary: 'Set the retention of verifications',
  description: 'Carried out every hour. Verifications of conversations under a legal hold stay as they are.',
  access: apiKey('identity:write'),
  audit: 'identity.set_retention',
  body: IdentityRetentionPolicySet,
  answer: { status: 200, schema: IdentityRetentionPolicy },
  example: {
    body: { person_days: 30, record_days: 365 },
    answer: { person_days: 30, record_days: 365, is_default: false, updated_at: '2026-03-01T09:30:00.000Z' },
  },
  async run({ tx, tenantId, body, now, audit }) {
    if (body.record_days < body.person_days) throw recordDaysTooSmall();
    const before = await getPolicy(tx);
    if (!before.is_default && before.person_days === body.person_days && before.record_days === body.record_days) {
      audit.nothingChanged();
      return before;
    }
    await storePolicy(tx, { tenantId, policy: body, now });
    audit.details({ ...body });
    return getPolicy(tx);
  },
});
