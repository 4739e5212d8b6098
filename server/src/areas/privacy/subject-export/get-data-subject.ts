import { DataSubject, phoneNumberOfSubject } from '@parley/contract/resources/data-subject';
import { z } from 'zod';
import { findSubject } from '#areas/privacy/personal-data';
import { apiKey } from '#platform/http/access/access.ts';
import { countExported, exportedTables } from './exported-rows.queries.ts';
import { exampleCounts } from './subject-export.examples.ts';
import { exampleSubject, operation } from './subject-export.operation.ts';

/** Counts the records of one person, ahead of an export or an erasure. */
export const getDataSubject = operation({
  method: 'GET',
  path: '/api/privacy/data-subject',
  id: 'getDataSubject',
  summary: 'Count the records of a data subject',
  description:
    'The number as it is read, and what an export would contain. A number without any data answers 200 with zero counts. Logged as an access.',
  access: apiKey('privacy:read'),
  audit: 'privacy.subject_read',
  query: z.strictObject({ phone_number: phoneNumberOfSubject }),
  answer: { status: 200, schema: DataSubject, caching: 'no-store' },
  refusals: ['invalid_request'],
  example: {
    query: { phone_number: exampleSubject },
    answer: { data_subject: exampleSubject, record_counts: exampleCounts },
  },
  async run({ tx, tenantId, query, audit, deps }) {
    const subject = await findSubject(tx, query.phone_number);
    audit.resource(deps.certifier.hashOf(tenantId, `subject:${subject.phoneNumber}`));
    return {
      data_subject: subject.phoneNumber,
      record_counts: await countExported(tx, exportedTables(deps.personalData), subject),
    };
  },
});
