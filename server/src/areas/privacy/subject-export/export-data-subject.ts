import { DataSubjectExport, phoneNumberOfSubject } from '@parley/contract/resources/data-subject';
import { z } from 'zod';
import { readSubject } from '#areas/privacy/personal-data';
import { apiKey } from '#platform/http/access/access.ts';
import { DocumentAnswer } from '#platform/http/responses/document-answer.ts';
import { exampleExport } from './subject-export.examples.ts';
import { exampleSubject, operation } from './subject-export.operation.ts';
import { writeExport } from './write-export.ts';

/** Exports everything stored about one person. The access is in the audit log before the first byte is sent. */
export const exportDataSubject = operation({
  method: 'GET',
  path: '/api/calls/export/by-subject',
  id: 'exportDataSubject',
  summary: 'Export for a data subject',
  description:
    'All personal data the account holds of the person with a phone number, as caller and callee, as a JSON attachment: calls with transcripts, then further arrays (`call_details`, `chats`, `chat_messages`, `contact_requests`, `bookings`, `text_messages`, `tool_logs` and others), each counted in `record_counts`. All of it is one snapshot. A number without any data answers 200 with zero counts. Each export is logged as an access.',
  access: apiKey('privacy:export'),
  audit: 'privacy.export',
  query: z.strictObject({ phone_number: phoneNumberOfSubject }),
  answer: { status: 200, schema: DataSubjectExport, caching: 'no-store' },
  refusals: ['invalid_request'],
  requestsPerMinute: 60,
  example: { query: { phone_number: exampleSubject }, answer: exampleExport },
  transaction: 'none',
  async run({ db, tenantId, query, now, request, audit, deps }) {
    const number = await db.app.inTenant(tenantId, (tx) => readSubject(tx, query.phone_number), {
      onlyReads: true,
    });
    audit.resource(deps.certifier.hashOf(tenantId, `subject:${number}`));
    const { personalData, slots } = deps;
    const options = { db, personalData, tenantId, phoneNumber: number, now };
    return new DocumentAnswer({
      contentType: 'application/json',
      filename: `data-subject-export-${now.toISOString().slice(0, 10)}.json`,
      produce: (sink) => slots.run(() => writeExport(sink, options), request.closed),
    });
  },
});
