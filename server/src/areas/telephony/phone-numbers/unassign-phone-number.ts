import { PhoneNumber } from '@parley/contract/resources/phone-number';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleNumber } from './phone-numbers.examples.ts';
import { exampleNumberId, numberParams, operation } from './phone-numbers.operation.ts';
import { changeNumber, getNumberForUpdate, presentNumber } from './phone-numbers.queries.ts';

/** Unassigns the number: its calls go to the fallback. */
export const unassignPhoneNumber = operation({
  method: 'POST',
  path: '/api/phone-numbers/{numberId}/unassign',
  id: 'unassignPhoneNumber',
  summary: 'Unassign a number',
  access: apiKey('numbers:write'),
  audit: 'number.unassign',
  params: numberParams,
  answer: { status: 200, schema: PhoneNumber },
  refusals: ['not_found'],
  example: { params: { numberId: exampleNumberId }, answer: { ...exampleNumber, agent_id: null, version: 2 } },
  async run({ tx, params, now, emit, audit }) {
    const row = await getNumberForUpdate(tx, params.numberId);
    if (row.agent_id === null) {
      audit.nothingChanged();
      return presentNumber(row);
    }
    const change = { agent_id: null, agent_version: null };
    const unassigned = await changeNumber(tx, params.numberId, { ...change, updated_at: now });
    await emit('number.assigned', `number:${row.id}`, { number_id: params.numberId, ...change });
    audit.details({ agent_id: row.agent_id });
    return presentNumber(unassigned);
  },
});
