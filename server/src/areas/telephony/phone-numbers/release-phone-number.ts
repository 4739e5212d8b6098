import { PhoneNumber } from '@parley/contract/resources/phone-number';
import { apiKey } from '#platform/http/access/access.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { releaseJob } from './number-jobs.ts';
import { exampleNumber } from './phone-numbers.examples.ts';
import { exampleNumberId, numberParams, operation } from './phone-numbers.operation.ts';
import { changeNumber, getNumberForUpdate, presentNumber, removeNumber } from './phone-numbers.queries.ts';
import { checkReleasable, releaseToPool } from './release-number.ts';

/** Releases a number: to the pool, quarantined, or to the carrier; an imported one is deleted. */
export const releasePhoneNumber = operation({
  method: 'POST',
  path: '/api/phone-numbers/{numberId}/release',
  id: 'releasePhoneNumber',
  summary: 'Release a number',
  description:
    'No call reaches the agent from now on. A number of the pool rests before others can claim it; one of a carrier is `releasing` until the carrier has taken it back. Refused with 409 while calls use it or wait to be placed with it.',
  access: apiKey('numbers:write'),
  audit: 'number.release',
  params: numberParams,
  answer: { status: 200, schema: PhoneNumber },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { numberId: exampleNumberId },
    answer: { ...exampleNumber, agent_id: null, status: 'released', released_at: '2026-03-02T09:30:00.000Z' },
  },
  async run({ tx, tenantId, params, now, deps, audit }) {
    const row = await getNumberForUpdate(tx, params.numberId);
    if (row.status === 'releasing') {
      audit.nothingChanged();
      return presentNumber(row);
    }
    await checkReleasable(tx, row);
    const answersNobody = { agent_id: null, agent_version: null, released_at: now, updated_at: now };
    audit.details({ source: row.source });
    if (row.source === 'carrier') {
      const releasing = await changeNumber(tx, params.numberId, { ...answersNobody, status: 'releasing' });
      await enqueue(tx, { name: releaseJob, payload: { tenantId, numberId: row.id }, key: `${releaseJob}:${row.id}` });
      return presentNumber(releasing);
    }
    if (row.source === 'pool') await releaseToPool(tx, row, { now, quarantineDays: deps.quarantineDays });
    else await removeNumber(tx, params.numberId);
    return presentNumber({ ...row, ...answersNobody, status: 'released' });
  },
});
