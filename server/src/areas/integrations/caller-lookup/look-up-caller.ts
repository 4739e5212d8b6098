import { CallerLookup, CallerLookupRequest } from '@parley/contract/resources/caller-lookup';
import { exampleConnectionId } from '#areas/integrations/connections';
import { apiKey } from '#platform/http/access/access.ts';
import { operationOf } from '#platform/http/operation.ts';
import { type CallerLookups, ringTimeoutMs } from './caller-lookups.ts';
import { callerVariables, nameOf } from './caller-variables.rules.ts';

const operation = operationOf<{ lookups: CallerLookups }>();

/** Finds who has a number in the connected CRMs. */
export const lookUpCaller = operation({
  method: 'POST',
  path: '/api/integrations/crm/pre-call-lookup',
  id: 'lookUpCaller',
  summary: 'Look a caller up in CRMs',
  description:
    'As it is done while a phone rings, for agents with `looks_up_callers`: every connected CRM is asked for the person with the number, and the answer comes within the time given, with or without a person. Several people with the number are never guessed between. Answers are kept for up to ten minutes.',
  access: apiKey('integrations:read'),
  audit: 'caller_lookup.run',
  transaction: 'none',
  requestsPerMinute: 60,
  body: CallerLookupRequest,
  answer: { status: 200, schema: CallerLookup, caching: 'no-store' },
  example: {
    body: { phone_number: '+46701234567', timeout_ms: 800 },
    answer: {
      state: 'found',
      person: {
        id: '4711',
        connection_id: exampleConnectionId,
        provider: 'hubspot',
        name: 'Robin Berg',
        email: null,
        company: 'Acme',
        url: null,
      },
      dynamic_variables: { caller_name: 'Robin Berg', caller_first_name: 'Robin', caller_company: 'Acme' },
      duration_ms: 240,
    },
  },
  async run({ db, tenantId, body, deps: { lookups }, audit }) {
    const connections = await db.app.inTenant(tenantId, (tx) => lookups.crmsOf(tx), { onlyReads: true });
    const { phone_number: number, timeout_ms: timeoutMs = ringTimeoutMs } = body;
    const { state, found, tookMs } = await lookups.find({ connections, number, timeoutMs });
    audit.details({ state });
    return {
      state,
      person: found && {
        id: found.person.id,
        connection_id: found.connection.id,
        provider: found.connection.provider as 'hubspot',
        name: nameOf(found.person),
        email: found.person.email,
        company: found.person.company,
        url: found.person.url,
      },
      dynamic_variables: found ? callerVariables(found.person) : {},
      duration_ms: tookMs,
    };
  },
});
