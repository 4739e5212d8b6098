import { oneOrSeveral, orderedSpan, timeSpan } from '@parley/contract/filters';
import { pageOf, pageQuery } from '@parley/contract/page';
import { CertificateKind, DeletionCertificate, ErasureState } from '@parley/contract/resources/erasure';
import { z } from 'zod';
import { readSubject } from '#areas/privacy/personal-data';
import { apiKey } from '#platform/http/access/access.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { exampleCertificate } from './erasure.examples.ts';
import { operation } from './erasure.operation.ts';
import { subjectOf } from './erasure.rules.ts';
import { listOpenItems } from './open-items.queries.ts';
import { certificateColumns, presentCertificate } from './present-certificate.rules.ts';

/** Lists deletion certificates, newest first. */
export const listDeletionCertificates = operation({
  method: 'GET',
  path: '/api/privacy/deletion-certificates',
  id: 'listDeletionCertificates',
  summary: 'List deletion certificates',
  description: 'Erasures with their state, what is still open and why, and the signature of the proof.',
  access: apiKey('privacy:read'),
  showsConversations: false,
  query: z
    .strictObject({
      ...pageQuery,
      ...timeSpan({ from: 'Requested at or after this instant', to: 'Requested before this instant' }),
      state: oneOrSeveral(ErasureState)
        .optional()
        .meta({ description: 'One or several, with commas', examples: ['waiting_for_hold,verifying'] }),
      kind: CertificateKind.optional(),
      phone_number: z.string().max(200).optional().meta({ description: 'Certificates of this person' }),
    })
    .superRefine(orderedSpan),
  answer: { status: 200, schema: pageOf(DeletionCertificate) },
  example: { query: { limit: 50 }, answer: { data: [exampleCertificate], has_more: false, next_cursor: null } },
  async run({ tx, tenantId, query, deps }) {
    let found = tx.selectFrom('deletion_certificates');
    if (query.from) found = found.where('created_at', '>=', new Date(query.from));
    if (query.to) found = found.where('created_at', '<', new Date(query.to));
    if (query.state) found = found.where('state', 'in', query.state);
    if (query.kind) found = found.where('kind', '=', query.kind);
    if (query.phone_number) {
      const phoneNumber = await readSubject(tx, query.phone_number);
      const hash = deps.certifier.hashOf(tenantId, subjectOf({ phoneNumber }));
      found = found.where('subject_hash', '=', hash);
    }
    const page = await newestPage(query, {
      read: (isOlder, limit) =>
        found
          .select(certificateColumns)
          .where(isOlder)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      count: async (total) => (await found.select(total.as('total')).executeTakeFirstOrThrow()).total,
      item: (row) => row,
    });
    const open = await listOpenItems(tx, page.data);
    return { ...page, data: page.data.map((row) => presentCertificate(row, open.get(row.id) ?? [])) };
  },
});
