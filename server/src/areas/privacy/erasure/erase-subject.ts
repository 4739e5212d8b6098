import { DeletionCertificate } from '@parley/contract/resources/erasure';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { carryOut } from './carry-out.ts';
import { exampleCertificate } from './erasure.examples.ts';
import { operation } from './erasure.operation.ts';
import { recordErasure } from './record-erasure.ts';

/** Erases everything about a person, by phone number. */
export const eraseSubject = operation({
  method: 'DELETE',
  path: '/api/calls/erase/by-subject',
  id: 'eraseCallsBySubject',
  summary: 'Erase all data of a person',
  description:
    'Deletes calls, chats, transcripts, recordings, tool logs, messages and everything else about the person of this number, as caller or callee, and answers with the deletion certificate. Objects under a legal hold remain until it ends. A repeated request with nothing left answers with the last certificate.',
  access: apiKey('privacy:erase'),
  audit: 'subject.erase',
  transaction: 'none',
  query: z.strictObject({
    phone_number: z
      .string({ error: 'expected the phone number of the person' })
      .max(200)
      .meta({ description: 'Number of the person, in any spelling', examples: ['+46701234567'] }),
  }),
  answer: {
    status: 200,
    schema: DeletionCertificate,
    otherStatus: { 202: 'Not complete yet: `state` and `open` say why; it goes on by itself' },
  },
  refusals: ['live_call'],
  example: { query: { phone_number: '+46701234567' }, answer: exampleCertificate },
  async run({ tenantId, query, actor, request, now, deps, audit, headers }) {
    // The audit row is written with the request, so that no crash separates them.
    audit.nothingChanged();
    const { phone_number: phoneNumber } = query;
    const erasure = await recordErasure(deps, { tenantId, phoneNumber, actor, requestId: request.id, now });
    return carryOut({ deps, erasure, headers });
  },
});
