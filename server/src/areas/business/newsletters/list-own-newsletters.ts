import { NewsletterConsent } from '@parley/contract/resources/newsletter';
import { z } from 'zod';
import { login } from '#platform/http/access/access.ts';
import { listConsents } from './consents.queries.ts';
import { exampleConsent, operation } from './newsletters.operation.ts';

/** Lists the senders of newsletters to the signed-in person, and whether they agreed. */
export const listOwnNewsletters = operation({
  method: 'GET',
  path: '/api/auth/me/newsletters',
  id: 'listOwnNewsletters',
  summary: 'List own newsletters',
  description: 'Resellers of the accounts that the person belongs to. Nobody is subscribed who did not agree.',
  access: login(),
  answer: { status: 200, schema: z.object({ data: z.array(NewsletterConsent) }) },
  example: { answer: { data: [exampleConsent] } },
  run: ({ db, principal }) => db.platform.inPlatform(async (tx) => ({ data: await listConsents(tx, principal.id) })),
});
