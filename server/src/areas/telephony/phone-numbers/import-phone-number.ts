import type { PhoneNumberId } from '@parley/contract/ids';
import { PhoneNumber, PhoneNumberImport } from '@parley/contract/resources/phone-number';
import { getTrunkToUse } from '#areas/telephony/sip-trunks';
import { apiKey } from '#platform/http/access/access.ts';
import { findReferenced } from '#platform/http/requests/body-reference.ts';
import { checkAgent } from './check-agent.ts';
import { checkFallback } from './fallback.rules.ts';
import { readNumber } from './number-reading.rules.ts';
import { numberTaken, numberUnreadable } from './phone-numbers.errors.ts';
import { exampleNumber } from './phone-numbers.examples.ts';
import { exampleAgentId, exampleTrunkId, operation } from './phone-numbers.operation.ts';
import { insertNumber, presentNumber } from './phone-numbers.queries.ts';
import { isInPool } from './pool.queries.ts';

/** Imports an own number whose calls use a SIP trunk. */
export const importPhoneNumber = operation({
  method: 'POST',
  path: '/api/phone-numbers/import',
  id: 'importPhoneNumber',
  summary: 'Bring your own SIP number',
  description: 'A number belongs to one tenant of an installation at a time; one that is in use answers 409.',
  access: apiKey('numbers:write'),
  audit: 'number.import',
  body: PhoneNumberImport,
  answer: { status: 201, schema: PhoneNumber },
  refusals: ['not_found', 'already_claimed', 'conflict'],
  example: {
    body: {
      phone_number: '08-465 004 20',
      trunk_id: exampleTrunkId,
      label: 'Reception',
      agent_id: exampleAgentId,
      fallback: { kind: 'number', to: '+46846500499' },
      max_concurrent_calls: 4,
    },
    answer: exampleNumber,
  },
  async run(context) {
    const { tx, tenantId, body, now, headers, audit, emit } = context;
    const trunk = await findReferenced({ path: '/trunk_id', code: 'unknown_trunk' }, () =>
      getTrunkToUse(tx, body.trunk_id),
    );
    const facts = readNumber(body.phone_number, body.country ?? trunk.config.country);
    if (!facts) {
      throw numberUnreadable('/phone_number');
    }
    checkFallback(body.fallback, facts.number);
    const agentVersion = body.agent_version ?? null;
    if (body.agent_id) await checkAgent(tx, body.agent_id, agentVersion);
    if (await isInPool(tx, facts.number)) throw numberTaken();
    const row = await insertNumber(tx, {
      tenantId,
      id: context.newId() as PhoneNumberId,
      ...facts,
      raw_input: body.phone_number,
      label: body.label,
      capabilities: ['voice'],
      source: 'import',
      trunk_id: trunk.id,
      called_as: body.called_as,
      agent_id: body.agent_id ?? null,
      agent_version: agentVersion,
      direction: body.direction,
      fallback: body.fallback && JSON.stringify(body.fallback),
      max_concurrent_calls: body.max_concurrent_calls,
      caller_id_allowed: body.caller_id_allowed,
      now,
    });
    const number = presentNumber(row);
    if (number.agent_id) {
      const { id, agent_id, agent_version } = number;
      await emit('number.assigned', `number:${id}`, { number_id: id, agent_id, agent_version });
    }
    audit.resource(number.id);
    audit.details({ trunk_id: trunk.id, agent_id: number.agent_id });
    headers.set('location', `/api/phone-numbers/${number.id}`);
    headers.set('etag', `"${number.version}"`);
    return number;
  },
});
