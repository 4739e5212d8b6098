import { EmailAddress } from '@parley/contract/email-address';
import { TenantId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { EmailStatus, EmailSummary } from '@parley/contract/resources/mail';
import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { exampleEmail } from './mail.examples.ts';
import { operation } from './mail.operation.ts';
import { listEmailPage } from './mail.queries.ts';

/** Lists the installation's emails, newest first, without bodies. */
export const listEmails = operation({
  method: 'GET',
  path: '/api/admin/mail',
  id: 'listEmails',
  summary: 'List emails',
  description:
    'Emails that wait, went out, failed or, where no mail server is configured, are kept. Kept ones are deleted after 7 days, others after 30.',
  access: admin(),
  query: z.strictObject({
    ...pageQuery,
    status: EmailStatus.optional(),
    tenant_id: TenantId.optional(),
    to: EmailAddress.optional().meta({ description: 'The whole address' }),
  }),
  answer: { status: 200, schema: pageOf(EmailSummary) },
  example: { query: { status: 'kept' }, answer: { data: [exampleEmail], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listEmailPage(tx, query),
});
