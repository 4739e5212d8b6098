import { PhoneNumber, PhoneNumberAssignment } from '@parley/contract/resources/phone-number';
import { apiKey } from '#platform/http/access/access.ts';
import { checkAgent } from './check-agent.ts';
import { numberReleasing } from './phone-numbers.errors.ts';
import { exampleNumber } from './phone-numbers.examples.ts';
import { exampleAgentId, exampleNumberId, numberParams, operation } from './phone-numbers.operation.ts';
import { changeNumber, getNumber, getNumberForUpdate, presentNumber } from './phone-numbers.queries.ts';

/** Assigns the number to an agent: it answers calls, and its outbound calls may show the number. */
export const assignPhoneNumber = operation({
  method: 'POST',
  path: '/api/phone-numbers/{numberId}/assign',
  id: 'assignPhoneNumber',
  summary: 'Assign a number to an agent',
  description:
    'With `agent_version` this version answers, whatever becomes of the agent. Calls going on stay as they are.',
  access: apiKey('numbers:write'),
  audit: 'number.assign',
  params: numberParams,
  body: PhoneNumberAssignment,
  answer: { status: 200, schema: PhoneNumber },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { numberId: exampleNumberId },
    body: { agent_id: exampleAgentId, direction: 'both' },
    answer: exampleNumber,
  },
  async run({ tx, params, body, now, emit, audit }) {
    const { agent_id, agent_version } = body;
    await getNumber(tx, params.numberId);
    await checkAgent(tx, agent_id, agent_version);
    const row = await getNumberForUpdate(tx, params.numberId);
    if (row.status !== 'active') throw numberReleasing();
    const { direction = row.direction } = body;
    if (row.agent_id === agent_id && row.agent_version === agent_version && row.direction === direction) {
      audit.nothingChanged();
      return presentNumber(row);
    }
    const assigned = await changeNumber(tx, params.numberId, { agent_id, agent_version, direction, updated_at: now });
    await emit('number.assigned', `number:${row.id}`, { number_id: params.numberId, agent_id, agent_version });
    audit.details({ agent_id, agent_version, direction });
    return presentNumber(assigned);
  },
});
