import { SupportLookup, SupportLookupQuery } from '@parley/contract/resources/support';
import { admin } from '#platform/http/access/access.ts';
import { findPointers } from './find-pointers.queries.ts';
import { readSupportQuery } from './read-query.rules.ts';
import { examplePointer, operation } from './support.operation.ts';

/** Finds where something is across all accounts: pointers, never content. Each look-up is in the audit log. */
export const lookUpSupport = operation({
  method: 'GET',
  path: '/api/support/lookup',
  id: 'lookUpSupport',
  summary: 'Look something up for support',
  description:
    'By email address, phone number, id or name of an account, across all accounts. The answer points to accounts, people, numbers and conversations and shows nothing of their content; to see more, enter the account. Each look-up is in the audit log of the platform with its reason, also one that found nothing; the words that were looked up are not.',
  access: admin(),
  audit: 'support.lookup',
  query: SupportLookupQuery,
  answer: { status: 200, schema: SupportLookup, caching: 'no-store' },
  requestsPerMinute: 60,
  example: {
    query: { q: '+46701234567', reason: 'Ticket 4711: calls do not arrive' },
    answer: { read_as: 'phone_number', data: [examplePointer], is_more: false },
  },
  async run({ tx, query, audit }) {
    const subject = readSupportQuery(query.q);
    const { pointers, isMore } = await findPointers(tx, subject);
    // An id is no personal data; numbers, addresses and names are.
    if (subject.kind === 'id') audit.resource(subject.id);
    audit.details({
      reason: query.reason,
      read_as: subject.kind,
      found: pointers.length,
      tenant_ids: [
        ...new Set(pointers.flatMap((each) => (each.kind === 'tenant' ? each.id : (each.tenant?.id ?? [])))),
      ],
    });
    return { read_as: subject.kind, data: pointers, is_more: isMore };
  },
});
